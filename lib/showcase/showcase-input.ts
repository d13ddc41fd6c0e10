import type { Logo } from "@/lib/logo/logo.schema";
import type { Verification } from "@/lib/model/verification.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";

/** What a brand's showcase is made of: the results of a complete version and the list of its files. */
export interface ShowcaseInput {
  readonly strategy: Strategy;
  readonly palette: Palette;
  readonly typography: Typography;
  readonly logo: Logo;
  readonly verification: Verification;
  /** Of the package, sorted by path. */
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  readonly packageBytes: number | null;
}

/** What decides how a landing looks and what it says, without the package that it shows. */
export type LandingDress = Pick<ShowcaseInput, "strategy" | "palette" | "typography" | "logo">;
