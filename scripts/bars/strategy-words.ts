import { designBriefSchema } from "@/lib/model/brief.schema";
import { sentencesOf } from "@/lib/strategy/language/clean-idea";
import { fold } from "@/lib/strategy/language/fold";
import { STOP_WORDS, stopWordsOf } from "@/lib/strategy/language/stop-words";
import { tokenize } from "@/lib/strategy/language/tokenize";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import { GENERAL_TRADE, TRADES } from "@/lib/strategy/trades/recognize-trade";
import { ENGLISH_TRADE_WORDS } from "@/lib/strategy/words/trades/english";
import { report } from "./harness";
import { IDEAS, type SampleIdea } from "./ideas";

const SKELETONS_MIN = 80;
const SKELETON_MAX_USES = 5;
const TAGLINE_MAX = 60;
const TIME_LIMIT_MS = 300;
const TRADES_MIN = 60;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** What the strategist says of two hundred ideas: variety of the taglines, sentences that fit another business, speed. */
const made = IDEAS.map((sample, index) => {
  const brief = designBriefSchema.parse({
    businessIdea: sample.idea,
    targetAudience: sample.audience,
    style: sample.style,
    techStack: "react",
    features: [...(sample.features ?? [])],
  });
  if (index === 0) for (let round = 0; round < 10; round++) makeStrategy({ brief, seed: round });
  const startedAt = process.cpuUsage();
  const strategy = makeStrategy({ brief, seed: index });
  const { user, system } = process.cpuUsage(startedAt);
  return { sample, strategy, tookMs: (user + system) / 1000 };
});

reportTaglines();
reportSentences();
reportTrades();
reportTime();

function reportTaglines(): void {
  const uses = new Map<string, string[]>();
  for (const { sample, strategy } of made) {
    const skeleton = skeletonOf(strategy.tagline, sample);
    uses.set(skeleton, [...(uses.get(skeleton) ?? []), strategy.tagline]);
  }
  const ranked = [...uses].sort(([, a], [, b]) => b.length - a.length);
  const longest = Math.max(...made.map(({ strategy }) => strategy.tagline.length));
  console.log("\nMost used shapes of taglines");
  for (const [skeleton, taglines] of ranked.slice(0, 8))
    console.log(`  ${taglines.length} × ${skeleton}   e.g. ${taglines[0]}`);
  const most = ranked[0]?.[1].length ?? 0;
  report(
    uses.size >= SKELETONS_MIN && most <= SKELETON_MAX_USES && longest <= TAGLINE_MAX,
    "taglines",
    `${uses.size} distinct shapes over ${made.length} ideas (at least ${SKELETONS_MIN}), the most used ${most} times (at most ${SKELETON_MAX_USES}), longest ${longest} characters`,
  );
}

function reportSentences(): void {
  const found = new Map<string, { trades: Set<string>; times: number; isOwn: boolean }>();
  for (const { sample, strategy } of made) {
    for (const sentence of sentencesIn(strategy)) {
      const known = found.get(sentence) ?? { trades: new Set<string>(), times: 0, isOwn: true };
      known.trades.add(sample.trade);
      known.times += 1;
      known.isOwn &&= holdsOwnWord(sentence, sample);
      found.set(sentence, known);
    }
  }
  const ranked = [...found].sort(([, a], [, b]) => b.times - a.times);
  console.log("\nMost repeated sentences (the name as {name})");
  for (const [sentence, { times, trades, isOwn }] of ranked.slice(0, 10))
    console.log(`  ${times} × in ${trades.size} trades${isOwn ? "" : ", no word of the idea"}: ${sentence}`);
  const generic = ranked.filter(([, { trades, isOwn }]) => trades.size > 1 && !isOwn);
  for (const [sentence, { trades }] of generic.slice(0, 10))
    console.log(`  generic: ${sentence} (${[...trades].join(", ")})`);
  const withoutOwn = ranked.filter(([, { isOwn }]) => !isOwn).length;
  report(
    generic.length === 0,
    "sentences",
    `${generic.length} of ${ranked.length} distinct sentences stand in two trades without a word of their idea (none may); ${withoutOwn} hold none of its words at all`,
  );
}

function reportTrades(): void {
  const lacking = TRADES.filter(
    ({ id, symbols, words }) => symbols.length < 4 || !words.en || !ENGLISH_TRADE_WORDS[id],
  );
  const moods = new Set(made.map(({ strategy }) => strategy.colorMood.mood));
  const seen = new Set(made.map(({ strategy }) => strategy.trade));
  const general = made.filter(({ strategy }) => strategy.trade === GENERAL_TRADE.id).length;
  report(
    TRADES.length >= TRADES_MIN && lacking.length === 0 && moods.size >= 5,
    "trades",
    `${TRADES.length} trades (at least ${TRADES_MIN}), ${lacking.length} without vocabulary, symbols or taboos; ${seen.size} recognised in the ideas, ${general} ideas without one; ${moods.size} moods`,
  );
}

function reportTime(): void {
  const times = made.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const most = times.at(-1) ?? 0;
  report(
    most <= TIME_LIMIT_MS,
    "strategy time",
    `p50 ${middle.toFixed(1)} ms, max ${most.toFixed(1)} ms of processor time (at most ${TIME_LIMIT_MS} ms, warm)`,
  );
}

/** Every sentence of it, the brand's name replaced so that two brands can say the same. */
function sentencesIn(strategy: Strategy): string[] {
  const { tagline, oneLiner, mission, positioning, promise, audiencePicture, boilerplate } = strategy;
  const texts = [tagline, oneLiner, mission, positioning, promise, audiencePicture, boilerplate];
  for (const { title, text } of strategy.values) texts.push(title, text);
  for (const pair of strategy.voice) texts.push(pair.do, pair.dont);
  return texts.flatMap((text) => sentencesOf(text.replaceAll(strategy.name, "{name}")));
}

function holdsOwnWord(sentence: string, { idea, language }: SampleIdea): boolean {
  if (UNSPACED.test(idea)) return runsOf(idea).some((run) => sentence.includes(run));
  const own = new Set(contentStems(idea, language));
  return contentStems(sentence, language).some((stem) => own.has(stem));
}

/** The tagline with the words of idea and audience blanked, and its marks left out. */
function skeletonOf(tagline: string, { idea, audience, language }: SampleIdea): string {
  if (UNSPACED.test(idea)) {
    const runs = runsOf(idea).sort((a, b) => b.length - a.length);
    return runs.reduce((text, run) => text.replaceAll(run, "_"), tagline).replace(/[\s_，、。]+/gu, "_");
  }
  const own = new Set([...contentStems(idea, language), ...contentStems(audience, language)]);
  return tokenize(tagline)
    .map(({ text }) => (own.has(stemOf(text)) && !isStopWord(text, language) ? "_" : fold(text)))
    .join(" ")
    .replace(/_(?: _)+/gu, "_");
}

function contentStems(text: string, language: string): string[] {
  return tokenize(text)
    .filter(({ text: word }) => word.length > 2 && !isStopWord(word, language))
    .map(({ text: word }) => stemOf(word));
}

function isStopWord(word: string, language: string): boolean {
  return (stopWordsOf(language) ?? STOP_WORDS.en).has(fold(word));
}

function stemOf(word: string): string {
  return fold(word)
    .replace(/’s?$/u, "")
    .replace(/(?:ies|ing|ed|es|s|en|er|e|n)$/u, "")
    .slice(0, 6);
}

/** Pieces of two and more characters of a text without spaces, but for the grammar between them. */
function runsOf(text: string): string[] {
  const runs = text.match(/[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return runs.flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) =>
      Array.from({ length: run.length - at - 1 }, (_, more) => run.slice(at, at + more + 2)),
    ).flat(),
  );
}
