import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { findJob } from "@/lib/jobs/get-job-status";
import { remainingSeconds } from "@/lib/jobs/remaining-seconds";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { streamStored } from "@/lib/storage/read-stored";
import type { ByteRange } from "@/lib/storage/storage";
import { findServedVersion } from "./find-served-version";

const MAX_RETRY_SECONDS = 10;

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
  const job = await findJob(jobId);
  if (job.status === "pending" || job.status === "processing") {
    const seconds = remainingSeconds({ ...job, typicalSeconds: await typicalSeconds() });
    throw new AppError("CONFLICT", "The package is still being made.", {
      retryAfterSeconds: Math.min(MAX_RETRY_SECONDS, Math.max(1, seconds)),
    });
  }
  const [row] = await db().$queryRaw<PackageRow[]>`
    SELECT brands.name, versions.slug, versions.package_key AS key, versions.package_bytes::float8 AS bytes,
           versions.package_sha256 AS sha256
    FROM jobs
    JOIN brands ON brands.id = jobs.brand_id
    JOIN brand_versions AS versions ON versions.brand_id = brands.id
     AND versions.version = CASE jobs.status WHEN 'completed' THEN jobs.version ELSE brands.visible_version END
    WHERE jobs.id = ${jobId}::uuid AND versions.package_key IS NOT NULL`;
  if (!row) throw new AppError("CONFLICT", "This generation failed, so there is no package to download.");
  return toPackage(row);
}

/** The package of an account's brand, as it is served. @throws AppError NOT_FOUND, or CONFLICT while there is none. */
export async function openOwnPackage(accountId: string, brandId: string): Promise<OpenPackage> {
  const { version, record } = await findServedVersion(accountId, brandId);
  const row = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version } },
    select: { slug: true, packageKey: true, packageBytes: true, packageSha256: true },
  });
  const { packageKey: key, packageSha256: sha256 } = row;
  if (key === null || sha256 === null) throw new Error(`version ${version} of ${brandId} has no package`);
  return toPackage({ name: record.name, slug: row.slug, key, sha256, bytes: Number(row.packageBytes) });
}

function toPackage({ name, slug, key, bytes, sha256 }: PackageRow): OpenPackage {
  return {
    fileName: `${name.replace(UNSAFE_IN_FILE_NAMES, "-")}-brand.zip`,
    plainFileName: `${slug ?? "marque"}-brand.zip`,
    bytes,
    sha256,
    stream: (range) => streamStored(key, sha256, range),
  };
}

/** Separators and what Windows refuses in a name; a leading dot would hide the file. */
const UNSAFE_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]|^\.+/gu;

interface PackageRow {
  name: string;
  slug: string | null;
  key: string;
  bytes: number;
  sha256: string;
}
