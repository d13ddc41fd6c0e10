import type { DesignBrief } from "@/lib/model/brief.schema";
import { chooseTopic } from "./choose-topic";
import { findTrades } from "./find-trades";
import type { Idea } from "./idea";
import { isGraveMatter, isGraveTrade, withoutOwnLoss } from "./is-grave";
import type { Clause } from "./language/clause";
import { cleanIdea } from "./language/clean-idea";
import { detectLanguage } from "./language/detect-language";
import { detectScripts, directionOf } from "./language/detect-scripts";
import { writtenWell } from "./language/english-spelling";
import { extractKeywords } from "./language/extract-keywords";
import { withoutBoast, withoutHype } from "./language/hype";
import { mainSentence } from "./language/main-sentence";
import { readEnglish } from "./language/read-english";
import { readGerman } from "./language/read-german";
import { readHead } from "./language/read-head";
import { readRomance } from "./language/read-romance";
import { sharesWords } from "./language/shares-words";
import { spellAnd, tidy } from "./language/tidy";
import { tokenize } from "./language/tokenize";
import { withDeeds } from "./language/wanted-deeds";
import { betterOffer, offerOfLine } from "./lines/better-offer";
import { readAudience, tidyAudience } from "./read-audience";
import { gerund } from "./words/english-verbs";

/** The head of a noun phrase stands before these. */
const HEAD_END = /\s(?:for|of|with|in|on|from|pour|de|du|des|für|mit|aus|para|di|da|del|della|do|com|con)\s/u;

const SHORT_WORDS = 12;
/** What tells people of the idea apart is not said to them once more: "adults who never learned". */
const WHICH = /^(?:people|adults|anyone|those)?\s?who\s.*$|\swho\s.*$/iu;
/** So few words of one of these may be of another of them as well. */
const ALIKE_WORDS = 12;
const ALIKE = /^(?:es|pt|it)$/u;
/** What forms are filled with in any language, so that it tells none: of 33 short ideas that it would decide, 31 were not English. */
const EVERYONE = /^(?:every|any)(?:one|body)[.!]?$/iu;
/** What most briefs are written in. */
const LIKELIEST = "en";

type Told = Pick<DesignBrief, "businessIdea" | "targetAudience" | "features">;

/**
 * Understands a brief without a model: language, trade, what is offered, to whom, how, and its telling words. The offer is
 * the sentence of which readers would sooner keep a line.
 */
export function readIdea(brief: Told): Idea {
  const first = readBrief(brief);
  const offer = betterOffer(first);
  const idea = offer === undefined ? first : readBrief(brief, offer);
  const told = offerOfLine(idea);
  return told === undefined ? idea : readBrief(brief, told);
}

/** As `readIdea`, with this sentence as the offer; by its form where none is given. */
export function readBrief(brief: Told, offer?: string): Idea {
  const cleaned = cleanIdea(brief.businessIdea);
  // Two or three words may be of any language, a few more may show none: "dog biscuits". The audience tells.
  const length = cleaned.split(" ").length;
  const whom = EVERYONE.test(brief.targetAudience.trim()) ? "" : brief.targetAudience;
  const isShort =
    /\p{Script=Latin}/u.test(cleaned) &&
    (length < 4 ||
      (length < ALIKE_WORDS &&
        [cleaned, `${cleaned} ${whom}`].every((words) => ALIKE.test(detectLanguage(words, LIKELIEST)))) ||
      (length < SHORT_WORDS && detectLanguage(cleaned) !== detectLanguage(cleaned, LIKELIEST)));
  const read = isShort && whom !== "" ? `${cleaned} ${cleanIdea(whom)}` : cleaned;
  const language = detectLanguage(read, LIKELIEST);
  const spelled = spellAnd(cleaned, language);
  const text = withDeeds(
    language === "en" ? writtenWell(withoutHype(spelled)) : withoutBoast(spelled),
    language,
  );
  const { main, others: following } = mainSentence(text, language);
  const sentence = offer ?? main;
  const others = following.filter((other) => !offer || !other.toLowerCase().includes(offer.toLowerCase()));
  const clause = withoutOthersAction(readClause(sentence, language), brief.targetAudience);
  const words = tokenize(text);
  const heads = [clause.kind, clause.action?.object ?? "", clause.subject, clause.action?.verb ?? ""].flatMap(
    (phrase) => tokenize(phrase.split(HEAD_END)[0] ?? "").at(-1)?.text ?? [],
  );
  const trades = findTrades([clause.phrase || sentence, ...others], heads, language);
  const keywords = extractKeywords({
    text,
    words,
    language,
    trades,
    focus: [clause.action?.object, clause.subject, clause.kind],
  });
  const { near, whole } = readAudience(brief.targetAudience, language);
  const audience = near || tidyAudience(clause.audience.replace(WHICH, ""), language);
  const topic = chooseTopic(clause, keywords, language);
  return {
    language,
    direction: directionOf(detectScripts(text)[0] ?? "Latn"),
    text,
    // "My grandmother’s recipes" are not grandmother’s recipes.
    phrase: /^my\s\p{L}+’s\s/iu.test(sentence) ? sentence : clause.phrase || sentence || text,
    offers: [sentence, ...others],
    kind: tidy(clause.kind, language),
    hasArticle: clause.hasArticle,
    action: clause.action,
    topic,
    audience,
    served: whole || audience,
    keywords,
    trades,
    isGrave:
      (trades[0] !== undefined && isGraveTrade(trades[0], text)) ||
      isGraveMatter(`${withoutOwnLoss(text)} ${brief.targetAudience}`, language),
  };
}

/** "A marketplace where retired engineers mentor start-ups", for founders: who acts is not who is served. */
function withoutOthersAction(clause: Clause, targetAudience: string): Clause {
  const { action, audience, phrase } = clause;
  const areOthers = audience !== "" && targetAudience !== "" && !sharesWords(audience, targetAudience);
  if (!action?.isDoneByUser || !areOthers || !/\bwhere\b/iu.test(phrase)) return clause;
  return {
    ...clause,
    action: null,
    subject: clause.subject || `${gerund(action.verb)} by ${audience}`,
  };
}

function readClause(sentence: string, language: string): Clause {
  if (language === "en") return readEnglish(sentence);
  if (language === "de") return readGerman(sentence);
  if (language === "fr" || language === "es" || language === "pt" || language === "it") {
    return readRomance(sentence, language);
  }
  return readHead(sentence, language);
}
