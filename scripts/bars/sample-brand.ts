import { fontLibrary } from "@/lib/fonts/installed/font-library";
import type { Logo } from "@/lib/logo/logo.schema";
import { makeLogo } from "@/lib/logo/make-logo";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { makePalette } from "@/lib/palette/make-palette";
import type { Palette } from "@/lib/palette/palette.schema";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { makeTypography } from "@/lib/typography/make-typography";
import type { SampleIdea } from "./ideas";

export interface SampleBrand {
  brief: DesignBrief;
  strategy: Strategy;
  palette: Palette;
  logo: Logo;
  /** Milliseconds of processor time that the logo took: what it takes on one core that has nothing else to do. */
  logoMs: number;
}

/** The brief of an idea, as a person would hand it in. */
export function briefOf({ idea, audience, style, features }: SampleIdea): DesignBrief {
  return {
    businessIdea: idea,
    targetAudience: audience,
    style,
    techStack: "react",
    features: [...(features ?? [])],
  };
}

/** The brand of an idea up to its logo, by the engine's functions alone. */
export async function makeSampleBrand(
  sample: SampleIdea,
  seed: number,
  brief: DesignBrief = briefOf(sample),
): Promise<SampleBrand> {
  const { style } = brief;
  const strategy = makeStrategy({ brief, seed });
  const palette = makePalette({ strategy, style, seed });
  const typography = makeTypography({ strategy, style, seed });
  const before = process.cpuUsage();
  const logo = await makeLogo({ brief, strategy, palette, typography, fonts: fontLibrary(), seed });
  const { user, system } = process.cpuUsage(before);
  return { brief, strategy, palette, logo, logoMs: (user + system) / 1000 };
}
