import type { Tx } from "@/lib/db/client";
import { storedEvent } from "@/lib/db/outbox";
import { publicBrandId } from "@/lib/ids";
import { generationRequested } from "@/lib/model/pipeline-events";
import { endpointsFor, tellEndpoints } from "@/lib/webhooks/emit-event";
import type { BrandRequested } from "./accepted.schema";
import { newSteps } from "./new-steps";
import { progressSocketUrl } from "./progress-socket-url";
import { remainingSeconds } from "./remaining-seconds";
import type { Slot } from "./take-slot";

interface NewJob {
  jobId: string;
  brandId: string;
  version: number;
  slot: Slot;
  typicalSeconds: number;
  /** It ends with the brand's certificate. */
  certificate: boolean;
}

/**
 * Creates the job of a version, hands it to the pipeline and tells the account's webhooks (`brand.created`), in the
 * transaction that made the version: in one statement, but for an account that has such webhooks.
 */
export async function startJob(
  tx: Tx,
  { jobId, brandId, version, slot, typicalSeconds, certificate }: NewJob,
): Promise<BrandRequested> {
  const { jobsAhead, accountId, principal, clientAddress } = slot;
  const { insert, announce } = storedEvent({
    id: jobId,
    name: generationRequested.name,
    data: generationRequested.data.parse({ jobId, brandId, version, ...(certificate && { certificate }) }),
  });
  const [started] = await tx.$queryRaw<{ endpoints: string[] }[]>`
    WITH job AS (
      INSERT INTO jobs (id, brand_id, version, steps, principal, client_address)
      VALUES (${jobId}::uuid, ${brandId}::uuid, ${version}, ${JSON.stringify(newSteps(certificate))}::jsonb, ${principal},
              ${clientAddress})
    ), event AS (${insert})
    SELECT ${announce}, ARRAY(${endpointsFor(accountId, "brand.created")}) AS endpoints`;
  if (accountId) {
    const data = { brandId: publicBrandId(brandId), jobId, version };
    await tellEndpoints(tx, started!.endpoints, { accountId, event: "brand.created", data });
  }
  const queued = { status: "pending", progress: 0, jobsAhead, typicalSeconds } as const;
  return {
    jobId,
    brandId,
    version,
    estimatedTime: remainingSeconds(queued),
    websocketUrl: progressSocketUrl(jobId),
  };
}
