import type { AccountPrincipal } from "@/lib/accounts/account.schema";
import { db } from "@/lib/db/client";
import type { BrandFace } from "./brand-face.schema";
import type { BrandRecord } from "./brand-list.schema";
import { listVersions } from "./list-versions";
import { readArtifacts, type StoredFile } from "./read-artifacts";
import { readBrandFaces } from "./read-brand-faces";
import { readBrandRecord } from "./read-brand-record";
import type { VersionSummary } from "./versions.schema";

/** A brand as its owner's page shows it. What needs a finished version is missing before there is one. */
export interface BrandDetail {
  brand: BrandRecord;
  face: BrandFace | undefined;
  /** The complete versions, newest first. */
  versions: VersionSummary[];
  /** Files of the visible version, sorted by path. */
  files: StoredFile[];
  /** Bytes of the visible version's ZIP. */
  packageBytes: number | null;
  seed: number | null;
}

/** @throws AppError NOT_FOUND, for a foreign or deleted brand as for an unknown one. */
export async function readBrandDetail(principal: AccountPrincipal, brandId: string): Promise<BrandDetail> {
  const { accountId } = principal;
  const brand = await readBrandRecord(accountId, brandId);
  const { version } = brand;
  if (version === null) {
    return { brand, face: undefined, versions: [], files: [], packageBytes: null, seed: null };
  }
  const [faces, versions, { files }, row] = await Promise.all([
    readBrandFaces(accountId, [brandId]),
    listVersions(principal, brandId),
    readArtifacts(brandId, version),
    db().brandVersion.findUnique({
      where: { brandId_version: { brandId, version } },
      select: { packageBytes: true, seed: true },
    }),
  ]);
  return {
    brand,
    face: faces.get(brandId),
    versions,
    files,
    packageBytes: row?.packageBytes == null ? null : Number(row.packageBytes),
    seed: row ? Number(row.seed) : null,
  };
}
