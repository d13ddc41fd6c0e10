import { fold } from "@/lib/strategy/language/fold";
import { offerUnits } from "@/lib/strategy/lines/offer-units";
import { readSentences } from "@/lib/strategy/lines/reading";
import { readBrief } from "@/lib/strategy/read-idea";
import { TRADE_LANGUAGES } from "@/lib/strategy/trade.schema";
import type { Sample } from "./grow-trees";
import { BEST, type Judged } from "./read-judged";

/** So much of a chosen line stands in the sentence that it was cut from. */
const HELD = 0.7;
/** What each word that no chosen line holds takes from the worth of a sentence; so much is left. */
const LOSS = { word: 0.02, max: 0.5 } as const;

/** A story is told in few ways, and few ideas have one. */
export const OFFER_TREES = { trees: 100, leaves: 8, rate: 0.06, leafMin: 8 } as const;

/** The sentences of an idea that has several, and which of them its writer would have cut a line out of. */
export function offerSamples({
  idea: businessIdea,
  audience: targetAudience,
  chosen,
  lines: judged,
}: Judged): Sample[] {
  const idea = readBrief({ businessIdea, targetAudience, features: [] });
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  // Where the writer chose none, what a reader found best was cut out of the offer.
  const best = judged.filter(({ grade }) => grade === BEST).map(({ text }) => text);
  const lines = (chosen.length > 0 ? chosen : best).map(wordsOf);
  if (!language || lines.length === 0) return [];
  const units = offerUnits(idea, readSentences(idea, language));
  if (units.length < 2) return [];
  return units.map(({ text, features }) => {
    const said = wordsOf(text);
    const held = lines.filter((line) => line.intersection(said).size >= HELD * line.size);
    const told = held.reduce((all, line) => all.union(line), new Set<string>());
    const loss = Math.min(LOSS.max, LOSS.word * said.difference(told).size);
    return { features, target: held.length > 0 ? 1 - loss : 0, weight: 1 };
  });
}

function wordsOf(text: string): Set<string> {
  return new Set(
    fold(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== ""),
  );
}
