import { testContract } from "@/scripts/contract/run-forge";
import { drawSeed } from "@/test-support/draw-seed";
import { report } from "./report";

const FUZZ_RUNS = 10_000;
const INVARIANT_RUNS = 1_024;
const INVARIANT_DEPTH = 64;
const LEAST_CALLS = 50_000;

/** The contract's own tests with many more tries, drawn anew at each run. */
const results = await testContract({
  fuzzRuns: FUZZ_RUNS,
  invariantRuns: INVARIANT_RUNS,
  invariantDepth: INVARIANT_DEPTH,
  seed: drawSeed(),
});
const failed = results.filter(({ problem }) => problem !== undefined);
for (const { name, problem } of failed) console.log(`${name}: ${problem}`);
for (const { name, kind, runs, calls } of results) {
  if (kind !== "unit") console.log(`${name}: ${runs} runs${kind === "invariant" ? `, ${calls} calls` : ""}`);
}
const of = (kind: string) => results.filter((result) => result.kind === kind);
const fewestRuns = Math.min(...of("fuzz").map(({ runs }) => runs));
const fewestCalls = Math.min(...of("invariant").map(({ calls }) => calls));
report(
  failed.length === 0 && fewestRuns >= FUZZ_RUNS && fewestCalls >= LEAST_CALLS,
  "forge",
  `${results.length - failed.length} of ${results.length} tests pass: ${of("unit").length} cases, ` +
    `${of("fuzz").length} fuzz tests of at least ${fewestRuns} runs, ` +
    `${of("invariant").length} invariants of at least ${fewestCalls} calls`,
);
