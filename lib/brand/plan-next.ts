import { drawSeed as drawNth } from "./draw-seed";
import type { BaseVersion } from "./find-base";
import { type NextBrief, nextBrief, type PlannedChange } from "./next-brief";
import { readArtifacts } from "./read-artifacts";

/** The brief of the version after `base`, with seeds drawn where none are given and what is kept pinned. */
export async function planNext(base: BaseVersion, request: PlannedChange): Promise<NextBrief> {
  const drawSeed = () => drawNth(base.version);
  if (request.keep.length === 0 || !base.isComplete) return nextBrief(base.brief, request, { drawSeed });
  const { logo, typography } = await readArtifacts(base.brandId, base.version);
  const isKnown = logo?.directions.some(({ id }) => id === logo.mark);
  const current = { mark: isKnown ? logo?.mark : undefined, pair: typography?.pair };
  return nextBrief(base.brief, request, { current, drawSeed });
}
