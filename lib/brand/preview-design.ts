import type { Logo } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import type { StepId } from "@/lib/model/pipeline";
import { STAGE_INPUTS } from "@/lib/model/stage-inputs";
import type { Palette } from "@/lib/palette/palette.schema";
import { renderMemo } from "@/lib/render/render-memo";
import type { RenderOutput } from "@/lib/render/tasks";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { type Typography, typographySchema } from "@/lib/typography/typography.schema";
import type { BaseVersion } from "./find-base";
import { readArtifacts } from "./read-artifacts";
import { reviseStrategy } from "./revise-strategy";

/** The parts of a brand that people choose among, as a brief would have them. No files. */
export interface Design {
  strategy: Strategy;
  /** Every alternative, by its index. */
  palettes: Palette[];
  pairs: RenderOutput<"pairs">;
  typography: Typography;
  logo: Logo;
}

/** Letters that a person may type into the words, so that they are seen in the faces that are offered. */
const SPECIMEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’'“”&–-()";

/**
 * What a version with this brief would look like, by the same engine functions as the pipeline's. What the base version
 * has of it is taken from there.
 * @throws RangeError when the brief chooses a mark or a pair that there is not.
 */
export async function previewDesign(base: BaseVersion, brief: DesignBrief): Promise<Design> {
  const { style, seedColor } = brief;
  const { seed } = base;
  const known = base.isComplete ? await readArtifacts(base.brandId, base.version) : undefined;
  const isSame = (stage: StepId) =>
    JSON.stringify(briefFor(stage, brief)) === JSON.stringify(briefFor(stage, base.brief));

  const strategy = !known?.strategy
    ? await renderMemo("strategy", { brief: briefFor("strategy", brief), seed })
    : isSame("strategy")
      ? known.strategy
      : await reviseStrategy({
          base: { brief: briefFor("strategy", base.brief), strategy: known.strategy },
          brief: briefFor("strategy", brief),
          seed,
        });
  const [palettes, pairs, typography] = await Promise.all([
    renderMemo("palettes", {
      strategy: { colorMood: strategy.colorMood },
      style,
      seedColor,
      seed: seedOfPart(brief, "palette", seed),
    }),
    renderMemo("pairs", {
      strategy,
      style,
      seed: seedOfPart(brief, "typography", seed),
      text: `${strategy.name} ${strategy.tagline} ${strategy.oneLiner} ${SPECIMEN}`,
    }),
    known?.typography && strategy === known.strategy && isSame("typography")
      ? known.typography
      : renderMemo("typefaces", {
          strategy,
          style,
          seed: seedOfPart(brief, "typography", seed),
          pair: brief.choices?.pair,
        }).then((made) => typographySchema.parse(made)),
  ]);

  const drawn = {
    strategy: pickFor("logos", strategy),
    // The colors of a mark do not change its form; one palette for all makes one drawing do for all.
    palette: known?.palette ?? palettes[0]!,
    typography,
  };
  const hasDrawn =
    known?.strategy !== undefined &&
    isSame("logos") &&
    JSON.stringify([pickFor("logos", known.strategy), known.typography]) ===
      JSON.stringify([drawn.strategy, typography]);
  const logo =
    known?.logo && hasDrawn
      ? known.logo
      : await renderMemo("logo", { brief: briefFor("logos", brief), seed, ...drawn });
  return { strategy, palettes, pairs, typography, logo };
}

/** Of the brief what a stage reads, so that a change that it does not read is no change to it. */
function briefFor(stage: StepId, { choices = {}, ...brief }: DesignBrief): DesignBrief {
  const inputs = STAGE_INPUTS[stage];
  return {
    ...pick(brief, inputs.brief),
    choices: { ...pick(choices, inputs.choices), seeds: pick(choices.seeds ?? {}, inputs.seeds) },
  } as DesignBrief;
}

function pickFor(stage: StepId, strategy: Strategy): Strategy {
  const keys = STAGE_INPUTS[stage].outputs.strategy;
  return keys === "whole" ? strategy : (pick(strategy, keys ?? []) as Strategy);
}

function pick(value: object, keys: readonly string[]): object {
  const all = value as Record<string, unknown>;
  return Object.fromEntries(keys.filter((key) => all[key] !== undefined).map((key) => [key, all[key]]));
}
