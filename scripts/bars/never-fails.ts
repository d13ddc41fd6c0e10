import { parseArgs } from "node:util";
import { seededRandom } from "@/lib/model/random";
import { drawSeed, report, startServer } from "./harness";
import { completedJob, requestJob, stepMs, stepsInDatabase } from "./jobs";
import { type RecombinedBrief, recombinedBrief } from "./recombined-briefs";

/**
 * A thousand jobs on the built server, each from a brief that nobody has seen, to the finished and verified package. Every
 * one is delivered, and no step takes longer than ten seconds. `--count` makes fewer; about 3 s a job on two cores.
 */
const LIMIT_MS = 10_000;
const AT_ONCE = 2;
const SLOWEST = 5;

const { values } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string", default: "1000" } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new RangeError("--count must be a whole number from 1 on");
const random = seededRandom(drawSeed(), "bar/never-fails");
const briefs = Array.from({ length: count }, (_, index) => recombinedBrief(random, index));

interface Step {
  brief: Omit<RecombinedBrief, "script">;
  id: string;
  ms: number;
}

const failures: string[] = [];
const steps: Step[] = [];
const startedAt = performance.now();
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "warn" } });
try {
  const waiting = [...briefs.entries()];
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)));
} finally {
  await server.stop();
}
const slowest = steps.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
for (const { brief, id, ms } of slowest) console.log(`  ${ms} ms: ${id} of ${JSON.stringify(brief)}`);
for (const failure of failures) console.log(`  FAILED ${failure}`);
const worst = slowest[0]?.ms ?? 0;
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
report(
  failures.length === 0 && worst <= LIMIT_MS,
  "never-fails",
  `${count - failures.length} of ${count} delivered in ${minutes} min; slowest step ${(worst / 1000).toFixed(1)} s, limit ${LIMIT_MS / 1000} s`,
);

async function work(waiting: [number, RecombinedBrief][]): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [index, { script, ...brief }] = next;
    try {
      const { jobId } = await requestJob(server, brief);
      await completedJob(server, jobId, 300_000);
      const done = await stepsInDatabase(server.dataDir, jobId);
      steps.push(...done.map((step) => ({ brief, id: step.id, ms: stepMs(step) })));
    } catch (error) {
      failures.push(`(${script}) ${JSON.stringify(brief)}: ${(error as Error).message}`);
      console.log(`  FAILED ${failures.at(-1)}`);
    }
    if ((index + 1) % 25 === 0) console.log(`  ${index + 1} of ${count}, ${failures.length} failed`);
  }
}
