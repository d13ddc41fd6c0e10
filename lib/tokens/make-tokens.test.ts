import { describe, expect, test } from "vitest";
import { STYLES, type Style } from "@/lib/model/brief.schema";
import { contrastRatio } from "@/lib/palette/contrast";
import { makePalette } from "@/lib/palette/make-palette";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { makeTypography } from "@/lib/typography/make-typography";
import { cssVariableNames } from "./brand-css";
import { checkTokens } from "./check-tokens";
import { cssVariableName } from "./css-value";
import { makeTokens } from "./make-tokens";
import { resolverSchema } from "./resolver.schema";
import { resolverDocument } from "./resolver-document";
import { sampleStrategy } from "./sample-strategy";
import { tokenFiles } from "./token-files";
import { aliasOf, flattenTokens } from "./token-tree";
import { TOKEN_TYPES, type Token, type TokenDocument } from "./tokens.schema";

function sampleTokens(changes: Partial<Strategy> = {}, style: Style = "modern", seedColor?: string) {
  const strategy = sampleStrategy(changes);
  const palette = makePalette({ strategy: { colorMood: strategy.colorMood }, style, seed: 1, seedColor });
  const typography = makeTypography({ strategy, style, seed: 1, pair: "fraunces-figtree" });
  return { palette, typography, tokens: makeTokens({ strategy, palette, typography }) };
}

const { tokens, palette, typography } = sampleTokens();
const files = new Map(tokenFiles(tokens).map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));

/** The value behind a path, in the base document or with overlays on top. */
function resolve(path: string, ...overlays: TokenDocument[]): Token["$value"] {
  const all = new Map(flattenTokens(tokens.document).map(({ path, token }) => [path, token]));
  for (const { path, token } of overlays.flatMap((overlay) => flattenTokens(overlay))) all.set(path, token);
  let value = all.get(path)!.$value;
  for (let alias = aliasOf(value); alias; alias = aliasOf(value)) value = all.get(alias)!.$value;
  return value;
}
const hexOf = (value: unknown) => (value as { hex: string }).hex;

describe("the documents", () => {
  test("are valid for every style, and the paths of the specification are leaves", () => {
    for (const style of STYLES) {
      const { document, overlays } = sampleTokens({}, style).tokens;
      expect(checkTokens(document).failures).toEqual([]);
      for (const overlay of overlays) expect(checkTokens(overlay.document, document).failures).toEqual([]);
      const paths = flattenTokens(document).map(({ path }) => path);
      expect(paths).toContain("color.brand.primary");
      expect(paths).toContain("typography.font-family.heading");
    }
  });

  test("use all thirteen types, and say of every token what it is for", () => {
    const all = flattenTokens(tokens.document).map(({ token }) => token);
    expect(new Set(all.map(({ $type }) => $type))).toEqual(new Set(TOKEN_TYPES));
    expect(all.every(({ $description }) => $description)).toBe(true);
  });

  test("keep three tiers: components point at meanings, meanings of color at values", () => {
    for (const { path, token } of flattenTokens(tokens.document)) {
      const alias = aliasOf(token.$value);
      if (path.startsWith("component.")) expect(alias).toMatch(/^(?!primitive|component)/);
      if (path.startsWith("color.")) expect(alias).toMatch(/^primitive\.color\.light\./);
      if (path.startsWith("primitive.")) expect(alias).toBeNull();
    }
  });

  test("hold the palette and the typefaces", () => {
    const dark = tokens.overlays.find(({ context }) => context === "dark")!.document;
    expect(hexOf(resolve("color.brand.primary"))).toBe(palette.light.roles.primary.hex);
    expect(hexOf(resolve("color.brand.primary", dark))).toBe(palette.dark.roles.primary.hex);
    expect(hexOf(resolve("component.card.background", dark))).toBe(palette.dark.roles.surface.hex);
    expect(resolve("typography.font-family.heading")).toEqual(
      expect.arrayContaining([typography.heading.family]),
    );
  });

  test("a pale brand color never fills the main button: its strong twin does, readable in both themes", () => {
    const pale = sampleTokens({}, "bold", "#ffffff");
    const action = flattenTokens(pale.tokens.document).find(({ path }) => path === "color.action.fill")!;
    expect(action.token.$value).toBe("{primitive.color.light.primary-strong}");
    const strong = pale.palette.light.roles["primary-strong"].hex;
    expect(contrastRatio(strong, pale.palette.light.roles.background.hex)).toBeGreaterThan(4.5);
  });

  test("a theme moves meanings only; gamut and contrast change values and keep every meaning", () => {
    const base = new Set(flattenTokens(tokens.document).map(({ path }) => path));
    for (const { document, modifier } of tokens.overlays) {
      for (const { path, token } of flattenTokens(document)) {
        expect(base).toContain(path);
        const alias = aliasOf(token.$value);
        if (["theme", "motion"].includes(modifier)) expect(base).toContain(alias);
        else expect([path, alias]).toEqual([expect.stringMatching(/^(?:primitive\.color|shape)\./), null]);
      }
    }
  });

  test("high contrast changes each color of both themes, and text on every ground is at 7:1 or more", () => {
    const overlay = (name: string) => tokens.overlays.find(({ context }) => context === name)!.document;
    const more = overlay("more");
    for (const laid of [[more], [overlay("dark"), more]]) {
      const value = (path: string) => hexOf(resolve(path, ...laid));
      for (const ground of ["page", "surface", "raised"]) {
        for (const text of ["default", "muted", "link"]) {
          const ratio = contrastRatio(value(`color.text.${text}`), value(`color.background.${ground}`));
          expect(ratio).toBeGreaterThanOrEqual(7);
        }
      }
    }
    const changed = flattenTokens(more).map(({ path }) => path);
    const colors = flattenTokens(tokens.document).filter(({ path }) => path.startsWith("primitive.color."));
    for (const { path } of colors) expect(changed).toContain(path);
  });

  test("Display P3 keeps each color's sRGB twin beside it", () => {
    const wide = tokens.overlays.find(({ context }) => context === "p3")!.document;
    const base = new Map(flattenTokens(tokens.document).map(({ path, token }) => [path, token]));
    for (const { path, token } of flattenTokens(wide)) {
      expect(token.$value).toMatchObject({
        colorSpace: "display-p3",
        hex: hexOf(base.get(path)!.$value),
      });
    }
    expect(files.get("tokens/brand.css")).toContain(
      `--primitive-color-light-accent: color(display-p3 ${palette.p3.light.roles.accent.join(" ")});`,
    );
  });

  test("the resolver names every file, and its defaults are contexts", () => {
    const resolver = resolverDocument(tokens);
    expect(resolverSchema.safeParse(resolver).error?.issues).toBeUndefined();
    for (const { contexts, default: base } of Object.values(resolver.modifiers)) {
      expect(Object.keys(contexts)).toContain(base);
      expect(Object.keys(contexts).length).toBeGreaterThanOrEqual(2);
      for (const source of Object.values(contexts).flat()) {
        expect(files.has(`tokens/${(source as { $ref: string }).$ref}`)).toBe(true);
      }
    }
    expect(resolver).toMatchInlineSnapshot(`
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
        "description": "One set of design tokens; a modifier lets meanings point at other values.",
        "modifiers": {
          "contrast": {
            "$extensions": {
              "app.marque": {
                "css": {
                  "more": {
                    "reset": {
                      "selector": "[data-contrast="standard"]",
                    },
                    "rules": [
                      {
                        "selector": "[data-contrast="more"]",
                      },
                      {
                        "media": "(prefers-contrast: more)",
                        "selector": ":root:not([data-contrast="standard"])",
                      },
                    ],
                  },
                },
              },
            },
            "contexts": {
              "more": [
                {
                  "$ref": "contrast-more.tokens.json",
                },
              ],
              "standard": [],
            },
            "default": "standard",
            "description": "How much contrast the person asks for",
          },
          "gamut": {
            "$extensions": {
              "app.marque": {
                "css": {
                  "p3": {
                    "rules": [
                      {
                        "media": "(color-gamut: p3)",
                        "selector": ":root, [data-contrast="standard"]",
                        "supports": "(color: color(display-p3 1 1 1))",
                      },
                    ],
                  },
                },
              },
            },
            "contexts": {
              "p3": [
                {
                  "$ref": "gamut-p3.tokens.json",
                },
              ],
              "srgb": [],
            },
            "default": "srgb",
            "description": "Colors that the screen can show",
          },
          "motion": {
            "$extensions": {
              "app.marque": {
                "css": {
                  "reduced": {
                    "rules": [
                      {
                        "media": "(prefers-reduced-motion: reduce)",
                        "selector": ":root",
                      },
                    ],
                  },
                },
              },
            },
            "contexts": {
              "full": [],
              "reduced": [
                {
                  "$ref": "motion-reduced.tokens.json",
                },
              ],
            },
            "default": "full",
            "description": "How much may move",
          },
          "theme": {
            "$extensions": {
              "app.marque": {
                "css": {
                  "dark": {
                    "declarations": [
                      "color-scheme: dark",
                    ],
                    "dependents": true,
                    "reset": {
                      "declarations": [
                        "color-scheme: light",
                      ],
                      "selector": "[data-theme="light"]",
                    },
                    "rules": [
                      {
                        "selector": "[data-theme="dark"]",
                      },
                      {
                        "media": "(prefers-color-scheme: dark)",
                        "selector": ":root:not([data-theme="light"])",
                      },
                    ],
                  },
                },
              },
            },
            "contexts": {
              "dark": [
                {
                  "$ref": "theme-dark.tokens.json",
                },
              ],
              "light": [],
            },
            "default": "light",
            "description": "Light or dark surroundings",
          },
        },
        "name": "Brand",
        "resolutionOrder": [
          {
            "$ref": "#/sets/brand",
          },
          {
            "$ref": "#/modifiers/theme",
          },
          {
            "$ref": "#/modifiers/gamut",
          },
          {
            "$ref": "#/modifiers/contrast",
          },
          {
            "$ref": "#/modifiers/motion",
          },
        ],
        "sets": {
          "brand": {
            "description": "Everything, as in the light theme with standard contrast",
            "sources": [
              {
                "$ref": "brand.tokens.json",
              },
            ],
          },
        },
        "version": "2025.10",
      }
    `);
  });
});

describe("brand.css", () => {
  const css = files.get("tokens/brand.css")!;

  test("declares what it refers to, once per block, and prints every value whole", () => {
    const blocks = css
      .split("}")
      .map((part) => [...part.matchAll(/^\s+(--[a-z0-9-]+):/gm)].map(([, name]) => name!));
    expect(blocks[0]).toEqual(cssVariableNames(tokens));
    for (const names of blocks) expect(new Set(names).size).toBe(names.length);
    for (const [, name] of css.matchAll(/var\((--[a-z0-9-]+)\)/g)) expect(blocks[0]).toContain(name);
    expect(css).not.toMatch(/\[object Object\]|undefined|NaN|null/);
    expect(css).not.toMatch(/-(?:value|unit):/);
  });

  test("re-declares in the dark theme all that depends on a changed token", () => {
    const dark = /\n\[data-theme="dark"\] \{([^}]*)\}/.exec(css)![1]!;
    expect(dark).toContain("color-scheme: dark;");
    expect(dark).toContain("--color-brand-primary: var(--primitive-color-dark-primary);");
    expect(dark).toContain("--component-card-background: var(--color-background-surface);");
    expect(dark).toContain("--border-control: ");
    expect(dark).toContain("--component-input-border: var(--border-control);");
    expect(dark).not.toContain("--space-md");
  });

  test("the system's dark setting gives the same declarations as the attribute", () => {
    const lines = (text: string) => text.split("\n").map((line) => line.trim());
    const attribute = /\n\[data-theme="dark"\] \{([^}]*)\}/.exec(css)![1]!;
    const system =
      /prefers-color-scheme: dark\) \{\n {2}:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/.exec(css)![1]!;
    expect(lines(system)).toEqual(lines(attribute));
  });

  test("high contrast and Display P3 change primitives, where every meaning finds them", () => {
    const blocks = (start: string) => css.slice(css.indexOf(start)).split("}")[0]!;
    const more = blocks('\n[data-contrast="more"] {');
    expect(more).toContain(`--primitive-color-dark-text: ${palette.highContrast.dark.roles.text.hex};`);
    expect(more).toContain("--shape-stroke-width-thick: 3px;");
    expect(more).not.toContain("--color-");
    expect(blocks('\n[data-contrast="standard"] {')).toContain(
      `--primitive-color-dark-text: ${palette.dark.roles.text.hex};`,
    );
    expect(css).toMatch(
      /@media \(prefers-contrast: more\) \{\n {2}:root:not\(\[data-contrast="standard"\]\) \{\n {4}--primitive-color-light-primary: /,
    );
    expect(css.indexOf("(color-gamut: p3)")).toBeLessThan(css.indexOf('\n[data-contrast="more"]'));
    expect(css.indexOf("(color-gamut: p3)")).toBeGreaterThan(css.indexOf('\n[data-contrast="standard"]'));
  });

  test("reduced motion takes the time out of every transition", () => {
    const reduced = css.slice(css.indexOf("prefers-reduced-motion"));
    expect(reduced).toContain("--motion-duration-enter: var(--primitive-duration-instant);");
  });

  test("prints each type in its own way", () => {
    const line = (path: string) =>
      css
        .split("\n")
        .find((text) => text.startsWith(`  ${cssVariableName(path)}:`))!
        .trim();
    expect(
      [
        "color.brand.primary",
        "primitive.color.light.primary",
        "primitive.color.light.divider",
        "typography.font-family.heading",
        "typography.font-size.h1",
        "typography.letter-spacing.h1",
        "typography.style.h1",
        "space.md",
        "primitive.size.6",
        "shape.stroke-style.dashed",
        "border.control",
        "primitive.shadow.light.low",
        "motion.transition.hover",
        "primitive.duration.fast",
        "primitive.easing.standard",
        "gradient.brand",
        "opacity.disabled",
      ].map(line),
    ).toMatchInlineSnapshot(`
      [
        "--color-brand-primary: var(--primitive-color-light-primary);",
        "--primitive-color-light-primary: #3162d8;",
        "--primitive-color-light-divider: rgba(132, 134, 139, 0.35);",
        "--typography-font-family-heading: "Fraunces", ui-serif, "Georgia", serif;",
        "--typography-font-size-h1: clamp(2.0736rem, 1.7033rem + 1.6457vw, 3.0199rem);",
        "--typography-letter-spacing-h1: -0.012em;",
        "--typography-style-h1: var(--typography-font-weight-h1) var(--typography-font-size-h1)/var(--typography-line-height-h1) var(--typography-font-family-heading);",
        "--space-md: var(--primitive-size-6);",
        "--primitive-size-6: 1.5rem;",
        "--shape-stroke-style-dashed: dashed;",
        "--border-control: var(--shape-stroke-width-hairline) var(--shape-stroke-style-solid) var(--color-border-control);",
        "--primitive-shadow-light-low: 0px 1px 2px 0px rgba(33, 35, 39, 0.07), 0px 1px 3px 0px rgba(33, 35, 39, 0.05);",
        "--motion-transition-hover: var(--motion-duration-hover) var(--motion-easing-standard) var(--motion-delay-none);",
        "--primitive-duration-fast: 150ms;",
        "--primitive-easing-standard: cubic-bezier(0.2, 0, 0, 1);",
        "--gradient-brand: var(--color-brand-primary-strong) 0%, var(--color-brand-primary) 100%;",
        "--opacity-disabled: 0.5;",
      ]
    `);
  });
});

test("the Sass file holds the same names with resolved values, and its maps stay balanced", () => {
  const scss = files.get("tokens/_brand.scss")!;
  const names = [...scss.matchAll(/^\$([a-z0-9-]+):/gm)].map(([, name]) => `--${name}`);
  expect(names).toEqual([
    ...cssVariableNames(tokens),
    ...["--dark", "--high-contrast-light", "--high-contrast-dark", "--p3-light", "--p3-dark", "--reduced"],
  ]);
  expect(scss).not.toMatch(/var\(|\[object Object\]|undefined|NaN/);
  expect(scss).toContain(`$color-brand-primary: ${palette.light.roles.primary.hex};`);
  expect(scss).toContain(`"color-brand-primary": ${palette.dark.roles.primary.hex},`);
  const map = (name: string) => scss.slice(scss.indexOf(`$${name}: (`)).split("\n);")[0]!;
  const { light, dark } = palette.highContrast;
  expect(map("high-contrast-light")).toContain(`"color-text-muted": ${light.roles["text-muted"].hex},`);
  expect(map("high-contrast-dark")).toContain(`"color-text-muted": ${dark.roles["text-muted"].hex},`);
  expect(scss.split("(").length).toBe(scss.split(")").length);
});

test("no text that a person typed reaches a token file, and the bytes depend on the input only", () => {
  const hostile = sampleTokens({ name: "</style><script>", tagline: "*/ }", keywords: ["{color}"] });
  for (const { path, bytes } of tokenFiles(hostile.tokens)) {
    expect(new TextDecoder().decode(bytes)).not.toContain("<script>");
    expect(new TextDecoder().decode(bytes)).toBe(files.get(path));
  }
});
