import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { makeBrand } from "@/lib/pipeline/make-brand";
import { refusalText } from "@/lib/pipeline/refusal-text";
import { logos } from "@/lib/pipeline/stages/logos";
import { runStageHere } from "@/lib/render/engine-here";
import type { Strategy } from "@/lib/strategy/strategy.schema";
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

/** The brand of an idea up to its logo, by the pipeline's own graph without files. */
export async function makeSampleBrand(
  sample: SampleIdea,
  seed: number,
  brief: DesignBrief = briefOf(sample),
): Promise<SampleBrand> {
  let logoMs = 0;
  const until = ["strategy", "palette", "logos"] as const;
  const made = await makeBrand({ brief, seed, until }, async (stage, input) => {
    const before = process.cpuUsage();
    const result = await runStageHere(stage, input as never, { files: false });
    const { user, system } = process.cpuUsage(before);
    if (stage.id === logos.id) logoMs = (user + system) / 1000;
    return result;
  });
  if (made.kind !== "made") throw new Error(refusalText(made));
  const { strategy, palette, logos: logo } = made.outputs;
  return { brief, strategy, palette, logo, logoMs };
}
