import { request as httpRequest } from "node:http";
import { closeRenderPool } from "@/lib/render/render-pool";
import { isTextFile } from "@/lib/verify/text-of";
import { inspectZip } from "@/scripts/brand/inspect-zip";
import { startServer } from "@/test-support/start-server";
import { HOSTILE_REQUESTS, type HostileRequest } from "./hostile-requests";
import { report } from "./report";

/**
 * Requests that mean no good, against a real server: each ends in a clear 400 or 413, or in a package that verifies and
 * holds the raw text unescaped nowhere. Never 500. Runs with ANONYMOUS_TIER=enterprise.
 */
const AT_ONCE = 3;
const POLL_MS = 200;
const PATIENCE_MS = 180_000;
const PIECE_BYTES = 64 * 1024;

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise" } });
const failures: string[] = [];
const outcomes = new Map<string, number>();
try {
  const queue = [...HOSTILE_REQUESTS];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(queue)));
  const health = await send("GET", "/api/health");
  if (health.status !== 200) failures.push(`afterwards /api/health says ${health.status}: ${health.body}`);
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error));
} finally {
  await closeRenderPool();
  await server.stop();
}
for (const [outcome, count] of [...outcomes].sort()) console.log(`  ${count} × ${outcome}`);
for (const failure of failures) console.log(`  ${failure}`);
report(
  failures.length === 0,
  "hostile-inputs",
  `${HOSTILE_REQUESTS.length} requests, ${failures.length} failures, ANONYMOUS_TIER=enterprise`,
);

async function work(queue: HostileRequest[]): Promise<void> {
  for (let hostile = queue.shift(); hostile; hostile = queue.shift()) {
    const problem = await attempt(hostile).catch((error: unknown) => String(error));
    console.log(`${problem ? "FAILED" : "held"}: ${hostile.name}`);
    if (problem) failures.push(`${hostile.name}: ${problem}`);
  }
}

/** What is wrong with the service's reaction; null when nothing is. */
async function attempt(hostile: HostileRequest): Promise<string | null> {
  const answer = await send("POST", "/api/generate", hostile);
  outcomes.set(String(answer.status), (outcomes.get(String(answer.status)) ?? 0) + 1);
  if (answer.status === 400 || answer.status === 413) return unclear(answer.body.toString());
  if (answer.status !== 202) return `answered ${answer.status}: ${answer.body}`;
  if (hostile.expect === "refused") return "was accepted";
  const { jobId } = JSON.parse(answer.body.toString()) as { jobId: string };
  const ended = await waitForEnd(jobId);
  if (ended !== "completed") return `the accepted job ended as ${ended}`;
  const download = await send("GET", `/api/download/${jobId}`);
  if (download.status !== 200) return `the download answered ${download.status}`;
  return packageProblem(download.body, hostile.raw ?? []);
}

function unclear(body: string): string | null {
  const { error } = JSON.parse(body) as {
    error: { message?: string; details?: { field?: string; constraint?: string } };
  };
  const isClear = error.message && error.details?.field && error.details.constraint;
  return isClear ? null : `a refusal that does not say what would be valid: ${body}`;
}

async function waitForEnd(jobId: string): Promise<string> {
  for (const startedAt = Date.now(); Date.now() - startedAt < PATIENCE_MS; ) {
    const { status, body } = await send("GET", `/api/status/${jobId}`);
    if (status !== 200) return `a status answer ${status}`;
    const job = JSON.parse(body.toString()) as { status: string; error?: { message: string } };
    if (job.status === "completed") return job.status;
    if (job.status === "failed") return `failed (${job.error?.message})`;
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return "still running";
}

async function packageProblem(zip: Buffer, raw: readonly string[]): Promise<string | null> {
  const report = await inspectZip(zip);
  if (!report.ok) return `the package does not verify: ${report.failures.join("; ")}`;
  for (const file of report.files) {
    const bytes = Buffer.from(file.bytes);
    // A short text stands in compressed bytes by chance.
    const telling = raw.filter((text) => isTextFile(file) || text.length >= 8);
    const found = telling.find((text) => bytes.includes(text));
    if (found !== undefined) return `${file.path} holds ${JSON.stringify(found)} as it was typed`;
    if (!/^[a-z0-9._/-]+$/i.test(file.path) || file.path.includes(".."))
      return `the path ${file.path} is not plain`;
  }
  return null;
}

function send(
  method: string,
  path: string,
  hostile?: HostileRequest,
): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers: Record<string, string | number> = hostile
      ? { "content-type": "application/json", ...hostile.headers }
      : {};
    if (hostile && !hostile.chunked) headers["content-length"] = hostile.body.length;
    const request = httpRequest(new URL(path, server.url), { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) });
    });
    request.on("error", reject);
    for (let at = 0; hostile && at < hostile.body.length; at += PIECE_BYTES) {
      request.write(hostile.body.subarray(at, at + PIECE_BYTES));
    }
    request.end();
  });
}
