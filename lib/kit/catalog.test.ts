import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { cssVariableNames } from "@/lib/tokens/brand-css";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { makeTypography } from "@/lib/typography/make-typography";
import { kitCatalog } from "./catalog";
import { galleryPage } from "./gallery-page";
import { BRAND_MARK, kitComponentSchema } from "./kit.schema";

const strategy = sampleStrategy();
const choice = { strategy, style: "modern", seed: 1 } as const;
const tokens = makeTokens({ strategy, palette: makePalette(choice), typography: makeTypography(choice) });
const tokenNames = new Set(cssVariableNames(tokens));

const style = (name: string) => readFileSync(`lib/kit/templates/shared/styles/${name}.css`, "utf8");
const examples = kitCatalog.flatMap(({ id, examples }) =>
  examples.map((example) => ({ ...example, name: `${id}/${example.id}` })),
);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);
const repeated = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe("the catalogue", () => {
  test.each(kitCatalog)("$title is a valid specification", (component) => {
    expect(kitComponentSchema.safeParse(component).error).toBeUndefined();
  });

  test("has the twelve components, React and HTML all of them, Vue the five that it has to", () => {
    const inStack = (stack: "react" | "vue" | "html") =>
      kitCatalog.filter(({ stacks }) => stacks.includes(stack)).map(({ id }) => id);
    expect(inStack("react")).toHaveLength(12);
    expect(inStack("html")).toEqual(inStack("react"));
    expect(inStack("vue")).toEqual(["button", "input", "card", "modal", "tabs"]);
    for (const { stacks, usage } of kitCatalog) {
      expect(Object.keys(usage)).toEqual(stacks.filter((stack) => stack !== "html"));
    }
  });

  test("names custom properties that the tokens have", () => {
    const unknown = kitCatalog
      .flatMap((component) => component.tokens)
      .filter((name) => !tokenNames.has(name));
    expect(unknown).toEqual([]);
  });

  test("shows every value of every variant in an example", () => {
    for (const { id, title, parts, variants, examples } of kitCatalog) {
      const markup = examples.map(({ html }) => html).join("");
      for (const { attribute, values, default: preset } of variants) {
        expect(
          values.map(({ value }) => value),
          title,
        ).toContain(preset);
        if (attribute !== "data-variant") continue;
        const bare = new RegExp(`class="${parts[0]!.className}"(?![^>]*data-variant)`).test(markup);
        for (const { value } of values) {
          expect(
            markup.includes(`data-variant="${value}"`) || (bare && value === preset),
            `${id} ${value}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe("the examples", () => {
  test("repeat no id on one page", () => {
    expect(repeated(matches(galleryPage(), / id="([^"]*)"/g))).toEqual([]);
  });

  test.each(examples)("$name points only at what is there", ({ html }) => {
    const ids = new Set(matches(html, / id="([^"]*)"/g));
    const targets = matches(
      html,
      / (?:for|aria-controls|aria-labelledby|aria-describedby|data-kit-open)="([^"]*)"/g,
    );
    expect(targets.flatMap((list) => list.split(" ")).filter((id) => !ids.has(id))).toEqual([]);
  });

  test.each(examples)(
    "$name uses declared parts that have a style, and loads nothing but the mark",
    ({ html }) => {
      const declared = new Set(kitCatalog.flatMap(({ parts }) => parts.map(({ className }) => className)));
      const used = matches(html, / class="([^"]*)"/g).flatMap((names) => names.split(" "));
      const helpers = ["kit-grid", "kit-visually-hidden", "kit-on-light", "kit-on-dark"];
      expect(used.filter((name) => !declared.has(name) && !helpers.includes(name))).toEqual([]);
      const own = html.replaceAll(BRAND_MARK, "");
      expect(own).not.toMatch(/ (?:src|on[a-z]+|style)=|https?:/);
    },
  );

  test("every part of a component that HTML has stands in one of them", () => {
    const markup = examples.map(({ html }) => html).join("");
    const parts = kitCatalog.flatMap((component) => component.parts.map(({ className }) => className));
    // The script makes the place for messages; what a table shows while it loads or is empty comes with its rows.
    const byScript = ["kit-toasts", "kit-table-empty", "kit-skeleton", "kit-table-select", "kit-checkbox"];
    const missing = parts.filter((name) => !new RegExp(`class="[^"]*\\b${name}\\b`).test(markup));
    expect([...new Set(missing)].sort()).toEqual(byScript.sort());
  });
});

describe.each(["kit", "gallery"])("%s.css", (name) => {
  const css = style(name).replace(/\/\*[\s\S]*?\*\//g, "");

  test("takes every custom property from the tokens or from itself", () => {
    const own = new Set(matches(css, /(--[a-z-]+):/g));
    const read = matches(css, /var\((--[a-z0-9-]+)/g);
    expect(read.length).toBeGreaterThan(50);
    expect([...new Set(read)].filter((name) => !tokenNames.has(name) && !own.has(name))).toEqual([]);
  });

  test("names no color of its own, no side of the page and no address", () => {
    expect(css).not.toMatch(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\boklch\(/i);
    expect(css).not.toMatch(
      /\b(?:margin|padding|border)-(?:left|right)|[^-]\b(?:left|right):|text-align: (?:left|right)/,
    );
    expect(css).not.toMatch(/url\(|@import/);
  });
});
