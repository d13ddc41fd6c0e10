import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import type { ProgressMessage } from "@/lib/jobs/progress.schema";
import { STAGES } from "@/lib/pipeline/graph";
import { drawSeed } from "@/test-support/draw-seed";
import { median } from "@/test-support/percentile";
import { completedJob, requestJob, stepMs, stepsInDatabase, zipSha256 } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * `kill -9` of the server while a stage is running, every stage twice: the job must complete after a restart, with the
 * same bytes as an undisturbed run. The kill comes at 30–70 % of the stage's median time, counted from the moment at
 * which its row says "running"; a kill that came too late is tried again.
 */
const KILLS_PER_STAGE = Number(process.env.KILLS ?? 2);
const UNDISTURBED_RUNS = 5;
const ATTEMPTS = 12;
const BRIEF = sampleBrief(drawSeed());
const ENV = { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" };

const dataDir = temporaryFolder();
let server = await startServer({ env: ENV, dataDir });
let failures = 0;
let kills = 0;
try {
  const { sha256, medians } = await undisturbed(server);
  for (const { id } of STAGES) {
    for (let kill = 0; kill < KILLS_PER_STAGE; kill++) {
      const outcome = await killDuring(id, medians.get(id)!);
      kills += 1;
      const same = outcome.sha256 === sha256;
      if (!same || !outcome.hit) failures += 1;
      console.log(
        `  ${id}: killed ${outcome.afterMs} ms into it (median ${medians.get(id)} ms), row said ${outcome.row}; ` +
          `completed after restart, ${same ? "same bytes" : `other bytes ${outcome.sha256}`}` +
          (outcome.hit ? "" : "; NOT HIT"),
      );
    }
  }
} finally {
  await server.stop();
  await (await acquireEmbedded({ dataDir: path.resolve(dataDir) })).release();
  rmSync(dataDir, { recursive: true, force: true });
}
report(failures === 0, "kill-9", `${kills - failures} of ${kills} kills survived with the same bytes`);

async function undisturbed(running: RunningServer) {
  const times = new Map<string, number[]>();
  let sha256 = "";
  for (let run = 0; run < UNDISTURBED_RUNS; run++) {
    const { jobId } = await requestJob(running, BRIEF);
    await completedJob(running, jobId);
    sha256 = await zipSha256(running, jobId);
    for (const step of await stepsInDatabase(dataDir, jobId)) {
      times.set(step.id, [...(times.get(step.id) ?? []), stepMs(step)]);
    }
  }
  return { sha256, medians: new Map([...times].map(([id, values]) => [id, median(values)])) };
}

async function killDuring(stage: string, medianMs: number) {
  for (let attempt = 1; ; attempt++) {
    // The medians are those of warm threads, and the last kill left cold ones.
    await completedJob(server, (await requestJob(server, sampleBrief(2))).jobId);
    const { jobId, websocketUrl } = await requestJob(server, BRIEF);
    const startedAt = await runningSince(
      websocketUrl.replace(/\/\/[^/]+/, `//127.0.0.1:${server.port}`),
      stage,
    );
    const target = medianMs * (0.3 + Math.random() * 0.4);
    const waitMs = target - (Date.now() - startedAt);
    if (waitMs > 1) await sleep(waitMs);
    await server.kill("SIGKILL");
    const afterMs = Date.now() - startedAt;
    const row = (await stepsInDatabase(dataDir, jobId)).find(({ id }) => id === stage);
    server = await startServer({ env: ENV, dataDir, port: server.port });
    await completedJob(server, jobId);
    const hit = row?.status === "running";
    if (hit || attempt === ATTEMPTS) {
      return { hit, afterMs, row: row?.status, sha256: await zipSha256(server, jobId) };
    }
  }
}

/** Resolves with the time at which the step's row said that it runs. */
function runningSince(url: string, stage: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    socket.on("error", reject);
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as ProgressMessage;
      const step = message.steps.find(({ id }) => id === stage);
      if (!step?.startedAt) return;
      socket.removeAllListeners("error").on("error", () => undefined);
      resolve(Date.parse(step.startedAt));
      socket.terminate();
    });
  });
}
