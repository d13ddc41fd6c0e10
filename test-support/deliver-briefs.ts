import { seededRandom } from "@/lib/model/random";
import { type RecombinedBrief, recombinedBrief } from "./recombined-briefs";
import { completedJob, requestJob, stepMs, stepsInDatabase } from "./request-job";
import type { RunningServer } from "./start-server";

/** No step of a job takes longer than this. */
export const STEP_LIMIT_MS = 10_000;
const AT_ONCE = 2;

export interface DeliveredStep {
  readonly brief: RecombinedBrief;
  readonly id: string;
  readonly ms: number;
}

export interface Deliveries {
  /** One sentence for each brief that failed, with the brief. */
  readonly failures: string[];
  /** Steps of the delivered jobs, the slowest first. */
  readonly steps: DeliveredStep[];
}

/** Recombined briefs; the first ones of a seed are the same whatever the count. */
export function neverFailsBriefs(seed: number, count: number): RecombinedBrief[] {
  const random = seededRandom(seed, "bar/never-fails");
  return Array.from({ length: count }, (_, index) => recombinedBrief(random, index));
}

/** Asks the server for a brand of each brief, two at once, and waits until its verified package can be had. */
export async function deliverBriefs(
  server: Pick<RunningServer, "url" | "dataDir">,
  briefs: readonly RecombinedBrief[],
): Promise<Deliveries> {
  const failures: string[] = [];
  const steps: DeliveredStep[] = [];
  const waiting = [...briefs.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, brief] = next;
      try {
        steps.push(...(await deliver(server, brief)));
      } catch (error) {
        failures.push(`${JSON.stringify(brief)}: ${(error as Error).message}`);
        console.log(`  FAILED ${failures.at(-1)}`);
      }
      if ((index + 1) % 25 === 0)
        console.log(`  ${index + 1} of ${briefs.length}, ${failures.length} failed`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { failures, steps: steps.toSorted((one, other) => other.ms - one.ms) };
}

async function deliver(
  server: Pick<RunningServer, "url" | "dataDir">,
  brief: RecombinedBrief,
): Promise<DeliveredStep[]> {
  const { script, ...request } = brief;
  const { jobId } = await requestJob(server, request);
  await completedJob(server, jobId, 300_000);
  const done = await stepsInDatabase(server.dataDir, jobId);
  return done.map((step) => ({ brief, id: step.id, ms: stepMs(step) }));
}
