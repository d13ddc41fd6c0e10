import { drawSeed } from "@/test-support/draw-seed";
import { completedJob, requestJob, stepMs, stepsInDatabase } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { report } from "./report";

/**
 * One job by `POST /api/generate`, from the request to the completed status, the second after a start. Prints the
 * stage table of the jobs; the second one is gated.
 */
const LIMIT_MS = 6_000;
const JOBS = 4;
const first = drawSeed();

const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise" } });
const totals: number[] = [];
try {
  for (let index = 0; index < JOBS; index++) {
    const startedAt = performance.now();
    const { jobId } = await requestJob(server, sampleBrief(first + index));
    await completedJob(server, jobId);
    totals.push(performance.now() - startedAt);
    const steps = await stepsInDatabase(server.dataDir, jobId);
    const stages = steps.map((step) => `${step.id} ${stepMs(step)}`).join("  ");
    console.log(`  job ${index + 1}: ${totals[index]!.toFixed(0)} ms  (ms: ${stages})`);
  }
} finally {
  await server.stop();
}
const second = totals[1] ?? Number.POSITIVE_INFINITY;
report(
  second <= LIMIT_MS,
  "one-job",
  `${(second / 1000).toFixed(2)} s, the second after start; limit ${LIMIT_MS / 1000} s`,
);
