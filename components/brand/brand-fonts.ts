import type { FontChoice, Typography } from "@/lib/typography/typography.schema";
import { fileUrl } from "./file-url";

/** CSS font-family lists in a brand's own faces. */
export interface BrandFonts {
  heading: string;
  body: string;
  mono: string;
  /** The `@font-face` rules behind them; holds no character that HTML would escape. */
  css: string;
}

/**
 * A brand's faces, loaded from its package. Families get names of their own, so that a brand set in the application's
 * typeface can't change the application.
 */
export function brandFonts(jobId: string, typography: Typography): BrandFonts {
  const { heading, body, mono, scriptFallbacks } = typography;
  const fonts = [heading, body, mono, ...scriptFallbacks];
  const family = (font: FontChoice) => `brand-${font.slug}`;
  const list = (font: FontChoice) =>
    [
      family(font),
      ...scriptFallbacks.map(family),
      font.category === "monospace" ? "monospace" : font.category,
    ].join(", ");
  const rules = fonts.flatMap((font) =>
    font.faces.map(
      ({ weight, path }) =>
        `@font-face{font-family:${family(font)};font-weight:${weight};font-display:swap;src:url(${fileUrl(jobId, path)})}`,
    ),
  );
  return { heading: list(heading), body: list(body), mono: list(mono), css: [...new Set(rules)].join("\n") };
}
