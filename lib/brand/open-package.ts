import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { findFinishedVersion } from "@/lib/jobs/find-finished-version";
import { streamStored } from "@/lib/storage/read-stored";
import type { ByteRange } from "@/lib/storage/storage";
import { findServedVersion } from "./find-served-version";

/** A finished package, ready to be sent. */
export interface OpenPackage {
  /** Name for people, in any script. */
  fileName: string;
  /** The same in `[a-z0-9-.]`, for programs that cannot show it. */
  plainFileName: string;
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
  /** @throws when the bytes are gone, which is our fault. */
  stream(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/**
 * The package that a job made; when the job failed, the version that was visible before it.
 * @throws AppError NOT_FOUND, or CONFLICT while the job runs or when there never was a package.
 */
export async function openPackage(jobId: string): Promise<OpenPackage> {
  const found = await findFinishedVersion(jobId, PACKAGE);
  const opened = await openPackageOf(found.brandId, found.version);
  if (!opened) throw new AppError("CONFLICT", `This generation failed, so ${PACKAGE.isMissing}.`);
  return opened;
}

const PACKAGE = { name: "The package", isMissing: "there is no package to download" };

/** The package of an account's brand, as it is served. @throws AppError NOT_FOUND, or CONFLICT while there is none. */
export async function openOwnPackage(accountId: string, brandId: string): Promise<OpenPackage> {
  const { version } = await findServedVersion(accountId, brandId);
  const opened = await openPackageOf(brandId, version);
  if (!opened) throw new Error(`version ${version} of ${brandId} has no package`);
  return opened;
}

/** The package of a version; null when it has none. */
export async function openPackageOf(brandId: string, version: number): Promise<OpenPackage | null> {
  const row = await db().brandVersion.findUnique({
    where: { brandId_version: { brandId, version } },
    select: {
      slug: true,
      packageKey: true,
      packageBytes: true,
      packageSha256: true,
      brand: { select: { name: true } },
    },
  });
  const { packageKey: key, packageSha256: sha256 } = row ?? {};
  if (!row || !key || !sha256) return null;
  const { slug, packageBytes, brand } = row;
  return {
    fileName: `${brand.name.replace(UNSAFE_IN_FILE_NAMES, "-")}-brand.zip`,
    plainFileName: `${slug ?? "marque"}-brand.zip`,
    bytes: Number(packageBytes),
    sha256,
    stream: (range) => streamStored(key, sha256, range),
  };
}

/** Separators and what Windows refuses in a name; a leading dot would hide the file. */
const UNSAFE_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]|^\.+/gu;
