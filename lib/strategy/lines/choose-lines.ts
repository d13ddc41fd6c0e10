import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { isUnspaced } from "../language/detect-scripts";
import { isEnglishWord } from "../language/english-spelling";
import { fold, foldWords } from "../language/fold";
import { isAnnounced, isAside, isWished } from "../language/main-sentence";
import { joinWords } from "../language/phrase";
import { tokenize } from "../language/tokenize";
import { SENTENCES, type Sentences } from "../sentences/sentences";
import type { ColorMood } from "../strategy.schema";
import { TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { COSTS } from "./better-offer";
import { GRAMMARS } from "./grammar";
import { CHATTER, guardLine } from "./guard-line";
import { LINE_LENGTH_MAX, WHOLE_MAX, weightOf } from "./line";
import { isLoose, isTorn, OF_IT, YOU_SEND_AND } from "./loose-lines";
import { type RatedLine, rateLines } from "./rate-lines";
import { type Reading, readSentences } from "./reading";
import { isCutShort, wholeDeed } from "./whole-deed";
import { wholeList } from "./whole-list";
import { type WordClass, wordClass } from "./word-class";

/**
 * Below this rating a line that is true of any business goes first. Readers of round 33 called five such lines of five
 * broken, because they say nothing of the business; of twelve own lines rated 0.15 to 0.2 we would call four so.
 */
const GENERAL_RATING = 0.15;
/** A thing in so many words says little; what goes on with it may be rated so much lower. */
const BARE = { words: 3, weight: 2, behind: 0.25 } as const;
/**
 * Of whole offers of more characters than a line is cut to, readers kept 8 of 13 in place of 4 lines cut from them where none of
 * these is rated so high, and 14 of 26 in place of 21 where one is.
 */
const HIGH = 0.7;
/** A line of the sentence that is said to be the offer may be rated so much lower than another. */
const NEAR = 0.15;
/** And so much lower than one that is of what the offer names. */
const OF_OFFER_BEHIND = 0.35;
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
    .filter((line) => !isCutShort(line, reading) && wholeDeed(line, reading) !== undefined);
  const offered = offerFirst(announcedFirst(lines, reading), reading);
  const ordered = deedFirst(wholerFirst(offered, language), idea.text);
  return withLists(
    ordered.flatMap((line) => wholeDeed(line, reading) ?? []),
    reading,
    language,
  );
}

/** The lines with those first that are cut from what is said to be the offer, "Quero abrir uma oficina …", where it is said to be. */
function announcedFirst(lines: readonly RatedLine[], { offerAt, sentences }: Reading): readonly RatedLine[] {
  const said = sentences[offerAt];
  if (!said || !(isAnnounced(joinWords(said.words)) || isWished(joinWords(said.words)))) return lines;
  const isOfIt = ({ pieces, rating }: RatedLine) =>
    rating >= GENERAL_RATING &&
    pieces.every(({ sentence }) => sentence === offerAt || sentences[sentence]!.isMade);
  const of = lines.filter(isOfIt);
  const isNear = (of[0]?.rating ?? 0) >= (lines[0]?.rating ?? 0) - NEAR;
  return isNear ? [...of, ...lines.filter((line) => !isOfIt(line))] : lines;
}

/** "Each piece is tested", "in two wards of three": of what the offer names. */
const OF_OFFER =
  /^(?:(?:each|every|jede[rs]?|chaque|cada|ogni|cada um[ao]?)|in (?:two|three|four|zwei|drei|due|tre)|en (?:deux|trois|dos|tres)|em (?:dois|duas|três))\s|(?<!\p{L})(?:leurs?|ihnen|loro|nicht|never|jamais|nunca)(?!\p{L})/iu;

/**
 * The lines with one of the offer first, where the first is of what the offer names: readers kept 42 % of lines of later sentences that
 * begin with "each", and the best of the first sentence in 79 % of these ideas.
 */
function offerFirst(lines: readonly RatedLine[], { offerAt }: Reading): readonly RatedLine[] {
  const [first] = lines;
  if (!first || offerAt < 0 || first.pieces[0].sentence <= offerAt || !OF_OFFER.test(first.text))
    return lines;
  const least = Math.max(GENERAL_RATING, first.rating - OF_OFFER_BEHIND);
  const offer = lines.find(
    ({ pieces, rating }) => rating >= least && pieces.every(({ sentence }) => sentence === offerAt),
  );
  return offer ? [offer, ...lines.filter((line) => line !== offer)] : lines;
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

/** Words of a label but for "de" and its like. */
const LABEL_WORDS = 3;
const LINKS = new Set<WordClass>(["of", "link", "article"]);
const TOLD = new Set<WordClass>([
  "for",
  "we",
  "you",
  "they",
  "third",
  "auxiliary",
  "relative",
  "wish",
  "adverb",
]);

/** "Fix zippers only": a limit needs no other, "and nothing else". */
const ONLY = /(?<!\p{L})(?:only|just|nur|seulement|uniquement|solo|sólo|só|apenas|soltanto)(?!\p{L})/iu;

/**
 * Is the line the whole idea, and no more than a label, "bell ropes"? A fresh reader would keep none of 24 such labels alone, eight
 * of eleven things with "and nothing else" behind them, and three of nine deeds with "done properly".
 */
export function isLabel(line: string, idea: Idea): boolean {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language) ?? "en";
  const words = tokenize(line);
  const classes = words
    .map((word, at) => wordClass(word, at, GRAMMARS[language]))
    // "Hat blocks": a plural to those who read no further.
    .map((name, at) => (name === "third" && at > 0 && at === words.length - 1 ? "word" : name));
  return (
    foldWords(line) === foldWords(idea.text) &&
    words.every(({ mark }) => mark === "") &&
    !CHATTER.test(line) &&
    !ONLY.test(line) &&
    classes.filter((name) => !LINKS.has(name)).length <= LABEL_WORDS &&
    !classes.some((name) => TOLD.has(name)) &&
    // "Abanicos pintados", English by nothing but its audience, goes on in no language.
    (language !== "en" || words.some(({ text }) => isEnglishWord(text.toLowerCase())))
  );
}

/**
 * The lines with a whole one first. A line that an offer begins with gives way to the whole offer: of 1,463 such pairs that
 * readers judged, they kept the whole alone in 849 and its beginning alone in 12. A line of few words gives way to
 * any that goes on with them and is rated little lower: 976 pairs of 1,910 against 42. And one without its article gives
 * way to the same with it: better in 26 of 354 such pairs, worse in one. One that cuts a list gives way to the one that ends
 * with it: 55 pairs of 139 against 2.
 */
function wholerFirst(lines: readonly RatedLine[], language: TradeLanguage): readonly RatedLine[] {
  const long = lines.find(({ text }) => text.length > LINE_LENGTH_MAX);
  const [first] = lines.filter((line) => line !== long);
  if (long && (!first || first.rating < HIGH)) return [long, ...lines.filter((line) => line !== long)];
  if (!first) return lines;
  const goesOn = ({ text }: RatedLine) =>
    text.length > first.text.length && text.toLowerCase().startsWith(first.text.toLowerCase());
  const words = tokenize(first.text);
  const isBare = words.length <= BARE.words || weightOf(words) <= BARE.weight;
  const longer =
    lines.find((line) => line !== long && line.isWhole && goesOn(line)) ??
    lines.find((line) => isFuller(line, first)) ??
    lines.find((line) => endsListOf(first, line)) ??
    lines.find(
      (line) => isBare && goesOn(line) && line.rating >= Math.max(GENERAL_RATING, first.rating - BARE.behind),
    );
  const chosen = (longer ?? first).text.toLowerCase();
  const whole = lines.find(({ text }) => {
    const [article = "", ...rest] = text.toLowerCase().split(" ");
    return GRAMMARS[language].article.test(article) && rest.join(" ") === chosen;
  });
  const front = whole ?? longer ?? first;
  return [front, ...lines.filter((line) => line !== front)];
}

/** "Consorzio di pastori", "Zweckverband von sieben Gemeinden": who they are, and not what they do. */
const TOGETHER =
  /^(?:(?:an?|the|eine?|une|un[oa’]?|uma)\s)?(?:\p{L}*(?:verein|verband|genossenschaft|kollektiv)|consorzio|cooperativa|associazione|collettivo|asociación|consorcio|colectivo|associação|coletivo|consórcio|association|collectif|coopérative|consortium|cooperative|co-op|collective|(?:town|parish|city|district) council|junta de freguesia|câmara municipal|mairie|commune|gemeinde|ayuntamiento|comune|charity|club)(?!\p{L})/iu;

/** The lines with one first that says what is done, where the first names only those who do it, before the idea’s colon. */
function deedFirst(lines: readonly RatedLine[], text: string): readonly RatedLine[] {
  const [who, behind] = /^([^:]{3,60}):\s+(\p{L}+ \p{L}+)/u.exec(text)?.slice(1).map(fold) ?? [];
  const line = fold(lines[0]?.text ?? "");
  if (!who || !behind || !TOGETHER.test(text) || !line.startsWith(who) || line.includes(behind)) return lines;
  const deed = lines.find((other) => other.rating >= GENERAL_RATING && fold(other.text).includes(behind));
  return deed ? [deed, ...lines.filter((other) => other !== deed)] : lines;
}

/** "A network of scribes | and binders for parishes": of those for whom it is, more is said to be for them. */
function isFuller(
  { join, rating, pieces: [other] }: RatedLine,
  { join: of, pieces: [piece] }: RatedLine,
): boolean {
  return (
    of === "for" &&
    join === "for" &&
    rating >= GENERAL_RATING &&
    other.sentence === piece.sentence &&
    other.start === piece.start &&
    other.end > piece.end
  );
}

/** Does the other begin as the line does, and end where the list is over that the line cuts? */
function endsListOf({ pieces: [piece], listEnd }: RatedLine, { pieces: [other], join }: RatedLine): boolean {
  return (
    listEnd !== undefined &&
    join === "none" &&
    other.sentence === piece.sentence &&
    other.start === piece.start &&
    other.end === listEnd
  );
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
