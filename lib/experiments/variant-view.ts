import { filePass, isFilePass } from "@/lib/brand/file-pass";
import type { VariantSet } from "@/lib/db/generated/client";
import { appUrl } from "@/lib/env";
import { isId } from "@/lib/ids";
import type { Axis } from "@/lib/variants/axes";
import { SET_FILES } from "@/lib/variants/set-files";
import type { VariantSetSummary, VariantSetView } from "@/lib/variants/variant-set.schema";
import { type DrawnFile, drawnSetSchema } from "@/lib/variants/variants.schema";
import type { ListedSet } from "./read-variants";

/** Where the comparison is at the brand's own origin, by the token of the link. */
type ShareUrlOf = (brandId: string, token: string) => string;

/** A set as its owner sees it, with every file. */
export async function variantView(set: VariantSet, shareUrlOf: ShareUrlOf): Promise<VariantSetView> {
  const drawn = set.record === null ? null : drawnSetSchema.parse(set.record);
  const at = await variantFilesAddress(set.id);
  const listed =
    (folder: string) =>
    ({ path, bytes, sha256 }: DrawnFile) => ({
      path: folder + path,
      url: `${at}/${folder}${path}`,
      bytes,
      sha256,
    });
  return {
    ...(await variantSummary(set, shareUrlOf)),
    variants: (drawn?.variants ?? []).map(({ files, ...variant }) => ({
      ...variant,
      files: files.map(listed(`${variant.arm}/`)),
    })),
    files: (drawn?.files ?? []).map(listed("")),
  };
}

/** A set as its owner sees it among others. */
export async function variantSummary(set: ListedSet, shareUrlOf: ShareUrlOf): Promise<VariantSetSummary> {
  const at = await variantFilesAddress(set.id);
  return {
    id: set.id,
    brandId: set.brandId,
    version: set.version,
    axes: set.axes.split(",") as Axis[],
    status: set.status as VariantSetSummary["status"],
    createdAt: set.createdAt.toISOString(),
    experimentKey: set.experimentKey,
    endedAt: set.endedAt?.toISOString() ?? null,
    shareUrl: set.shareToken && shareUrlOf(set.brandId, set.shareToken),
    compareUrl: set.status === "made" ? `${at}/${SET_FILES.comparison}` : null,
  };
}

/** Where a set's files are for whoever holds the address, which runs out: pages without origin send no cookie. */
async function variantFilesAddress(setId: string): Promise<string> {
  return `${appUrl()}/api/variants/${setId}~${await filePass(setId)}`;
}

/** The set that such an address opens; null when it opens none, or no longer. */
export async function setOfPass(given: string): Promise<string | null> {
  const [setId = "", pass = ""] = given.split("~", 2);
  return isId(setId) && (await isFilePass(setId, pass)) ? setId : null;
}
