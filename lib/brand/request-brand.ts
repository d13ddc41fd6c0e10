import { randomInt } from "node:crypto";
import { db, type Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { type BrandBrief, MAX_SEED } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { typicalSeconds } from "@/lib/progress/typical-seconds";
import { storage } from "@/lib/storage/current-storage";
import type { BrandRequested } from "./brand.schema";
import { payForJob } from "./pay-for-job";
import type { Principal } from "./principal";
import { startJob } from "./start-job";
import { takeSlot } from "./take-slot";

/** Name of a brand until its strategy has found one. */
export const UNTITLED_BRAND = "Untitled brand";

export interface BrandRequest {
  principal: Principal;
  brief: BrandBrief;
  /** Runs last in the transaction that creates the brand: when it throws, nothing was created. */
  accept?: (tx: Tx, requested: BrandRequested) => Promise<void>;
}

/**
 * Accepts a brief: takes an account's credit and a slot, creates the brand with its first version and its job, and hands it to the pipeline,
 * all in one transaction.
 * @throws AppError PAYMENT_REQUIRED without a credit, RATE_LIMIT_EXCEEDED when the principal's slots are taken,
 * SERVICE_UNAVAILABLE when the queue or the disk is full.
 */
export async function requestBrand({ principal, brief, accept }: BrandRequest): Promise<BrandRequested> {
  // Refused before anything is written: a generation that a full disk stops half-way is worse.
  await storage().check();
  const typical = await typicalSeconds();
  return db().$transaction(
    async (tx) => {
      const jobId = newId();
      await payForJob(tx, principal, jobId);
      const slot = await takeSlot(tx, principal, typical);
      const { brandId, version } = await createBrand(tx, principal, brief);
      const requested = await startJob(tx, { jobId, brandId, version, slot, typicalSeconds: typical });
      await accept?.(tx, requested);
      return requested;
    },
    // Requests of one principal queue up behind its slot lock.
    { maxWait: 5_000, timeout: 10_000 },
  );
}

async function createBrand(tx: Tx, principal: Principal, brief: BrandBrief) {
  const { walletAddress, seed = randomInt(MAX_SEED + 1), ...design } = brief;
  const seedGiven = brief.seed !== undefined;
  const id = newId();
  // Rows that nobody needs back: the locks of an account are held for fewer statements.
  await tx.brand.createMany({
    data: {
      id,
      visitorId: principal.kind === "visitor" ? principal.visitorId : null,
      accountId: principal.kind === "account" ? principal.accountId : null,
      name: design.name ?? UNTITLED_BRAND,
      businessIdea: design.businessIdea,
      targetAudience: design.targetAudience,
      style: design.style,
      techStack: design.techStack,
      features: design.features,
      walletAddress,
    },
  });
  const version = { version: 1, seed, seedGiven, engineVersion: ENGINE_VERSION, brief: design };
  await tx.brandVersion.createMany({ data: { brandId: id, ...version } });
  return { brandId: id, version: 1 };
}
