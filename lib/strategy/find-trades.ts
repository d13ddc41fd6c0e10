import { fold } from "./language/fold";
import { tokenize } from "./language/tokenize";
import { TRADE_LANGUAGES, type Trade, type TradeLanguage } from "./trade.schema";
import { type Cue, cuesOf, HINT, matches, standsAt } from "./trade-cues";
import data from "./trades.json";
import { wordSet } from "./words/word-set";
import words from "./words.json";

export const TRADES = Object.entries(data as unknown as Readonly<Record<string, Omit<Trade, "id">>>).map(
  ([id, trade]): Trade => ({ id, ...trade }),
);

/** What stands in when no trade's words occur. */
export const GENERAL_TRADE: Trade = {
  id: "general",
  weight: 1,
  isGrave: false,
  look: { moods: ["trust", "growth", "energy"], voice: "grotesque", traits: ["competence"], place: "desk" },
  symbols: ["circles-three", "asterisk", "compass"],
  otherLanguages: { fields: [], cues: "" },
  cues: { en: "", fr: "", de: "", es: "", pt: "", it: "" },
};

export interface TradeFound {
  readonly trade: Trade;
  readonly score: number;
  /** The words of the brief that lead there, as written, the plainest first. */
  readonly words: readonly string[];
}

interface Weighed {
  readonly text: string;
  readonly folded: string;
  readonly weight: number;
}

const TURNS = words.turns.map(({ share, words }) => [share, wordSet(words)] as const);
const LATER_SENTENCE = 0.45;
const AFTER_COMMA = 0.6;
const HEAD = 1.5;
const TWO_WORDS = 1.5;
/** What further words add to the plainest one. */
const MORE = 0.25;
const POSITION_LOSS = 0.03;

const SURE_SCORE = 0.9;
/** A second trade with this share of the first one's score says that the business is about both, or about neither. */
const RIVAL_SHARE = 0.6;

/** Is the first trade plainly named, and alone? */
export function isSure([first, second]: readonly TradeFound[]): boolean {
  return (
    first !== undefined &&
    first.score >= SURE_SCORE &&
    (first.trade.isGrave || second === undefined || second.score < RIVAL_SHARE * first.score)
  );
}

/**
 * What a brief is about, the nearest first. `heads` are the words that the reader of the language took for what is
 * offered.
 */
export function findTrades(
  sentences: readonly string[],
  heads: readonly string[],
  language: string,
): readonly TradeFound[] {
  const own = TRADE_LANGUAGES.find((code) => code === language);
  const headWords = new Set(heads.map((head) => fold(head.replace(ELISION, ""))));
  const words = sentences.flatMap((sentence, index) =>
    weigh(sentence.replace(SENT, " "), index === 0 ? 1 : LATER_SENTENCE, headWords),
  );
  const joined = own ? joinPairs(words, own) : words;
  const inOwn = rank((trade) => (own ? hitsIn(joined, cuesOf(trade.cues[own]), own) : []));
  if (inOwn.length > 0) return inOwn;
  // Two or three words may have been taken for English: "Bloemenwinkel in Gent".
  const lower = sentences.map((sentence) => sentence.toLowerCase());
  const abroad = rank((trade) => hitsAbroad(lower, trade, language));
  const isLatin = /\p{Script=Latin}/u.test(lower.join(" "));
  return abroad.length > 0 || own || !isLatin ? abroad : rank((trade) => sharedHits(words, trade));
}

function rank(hitsOf: (trade: Trade) => readonly Hit[]): readonly TradeFound[] {
  return TRADES.flatMap((trade) => {
    const hits = hitsOf(trade);
    return hits.length > 0 ? [{ trade, ...sum(hits, trade.weight) }] : [];
  }).sort((one, other) => other.score - one.score);
}

/** Two words that are a cue together count for nothing else: a "food truck" is no truck. */
function joinPairs(words: readonly Weighed[], language: TradeLanguage): Weighed[] {
  const all = pairsOf(language);
  const folded = words.map((word) => word.folded);
  const inPair = words.map((_, index) => all.find((cue) => standsAt(cue, folded, index)));
  return words.flatMap((word, index) => {
    const pair = inPair[index];
    if (pair) {
      const rest = words.slice(index, index + pair.parts.length);
      return [
        {
          text: rest.map(({ text }) => text).join(" "),
          folded: pair.parts.join("_"),
          weight: Math.max(...rest.map(({ weight }) => weight)) * TWO_WORDS,
        },
      ];
    }
    const isInside = [1, 2].some((back) => (inPair[index - back]?.parts.length ?? 0) > back);
    return isInside ? [] : [word];
  });
}

const pairs = new Map<string, readonly Cue[]>();

function pairsOf(language: TradeLanguage): readonly Cue[] {
  const known = pairs.get(language);
  if (known) return known;
  const found = TRADES.flatMap(({ cues }) => cuesOf(cues[language])).filter(({ parts }) => parts.length > 1);
  pairs.set(language, found);
  return found;
}

/** "Tattoo removal", "rat-proofing", "pest control": against the thing, so that what is said for it would be false. */
export const AGAINST =
  /^(?:removal|proofing|control|detox|prevention|disposal|clearance|repellent|netting|deterrents?|scarers?)$/u;
const AGAINST_SHARE = 0.35;

/** "You send me photos and a short video of the crack", "Foto schicken": how one asks, and not what is offered. */
const SENT =
  /(?<!\p{L})(?:(?:send|e?mail|upload|text|snap|take|whatsapp)s?(?: me| us)? (?:(?:a|some|your|short|few|three|two) )*(?:photos?|pictures?|videos?)(?:,? (?:and|or) (?:a )?(?:short )?(?:photos?|videos?))?|fotos? (?:schicken|senden|hochladen)|(?:schick|send)\p{L}* (?:\p{L}+ )?(?:ein |einfach )?fotos?|(?:mand|env[ií]|envoy|invi)\p{L}* (?:\p{L}+ )?(?:una |une |uma |des |las |le |as )?(?:fotos?|photos?|vídeos?|videos?))(?!\p{L})/giu;

/** "L’acqua", "d’enregistrement". */
export const ELISION = /^\p{L}{1,4}’(?=\p{L}{3})/u;

function weigh(sentence: string, base: number, heads: ReadonlySet<string>): Weighed[] {
  let share = base;
  const words = tokenize(sentence);
  return words.map(({ text: written, mark }, index) => {
    const text = written.replace(ELISION, "");
    const folded = fold(text);
    const turn = index > 0 && TURNS.find(([, words]) => words.has(folded));
    if (turn) share = Math.min(share === base * 0.2 ? share : base, base * turn[0]);
    const [next = "", second = ""] = words.slice(index + 1, index + 3).map((word) => fold(word.text));
    // "Birds nests out".
    const isAgainst =
      AGAINST.test(next) || (/^nests?$/u.test(next) && /^(?:out|removed|removal|gone)$/u.test(second));
    const weight =
      (isAgainst ? AGAINST_SHARE : 1) *
      share *
      (heads.has(folded) && share === base ? HEAD : 1) *
      (1 - POSITION_LOSS * Math.min(index, 12));
    if (/[:.;–]/u.test(mark)) share = base * 0.8;
    else if (mark === "," && share > base * 0.2) share = Math.max(share, base * AFTER_COMMA);
    return { text, folded, weight };
  });
}

interface Hit {
  readonly text: string;
  readonly weight: number;
}

function hitsIn(words: readonly Weighed[], cues: readonly Cue[], language: TradeLanguage): Hit[] {
  return words.flatMap(({ text, folded, weight }) => {
    const share = Math.max(
      0,
      ...cues.filter((cue) => matches(folded, cue, language)).map((cue) => cue.share),
    );
    return share > 0 ? [{ text, weight: weight * share }] : [];
  });
}

function sum(hits: readonly Hit[], weight: number): Pick<TradeFound, "score" | "words"> {
  const sorted = hits.toSorted((a, b) => b.weight - a.weight);
  const [first, ...others] = sorted;
  const different = others.filter(({ text }) => fold(text) !== fold(first!.text));
  const more = different.reduce((total, hit) => total + hit.weight, 0);
  return {
    score: (first!.weight + MORE * more) * weight,
    words: [...new Set(sorted.map(({ text }) => text))],
  };
}

/** What is offered stands last in these languages ("自転車で届けるパン屋"), and first in the others. */
const HEAD_LAST = /^(?:ja|zh|ko|hi|tr)$/;
/** Words of these scripts are parted, and begin with what they tell. */
const PARTED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}]/u;
/** Where a language that the lists of cues do not speak says a word of the trade. */
function hitsAbroad(sentences: readonly string[], { otherLanguages }: Trade, language: string): Hit[] {
  return otherLanguages.cues.split(" ").flatMap((entry) => {
    const cue = entry.replace("?", "");
    return sentences.flatMap((sentence, index): Hit[] => {
      const said = cue === "" ? null : beginning(cue).exec(sentence);
      if (!said) return [];
      const place = (HEAD_LAST.test(language) ? said.index : sentence.length - said.index) / sentence.length;
      const share = (entry === cue ? 1 : HINT) * (index === 0 ? 1 : LATER_SENTENCE);
      return [{ text: said[0], weight: Math.min(2, 0.8 + 0.2 * cue.length) * (0.5 + place) * share }];
    });
  });
}

/** Words that languages share, as "keramik", are long; what a shared word counts. */
const SHARED = { lengthMin: 5, share: 0.5 } as const;

function sharedHits(words: readonly Weighed[], { cues }: Trade): Hit[] {
  return TRADE_LANGUAGES.flatMap((code) => {
    const long = cuesOf(cues[code]).filter(({ text }) => text.length >= SHARED.lengthMin);
    return hitsIn(words, long, code === "de" ? "fr" : code);
  }).map((hit) => ({ ...hit, weight: hit.weight * SHARED.share }));
}

const beginnings = new Map<string, RegExp>();

/** Finds the whole word, where words are parted. */
function beginning(cue: string): RegExp {
  const known =
    beginnings.get(cue) ?? new RegExp(PARTED.test(cue) ? `(?<!\\p{L})${cue}[\\p{L}\\p{M}]*` : cue, "u");
  beginnings.set(cue, known);
  return known;
}
