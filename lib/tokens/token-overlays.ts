import type { Palette } from "@/lib/palette/palette.schema";
import type { TokenOverlay } from "./make-tokens";
import { reducedMotionTokens } from "./motion-tokens";
import { highContrastColors, place, px, wideColors } from "./primitive-tokens";
import { themedTokens } from "./semantic-tokens";
import { nestTokens, type PlacedToken } from "./token-tree";
import { FORMAT_SCHEMA_URL, type TokenDocument } from "./tokens.schema";

/**
 * What each context lays over the base document, in the order in which they are applied. The theme moves meanings to
 * other primitives; gamut and contrast change the primitives themselves, so that each works in both themes. High
 * contrast comes after the gamut: its ratios are measured in sRGB.
 */
export function tokenOverlays(palette: Palette): TokenOverlay[] {
  return [
    {
      modifier: "theme",
      context: "dark",
      file: "theme-dark.tokens.json",
      description: "Meanings that the dark theme points at other values",
      css: {
        rules: [
          { selector: '[data-theme="dark"]' },
          { selector: ':root:not([data-theme="light"])', media: "(prefers-color-scheme: dark)" },
        ],
        declarations: ["color-scheme: dark"],
        reset: { selector: '[data-theme="light"]', declarations: ["color-scheme: light"] },
        dependents: true,
      },
      document: documentOf("Dark theme", themedTokens(palette, "dark")),
    },
    {
      modifier: "gamut",
      context: "p3",
      file: "gamut-p3.tokens.json",
      description: "Same hues with more chroma, for screens that show Display P3",
      css: {
        rules: [
          {
            selector: ':root, [data-contrast="standard"]',
            media: "(color-gamut: p3)",
            supports: "(color: color(display-p3 1 1 1))",
          },
        ],
      },
      document: documentOf("Display P3", wideColors(palette)),
    },
    {
      modifier: "contrast",
      context: "more",
      file: "contrast-more.tokens.json",
      description: "Text at 7:1 or more, outlines, shapes and focus at 4.5:1, in both themes",
      css: {
        rules: [
          { selector: '[data-contrast="more"]' },
          { selector: ':root:not([data-contrast="standard"])', media: "(prefers-contrast: more)" },
        ],
        reset: { selector: '[data-contrast="standard"]' },
      },
      document: documentOf("High contrast", [
        ...highContrastColors(palette),
        place("shape.stroke-width.thick", "dimension", px(3), "Focus ring, selected tab: heavier"),
      ]),
    },
    {
      modifier: "motion",
      context: "reduced",
      file: "motion-reduced.tokens.json",
      description: "For people who asked their system for less motion",
      css: { rules: [{ selector: ":root", media: "(prefers-reduced-motion: reduce)" }] },
      document: documentOf("Reduced motion", reducedMotionTokens()),
    },
  ];
}

export function documentOf(description: string, tokens: readonly PlacedToken[]): TokenDocument {
  return { $schema: FORMAT_SCHEMA_URL, $description: description, ...nestTokens(tokens) };
}
