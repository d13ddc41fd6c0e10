import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { UNFINISHED } from "@/lib/jobs/job-status";
import { findJob } from "@/lib/jobs/read-job";
import { readBoard, readBoardOf } from "./read-board";

/** Who looks at the page: the browser's cookie and the account, as far as there are any. */
interface Reader {
  visitorId: string | null;
  accountId: string | null;
}

/**
 * What the page of a brand shows to somebody who holds the id of any of its jobs: the version that is visible now, and
 * to its owner the job of a version that is being made.
 * @throws AppError NOT_FOUND, or CONFLICT before there is a complete version.
 */
export async function readBrandPage(jobId: string, reader: Reader) {
  const { brandId, visibleVersion: version } = await findJob(jobId);
  if (version === null) throw new AppError("CONFLICT", "The brand has no finished version yet.");
  const [brand, made, running] = await Promise.all([
    db().brand.findUniqueOrThrow({
      where: { id: brandId },
      select: { visitorId: true, accountId: true, visibility: true },
    }),
    db().job.findFirst({ where: { brandId, version, status: "completed" }, select: { id: true } }),
    db().job.findFirst({
      where: { brandId, status: { in: [...UNFINISHED] } },
      select: { id: true },
    }),
  ]);
  const isOwner =
    brand.accountId === null
      ? isSame(brand.visitorId, reader.visitorId)
      : isSame(brand.accountId, reader.accountId);
  if (brand.visibility === "private" && !isOwner) {
    throw new AppError("NOT_FOUND", "There is no generation with this id.");
  }
  return {
    // The job of a version may be forgotten sooner than the version.
    board: made ? await readBoardOf({ jobId: made.id, brandId, version }) : await readBoard(jobId),
    isOwner,
    isPrivate: brand.visibility === "private",
    /** Where its owner manages it, when that is an account. */
    managedAt: isOwner && brand.accountId !== null ? `/dashboard/brands/${brandId}` : null,
    runningJobId: isOwner ? (running?.id ?? null) : null,
  };
}

export type BrandPageData = Awaited<ReturnType<typeof readBrandPage>>;

function isSame(owner: string | null, reader: string | null): boolean {
  return owner !== null && owner === reader;
}
