import type { Drawing, FillRole } from "@/lib/logo/logo.schema";

/** What a list shows of a brand that has a version to see. Colors are hex. */
export interface BrandFace {
  icon: Drawing;
  combination: Drawing;
  /** Fills of the drawing in color, on `background`. */
  color: Record<FillRole, string>;
  background: string;
  /** Fills of the one-color drawings for the brand's primary. */
  white: Record<FillRole, string>;
  black: Record<FillRole, string>;
  primary: string;
  /** Color of text on the primary. */
  onPrimary: string;
  /** Primary, secondary, accent, primary-soft, text. */
  colors: string[];
  language: string;
}
