import { GrowthBook } from "@growthbook/growthbook";
import { type Random, seededRandom } from "@/lib/model/random";
import { ALPHA, compare, judgeArms, sampleRatio } from "@/lib/variants/statistics/judge-arms";
import { sampleSize } from "@/lib/variants/statistics/sample-size";
import { armOf } from "@/lib/variants/templates/shared/assign";
import { drawSeed } from "@/test-support/draw-seed";
import { report } from "./report";

/**
 * The test of an experiment, looked at after every single visitor: how often it calls a difference where there is none, how
 * often it finds one that there is, and whether visitors are assigned as GrowthBook assigns them. A z-test that is looked at
 * the same way shows that the simulation would notice.
 */
const A_A_RUNS = 2_000;
const VISITORS = 8_000;
const POWER_RUNS = 300;
const ARMS = 4;
const WEIGHTS = Array<number>(ARMS).fill(1 / ARMS);
const PAIR = ALPHA / (ARMS - 1);
/** Conversions come this many visitors later, at most. */
const MOST_DELAY = 400;
const ASSIGNMENTS = 10_000;

const seed = drawSeed();
const random = seededRandom(seed, "bar/experiments");

// --- no difference
const wrong = { ours: 0, z: 0, sampleRatio: 0 };
for (let run = 0; run < A_A_RUNS; run++) {
  const rate = 0.005 * 80 ** random.next();
  const seen = experiment(Array<number>(ARMS).fill(rate));
  for (const name of ["ours", "z", "sampleRatio"] as const) if (seen[name]) wrong[name] += 1;
}
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(2)} %`;
console.log(`A/A, ${A_A_RUNS} runs of ${VISITORS} visitors, ${ARMS} designs, a look at every visitor:`);
console.log(`  called different  ${share(wrong.ours, A_A_RUNS)} (at most 5 %)`);
console.log(`  sample-ratio alarm ${share(wrong.sampleRatio, A_A_RUNS)} (at most 0.1 %, give or take)`);
console.log(`  a z-test looked at the same way: ${share(wrong.z, A_A_RUNS)} (it must be wrong more often)`);

// --- a difference
const plan = { rate: 0.08, lift: 0.3, arms: ARMS };
const size = sampleSize(plan)!;
let found = 0;
let misled = 0;
let outside = 0;
let early = 0;
for (let run = 0; run < POWER_RUNS; run++) {
  const counts: [number, number] = [0, 0];
  let isOutside = false;
  let foundAt: number | null = null;
  for (let visitor = 1; visitor <= 2 * size.visitorsPerArm; visitor++) {
    const arm = random.next() < 0.5 ? 0 : 1;
    if (random.next() >= plan.rate * (arm === 1 ? 1 + plan.lift : 1)) continue;
    counts[arm] += 1;
    const { verdict, liftInterval } = compare(counts, [0.5, 0.5], PAIR);
    isOutside ||= plan.lift < liftInterval.low || plan.lift > (liftInterval.high ?? Number.POSITIVE_INFINITY);
    if (verdict === "open" || foundAt !== null) continue;
    foundAt = visitor;
    if (verdict === "worse") misled += 1;
  }
  if (foundAt !== null) {
    found += 1;
    early += foundAt / (2 * size.visitorsPerArm);
  }
  if (isOutside) outside += 1;
}
console.log(
  `A lift of ${100 * plan.lift} % on ${100 * plan.rate} %, ${size.visitorsPerArm} visitors a design as the calculator says, ${POWER_RUNS} runs:`,
);
console.log(`  found ${share(found, POWER_RUNS)} (at least 80 %), the wrong way ${misled}`);
console.log(`  on average after ${((100 * early) / Math.max(1, found)).toFixed(0)} % of the visitors`);
console.log(
  `  intervals that ever left the true lift out: ${share(outside, POWER_RUNS)} (at most ${share(PAIR, 1)})`,
);

// --- visitors that get lost
let alarms = 0;
for (let run = 0; run < POWER_RUNS; run++) {
  const counts = Array<number>(ARMS).fill(0);
  for (let visitor = 0; visitor < 40_000; visitor++) {
    const arm = random.int(0, ARMS - 1);
    if (arm === 3 && random.next() < 0.1) continue;
    counts[arm]! += 1;
  }
  const arms = counts.map((visitors) => ({ visitors, conversions: 0 }));
  if (judgeArms(arms, WEIGHTS).sampleRatio.alarm) alarms += 1;
}
console.log(
  `A design that loses a tenth of its visitors: alarm in ${share(alarms, POWER_RUNS)} of ${POWER_RUNS} runs`,
);

// --- assignment
let unequal = 0;
for (let draw = 0; draw < ASSIGNMENTS; draw++) {
  const key = word(random);
  const id = word(random);
  const parts = Array.from({ length: random.int(2, 6) }, () => random.int(1, 50));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const weights = parts.map((part) => part / whole);
  const growthbook = new GrowthBook({ attributes: { id } });
  const variations = weights.map((_, at) => at) as [number, number, ...number[]];
  const theirs = growthbook.run({ key: "experiment", seed: key, hashVersion: 2, weights, variations });
  growthbook.destroy();
  const ours = armOf({ key, weights }, id);
  if (ours !== (theirs.inExperiment ? theirs.variationId : -1)) unequal += 1;
}
console.log(`Assignments unlike @growthbook/growthbook's: ${unequal} of ${ASSIGNMENTS}`);

/** Three standard deviations of what is drawn. */
const slack = (p: number, runs: number) => 3 * Math.sqrt((p * (1 - p)) / runs);
report(
  wrong.ours / A_A_RUNS <= ALPHA &&
    wrong.z / A_A_RUNS > 2 * ALPHA &&
    wrong.sampleRatio / A_A_RUNS <= 0.001 + slack(0.001, A_A_RUNS) &&
    found / POWER_RUNS >= 0.8 - slack(0.8, POWER_RUNS) &&
    misled === 0 &&
    outside / POWER_RUNS <= PAIR + slack(PAIR, POWER_RUNS) &&
    alarms / POWER_RUNS > 0.95 &&
    unequal === 0,
  "experiments",
  `false positives ${share(wrong.ours, A_A_RUNS)} of ${A_A_RUNS} A/A runs (z-test: ${share(wrong.z, A_A_RUNS)}), lift found ${share(found, POWER_RUNS)}, ${ASSIGNMENTS - unequal} of ${ASSIGNMENTS} assignments equal`,
);

/** One experiment, visitor by visitor; what was called at any look. */
function experiment(rates: readonly number[]) {
  const visitors = Array<number>(ARMS).fill(0);
  const conversions = Array<number>(ARMS).fill(0);
  const later: number[][] = Array.from({ length: MOST_DELAY + 1 }, () => []);
  const called = { ours: false, z: false, sampleRatio: false };
  for (let step = 0; step < VISITORS; step++) {
    const arm = random.int(0, ARMS - 1);
    visitors[arm]! += 1;
    if (random.next() < rates[arm]!) later[(step + random.int(0, MOST_DELAY)) % later.length]!.push(arm);
    const due = later[step % later.length]!;
    for (const converted of due) conversions[converted]! += 1;
    called.sampleRatio ||= sampleRatio(visitors, WEIGHTS).alarm;
    if (due.length === 0) continue;
    later[step % later.length] = [];
    const changed = due.includes(0) ? [1, 2, 3] : [...new Set(due)];
    for (const other of changed) {
      called.ours ||= compare([conversions[0]!, conversions[other]!], [0.25, 0.25], PAIR).verdict !== "open";
      called.z ||= isFarApart([visitors[0]!, conversions[0]!], [visitors[other]!, conversions[other]!]);
    }
  }
  return called;
}

/** The two-sample z-test of one look, with the same share of α. */
function isFarApart([n, x]: [number, number], [m, y]: [number, number]): boolean {
  // 1.67 % in two tails.
  const QUANTILE = 2.394;
  const pooled = (x + y) / (n + m);
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m));
  return n > 0 && m > 0 && x + y >= 10 && deviation > 0 && Math.abs(x / n - y / m) / deviation > QUANTILE;
}

function word({ int }: Random): string {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789-_ äßéλ日本🙂";
  const units = [...letters];
  return Array.from({ length: int(1, 40) }, () => units[int(0, units.length - 1)]).join("");
}
