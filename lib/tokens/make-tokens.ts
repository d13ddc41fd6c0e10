import type { Palette } from "@/lib/palette/palette.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import { componentTokens } from "./component-tokens";
import { motionTokens } from "./motion-tokens";
import { primitiveTokens, type TokenStrategy } from "./primitive-tokens";
import { constantTokens, themedTokens } from "./semantic-tokens";
import { documentOf, tokenOverlays } from "./token-overlays";
import type { TokenDocument } from "./tokens.schema";
import { typographyTokens } from "./typography-tokens";

/** One place in CSS: elements that a selector names, under conditions on the person's system. */
export interface CssRule {
  readonly selector: string;
  readonly media?: string;
  readonly supports?: string;
}

/** Where a context holds in CSS. */
export interface CssCondition {
  readonly rules: readonly CssRule[];
  /** Declared beside the tokens, e.g. "color-scheme: dark". */
  readonly declarations?: readonly string[];
  /** Where the base values hold again, inside or in spite of the context. */
  readonly reset?: { readonly selector: string; readonly declarations?: readonly string[] };
  /**
   * Whether what depends on the changed tokens is declared again with them. A custom property is resolved where it is
   * declared: an element that changes a token by itself needs it, `:root` does not.
   */
  readonly dependents?: boolean;
}

/** Tokens that have another value in one context of a modifier: dark theme, wide gamut, high contrast, reduced motion. */
export interface TokenOverlay {
  readonly modifier: string;
  readonly context: string;
  /** File name below tokens/. */
  readonly file: string;
  readonly description: string;
  readonly css: CssCondition;
  /** Tokens of the base document: meanings that point elsewhere, or primitives with another value. */
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
  strategy: TokenStrategy;
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
  return { document, overlays: tokenOverlays(palette) };
}
