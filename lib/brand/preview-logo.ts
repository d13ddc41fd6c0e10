import type { Drawing, Logo, LogoDirection } from "@/lib/logo/logo.schema";
import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { renderMemo } from "@/lib/render/render-memo";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";
import type { BaseVersion } from "./find-base";
import type { Artifacts } from "./read-artifacts";
import { briefFor, strategyFor } from "./stage-reading";

/** Of a logo what people choose by; its lockups are drawn when it is made. */
export interface LogoPreview {
  /** Id of the direction in use. */
  mark: string;
  directions: readonly LogoDirection[];
  icon: Drawing;
  wordmark: Drawing;
}

interface LogoPreviewRequest {
  base: BaseVersion;
  brief: DesignBrief;
  /** What the base version has. */
  known: Artifacts | undefined;
  /** What the logo is drawn from beside the brief. */
  drawn: { strategy: Strategy; palette: Palette; typography: Typography };
}

/**
 * The logo of a brief. Which of the six marks is in use changes nothing about the others, so that picking one of them
 * needs no drawing.
 * @throws RangeError when the brief chooses a mark that there is not, or brings one that has no area.
 */
export async function previewLogo({ base, brief, known, drawn }: LogoPreviewRequest): Promise<LogoPreview> {
  const reading = ({ strategy, typography }: Pick<Artifacts, "strategy" | "typography">, from: DesignBrief) =>
    JSON.stringify([strategy && strategyFor("logos", strategy), typography, briefFor("logos", from)]);
  if (known?.logo && reading(known, base.brief) === reading(drawn, brief)) return previewOf(known.logo);

  const render = async (from: DesignBrief) =>
    previewOf(await renderMemo("logo", { brief: briefFor("logos", from), seed: base.seed, ...drawn }));
  const { mark, ...choices } = brief.choices ?? {};
  if (mark === undefined) return render(brief);
  const others = await render({ ...brief, choices });
  const direction = others.directions.find(({ id }) => id === mark);
  return direction ? { ...others, mark, icon: direction.icon } : render(brief);
}

function previewOf({ mark, directions, variations }: Logo): LogoPreview {
  return { mark, directions, icon: variations.icon, wordmark: variations.wordmark };
}
