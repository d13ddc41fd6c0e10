import type { VariantSet } from "@/lib/db/generated/client";
import type { BrandVariants } from "@/lib/experiments/read-variants";
import { variantView } from "@/lib/experiments/variant-view";
import type { VariantSetList, VariantSetView } from "@/lib/variants/variant-set.schema";
import { showcaseUrl } from "./brand-hosts";

/** Below a brand's own origin: the folder of comparisons that were shared. */
export const SHARED_VARIANTS = "variants";

/** A set with the address of its shared comparison, which is at the brand's own origin. */
export function answerSet(set: VariantSet): Promise<VariantSetView> {
  return variantView(set, (brandId, token) => `${showcaseUrl(brandId)}/${SHARED_VARIANTS}/${token}/`);
}

export async function answerSets({ sets, ...facts }: BrandVariants): Promise<VariantSetList> {
  return { ...facts, sets: await Promise.all(sets.map(answerSet)) };
}
