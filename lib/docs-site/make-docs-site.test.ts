import { runInNewContext } from "node:vm";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { kitCatalog } from "@/lib/kit/catalog";
import { documentedKit } from "@/lib/kit/documented-kit";
import { inOneColor } from "@/lib/logo/export/join-touching";
import type { Logo } from "@/lib/logo/logo.schema";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { kitTemplates } from "@/lib/render/kit-templates";
import { brandCss } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import { colorContexts, themeOf } from "@/lib/verify/color-contexts";
import { contrastRatio } from "@/lib/verify/contrast-ratio";
import type { DocsInput } from "./docs-input";
import { makeDocsSite } from "./make-docs-site";
import { tokenRows } from "./token-rows";

const HOSTILE = `<img src=x onerror="alert(1)"> & '*/`;
const latin = await inputOf({});
const site = pagesOf(latin);

describe("makeDocsSite", () => {
  it("has a page for every part of the brand and every component, each with its Markdown", () => {
    const pages = [...site.keys()].filter((path) => /^docs\/[^/]+\.html$/.test(path));
    expect(pages).toEqual([
      ...["index", "logo", "color", "typography", "layout"].map((name) => `docs/${name}.html`),
      ...["start-react", "start-vue", "start-html"].map((name) => `docs/${name}.html`),
      ...["tokens", "components", "downloads", "changelog"].map((name) => `docs/${name}.html`),
      ...kitCatalog.map(({ id }) => `docs/component-${id}.html`),
    ]);
    const llms = site.get("docs/llms.txt")!;
    for (const page of pages) {
      const twin = page.replace(/\.html$/, ".md");
      expect(site.get(twin), twin).toMatch(/^# \S/);
      expect(site.get(twin)!.replace(/```[\s\S]*?```/g, ""), twin).not.toMatch(
        /<(?:div|section|button|table)\b/,
      );
      expect(llms).toContain(`(${twin.slice("docs/".length)})`);
    }
  });

  it.each(["react", "vue", "html"] as const)(
    "shows every story live and in each stack, %s first",
    (techStack) => {
      const pages = pagesOf({ ...latin, brief: { ...latin.brief, techStack } });
      const names = { react: "React", vue: "Vue", html: "HTML" };
      for (const { id, stories } of kitCatalog) {
        const html = pages.get(`docs/component-${id}.html`)!;
        const preview = pages.get(`docs/preview/${id}.html`)!;
        for (const story of stories) {
          expect(html).toContain(`data-preview="preview/${id}.html?story=${story.id}"`);
          expect(preview).toContain(`data-story="${story.id}"`);
          const [, first] =
            new RegExp(`id="code-${story.id}-([a-z]+)"[^>]*aria-selected="true"`).exec(html) ?? [];
          expect(first).toBe(techStack);
          for (const [stack, name] of Object.entries(names))
            expect(html).toMatch(new RegExp(`id="code-${story.id}-${stack}-panel"[\\s\\S]*?<span>${name}: `));
        }
      }
    },
  );

  it("finds components, sections and tokens by its index", () => {
    const { searchIndex } = runScript(site.get("docs/assets/search-index.js")!);
    const titles = searchIndex.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Button", "Modal", "--color-text-muted", "Downloads"]));
    for (const { file } of searchIndex) expect(site.has(`docs/${file.split("#")[0]}`), file).toBe(true);
  });

  it.each([undefined, "#ffd400", "#ffffff", "#000000", "#808080"])(
    "wears the brand's color in its header and its banner, readable in every theme (%s)",
    async (seedColor) => {
      const input = await inputOf({}, seedColor);
      const pages = pagesOf(input);
      const css = pages.get("docs/assets/site.css")!;
      for (const [path, html] of pages)
        if (/^docs\/[^/]+\.html$/.test(path))
          expect(html, path).toMatch(
            /<header class="bar"><a [^>]*><svg class="mark" [^>]*fill="currentColor"/,
          );
      expect(pages.get("docs/index.html")).toMatch(
        /<div class="hero">.*<svg class="hero-mark" [^>]*fill="currentColor"/,
      );
      for (const context of colorContexts(input.tokensCss)) {
        const { roles } = themeOf(input.palette, context);
        for (const selector of [".bar", ".hero"]) {
          const said = declarationsOf(css, selector);
          const shown = (property: string) =>
            context.values.get(/^var\((--[\w-]+)\)$/.exec(said.get(property) ?? "")?.[1] ?? "") ?? "nothing";
          const where = `${selector}, ${context.name}`;
          expect(shown("background"), where).toBe(roles.primary.hex);
          expect(contrastRatio(shown("color"), shown("background")), where).toBeGreaterThanOrEqual(
            context.more ? 7 : 4.5,
          );
          // The tagline is large text; on a narrow page it runs over the faint mark.
          const faint = Number(declarationsOf(css, ".hero-mark").get("opacity"));
          const marked = mixed(shown("color"), shown("background"), faint);
          expect(contrastRatio(shown("color"), marked), where).toBeGreaterThanOrEqual(3);
        }
      }
      // What stands in them takes their color: it was measured against their ground.
      for (const inside of [".bar-brand", ".theme", ".hero-tagline"])
        expect(declarationsOf(css, inside).get("color"), inside).toBe("inherit");
      expect(declarationsOf(css, ".bar :focus-visible").get("outline-color")).toBe("currentColor");
    },
  );

  it("links only to its own files, to files of the package, and to places that are there", () => {
    const known = new Set([...site.keys(), ...latin.paths]);
    for (const [path, html] of site) {
      if (!path.endsWith(".html")) continue;
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      // Stories lead to places that are not there: they stand alone.
      const page = path.includes("/preview/") ? html.slice(0, html.indexOf("<body")) : html;
      for (const [, address = ""] of page.matchAll(/\s(?:href|src|data-preview)="([^"]*)"/g)) {
        if (address.startsWith("#")) expect(ids, `${path} ${address}`).toContain(address.slice(1));
        else expect(known, path).toContain(new URL(address, `file:///${path}`).pathname.slice(1));
      }
    }
  });

  it("opens from disk: no modules, no requests, no handlers in the markup, no host", () => {
    for (const [path, text] of site) {
      expect(text, path).not.toMatch(/type="module"|\s(?:src|href|action)="https?:\/\/(?!ethereum\.org\/)/);
      if (path.endsWith(".html")) expect(text, path).not.toMatch(/<[^>]*\son[a-z]+\s*=\s*["']/i);
    }
    for (const name of ["site", "theme", "preview"])
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
    expect(page).toContain('data-toggle="contrast"');
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

/** What the rules of exactly this selector say, the last word last. */
function declarationsOf(css: string, selector: string): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    if (rule.selector !== selector || rule.parent?.type === "atrule") return;
    rule.walkDecls(({ prop, value }) => void found.set(prop, value));
  });
  return found;
}

/** What a screen shows where a color with this opacity lies on another. */
function mixed(above: string, below: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [upper, lower] = [above, below].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(upper! * opacity + lower! * (1 - opacity));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

function runScript(source: string): { searchIndex: { title: string; file: string }[] } {
  const window = {} as { searchIndex: { title: string; file: string }[] };
  runInNewContext(source, { window });
  return window;
}

async function inputOf(
  changes: Parameters<typeof sampleStrategy>[0],
  seedColor?: string,
): Promise<DocsInput> {
  const strategy = sampleStrategy(changes);
  const brief: DesignBrief = {
    businessIdea: "Bread on your step before seven",
    targetAudience: "Families in the city",
    style: "modern",
    techStack: "react",
    features: [],
  };
  const seed = 7;
  const palette = makePalette({ strategy, style: brief.style, seedColor, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  const named = { ...strategy, name: "Brewly" };
  const logo = (await makeLogo({
    brief,
    strategy: named,
    palette,
    typography,
    fonts: fontLibrary(),
    seed,
  })) as Logo;
  const tokens = makeTokens({ strategy, palette, typography });
  const variations = ["combination", "stacked", "wordmark", "icon"];
  const versions = ["color", "reversed", "black", "white"];
  return {
    brief,
    strategy,
    palette,
    typography,
    logo,
    plainMark: inOneColor(logo.variations.icon),
    tokens: tokens.document,
    tokensCss: brandCss(tokens),
    ...documentedKit(kitTemplates()),
    kitCss: ".kit-button { color: red; }",
    kitScript: "window.kit = {};",
    frameCss: ".kit-tab { color: inherit; }",
    paths: [
      ...variations.flatMap((variation) =>
        versions.map((version) => `logos/${variation}/brewly-${variation}-${version}.svg`),
      ),
      ...[typography.heading, typography.body, typography.mono].map(({ license }) => license),
      "logos/favicon/favicon.svg",
      "tokens/brand.css",
      "guidelines/brewly-brand-guidelines.pdf",
    ],
  };
}
