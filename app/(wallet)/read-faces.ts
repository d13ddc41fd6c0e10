import type { BrandFace } from "@/lib/brand/brand-face.schema";
import { readBrandFaces, readVisitorFaces } from "@/lib/brand/read-brand-faces";
import type { BrandMaker } from "@/lib/certificate/list-unclaimed";

/** The faces of one's own brands, by their ids. */
export function readFaces(
  maker: BrandMaker,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, BrandFace>> {
  return "accountId" in maker
    ? readBrandFaces(maker.accountId, brandIds)
    : readVisitorFaces(maker.visitorId, brandIds);
}
