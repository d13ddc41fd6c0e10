import { randomInt } from "node:crypto";
import type { Principal } from "@/lib/accounts/principal";
import { db, type Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import { payForJob } from "@/lib/jobs/pay-for-job";
import { startJob } from "@/lib/jobs/start-job";
import { takeSlot } from "@/lib/jobs/take-slot";
import { typicalSeconds } from "@/lib/jobs/typical-seconds";
import { type BrandBrief, MAX_SEED } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { storage } from "@/lib/storage/current-storage";

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
      // Before the locks, so that they are held for fewer statements.
      const { brandId, version } = await createBrand(tx, principal, brief);
      await payForJob(tx, principal, jobId);
      const slot = await takeSlot(tx, principal, typical);
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
  const { businessIdea, targetAudience, style, techStack, features, name = UNTITLED_BRAND } = design;
  const visitorId = principal.kind === "visitor" ? principal.visitorId : null;
  const accountId = principal.kind === "account" ? principal.accountId : null;
  const id = newId();
  await tx.$executeRaw`
    WITH brand AS (
      INSERT INTO brands (id, visitor_id, account_id, name, business_idea, target_audience, style, tech_stack, features,
                          wallet_address)
      VALUES (${id}::uuid, ${visitorId}, ${accountId}::uuid, ${name}, ${businessIdea}, ${targetAudience}, ${style},
              ${techStack}, ${features}, ${walletAddress ?? null})
    )
    INSERT INTO brand_versions (brand_id, version, seed, seed_given, engine_version, brief)
    VALUES (${id}::uuid, 1, ${seed}::bigint, ${seedGiven}, ${ENGINE_VERSION}, ${JSON.stringify(design)}::jsonb)`;
  return { brandId: id, version: 1 };
}
