import { POST as generate } from "@/app/api/generate/route";
import { exampleBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { completeJob } from "@/lib/jobs/record-progress";

export interface BrandOwner {
  brandId: string;
  jobId: string;
  /** Of a request by the same browser. */
  headers: Record<string, string>;
  /** By what its requests are counted. */
  subjects: string[];
}

let clients = 0;

/** A visitor from a network of its own with a brand whose first version is complete, or whatever `end` makes of it. */
export async function brandFor(end: (jobId: string) => Promise<unknown> = completed): Promise<BrandOwner> {
  const address = `203.0.113.${++clients}`;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-marque-client-address": address,
  };
  const answer = await generate(
    new Request("http://localhost:3000/api/generate", {
      method: "POST",
      headers,
      body: JSON.stringify({ ...exampleBrief, seed: 9 }),
    }),
    { params: Promise.resolve(undefined) },
  );
  const { jobId } = (await answer.json()) as { jobId: string };
  const { brandId, principal } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  await end(jobId);
  const cookie = answer.headers.get("set-cookie")!.split(";")[0]!;
  return {
    brandId,
    jobId,
    headers: { ...headers, cookie },
    subjects: [`address:${address}`, principal],
  };
}

async function completed(jobId: string) {
  const { brandId, version } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  await db().brandVersion.updateMany({ where: { brandId, version }, data: { completedAt: new Date() } });
  await db().brand.update({ where: { id: brandId }, data: { visibleVersion: version } });
  await completeJob(jobId);
}
