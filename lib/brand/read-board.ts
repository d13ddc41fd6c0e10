import { db } from "@/lib/db/client";
import { findFinishedVersion } from "@/lib/jobs/find-finished-version";
import { designBriefSchema } from "@/lib/model/brief.schema";
import { findWordsAuthor } from "./find-words-author";
import { readArtifacts } from "./read-artifacts";

/**
 * A finished brand, whole, for the brand board.
 * @throws AppError NOT_FOUND, or CONFLICT while it is being made or when it failed.
 */
export async function readBoard(jobId: string) {
  return readBoardOf({ jobId, ...(await findFinishedVersion(jobId)) });
}

/** The board of a complete version, with addresses by the id of a job that made it. */
export async function readBoardOf({
  jobId,
  brandId,
  version,
}: {
  jobId: string;
  brandId: string;
  version: number;
}) {
  const [row, artifacts, wordsBy] = await Promise.all([
    db().brandVersion.findUniqueOrThrow({
      where: { brandId_version: { brandId, version } },
      include: { brand: { select: { docsUrl: true } } },
    }),
    readArtifacts(brandId, version),
    findWordsAuthor(brandId, version),
  ]);
  const { strategy, palette, typography, logo, verification, files } = artifacts;
  if (!strategy || !palette || !typography || !logo || !verification || !row.merkleRoot) {
    throw new Error(`version ${version} of brand ${brandId} is visible but not complete`);
  }
  return {
    jobId,
    brandId,
    version,
    createdAt: row.createdAt.toISOString(),
    generationSeconds: row.generationTime,
    engineVersion: row.engineVersion,
    seed: Number(row.seed),
    brief: designBriefSchema.parse(row.brief),
    strategy,
    wordsBy,
    palette,
    typography,
    logo,
    verification,
    files,
    merkleRoot: row.merkleRoot,
    download: {
      url: `/api/download/${jobId}`,
      bytes: Number(row.packageBytes),
      statementUrl: `/api/download/${jobId}/statement`,
    },
    ...(row.brand.docsUrl ? { docsUrl: row.brand.docsUrl } : {}),
  };
}
