import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { isUnspaced } from "../language/detect-scripts";
import { fold } from "../language/fold";
import { isAside } from "../language/main-sentence";
import { tokenize } from "../language/tokenize";
import { SENTENCES, type Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { COSTS } from "./better-offer";
import { isCutShort } from "./cut-short";
import { GRAMMARS } from "./grammar";
import { guardLine } from "./guard-line";
import { isLabel } from "./is-label";
import { LINE_LENGTH_MAX, WHOLE_MAX } from "./line";
import { isLoose, isTorn, OF_IT, YOU_SEND_AND } from "./loose-lines";
import { GENERAL_RATING, inOrder } from "./order-lines";
import { type RatedLine, rateLines } from "./rate-lines";
import { type Reading, readSentences } from "./reading";
import { wholeDeed } from "./whole-deed";
import { wholeList } from "./whole-list";
import { wordClass } from "./word-class";

/** Alternatives that share more of their words with one before them offer no choice. */
const ALIKE = 0.8;

interface LinesInput {
  readonly idea: Idea;
  readonly mood: ColorMood;
  /** Of the idea's language; undefined for a language without sentences of its own. */
  readonly sentences: Sentences | undefined;
  /** A tagline does not say the name once more. */
  readonly name: string;
  /** Which of several general lines comes first, 0 and more. */
  readonly turn: number;
}

/**
 * Taglines for the idea, the one to take first: what readers would sooner keep of its own words, then lines that are true
 * of any business in this mood. Empty when nothing in the idea can be said and its language has no sentences here.
 */
export function chooseLines({ idea, name, mood, sentences, turn }: LinesInput): string[] {
  const language =
    TRADE_LANGUAGES.find((code) => code === idea.language) ?? (idea.language === "und" ? "en" : undefined);
  const all = language ? readLines(idea, language) : wholeSentences(idea);
  // "Marre de voir les fauteuils à la benne. Nous les démontons": the beginning of what is said with the scene before it.
  const said = all.filter(({ text }) => !isAside(text));
  const whole = (said.length > 0 ? said : all).filter(
    ({ text }) => !isTorn(text, idea) && !isLoose(text, idea),
  );
  // What it costs says nothing of what it is.
  const own = whole.filter(
    ({ text }) => text === idea.phrase || !sentencesOf(text).some((part) => COSTS.test(part)),
  );
  const spoken = language ? SENTENCES[language] : sentences;
  const general = (idea.isGrave ? spoken?.quietLines : spoken?.lines[mood]) ?? [];
  // Of one word no line is cut: "Kuhglocken".
  const isOneWord = tokenize(idea.phrase).length === 1;
  const head = language && !own.some(({ rating }) => rating >= GENERAL_RATING) ? headOf(idea, language) : "";
  const thing = own[0]?.text ?? (isOneWord ? idea.phrase : "");
  const label = isLabel(thing, idea) ? spoken?.label(capitalize(thing), idea.isGrave) : "";
  const texts = [
    ...(label ? [label] : []),
    ...unlike(
      own
        .filter(({ text, rating }) => rating >= GENERAL_RATING || text === idea.phrase)
        .map(({ text }) => text),
    ),
    ...(head ? [head] : []),
    ...general.map((_, index) => general[(index + turn) % general.length]!),
  ];
  return [...new Set(texts.map((text) => tidied(text, idea.language)))].filter(
    (text) => text.toLowerCase() !== name.toLowerCase() && text.length <= WHOLE_MAX.length,
  );
}

/** What the idea says, as lines that say it whole, the best first. */
function readLines(idea: Idea, language: TradeLanguage): readonly RatedLine[] {
  const reading = readSentences(idea, language);
  const lines = rateLines(idea, language)
    // Where the matter is grave, nothing is left out within a line: "We change locks|, refuge referrals first".
    .filter(({ join }) => !idea.isGrave || join !== "comma")
    // "Botones raros | for modistas": of which language nothing is known has no word for "for".
    .filter(({ join }) => idea.language !== "und" || join !== "for")
    .filter((line) => !isCutShort(line, reading));
  // Ordered as they were rated, and said as far as they go.
  const whole = new Map(lines.map((line) => [line, wholeDeed(line, reading)]));
  const ordered = inOrder(
    lines.filter((line) => whole.get(line) !== undefined),
    reading,
    idea.text,
    language,
  );
  return withLists(
    ordered.map((line) => whole.get(line)!),
    reading,
    language,
  );
}

/** The lines with the whole of the lists that they cut, where those may stand: longer than what is cut and rated. */
function withLists(
  lines: readonly RatedLine[],
  reading: Reading,
  language: TradeLanguage,
): readonly RatedLine[] {
  return lines.map((line) => {
    const text = withArticle(line, reading, wholeList(line, reading) ?? line.text);
    const mayStand = text.length <= WHOLE_MAX.length && guardLine(text, language, true) === undefined;
    return mayStand ? { ...line, text } : line;
  });
}

/** "(Una) plataforma que permite …": the line with the article that its sentence begins with. */
function withArticle(
  { join, pieces: [{ sentence, start }] }: RatedLine,
  { sentences }: Reading,
  text: string,
): string {
  const { words, classes } = sentences[sentence]!;
  const isBare = join === "none" && start === 1 && classes[0] === "article";
  return isBare ? `${capitalize(words[0]!.text)} ${words[start]!.text.charAt(0)}${text.slice(1)}` : text;
}

/** Why stands behind what: "Bring us the letters you cannot read | because they are in old German script". */
const REASON = /,?\s(?:because|since they|weil|da sie|parce qu(?:e\s|’)|porque|perché)(?!\p{L}).*$/iu;
/** "Bring us the letters you cannot read": what is done, or what one is asked to do. */
const DEED = /^(?:we|i|bring|send|post|tell|show|give|come|wir|ich|nous|on|je)\s/iu;
/** A deed in so many words says what is done. */
const DEED_WORDS = 6;

/** "Software für Feuerwehren|, die Prüfungen im Blick behält und …": what it is and whom it is for, or what is done, where no line could be cut. */
function headOf({ offers: [offer = ""], language: of }: Idea, language: TradeLanguage): string {
  const whole = offer.replace(YOU_SEND_AND, "").replace(REASON, "");
  const start = whole.length <= WHOLE_MAX.length ? whole : whole.split(",")[0]!.trim();
  const head = OF_IT.test(start) ? start.replace(/\s(?:who|that|which)\s.*$/u, "") : start;
  const words = tokenize(head);
  const isTold = words.some(
    (word, at) => at > 0 && /^(?:for|relative)$/u.test(wordClass(word, at, GRAMMARS[language])),
  );
  const isDone = words.length >= DEED_WORDS && DEED.test(head);
  const isLine =
    (isTold || isDone) &&
    !/^(?:stuff|things?|something|sachen|etwas|cosas|coisas|cose|choses) /iu.test(head) &&
    head !== offer &&
    head.length <= WHOLE_MAX.length;
  const problem = guardLine(head, of, true);
  // "Bring us the letters you cannot read": for which one comes.
  const isWell = problem === undefined || (problem === "negative" && /\syou (?:cannot|can’t)\s/iu.test(head));
  return isLine && isWell ? capitalize(head) : "";
}

/** The lines without those that are nearly one before them. */
function unlike(lines: readonly string[]): string[] {
  const chosen: { line: string; words: ReadonlySet<string> }[] = [];
  for (const line of lines) {
    const words = new Set(tokenize(line).map(({ text }) => fold(text)));
    const isAlike = chosen.some((other) => {
      const shared = words.intersection(other.words).size;
      return shared / Math.max(words.size, other.words.size) > ALIKE;
    });
    if (!isAlike) chosen.push({ line, words });
  }
  return chosen.map(({ line }) => line);
}

/** What a founder wants is no line: in languages that are not read further. */
const WISHED =
  /^(?:chcę|chciał\p{L}*|chcemy|jestem|mam|ik wil|wij willen|jag vill|vi vill|jeg vil|хочу|мы хотим|я|vreau|istiyorum|chci)\s/iu;
/** And, in languages that are not read further. */
const AND = /\s(?:и|та|i|oraz|en|och|og|ja|ve|a|și)\s/u;

/** The first two sentences of a language that is not read, or what stands before their first mark. */
function wholeSentences({ offers, text, language }: Idea): { text: string; rating: number }[] {
  return (offers.length > 0 ? offers : sentencesOf(text)).slice(0, 2).flatMap((sentence) => {
    if (WISHED.test(sentence)) return [];
    const start = sentence.split(isUnspaced(sentence) ? /[，、,：:]/u : /[,،:;–]/u)[0]?.trim() ?? "";
    const and = sentence.split(AND)[0]?.trim() ?? "";
    const isLong = (part: string) => (isUnspaced(part) ? [...part].length >= 4 : part.includes(" "));
    return [sentence, start, ...(and.split(" ").length > 2 ? [and] : [])]
      .filter((part) => part.length <= LINE_LENGTH_MAX && isLong(part))
      .filter((part) => guardLine(part, language) === undefined)
      .map((part) => ({ text: part, rating: 1 }));
  });
}

/** High marks have their space in French, and what is short for "before noon" has its stop at the end, too. */
function tidied(text: string, language: string): string {
  const spaced = text.replace(/\s+/gu, " ").trim();
  if (language === "en") return spaced.replace(/(?<=\s[ap]\.m)$/iu, ".");
  return language === "fr" ? spaced.replace(/(?<=\p{L})\s?([:;!?])/gu, " $1") : spaced;
}
