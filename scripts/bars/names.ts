import { isBlocked } from "@/lib/strategy/names/is-blocked";
import { makeNames, type NamesInput, scoreCandidates } from "@/lib/strategy/names/make-names";
import { readIdea } from "@/lib/strategy/read-idea";
import { readPersonality } from "@/lib/strategy/read-personality";
import { GENERAL_TRADE, isTradeWord } from "@/lib/strategy/trades/recognize-trade";
import { report } from "./harness";
import { IDEAS } from "./ideas";

/** Names of 200 ideas, and of 200 more that are put together from parts: distinct, clean, by many methods, in time. */
const SEED = 7;
const DISTINCT_MIN = 195;
const CANDIDATES_MIN = 200;
const METHODS_MIN = 9;
const METHOD_SHARE_MAX = 0.35;
const MEDIAN_LIMIT_MS = 150;

const KINDS = "cafe,studio,app,workshop,shop,school,club,magazine,festival,delivery service".split(",");
const THINGS =
  "smoked fish,hand-cut paper,rooftop honey,used cameras,night walks,goat cheese,bonsai trees,model trains,sea swimming,maps of silence,tax advice,wild herbs,wool blankets,chess lessons,repaired radios,desert plants,ghost stories,rye whisky,piano tuning,cargo bikes".split(
    ",",
  );
const PEOPLE = "night nurses,retired sailors,new parents,small towns,shy teenagers".split(",");
const made = THINGS.flatMap((thing, index) =>
  KINDS.map((kind, at) => ({
    idea: `A ${kind} for ${thing}`,
    audience: PEOPLE[(index + at) % PEOPLE.length] ?? "",
    features: [] as readonly string[],
  })),
);

const failures: string[] = [];
const durationsMs: number[] = [];
const sizes: number[] = [];

const listed = IDEAS.map(({ idea, audience, features = [] }) => nameOf({ idea, audience, features }));
const composed = made.map(nameOf);
print("The 200 ideas of the list", listed);
print("200 ideas put together", composed);

const methods = new Map<string, number>();
for (const { method } of listed) methods.set(method, (methods.get(method) ?? 0) + 1);
const share = Math.max(...methods.values()) / listed.length;
const distinct = new Set(listed.map(({ name }) => name)).size;
const distinctComposed = new Set(composed.map(({ name }) => name)).size;
const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
const median = (values: number[]) => sorted(values)[values.length >> 1] ?? 0;
console.log(
  `methods of the names chosen: ${[...methods].map(([method, count]) => `${method} ${count}`).join(", ")}`,
);
console.log(`candidates a job: least ${sorted(sizes)[0]}, median ${median(sizes)}`);
console.log(`time for the names of a brief: median ${median(durationsMs.slice(20)).toFixed(1)} ms`);
for (const [title, names] of [
  ["list", listed],
  ["composed", composed],
] as const) {
  const twice = names.filter(({ name }, index) => names.findIndex((other) => other.name === name) !== index);
  if (twice.length > 0) console.log(`more than once (${title}): ${twice.map(({ name }) => name).join(", ")}`);
}
for (const failure of failures) console.log(`failed: ${failure}`);

report(
  distinct >= DISTINCT_MIN &&
    distinctComposed >= DISTINCT_MIN &&
    failures.length === 0 &&
    methods.size >= METHODS_MIN &&
    share <= METHOD_SHARE_MAX &&
    (sorted(sizes)[0] ?? 0) >= CANDIDATES_MIN &&
    median(durationsMs.slice(20)) <= MEDIAN_LIMIT_MS,
  "names",
  `${distinct} of ${listed.length} distinct, ${distinctComposed} of ${composed.length} composed; ${methods.size} methods, the most used ${(share * 100).toFixed(0)} %; ${failures.length} names break a rule`,
);

function nameOf(brief: { idea: string; audience: string; features: readonly string[] }) {
  const reading = { businessIdea: brief.idea, targetAudience: brief.audience, features: [...brief.features] };
  const idea = readIdea(reading);
  const { colorMood } = readPersonality(idea, { ...reading, style: "modern" });
  const input: NamesInput = { idea, mood: colorMood.mood, features: brief.features, seed: SEED };
  const start = performance.now();
  const names = makeNames(input);
  durationsMs.push(performance.now() - start);
  sizes.push(scoreCandidates(input).length);
  for (const { name, why } of names) check(name, why, brief.idea, idea.trades[0]?.trade ?? GENERAL_TRADE);
  if (new Set(names.map(({ name }) => name)).size !== 6) failures.push(`${brief.idea}: not six names`);
  const first = names[0];
  if (!first) throw new Error(`No name for ${brief.idea}`);
  return { ...first, idea: brief.idea };
}

function check(name: string, why: string, idea: string, trade: Parameters<typeof isTradeWord>[0]): void {
  const words = name
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .filter(Boolean);
  const isLatin = /^[a-z]+$/.test(words.join(""));
  if (isBlocked(name)) failures.push(`${idea}: ${name} clashes with a brand or means something bad`);
  if (isLatin && words.every((word) => isTradeWord(trade, word)))
    failures.push(`${idea}: ${name} is the plain word`);
  if (isLatin && words.length === 1 && (name.length < 4 || name.length > 11))
    failures.push(`${idea}: length of ${name}`);
  if (isLatin && words.some((word) => /(.)\1\1/.test(word))) failures.push(`${idea}: ${name} cannot be said`);
  if (!/[.!?]$/.test(why)) failures.push(`${idea}: no reason for ${name}`);
}

function print(title: string, names: readonly { name: string; idea: string }[]): void {
  console.log(`\n${title}`);
  for (let row = 0; row < names.length; row += 5) {
    console.log(
      names
        .slice(row, row + 5)
        .map(({ name }) => name.padEnd(18))
        .join(""),
    );
  }
}
