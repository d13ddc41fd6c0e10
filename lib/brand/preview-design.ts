import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { type BrandRequest, makeBrand, type RunStage } from "@/lib/pipeline/make-brand";
import type { InputOf, Refusal } from "@/lib/pipeline/stage";
import { logos } from "@/lib/pipeline/stages/logos";
import { strategy as strategyStage } from "@/lib/pipeline/stages/strategy";
import { renderMemo } from "@/lib/render/render-memo";
import { previewStage } from "@/lib/render/render-stage";
import type { RenderOutput } from "@/lib/render/tasks";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import type { BaseVersion } from "./find-base";
import { isSameIdea } from "./is-same-idea";
import { offeredPalettes } from "./offered-palettes";
import { readArtifacts } from "./read-artifacts";
import { reviseStrategy } from "./revise-strategy";

/** The parts of a brand that people choose among, as a brief would have them. No files. */
export interface Design {
  kind: "design";
  strategy: Strategy;
  /** Every alternative, by its index. */
  palettes: Palette[];
  pairs: RenderOutput<"pairs">;
  typography: Typography;
  /** Of the lockups only the icon and the wordmark are the chosen mark's. */
  logo: Logo;
}

/** Letters that a person may type into the words, so that they are seen in the faces that are offered. */
const SPECIMEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’'“”&–-()";

/**
 * What a version with this brief would look like, or why there is none: the pipeline's own graph without its files. What
 * the base version has of it is taken from there.
 */
export async function previewDesign(base: BaseVersion, brief: DesignBrief): Promise<Design | Refusal> {
  const { seed } = base;
  const known = base.isComplete ? await readKnown(base) : undefined;
  const run = previewing(known, brief, seed);

  const written = await makeBrand({ brief, seed, known, until: ["strategy"] }, run);
  if (written.kind !== "made") return written;
  const { strategy } = written.outputs;
  const offered = offeredPalettes({ brief, strategy, seed });
  const [palettes, pairs, drawn] = await Promise.all([
    offered,
    renderMemo("pairs", {
      strategy,
      style: brief.style,
      seed: seedOfPart(brief, "typography", seed),
      text: `${strategy.name} ${strategy.tagline} ${strategy.oneLiner} ${SPECIMEN}`,
    }),
    // The colors of a mark do not change its form; one palette for all makes one drawing do for all.
    Promise.resolve(known?.outputs.palette ?? offered.then(([first]) => first!)).then((palette) =>
      makeBrand({ brief, seed, known, given: { strategy, palette }, until: ["typography", "logos"] }, run),
    ),
  ]);
  if (drawn.kind !== "made") return drawn;
  const { typography, logos: logo } = drawn.outputs;
  return { kind: "design", strategy, palettes, pairs, typography, logo };
}

type Known = NonNullable<BrandRequest<never>["known"]>;

async function readKnown({ brandId, version, brief }: BaseVersion): Promise<Known> {
  const { strategy, palette, typography, logo } = await readArtifacts(brandId, version);
  const outputs = { strategy, palette, typography, logos: logo };
  return {
    brief,
    outputs: Object.fromEntries(Object.entries(outputs).filter(([, output]) => output !== undefined)),
  };
}

function previewing(known: Known | undefined, brief: DesignBrief, seed: number): RunStage {
  const { strategy } = known?.outputs ?? {};
  return async (stage, input) => {
    if (stage.id === strategyStage.id && known && strategy && isSameIdea(brief, known.brief)) {
      const output = await reviseStrategy({ base: { brief: known.brief, strategy }, brief, seed });
      return { kind: "made", output, files: [] };
    }
    if (stage.id === logos.id) return previewLogo(input as InputOf<typeof logos>);
    return previewStage(stage, input as never);
  };
}

/** Which of the marks is in use changes nothing about the others, so that picking one of them needs no drawing. */
async function previewLogo(input: InputOf<typeof logos>): ReturnType<typeof previewStage<typeof logos>> {
  const { choices, ...brief } = input.brief;
  const { mark, ...otherChoices } = choices ?? {};
  if (mark === undefined) return previewStage(logos, input);
  const rest = Object.keys(otherChoices).length > 0 ? { ...brief, choices: otherChoices } : brief;
  const others = await previewStage(logos, { ...input, brief: rest });
  const direction =
    others.kind === "made" ? others.output.directions.find(({ id }) => id === mark) : undefined;
  if (others.kind !== "made" || !direction) return previewStage(logos, input);
  const variations = { ...others.output.variations, icon: direction.icon };
  return { ...others, output: { ...others.output, mark, variations } };
}
