import type { z } from "zod";
import { type BrandRecord, UNTITLED_BRAND } from "@/lib/brand/brand-list.schema";
import type { readBrandStatus } from "@/lib/brand/read-brand-status";
import { publicBrandId } from "@/lib/ids";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import type { acceptedBrandSchema, brandSchema, brandStatusSchema } from "./brand.schema";

/** A brand as the versioned interface shows it. */
export function brandView(record: BrandRecord): z.input<typeof brandSchema> {
  const { id, name, style, createdAt, updatedAt, ...rest } = record;
  return {
    ...rest,
    id: publicBrandId(id),
    name: record.version === null && name === UNTITLED_BRAND ? null : name,
    // Only styles of the brief's schema are ever stored.
    style: style as z.input<typeof brandSchema>["style"],
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** An accepted generation as the versioned interface shows it. */
export function acceptedView(requested: BrandRequested): z.input<typeof acceptedBrandSchema> {
  const { brandId, jobId, estimatedTime, websocketUrl } = requested;
  return { id: publicBrandId(brandId), jobId, status: "pending", estimatedTime, websocketUrl };
}

/** How a generation is going, as the versioned interface shows it. */
export function statusView(
  status: Awaited<ReturnType<typeof readBrandStatus>>,
): z.input<typeof brandStatusSchema> {
  const { brandId, jobId, version, progress, currentStep, estimatedTimeRemaining, steps, error } = status;
  const id = publicBrandId(brandId);
  return {
    id,
    jobId,
    version,
    status: status.status,
    progress,
    currentStep,
    estimatedTimeRemaining,
    steps,
    result: status.result && { ...status.result, brandId: id },
    error,
  };
}
