import type { Principal } from "@/lib/accounts/principal";
import type { Tx } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import { endsWithCertificate } from "@/lib/jobs/certificate-step";
import { payForJob } from "@/lib/jobs/pay-for-job";
import type { JobRoom } from "@/lib/jobs/room-for-job";
import { startJob } from "@/lib/jobs/start-job";
import { takeSlot } from "@/lib/jobs/take-slot";
import type { BrandBrief } from "@/lib/model/brief.schema";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { UNTITLED_BRAND } from "./brand-list.schema";
import { drawSeed, firstTestSeed } from "./draw-seed";

export interface BrandRequest extends JobRoom {
  principal: Principal;
  brief: BrandBrief;
}

/**
 * Accepts a brief: takes an account's credit and a slot, creates the brand with its first version and its job, and hands
 * it to the pipeline, all in the caller's transaction.
 * @throws AppError PAYMENT_REQUIRED without a credit, RATE_LIMIT_EXCEEDED when the principal's slots are taken,
 * SERVICE_UNAVAILABLE when the queue is full.
 */
export async function requestBrand(
  tx: Tx,
  { principal, brief, typicalSeconds }: BrandRequest,
): Promise<BrandRequested> {
  const jobId = newId();
  // Before the locks, so that they are held for fewer statements.
  const { brandId, version } = await createBrand(tx, principal, brief);
  await payForJob(tx, principal, jobId);
  const slot = await takeSlot(tx, principal, typicalSeconds);
  const certificate = endsWithCertificate(brief.walletAddress);
  return startJob(tx, { jobId, brandId, version, slot, typicalSeconds, certificate });
}

async function createBrand(tx: Tx, principal: Principal, brief: BrandBrief) {
  const { walletAddress, seed = drawSeed(), ...design } = brief;
  const seedGiven = brief.seed !== undefined || firstTestSeed() !== null;
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
