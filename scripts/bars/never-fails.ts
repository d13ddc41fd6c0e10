import { parseArgs } from "node:util";
import { deliverBriefs, neverFailsBriefs, STEP_LIMIT_MS } from "@/test-support/deliver-briefs";
import { drawSeed } from "@/test-support/draw-seed";
import { startServer } from "@/test-support/start-server";
import { report } from "./report";

/**
 * A thousand jobs on the built server, each from a brief that nobody has seen, to the finished and verified package. Every
 * one is delivered, and no step takes longer than ten seconds. `--count` makes fewer; about 2 s a job on two cores.
 */
const SLOWEST = 5;

const { values } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string", default: "1000" } },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) throw new RangeError("--count must be a whole number from 1 on");
const briefs = neverFailsBriefs(drawSeed(), count);

const startedAt = performance.now();
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "warn" } });
const { failures, steps } = await deliverBriefs(server, briefs).finally(() => server.stop());

for (const { brief, id, ms } of steps.slice(0, SLOWEST))
  console.log(`  ${ms} ms: ${id} of ${JSON.stringify(brief)}`);
for (const failure of failures) console.log(`  FAILED ${failure}`);
const worst = steps[0]?.ms ?? 0;
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
report(
  failures.length === 0 && worst <= STEP_LIMIT_MS,
  "never-fails",
  `${count - failures.length} of ${count} delivered in ${minutes} min; slowest step ${(worst / 1000).toFixed(1)} s, limit ${STEP_LIMIT_MS / 1000} s`,
);
