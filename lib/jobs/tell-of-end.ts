import type { Tx } from "@/lib/db/client";
import { publicBrandId } from "@/lib/ids";
import { emitEvent } from "@/lib/webhooks/emit-event";

export interface EndedJob {
  id: string;
  brandId: string;
  version: number;
  startedAt: Date | null;
  endedAt: Date;
  /** Public words; undefined when the job ended well. */
  error?: { code: string; message: string } | undefined;
}

/** `brand.completed` or `brand.failed` for the brand's account, in the transaction that ends the job. */
export async function tellOfEnd(tx: Tx, job: EndedJob): Promise<void> {
  const { accountId, versions, ...brand } = await tx.brand.findUniqueOrThrow({
    where: { id: job.brandId },
    select: {
      accountId: true,
      name: true,
      visibleVersion: true,
      versions: { where: { version: job.version }, select: { generationTime: true } },
    },
  });
  if (!accountId) return;
  const brandId = publicBrandId(job.brandId);
  if (job.error) {
    const data = { brandId, jobId: job.id, version: job.version, error: job.error };
    await emitEvent(tx, { accountId, event: "brand.failed", data });
    return;
  }
  const elapsedMs = job.endedAt.getTime() - (job.startedAt ?? job.endedAt).getTime();
  const data = {
    brandId,
    name: brand.name,
    generationTime: versions[0]?.generationTime ?? Math.round(elapsedMs / 1_000),
    assetsReady: brand.visibleVersion !== null,
  };
  await emitEvent(tx, { accountId, event: "brand.completed", data });
}
