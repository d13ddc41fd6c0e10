import type { VariantSet } from "@/lib/db/generated/client";
import type { BrandVariants } from "@/lib/experiments/read-variants";
import { variantSummary, variantView } from "@/lib/experiments/variant-view";
import type { VariantSetList, VariantSetView } from "@/lib/variants/variant-set.schema";
import { showcaseUrl } from "./brand-hosts";

/** Below a brand's own origin: the folder of comparisons that were shared. */
export const SHARED_VARIANTS = "variants";

/** A set with its files. */
export function answerSet(set: VariantSet): Promise<VariantSetView> {
  return variantView(set, shareUrlOf);
}

/** The sets of a brand, without their files. */
export async function answerSets({ sets, ...facts }: BrandVariants): Promise<VariantSetList> {
  return { ...facts, sets: await Promise.all(sets.map((set) => variantSummary(set, shareUrlOf))) };
}

/** A shared comparison is at the brand's own origin. */
const shareUrlOf = (brandId: string, token: string) => `${showcaseUrl(brandId)}/${SHARED_VARIANTS}/${token}/`;
