import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { componentTokens } from "./component-tokens";
import { motionTokens, reducedMotionTokens } from "./motion-tokens";
import { primitiveTokens } from "./primitive-tokens";
import { constantTokens, themedTokens } from "./semantic-tokens";
import { nestTokens, type PlacedToken } from "./token-tree";
import { FORMAT_SCHEMA_URL, type TokenDocument } from "./tokens.schema";
import { typographyTokens } from "./typography-tokens";

/** Where a context holds in CSS: on elements that a selector names, and for people whose system says so. */
export interface CssCondition {
  readonly selector?: string;
  readonly media?: { readonly query: string; readonly selector: string };
  /** Declared beside the tokens, e.g. "color-scheme: dark". */
  readonly declarations?: readonly string[];
}

/** Tokens that point elsewhere in one context of a modifier: the dark theme, reduced motion, later high contrast. */
export interface TokenOverlay {
  readonly modifier: string;
  readonly context: string;
  /** File name below tokens/. */
  readonly file: string;
  readonly description: string;
  readonly css: CssCondition;
  /** Whole aliases of the base document only. */
  readonly document: TokenDocument;
}

export interface BrandTokens {
  /** Complete by itself: primitives of every theme, meanings as in the light theme, components. */
  readonly document: TokenDocument;
  readonly overlays: readonly TokenOverlay[];
}

/** The brand's design tokens, DTCG 2025.10, in three tiers: `primitive`, meanings, `component`. */
export function makeTokens({
  strategy,
  palette,
  typography,
}: {
  strategy: Strategy;
  palette: Palette;
  typography: Typography;
}): BrandTokens {
  const document = documentOf(
    "Design tokens: values (primitive), meanings, parts of components (component)",
    [
      ...themedTokens(palette, "light"),
      ...typographyTokens(typography),
      ...constantTokens(),
      ...motionTokens(),
      ...componentTokens(),
      ...primitiveTokens(palette, strategy),
    ],
  );
  const overlays: TokenOverlay[] = [
    {
      modifier: "theme",
      context: "dark",
      file: "theme-dark.tokens.json",
      description: "Meanings that the dark theme points at other values",
      css: {
        selector: '[data-theme="dark"]',
        media: { query: "(prefers-color-scheme: dark)", selector: ':root:not([data-theme="light"])' },
        declarations: ["color-scheme: dark"],
      },
      document: documentOf("Dark theme", themedTokens(palette, "dark")),
    },
    {
      modifier: "motion",
      context: "reduced",
      file: "motion-reduced.tokens.json",
      description: "For people who asked their system for less motion",
      css: { media: { query: "(prefers-reduced-motion: reduce)", selector: ":root, [data-theme]" } },
      document: documentOf("Reduced motion", reducedMotionTokens()),
    },
  ];
  return { document, overlays };
}

function documentOf(description: string, tokens: readonly PlacedToken[]): TokenDocument {
  return { $schema: FORMAT_SCHEMA_URL, $description: description, ...nestTokens(tokens) };
}
