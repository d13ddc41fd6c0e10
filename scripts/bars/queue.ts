import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { drawSeed } from "@/test-support/draw-seed";
import { completedJob, requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * Twenty jobs queued at once: all complete; a minute after the last one the server holds at most 150 MiB more than
 * after the first; no child process and no temporary file is left. Runs with ANONYMOUS_TIER=enterprise.
 */
const JOBS = 20;
const firstIndex = drawSeed();
const LIMIT_MIB = 150;
const REST_MS = Number(process.env.REST_MS ?? 60_000);

const temporary = path.join(temporaryFolder(), "tmp");
mkdirSync(temporary);
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", TMPDIR: temporary } });
try {
  await completedJob(server, (await requestJob(server, sampleBrief(firstIndex))).jobId);
  const first = residentMib(server.pid);
  const startedAt = performance.now();
  const jobs = await Promise.all(
    Array.from({ length: JOBS }, (_, index) => requestJob(server, sampleBrief(firstIndex + index + 1))),
  );
  const results = await Promise.allSettled(jobs.map(({ jobId }) => completedJob(server, jobId, 600_000)));
  const seconds = (performance.now() - startedAt) / 1000;
  const completed = results.filter(({ status }) => status === "fulfilled").length;
  const peak = residentMib(server.pid);
  await sleep(REST_MS);
  const last = residentMib(server.pid);
  const children = childrenOf(server.pid);
  const left = [...filesBelow(temporary), ...filesBelow(path.join(server.dataDir, "storage", "incoming"))];
  console.log(
    `  ${completed} of ${JOBS} completed in ${seconds.toFixed(1)} s, ${(seconds / JOBS).toFixed(2)} s a job`,
  );
  console.log(
    `  RSS ${first} MiB after the first, ${peak} MiB after the last, ${last} MiB after ${REST_MS / 1000} s`,
  );
  console.log(
    `  child processes beside PostgreSQL: ${children.join(", ") || "none"}; temporary files: ${left.join(", ") || "none"}`,
  );
  report(
    completed === JOBS && last - first <= LIMIT_MIB && children.length === 0 && left.length === 0,
    "queue",
    `${completed} of ${JOBS} jobs, ${last - first} MiB more than after the first, limit ${LIMIT_MIB} MiB`,
  );
} finally {
  await server.stop();
}

function residentMib(pid: number): number {
  const [, kib] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kib) / 1024);
}

/** Commands of the child processes; PostgreSQL is one by design, and ends with the server. */
function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").trim().split(" ").filter(Boolean),
    )
    .map((child) => readFileSync(`/proc/${child}/comm`, "utf8").trim())
    .filter((command) => command !== "postgres");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
