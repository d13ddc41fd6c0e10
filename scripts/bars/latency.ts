import { Agent, request as httpRequest } from "node:http";
import { WebSocket } from "ws";
import { drawSeed } from "@/test-support/draw-seed";
import { percentile } from "@/test-support/percentile";
import { startServer } from "@/test-support/start-server";
import { report } from "./report";

/**
 * `GET /api/status` and the progress socket (`at` to arrival) while two jobs run: the 95th percentile of each must be
 * at most 50 ms. Runs with ANONYMOUS_TIER=enterprise, because a visitor of the default tier has one job at a time.
 */
const ROUNDS = 5;
const LIMIT_MS = 50;
const PAUSE_MS = 10;
const first = drawSeed();

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise" } });
const agent = new Agent({ keepAlive: true });
const statusMs: number[] = [];
const socketMs: number[] = [];
let problem: string | null = null;
try {
  for (let round = 1; round <= ROUNDS; round++) {
    const jobs = await Promise.all([startJob(first + round * 2), startJob(first + round * 2 + 1)]);
    const ends = jobs.map(({ websocketUrl }) => listen(websocketUrl));
    let running = true;
    const all = Promise.all(ends).finally(() => {
      running = false;
    });
    const polling = jobs.map(async ({ jobId }) => {
      while (running) {
        const startedAt = performance.now();
        const { status } = await send("GET", `/api/status/${jobId}`);
        statusMs.push(performance.now() - startedAt);
        if (status !== 200) throw new Error(`the status of a job answered ${status}`);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    });
    await Promise.all([all, ...polling]);
  }
} catch (error) {
  problem = error instanceof Error ? error.message : String(error);
} finally {
  agent.destroy();
  await server.stop();
}
console.log(`  GET /api/status   ${summary(statusMs)}`);
console.log(`  socket message    ${summary(socketMs)}`);
if (problem) console.log(`  ${problem}`);
const passed = !problem && percentile(statusMs, 95) <= LIMIT_MS && percentile(socketMs, 95) <= LIMIT_MS;
report(
  passed,
  "latency",
  `p95 status ${percentile(statusMs, 95).toFixed(1)} ms, socket ${percentile(socketMs, 95).toFixed(1)} ms, ` +
    `limit ${LIMIT_MS} ms, ${ROUNDS} rounds of 2 jobs, ANONYMOUS_TIER=enterprise`,
);

async function startJob(seed: number): Promise<{ jobId: string; websocketUrl: string }> {
  const { status, body } = await send("POST", "/api/generate", {
    businessIdea: "A bakery that delivers sourdough bread by bicycle",
    targetAudience: "Families in the old town",
    style: "modern",
    techStack: "react",
    features: [],
    seed,
  });
  if (status !== 202) throw new Error(`a job was answered with ${status}: ${body}`);
  return JSON.parse(body);
}

/** Resolves when the job has completed. */
function listen(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.on("error", reject);
    socket.on("message", (data) => {
      const arrivedAt = Date.now();
      const { type, at } = JSON.parse(String(data)) as { type: string; at: string };
      // A snapshot tells of the past; its time says nothing about the way here.
      if (type !== "snapshot") socketMs.push(arrivedAt - Date.parse(at));
      if (type === "completed") resolve();
      if (type === "failed") reject(new Error("a job failed"));
    });
    socket.on("close", (code) => reject(new Error(`a socket closed with ${code} before its job ended`)));
  });
}

function send(method: string, path: string, body?: object): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = body ? { "content-type": "application/json" } : {};
    const request = httpRequest(new URL(path, server.url), { method, agent, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: text });
    });
    request.on("error", reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}

function summary(values: readonly number[]): string {
  const [p50, p95, max] = [50, 95, 100].map((rank) => `${percentile(values, rank).toFixed(1)} ms`);
  return `p50 ${p50}  p95 ${p95}  max ${max}  (${values.length} samples)`;
}
