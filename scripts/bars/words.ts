import { type DesignBrief, designBriefSchema } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { sentencesOf } from "@/lib/strategy/language/clean-idea";
import { detectScripts } from "@/lib/strategy/language/detect-scripts";
import { guardLine } from "@/lib/strategy/lines/guard-line";
import { offersOf } from "@/lib/strategy/lines/reading";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { readIdea } from "@/lib/strategy/read-idea";
import { SENTENCES } from "@/lib/strategy/sentences/sentences";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief } from "@/test-support/recombined-briefs";
import { report } from "./report";

/**
 * What the strategist says of two thousand ideas that nobody has seen: the parts of many sentences put together anew at
 * each run. No line or sentence that is shown may fail the guard, hold a place that was not filled or run in a script
 * that the idea does not have.
 */
const IDEAS_COUNT = 2_000;
const TIME_LIMIT_MS = 300;
/** Lines by a person's hand, which need no guard. */
const written = new Set(
  Object.values(SENTENCES).flatMap(({ lines, quietLines }) => [
    ...Object.values(lines).flat(),
    ...quietLines,
  ]),
);
const CJK = new Set(["Hani", "Hira", "Kana", "Hang"]);

const seed = drawSeed();
const random = seededRandom(seed, "bar/words");
const faults: string[] = [];
const taglines = new Map<string, number>();
const timesMs: number[] = [];

for (let index = 0; index < IDEAS_COUNT; index++) {
  // Every other idea in Latin letters: those are cut, the others are taken whole.
  const { script: _, seed: own, ...drawn } = recombinedBrief(random, index % 2 === 0 ? 0 : index);
  const brief = designBriefSchema.parse(drawn);
  const startedAt = process.cpuUsage();
  const strategy = makeStrategy({ brief, seed: own });
  const { user, system } = process.cpuUsage(startedAt);
  if (index >= 10) timesMs.push((user + system) / 1000);
  taglines.set(strategy.tagline, (taglines.get(strategy.tagline) ?? 0) + 1);
  for (const fault of faultsOf(strategy, brief)) faults.push(`${fault} | ${brief.businessIdea}`);
}

for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
const most = [...taglines].toSorted(([, a], [, b]) => b - a)[0];
report(
  faults.length === 0,
  "words",
  `${faults.length} faults in ${timesMs.length} recombined ideas; ${taglines.size} distinct taglines, the most used ${most?.[1]} times (“${most?.[0]}”)`,
);
timesMs.sort((a, b) => a - b);
report(
  (timesMs.at(-1) ?? 0) <= TIME_LIMIT_MS,
  "strategy time",
  `p50 ${timesMs[timesMs.length >> 1]?.toFixed(1)} ms, max ${timesMs.at(-1)?.toFixed(1)} ms of processor time (at most ${TIME_LIMIT_MS} ms, warm)`,
);

function faultsOf(strategy: Strategy, brief: DesignBrief): string[] {
  const { tagline, language, name } = strategy;
  const idea = brief.businessIdea;
  const found: string[] = [];
  const offers = new Set(offersOf(readIdea(brief)).map((offer) => offer.toLowerCase()));
  const isWhole = sentencesOf(tagline).every((sentence) => offers.has(sentence.toLowerCase()));
  const problem = guardLine(tagline, language, isWhole);
  // Where nothing of the idea can be said in a language that has no sentences here, the name stands alone.
  if (problem !== undefined && tagline !== name && !written.has(tagline))
    found.push(`tagline (${problem}): ${tagline}`);
  const texts = [
    strategy.oneLiner,
    strategy.mission,
    strategy.positioning,
    strategy.promise,
    strategy.audiencePicture,
    strategy.boilerplate,
    ...strategy.values.flatMap((value) => [value.title, value.text]),
  ];
  for (const text of texts) {
    if (/\bundefined\b|\bnull\b|\{|\}|\s[,.;]|\.\.|^\s|\s$|\s{2}/u.test(text))
      found.push(`malformed: ${text}`);
  }
  const scripts = new Set(detectScripts(`${idea} ${name}`).map(writing));
  for (const text of [tagline, strategy.mission, ...strategy.values.map((value) => value.text)]) {
    const script = writing(detectScripts(text)[0] ?? "Latn");
    if (!scripts.has(script)) found.push(`script ${script}: ${text}`);
  }
  return found;
}

/** Scripts that one language mixes count as one. */
function writing(script: string): string {
  return CJK.has(script) ? "CJK" : script;
}
