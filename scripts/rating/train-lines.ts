import { foldWords } from "@/lib/strategy/language/fold";
import { describeCandidate } from "@/lib/strategy/lines/describe-candidate";
import { LINE_LENGTH_MAX } from "@/lib/strategy/lines/line";
import { lineCandidates } from "@/lib/strategy/lines/rate-lines";
import { readBrief } from "@/lib/strategy/read-idea";
import { TRADE_LANGUAGES } from "@/lib/strategy/trade.schema";
import type { Sample } from "./grow-trees";
import { type Judged, KEPT } from "./read-judged";

/** What a grade is worth: a broken line costs more than a pale one gains. */
const WORTH = [-0.6, 0.1, 1, 1.05] as const;
/** Most candidates that nobody judged were left out because an earlier rating thought little of them. */
const UNJUDGED = { target: 0, weight: 0.05 } as const;
/** A little better by folds than half as many. */
export const LINE_TREES = { trees: 320, rate: 0.05, leaves: 16 } as const;

/** Every candidate line of the idea with what readers said of it. */
export function lineSamples({ idea: businessIdea, audience: targetAudience, lines }: Judged): Sample[] {
  const idea = readBrief({ businessIdea, targetAudience, features: [] });
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return [];
  const grades = new Map(lines.map((line) => [foldWords(line.text), line]));
  const { read, candidates } = lineCandidates(idea, language);
  return candidates.flatMap((candidate) => {
    const judged = grades.get(foldWords(candidate.text));
    // No earlier rating could think anything of it: there was no line so long.
    if (!judged && candidate.text.length > LINE_LENGTH_MAX) return [];
    // What was poor may have been so for a slip that is put right now.
    const isMended =
      judged && judged.grade < KEPT && judged.text.toLowerCase() !== candidate.text.toLowerCase();
    const grade = isMended ? undefined : judged?.grade;
    return {
      features: describeCandidate(candidate, idea, read),
      target: grade === undefined ? UNJUDGED.target : WORTH[grade]!,
      weight: grade === undefined ? UNJUDGED.weight : 1,
    };
  });
}
