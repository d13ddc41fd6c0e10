import type { Principal } from "@/lib/accounts/principal";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import { isCertificateDue } from "@/lib/jobs/certificate-step";
import { payForJob } from "@/lib/jobs/pay-for-job";
import { type JobRoom, roomForJob } from "@/lib/jobs/room-for-job";
import { startJob } from "@/lib/jobs/start-job";
import { refuseWhileRunning } from "@/lib/jobs/still-being-made";
import { takeSlot } from "@/lib/jobs/take-slot";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import type { DrawPreview } from "@/lib/render/preview-scope";
import type { RegenerateRequest } from "./brand-changes.schema";
import { checkChoices } from "./check-choices";
import { type BaseVersion, findBase } from "./find-base";
import { findOwnBrand } from "./find-own-brand";
import type { NextBrief } from "./next-brief";
import { planNext } from "./plan-next";
import { settleChoices } from "./settle-choices";

interface Regeneration {
  principal: Principal;
  brandId: string;
  /** Draws what was chosen, to see that it is there. */
  preview: DrawPreview;
  /** Left out: the same brief again, for a brand that has no complete version. */
  request?: RegenerateRequest;
}

/** A next version that may be made, unless another has been begun meanwhile. */
export interface PlannedVersion extends JobRoom {
  principal: Principal;
  base: BaseVersion;
  next: Next;
}

/**
 * Works out the next version of a brand from the one that people see, with the parts that were asked for made again or
 * settled. What was chosen is drawn, which takes seconds: no transaction may wait for it.
 * @throws AppError NOT_FOUND unless the brand is the principal's, CONFLICT while a version is being made, and without a
 * request when one is complete, VALIDATION_ERROR for a mark or a type pair that there is not, SERVICE_UNAVAILABLE when
 * the disk is full.
 */
export async function planVersion({
  principal,
  brandId,
  preview,
  request,
}: Regeneration): Promise<PlannedVersion> {
  await findOwnBrand(principal, brandId);
  await refuseWhileRunning(db(), brandId, await typicalSeconds());
  const room = await roomForJob();
  const base = await findBase(brandId);
  const next = request
    ? { ...(await checkedNext(base, request, preview)), seedGiven: true }
    : theSameAgain(base);
  return { principal, base, next, ...room };
}

/**
 * Makes the planned version, in the caller's transaction. The old version stays visible until the new one is complete.
 * @throws AppError NOT_FOUND unless the brand is still the principal's, CONFLICT while a version is being made,
 * PAYMENT_REQUIRED without a credit, RATE_LIMIT_EXCEEDED when the principal's slots are taken.
 */
export async function regenerateBrand(
  tx: Tx,
  { principal, base, next, typicalSeconds }: PlannedVersion,
): Promise<BrandRequested> {
  const { brandId } = base;
  // One regeneration of a brand at a time: the second waits here, and then meets the first one's job.
  await tx.$executeRaw`SELECT 1 FROM brands WHERE id = ${brandId}::uuid FOR UPDATE`;
  await findOwnBrand(principal, brandId, tx);
  await refuseWhileRunning(tx, brandId, typicalSeconds);
  const jobId = newId();
  await payForJob(tx, principal, jobId);
  const slot = await takeSlot(tx, principal, typicalSeconds);
  const version = await createVersion(tx, base, next);
  const certificate = await isCertificateDue(tx, brandId);
  return startJob(tx, { jobId, brandId, version, slot, typicalSeconds, certificate });
}

async function checkedNext(
  base: BaseVersion,
  request: RegenerateRequest,
  preview: DrawPreview,
): Promise<NextBrief> {
  const check = async () => {
    const change = { ...request, choices: await settleChoices(request.choices) };
    return checkChoices(base, await planNext(base, change), change);
  };
  const isChosen = [request.choices, base.brief.choices].some(
    (choices) => choices?.mark || choices?.ownMark || choices?.pair,
  );
  return isChosen || request.keep.length > 0 ? preview(check) : check();
}

function theSameAgain({ brief, seedGiven, isComplete }: BaseVersion): Next {
  if (isComplete) throw new AppError("CONFLICT", "This brand is complete. Say what of it to make again.");
  return { brief, seedGiven, changes: [] };
}

/** A seed that nobody gave may give way to another when its mark resembles another brand's. */
type Next = NextBrief & Pick<BaseVersion, "seedGiven">;

async function createVersion(tx: Tx, base: BaseVersion, next: Next): Promise<number> {
  const { brandId, seed } = base;
  const { _max } = await tx.brandVersion.aggregate({ where: { brandId }, _max: { version: true } });
  const version = (_max.version ?? 0) + 1;
  const baseVersion = base.isComplete ? base.version : null;
  await tx.brandVersion.create({
    data: { brandId, version, seed, engineVersion: ENGINE_VERSION, baseVersion, ...next },
  });
  return version;
}
