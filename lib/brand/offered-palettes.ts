import type { DesignBrief } from "@/lib/model/brief.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import { inputOf, outputsIn, readingOf } from "@/lib/pipeline/reading";
import { palette, paletteRequest } from "@/lib/pipeline/stages/palette";
import { renderMemo } from "@/lib/render/render-memo";
import type { Strategy } from "@/lib/strategy/strategy.schema";

/** Every palette that a person may choose for the brand, by its index: the same as the palette stage would make of it. */
export async function offeredPalettes({
  brief,
  strategy,
  seed,
}: {
  brief: DesignBrief;
  strategy: Strategy;
  seed: number;
}): Promise<Palette[]> {
  const reading = readingOf(palette, { brief, seed, outputOf: outputsIn({ strategy }), files: [] });
  return renderMemo("palettes", paletteRequest(await inputOf(palette, reading)));
}
