import { seededRandom } from "@/lib/model/random";
import { GENERAL_TRADE } from "@/lib/strategy/find-trades";
import { isBlocked } from "@/lib/strategy/names/is-blocked";
import { NAME_LENGTH } from "@/lib/strategy/names/is-nameable";
import { makeNames } from "@/lib/strategy/names/make-names";
import { readIdea } from "@/lib/strategy/read-idea";
import { isTradeWord } from "@/lib/strategy/trade-cues";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief } from "@/test-support/recombined-briefs";
import { report } from "./report";

/**
 * Names of four hundred ideas that nobody has seen: six that differ for each, none of them a known brand, a bad word or the
 * trade's plain word, each with its reason, in time; and how often one name leads.
 */
const COUNT = 400;
const MEDIAN_LIMIT_MS = 150;
/** The most that one name may lead: a street of brands must not share it. */
const SHARE_MAX = 0.03;

const seed = drawSeed();
const random = seededRandom(seed, "bar/names");
const failures: string[] = [];
const durationsMs: number[] = [];
const leads = new Map<string, number>();

for (let index = 0; index < COUNT; index++) {
  const { businessIdea: text, targetAudience } = recombinedBrief(random, index % 2 === 0 ? 0 : index);
  const brief = { businessIdea: text, targetAudience, features: [] };
  const idea = readIdea(brief);
  const startedAt = performance.now();
  const names = makeNames({ idea, features: [], seed: seed + index });
  durationsMs.push(performance.now() - startedAt);
  const trade = idea.trades[0]?.trade ?? GENERAL_TRADE;
  const [first] = names;
  if (first) leads.set(first.name, (leads.get(first.name) ?? 0) + 1);
  if (index < 40) console.log(`${names.map(({ name }) => name.padEnd(12)).join(" ")} ${text.slice(0, 70)}`);
  if (new Set(names.map(({ name }) => name)).size !== 6) failures.push(`${text}: not six names`);
  for (const { name, why } of names) {
    const word = name.toLowerCase();
    const isLatin = /^[a-z]+$/.test(word);
    if (isBlocked(name)) failures.push(`${text}: ${name} is a brand or means something bad`);
    if (isLatin && isTradeWord(trade, word)) failures.push(`${text}: ${name} is the plain word`);
    if (isLatin && (name.length < NAME_LENGTH.min || name.length > NAME_LENGTH.max))
      failures.push(`${text}: length of ${name}`);
    if (!/[.!?]$/.test(why)) failures.push(`${text}: no reason for ${name}`);
  }
}

for (const failure of failures.slice(0, 20)) console.log(`failed: ${failure}`);
const [most] = [...leads].toSorted(([, a], [, b]) => b - a);
const median = durationsMs.slice(20).toSorted((a, b) => a - b)[(COUNT - 20) >> 1] ?? 0;
report(
  failures.length === 0 && (most?.[1] ?? 0) <= COUNT * SHARE_MAX && median <= MEDIAN_LIMIT_MS,
  "names",
  `${failures.length} names break a rule; ${leads.size} different first names for ${COUNT} ideas, “${most?.[0]}” ${most?.[1]} times (at most ${COUNT * SHARE_MAX}); median ${median.toFixed(1)} ms`,
);
