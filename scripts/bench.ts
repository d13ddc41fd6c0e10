import { existsSync, readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import JSZip from "jszip";
import { ENGINE_VERSION } from "@/lib/model/engine-version";
import { median, percentile } from "@/test-support/percentile";
import { completedJob, requestJob, stepMs, stepsInDatabase } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { type RunningServer, startServer } from "@/test-support/start-server";
import type { Bench, Percentiles } from "./bench/bench.schema";
import { printBench } from "./bench/print-bench";
import { type Latencies, openProbe } from "./bench/probe";

/** `npm run bench [-- --json]`: how fast the built product is on this machine. Nothing else should run meanwhile. */
const JOBS = 5;
const QUEUED = 8;
const PROBES = 40;

const json = process.argv.includes("--json");
const say = (text: string) => process.stderr.write(`${text}\n`);

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
try {
  say("One job to warm up …");
  await finish(server, 0);
  say(`${JOBS} jobs, one after the other …`);
  const { seconds, jobId } = await measureJobs(server);
  say(`${QUEUED} jobs at once …`);
  const jobsPerMinute = await measureQueue(server);
  say("Requests while nothing runs …");
  const idle = await measureIdle(server);
  say("Requests while two jobs run …");
  const twoJobsRunning = await measureBusy(server);
  const bench: Bench = {
    machine: machine(),
    engineVersion: ENGINE_VERSION,
    seconds,
    jobsPerMinute,
    latency: { idle, twoJobsRunning },
    peakMemoryMib: peakMemoryMib(server.pid),
    package: await packageSize(server, jobId),
  };
  if (json) console.log(JSON.stringify(bench, null, 2));
  else printBench(bench);
} finally {
  await server.stop();
}

async function finish(running: RunningServer, index: number): Promise<string> {
  const { jobId } = await requestJob(running, sampleBrief(index));
  await completedJob(running, jobId);
  return jobId;
}

async function measureJobs(running: RunningServer) {
  const stages = new Map<string, number[]>();
  const totals: number[] = [];
  let jobId = "";
  for (let index = 1; index <= JOBS; index++) {
    const startedAt = performance.now();
    jobId = await finish(running, index);
    totals.push(performance.now() - startedAt);
    for (const step of await stepsInDatabase(running.dataDir, jobId)) {
      stages.set(step.id, [...(stages.get(step.id) ?? []), stepMs(step)]);
    }
  }
  const inSeconds = (values: number[]) => round(median(values) / 1000, 3);
  return {
    jobId,
    seconds: {
      jobs: JOBS,
      stages: Object.fromEntries([...stages].map(([id, values]) => [id, inSeconds(values)])),
      total: inSeconds(totals),
    },
  };
}

async function measureQueue(running: RunningServer): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: QUEUED }, (_, index) => finish(running, 10 + index)));
  return round((QUEUED / (performance.now() - startedAt)) * 60_000, 1);
}

async function measureIdle(running: RunningServer) {
  const probe = openProbe(running);
  const latencies: Latencies = { generate: [], status: [], socket: [] };
  for (let index = 0; index < PROBES; index++) await probe.run(sampleBrief(30 + index), latencies);
  probe.close();
  return summary(latencies);
}

/** Two jobs run all the time: whenever one ends, the next is handed in. */
async function measureBusy(running: RunningServer) {
  const probe = openProbe(running);
  const latencies: Latencies = { generate: [], status: [], socket: [] };
  let probing = true;
  const load = [0, 1].map(async (offset) => {
    for (let index = 100 + offset; probing; index += 2) await finish(running, index);
  });
  for (let index = 0; index < PROBES; index++) await probe.run(sampleBrief(200 + index), latencies);
  probing = false;
  await Promise.all(load);
  probe.close();
  return summary(latencies);
}

function summary({ generate, status, socket }: Latencies) {
  return { generate: percentiles(generate), status: percentiles(status), socket: percentiles(socket) };
}

function percentiles(values: number[]): Percentiles {
  const at = (rank: number) => round(percentile(values, rank), 1);
  return { p50: at(50), p95: at(95), p99: at(99), samples: values.length };
}

async function packageSize(running: RunningServer, jobId: string): Promise<Bench["package"]> {
  const bytes = await (await fetch(`${running.url}/api/download/${jobId}`)).arrayBuffer();
  const { files } = await JSZip.loadAsync(bytes);
  return { bytes: bytes.byteLength, files: Object.values(files).filter(({ dir }) => !dir).length };
}

/** The kernel's own high-water mark. */
function peakMemoryMib(pid: number): number | null {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1]) / 1024);
}

function machine(): Bench["machine"] {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryGb: round(totalmem() / 2 ** 30, 1),
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
