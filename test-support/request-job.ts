import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ProgressStep } from "@/lib/jobs/progress.schema";
import type { RunningServer } from "./start-server";

export interface Accepted {
  jobId: string;
  estimatedTime: number;
  websocketUrl: string;
}

/** Asks for a brand by `POST /api/generate`. @throws with the answer when it is refused */
export async function requestJob(server: Pick<RunningServer, "url">, brief: unknown): Promise<Accepted> {
  const response = await fetch(`${server.url}/api/generate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(brief),
  });
  if (!response.ok) throw new Error(`POST /api/generate: ${response.status} ${await response.text()}`);
  return (await response.json()) as Accepted;
}

/** Waits for a job to complete. @throws when it fails, or after `timeoutMs` */
export async function completedJob(
  server: Pick<RunningServer, "url">,
  jobId: string,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${server.url}/api/status/${jobId}`);
    const { status, error } = (await response.json()) as { status: string; error?: { message: string } };
    if (status === "completed") return;
    if (status === "failed") throw new Error(`job ${jobId} failed: ${error?.message}`);
    await sleep(25);
  }
  throw new Error(`job ${jobId} did not end within ${timeoutMs / 1000} s`);
}

/** SHA-256 of the job's ZIP as it is downloaded, in hexadecimal. */
export async function zipSha256(server: Pick<RunningServer, "url">, jobId: string): Promise<string> {
  const response = await fetch(`${server.url}/api/download/${jobId}`);
  if (!response.ok) throw new Error(`GET /api/download: ${response.status} ${await response.text()}`);
  return createHash("sha256")
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest("hex");
}

/** The steps of a job as its row has them, read from the server's own database, whether the server lives or not. */
export async function stepsInDatabase(dataDir: string, jobId: string): Promise<ProgressStep[]> {
  const client = new pg.Client({
    connectionString: readFileSync(path.join(dataDir, "postgres.url"), "utf8").trim(),
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ steps: ProgressStep[] }>("SELECT steps FROM jobs WHERE id = $1", [
      jobId,
    ]);
    return rows[0]?.steps ?? [];
  } finally {
    await client.end();
  }
}

/** Milliseconds between the start and the end of a finished step. */
export function stepMs({ startedAt, finishedAt }: ProgressStep): number {
  return startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : Number.NaN;
}
