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
 * from nothing running, beside the job in it. The same idea with another seed each time. One pair of times says as much of
 * what else the machine does as of the service: each is taken several times, and the middle of the ratios counts.
 */
const LIMIT = 1.5;
const TIMES = 3;
const seed = drawSeed();

const starts: Ratio[] = [];
for (let index = 0; index < TIMES; index++) starts.push(await firstJobs(seed + 2 * index));
judge("first-job", starts, "after a start", "the second");

const commands: Ratio[] = [];
const folder = temporaryFolder();
try {
  // The first one creates the database, which happens once on a machine and is not measured.
  await runBrand(folder, seed);
  for (let index = 1; index <= TIMES; index++) commands.push(await runBrand(folder, seed + index));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
judge("brand-command", commands, "from nothing running", "the job in it");

/** Milliseconds of what is looked at, and of what it is compared with. */
interface Ratio {
  wholeMs: number;
  besideMs: number;
}

function judge(name: string, measured: readonly Ratio[], whole: string, beside: string): void {
  const times = ({ wholeMs, besideMs }: Ratio) => wholeMs / besideMs;
  const middle = measured.toSorted((a, b) => times(a) - times(b))[Math.floor(measured.length / 2)]!;
  report(
    times(middle) <= LIMIT,
    name,
    `${inSeconds(middle.wholeMs)} ${whole}, ${beside} ${inSeconds(middle.besideMs)}: ${times(middle).toFixed(2)} ×, the middle of ${measured.map((one) => times(one).toFixed(2)).join(", ")}; limit ${LIMIT} ×`,
  );
}

async function firstJobs(own: number): Promise<Ratio> {
  const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise" } });
  const job = async (at: number) => {
    const startedAt = performance.now();
    const { jobId } = await requestJob(server, sampleBrief(0, { seed: at }));
    await completedJob(server, jobId);
    return performance.now() - startedAt;
  };
  try {
    const ratio = { wholeMs: await job(own), besideMs: await job(own + 1) };
    console.log(`  first ${inSeconds(ratio.wholeMs)}, second ${inSeconds(ratio.besideMs)}`);
    return ratio;
  } finally {
    await server.stop();
  }
}

async function runBrand(folder: string, own: number): Promise<Ratio> {
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
  return { wholeMs: wallMs, besideMs: jobMs };
}

function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
