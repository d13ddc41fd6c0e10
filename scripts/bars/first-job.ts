import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { drawSeed } from "@/test-support/draw-seed";
import { completedJob, requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * The first job after a start, asked for at the first good answer of /api/health, beside the second; and `npm run brand`
 * from nothing running, beside the job in it. The same idea with another seed each time.
 */
const LIMIT = 1.5;
const JOBS = 3;
const seed = drawSeed();

const jobs = await serverJobs();
const [first, second] = jobs as [number, number];
report(
  first <= LIMIT * second,
  "first-job",
  `${inSeconds(first)} after a start, the second ${inSeconds(second)}: ${(first / second).toFixed(2)} ×; limit ${LIMIT} ×`,
);

const command = await commandFromNothing();
report(
  command.wallMs <= LIMIT * command.jobMs,
  "brand-command",
  `${inSeconds(command.wallMs)} from nothing running, the job in it ${inSeconds(command.jobMs)}: ${(command.wallMs / command.jobMs).toFixed(2)} ×; limit ${LIMIT} ×`,
);

async function serverJobs(): Promise<number[]> {
  const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise" } });
  const totals: number[] = [];
  try {
    for (let index = 0; index < JOBS; index++) {
      const startedAt = performance.now();
      const { jobId } = await requestJob(server, sampleBrief(0, { seed: seed + index }));
      await completedJob(server, jobId);
      totals.push(performance.now() - startedAt);
      console.log(`  job ${index + 1} after a start: ${inSeconds(totals[index]!)}`);
    }
  } finally {
    await server.stop();
  }
  return totals;
}

/** The second of two runs. The first one creates the database, which happens once on a machine and is not measured. */
async function commandFromNothing(): Promise<{ wallMs: number; jobMs: number }> {
  const folder = temporaryFolder();
  try {
    await runBrand(folder, seed);
    return await runBrand(folder, seed + 1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runBrand(folder: string, own: number): Promise<{ wallMs: number; jobMs: number }> {
  const startedAt = performance.now();
  const { businessIdea, style } = sampleBrief(0) as { businessIdea: string; style: string };
  const args = [businessIdea, "--style", style, "--seed", String(own), "--json", "--out", `${folder}/out`];
  const child = spawn("npm", ["run", "--silent", "brand", "--", ...args], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let stdout = "";
  child.stdout.on("data", (chunk) => (stdout += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`npm run brand ended with ${code}`);
  const wallMs = performance.now() - startedAt;
  const { durationMs: jobMs } = JSON.parse(stdout) as { durationMs: number };
  console.log(`  npm run brand: ${inSeconds(wallMs)}, the job in it ${inSeconds(jobMs)}`);
  return { wallMs, jobMs };
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
