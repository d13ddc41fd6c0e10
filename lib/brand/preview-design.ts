import type { DesignBrief } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import type { StepId } from "@/lib/model/pipeline";
import type { Palette } from "@/lib/palette/palette.schema";
import { renderMemo } from "@/lib/render/render-memo";
import type { RenderOutput } from "@/lib/render/tasks";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { type Typography, typographySchema } from "@/lib/typography/typography.schema";
import type { BaseVersion } from "./find-base";
import { isSameIdea } from "./is-same-idea";
import { offeredPalettes } from "./offered-palettes";
import { type LogoPreview, previewLogo } from "./preview-logo";
import { readArtifacts } from "./read-artifacts";
import { reviseStrategy } from "./revise-strategy";
import { briefFor, strategyFor } from "./stage-reading";

/** The parts of a brand that people choose among, as a brief would have them. No files. */
export interface Design {
  strategy: Strategy;
  /** Every alternative, by its index. */
  palettes: Palette[];
  pairs: RenderOutput<"pairs">;
  typography: Typography;
  logo: LogoPreview;
}

/** Letters that a person may type into the words, so that they are seen in the faces that are offered. */
const SPECIMEN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?’'“”&–-()";

/**
 * What a version with this brief would look like, by the same engine functions as the pipeline's. What the base version
 * has of it is taken from there.
 * @throws RangeError when the brief chooses a mark or a pair that there is not.
 */
export async function previewDesign(base: BaseVersion, brief: DesignBrief): Promise<Design> {
  const { style } = brief;
  const { seed } = base;
  const known = base.isComplete ? await readArtifacts(base.brandId, base.version) : undefined;
  const isSame = (stage: StepId) =>
    JSON.stringify(briefFor(stage, brief)) === JSON.stringify(briefFor(stage, base.brief));

  const strategy =
    !known?.strategy || !isSameIdea(brief, base.brief)
      ? await renderMemo("strategy", { brief: briefFor("strategy", brief), seed })
      : isSame("strategy")
        ? known.strategy
        : await reviseStrategy({
            base: { brief: briefFor("strategy", base.brief), strategy: known.strategy },
            brief: briefFor("strategy", brief),
            seed,
          });
  const [palettes, pairs, typography] = await Promise.all([
    offeredPalettes({ brief, strategy, seed }),
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

  const logo = await previewLogo({
    base,
    brief,
    known,
    drawn: {
      strategy: strategyFor("logos", strategy),
      // The colors of a mark do not change its form; one palette for all makes one drawing do for all.
      palette: known?.palette ?? palettes[0]!,
      typography,
    },
  });
  return { strategy, palettes, pairs, typography, logo };
}
