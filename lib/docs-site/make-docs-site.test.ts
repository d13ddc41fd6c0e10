import { describe, expect, it } from "vitest";
import { kitCatalog } from "@/lib/kit/catalog";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { fontLibrary } from "@/lib/render/font-library";
import { brandCss } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import type { DocsInput } from "./docs-input";
import { makeDocsSite } from "./make-docs-site";
import { tokenRows } from "./token-rows";

const HOSTILE = `<img src=x onerror="alert(1)"> & '*/`;
const latin = await inputOf({});
const site = pagesOf(latin);

describe("makeDocsSite", () => {
  it("has a page for every part of the brand and every component", () => {
    expect([...site.keys()].filter((path) => path.endsWith(".html"))).toEqual([
      ...["index", "logo", "color", "typography", "tokens"].map((name) => `docs/${name}.html`),
      ...kitCatalog.map(({ id }) => `docs/component-${id}.html`),
    ]);
  });

  it("links only to its own files, to files of the package, and to places that are there", () => {
    const known = new Set([...site.keys(), ...latin.paths]);
    for (const [path, html] of site) {
      if (!path.endsWith(".html")) continue;
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      const page = html.replace(/<div class="stage"[\s\S]*?<details>/g, "");
      for (const [, address = ""] of page.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
        if (address.startsWith("#")) expect(ids, `${path} ${address}`).toContain(address.slice(1));
        else expect(known, path).toContain(new URL(address, `file:///${path}`).pathname.slice(1));
      }
    }
  });

  it("opens from disk: no modules, no requests, no handlers in the markup, no host", () => {
    for (const [path, text] of site) {
      expect(text, path).not.toMatch(/type="module"|https?:\/\/(?!www\.w3\.org)/);
      if (path.endsWith(".html")) expect(text, path).not.toMatch(/<[^>]*\son[a-z]+\s*=\s*["']/i);
    }
    for (const name of ["site", "theme"])
      expect(site.get(`docs/assets/${name}.js`)).not.toMatch(/\bfetch\(|XMLHttp/);
  });

  it("shows hostile text as text", async () => {
    const hostile = pagesOf(
      await inputOf({ name: HOSTILE, tagline: HOSTILE, oneLiner: HOSTILE, mission: HOSTILE }),
    );
    for (const [path, text] of hostile) {
      expect(text, path).not.toContain(HOSTILE);
      expect(text, path).not.toContain("<img src=x");
    }
    expect(hostile.get("docs/index.html")).toContain(
      "&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#x27;*/",
    );
  });

  it("runs from right to left for an Arabic brand, and marks its language", async () => {
    const arabic = pagesOf(
      await inputOf({ name: "خبز الصباح", language: "ar", direction: "rtl", scripts: ["Arab"] }),
    );
    const page = arabic.get("docs/index.html")!;
    expect(page).toContain('<html lang="en" dir="rtl">');
    expect(page).toContain('<bdi lang="ar" dir="auto">خبز الصباح</bdi>');
    expect(arabic.get("docs/assets/fonts.css")).toContain("Noto Sans Arabic");
  });

  it("shows both themes in high contrast with their values, and Display P3 beside sRGB", () => {
    const page = site.get("docs/color.html")!;
    const { highContrast, p3 } = latin.palette;
    for (const theme of ["light", "dark"] as const) {
      expect(page).toContain(`data-theme="${theme}" data-contrast="more"`);
      expect(page).toContain(`data-copy="${highContrast[theme].roles["text-muted"].hex}"`);
      const [r, g, b] = p3[theme].roles.accent.map((channel) => channel.toFixed(3));
      expect(page).toContain(`data-copy="color(display-p3 ${r} ${g} ${b})"`);
    }
    expect(page).toContain("data-contrast-toggle");
    expect(site.get("docs/tokens.html")).toContain("prefers-contrast: more");
  });

  it("gives the same bytes twice", () => {
    expect(pagesOf(latin)).toEqual(site);
  });
});

describe("tokenRows", () => {
  it("lists every token with the value that the style sheet has, aliases followed", () => {
    const rows = tokenRows(latin.tokens, latin.tokensCss);
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.find(({ path }) => path === "color.brand.primary")).toMatchObject({
      cssName: "--color-brand-primary",
      cssValue: "var(--primitive-color-light-primary)",
      resolved: latin.palette.light.roles.primary.hex,
    });
    expect(rows.filter(({ resolved }) => resolved.includes("var("))).toEqual([]);
  });
});

function pagesOf(input: DocsInput): Map<string, string> {
  return new Map(makeDocsSite(input).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
}

async function inputOf(changes: Parameters<typeof sampleStrategy>[0]): Promise<DocsInput> {
  const strategy = sampleStrategy(changes);
  const brief: DesignBrief = {
    businessIdea: "Bread on your step before seven",
    targetAudience: "Families in the city",
    style: "modern",
    techStack: "react",
    features: [],
  };
  const seed = 7;
  const palette = makePalette({ strategy, style: brief.style, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  const named = { ...strategy, name: "Brewly" };
  const logo = await makeLogo({ brief, strategy: named, palette, typography, fonts: fontLibrary(), seed });
  const tokens = makeTokens({ strategy, palette, typography });
  const variations = ["combination", "stacked", "wordmark", "icon"];
  const versions = ["color", "reversed", "black", "white"];
  return {
    brief,
    strategy,
    palette,
    typography,
    logo,
    tokens: tokens.document,
    tokensCss: brandCss(tokens),
    catalog: kitCatalog,
    kitCss: ".kit-button { color: red; }",
    kitScript: "window.kit = {};",
    paths: [
      ...variations.flatMap((variation) => versions.map((version) => `logos/${variation}/${version}.svg`)),
      ...[typography.heading, typography.body, typography.mono].map(({ license }) => license),
      "logos/favicon/favicon.svg",
      "tokens/brand.css",
      "guidelines/brewly-brand-guidelines.pdf",
    ],
  };
}
