import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import type { BrandRequested } from "@/lib/jobs/accepted.schema";
import { completeJob } from "@/lib/jobs/record-progress";
import { roomForJob } from "@/lib/jobs/room-for-job";
import { type BrandBrief, type BrandBriefInput, brandBriefSchema } from "@/lib/model/brief.schema";
import { storage } from "@/lib/storage/current-storage";
import { artifactKey } from "@/lib/storage/storage";
import { planVersion, regenerateBrand } from "./regenerate-brand";
import { type BrandRequest, requestBrand } from "./request-brand";

/** A brief that tests use when its words do not matter. */
export const exampleBrief: BrandBriefInput & BrandBrief = {
  businessIdea: "Solar panels for balconies, delivered and mounted in a day",
  targetAudience: "tenants in big cities",
  style: "modern",
  techStack: "react",
  features: ["web3"],
};

/** A brief of plain HTML with a seed, for tests that make the whole brand. */
export const seededBrief = brandBriefSchema.parse({
  businessIdea: "Repair cafes where neighbours fix bicycles together on Saturdays",
  targetAudience: "People in the city who cycle to work",
  style: "modern",
  techStack: "html",
  features: [],
  seed: 7,
});

/** A job that waits, requested by an operator, who has no limits. */
export function waitingJob(): Promise<BrandRequested> {
  return requestedBrand({ principal: { kind: "operator" }, brief: exampleBrief });
}

/** What a route does with `requestBrand`, without counting and keeping the answer. */
export async function requestedBrand(
  request: Pick<BrandRequest, "principal" | "brief">,
): Promise<BrandRequested> {
  const room = await roomForJob();
  return db().$transaction((tx) => requestBrand(tx, { ...request, ...room }));
}

/** The same with `regenerateBrand`. */
export async function regeneratedBrand(wanted: Parameters<typeof planVersion>[0]): Promise<BrandRequested> {
  const planned = await planVersion(wanted);
  return db().$transaction((tx) => regenerateBrand(tx, planned));
}

/** A finished job whose package holds these bytes. */
export async function finishedJob(bytes: Uint8Array, name = "Sonnenkind"): Promise<BrandRequested> {
  const requested = await waitingJob();
  const { brandId, version, jobId } = requested;
  const packageKey = artifactKey(brandId, version, "package.zip");
  await storage().put(packageKey, bytes);
  const packageSha256 = createHash("sha256").update(bytes).digest("hex");
  await db().brandVersion.update({
    where: { brandId_version: { brandId, version } },
    data: {
      packageKey,
      packageBytes: bytes.length,
      packageSha256,
      slug: "sonnenkind",
      completedAt: new Date(),
    },
  });
  await db().brand.update({ where: { id: brandId }, data: { name, visibleVersion: version } });
  await completeJob(jobId);
  return requested;
}
