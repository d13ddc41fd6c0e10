import { createHash } from "node:crypto";
import { parse as parseDisposition } from "content-disposition";
import { expect, test } from "vitest";
import { finishedJob, waitingJob } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob } from "@/lib/jobs/record-progress";
import { storage } from "@/lib/storage/current-storage";
import { GET, HEAD } from "./route";

useTestDatabase();

const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
const sha256 = createHash("sha256").update(bytes).digest("hex");

const download = (jobId: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  (method === "GET" ? GET : HEAD)(
    new Request(`http://localhost:3000/api/download/${jobId}`, { method, headers }),
    { params: Promise.resolve({ jobId }) },
  );

test("200: the package, streamed, with length, tag and a name in any script", async () => {
  const { jobId } = await finishedJob(bytes, 'Été "日の出" ../x');
  const response = await download(jobId);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-length")).toBe("100000");
  expect(response.headers.get("etag")).toBe(`"${sha256}"`);
  const { type, parameters } = parseDisposition(response.headers.get("content-disposition") ?? "");
  expect([type, parameters.filename]).toEqual(["attachment", "Été -日の出- ..-x-brand.zip"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("206, 416, 304 and HEAD", async () => {
  const { jobId } = await finishedJob(bytes);
  const part = await download(jobId, { range: "bytes=1000-1999" });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.slice(1000, 2000))).toBe(true);
  expect((await download(jobId, { range: "bytes=100000-" })).status).toBe(416);
  expect((await download(jobId, { "if-none-match": `"${sha256}"` })).status).toBe(304);
  const head = await download(jobId, {}, "HEAD");
  expect([head.status, head.body, head.headers.get("content-length")]).toEqual([200, null, "100000"]);
});

test("409: while the job waits or runs, with the time to come back", async () => {
  const { jobId } = await waitingJob();
  const response = await download(jobId);
  expect(response.status).toBe(409);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("409: a failed first version has no package, and never will", async () => {
  const { jobId } = await waitingJob();
  await failJob(jobId, { code: "STAGE_FAILED", message: "no" });
  const response = await download(jobId);
  expect([response.status, response.headers.get("retry-after")]).toEqual([409, null]);
});

test("200: when a later version failed the old one is served", async () => {
  const { brandId } = await finishedJob(bytes);
  const version = { brandId, version: 2, seed: 1, engineVersion: "1", brief: {} };
  await db().brandVersion.create({ data: version });
  const jobId = newId();
  await db().job.create({ data: { id: jobId, brandId, version: 2, steps: [], principal: "operator" } });
  await failJob(jobId, { code: "STAGE_FAILED", message: "no" });
  expect((await download(jobId)).headers.get("etag")).toBe(`"${sha256}"`);
});

test("404: an unknown id and a deleted brand", async () => {
  const { jobId, brandId } = await finishedJob(bytes);
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  for (const id of [jobId, newId(), "x"]) expect((await download(id)).status).toBe(404);
});

test("500: lost bytes are our failure, told before any are promised", async () => {
  const { jobId, brandId } = await finishedJob(bytes);
  await storage().deletePrefix(`brands/${brandId}/`);
  expect((await download(jobId)).status).toBe(500);
});
