import type { DesignBrief } from "@/lib/model/brief.schema";
import { seedOfPart } from "@/lib/model/choices.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { renderMemo } from "@/lib/render/render-memo";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { strategyFor } from "./stage-reading";

/** Every palette that a person may choose for the brand, by its index: the same as the palette stage would make of it. */
export function offeredPalettes({
  brief,
  strategy,
  seed,
}: {
  brief: DesignBrief;
  strategy: Strategy;
  seed: number;
}): Promise<Palette[]> {
  return renderMemo("palettes", {
    strategy: strategyFor("palette", strategy),
    style: brief.style,
    seedColor: brief.seedColor,
    seed: seedOfPart(brief, "palette", seed),
  });
}
