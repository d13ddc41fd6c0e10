import { capitalize } from "@/lib/model/letter-case";
import { AGAINST, ELISION, isSure } from "../find-trades";
import type { Idea } from "../idea";
import { fold } from "../language/fold";
import { sharesWords } from "../language/shares-words";
import { tokenize } from "../language/tokenize";
import names from "../names.json";
import { type FittingName, TRADE_LANGUAGES, type TradeLanguage } from "../trade.schema";
import { findCue } from "../trade-cues";
import { cutNames } from "./cut-names";
import { englishThings, otherThings, THINGS } from "./draft-things";
import { headOf } from "./head-words";
import { type NameDraft, ownWord } from "./name-draft";

const ANY = names["any-business"];
const TRADES_MAX = 3;
/** A trade with less than this share of the first one's score lends no name. */
const SHARE_MIN = 0.45;
/** Below this score the brief only mentions the trade: lunch at a course makes no caterer. */
const TOUCHED_SCORE = 0.55;
/** Factor on the fit of a name whose trade the brief only mentions. */
const SURE_SHARE = 0.55;
/** Factor on the fit where another trade is named as plainly. */
const UNSURE_SHARE = 0.7;
/** Factor on the fit of a name that asks for no word of the idea. */
const FOR_ALL = 0.8;
/** What a name loses whose word stands this many words into the idea, or later. */
const LATER_LOSS = 0.15;
const LATE = 12;
/** The fit of a way of working that the idea speaks of. */
const SAID_DEED = 0.55;
/**
 * From `plainFit` on a trade's name plainly belongs to the idea: a word near its beginning asks for it. What is cut out of
 * the idea then fits by `cut` of what it did, and what is made of its thing by `made`. Outside English readers took the
 * bare word for the thing ("Insegne") for no name.
 */
const BESIDE_NAMES = {
  english: { plainFit: 0.7, cut: 0.8, made: 1 },
  abroad: { plainFit: 0.4, cut: 0.5, made: 0.5 },
} as const;
/** Factor on the fit where the word stands beside the thing that is offered. */
const BESIDE_SHARE = 0.7;

/** Every name for the idea with how plainly it fits: its own world's words, its trades', its thing with what is done, neutral ones. */
export function draftNames(idea: Idea): NameDraft[] {
  const language = TRADE_LANGUAGES.find((code) => code === idea.language);
  if (!language) return [...ownWords(idea), ...plainSounds()];
  const world = ownWorld(idea, language);
  const words = wordsOf(idea);
  const ofTrades = tradeNames(idea, words, language);
  const cut = cutNames(idea, language);
  const things = idea.isGrave ? [] : language === "en" ? englishThings(idea) : otherThings(idea, language);
  const beside = BESIDE_NAMES[language === "en" ? "english" : "abroad"];
  const hasWord = world.length > 0 || ofTrades.some(({ fit }) => fit >= beside.plainFit);
  const fitting = (drafts: readonly NameDraft[], factor: number) =>
    drafts.map((draft) => ({ ...draft, fit: hasWord ? draft.fit * factor : draft.fit }));
  return [
    ...world,
    ...fitting(cut, beside.cut),
    ...ofTrades,
    ...fitting(things, beside.made),
    ...neutral(idea, words, language),
  ];
}

/** "Blackthorn" for sticks of ash, yew and blackthorn. */
function ownWorld(idea: Idea, language: TradeLanguage): NameDraft[] {
  const { text, isGrave } = idea;
  if (isGrave) return [];
  const known = names["own-world"][language].split(" ");
  const words = tokenize(text).map((word) => word.text.toLowerCase());
  // "Heron netting" is no heron's.
  const said = words.filter((_, at) => !AGAINST.test(words[at + 1] ?? ""));
  const found = known.filter((word) =>
    said.some((own) =>
      language === "de"
        ? fold(own).startsWith(fold(word))
        : [word, `${word}s`, `${word}es`, word.replace(/o$/u, "i")].includes(own),
    ),
  );
  return found.map((word) => ({
    name: capitalize(word),
    method: "own word",
    why: `${capitalize(word)} is a word of the idea itself.`,
    // "Accordion" for accordion repair is what everybody in the field might be called.
    fit: language === "en" && namesThing(word, idea) ? 0.75 : 1,
    craft: 0.82,
    sources: [word],
  }));
}

function tradeNames(idea: Idea, ideaWords: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  const { trades, isGrave } = idea;
  const named = trades.filter(({ trade }) => trade.names);
  const fitting = named.filter(({ trade }) => trade.isGrave === isGrave || trade.isGrave);
  const best = fitting[0]?.score ?? 1;
  const certainty = isSure(named) || isGrave ? 1 : UNSURE_SHARE;
  return fitting
    .filter(({ score }) => score >= Math.min(best, Math.max(TOUCHED_SCORE, SHARE_MIN * best)))
    .slice(0, TRADES_MAX)
    .flatMap(({ trade, words: [word], score }) =>
      saidNames(trade.names?.[language] ?? [], ideaWords, language)
        .filter(({ said }) => score >= TOUCHED_SCORE || (!isGrave && isOffered(said, idea)))
        .map(
          ({ name, said, share }): NameDraft => ({
            name,
            method: "real word",
            why: `${name} is a word of ${trade.label ?? trade.id.replaceAll("-", " ")}. The idea’s “${said ?? word}” led to it.`,
            fit:
              share *
              (score / best) *
              Math.min(1, SURE_SHARE + score) *
              (said ? 1 : certainty) *
              (isGrave || said || namesThing(word ?? "", idea) ? 1 : BESIDE_SHARE),
            craft: 0.8,
            sources: [name],
          }),
        ),
    );
}

/** A trade that is only mentioned lends a name to the thing itself alone: "Stirrup" to saddles, but none to a late father's horse. */
function isOffered(said: string | undefined, { kind, topic, action }: Idea): boolean {
  return (
    said !== undefined &&
    !THINGS.formsAbroad.has(said.toLowerCase()) &&
    [kind, topic, action?.object ?? ""].some((phrase) => sharesWords(said, phrase))
  );
}

interface SaidName {
  readonly name: string;
  /** The idea's word that the name is for, as written; absent where it is for all. */
  readonly said?: string;
  /** Factor on the fit. */
  readonly share: number;
}

/** A word of the idea as written, and as cues are compared with it. */
interface SaidWord {
  readonly text: string;
  readonly folded: string;
}

function wordsOf({ text }: Idea): SaidWord[] {
  return tokenize(text).map((word) => ({ text: word.text, folded: fold(word.text.replace(ELISION, "")) }));
}

/** Names for all that their list is for, and those of which the idea says a word: the sooner, the better they fit. */
function saidNames(
  list: readonly FittingName[],
  words: readonly SaidWord[],
  language: TradeLanguage,
): SaidName[] {
  const folded = words.map((word) => word.folded);
  return list.flatMap(({ name, when }): SaidName[] => {
    if (when === undefined) return [{ name, share: FOR_ALL }];
    const at = findCue(when, folded, language);
    return at < 0 ? [] : [{ name, said: words[at]!.text, share: 1 - LATER_LOSS * Math.min(1, at / LATE) }];
  });
}

/** "Bell" of bell ropes only says which ropes. */
function namesThing(word: string, { language, kind, topic, action }: Idea): boolean {
  if (language !== "en") return true;
  const last = word.toLowerCase().split(/[\s_]/u).at(-1);
  return [kind, topic, action?.object ?? ""].some(
    (phrase) => headOf(tokenize(phrase)).at(-1)?.toLowerCase() === last,
  );
}

function neutral({ isGrave }: Idea, words: readonly SaidWord[], language: TradeLanguage): NameDraft[] {
  return saidNames((isGrave ? ANY.quiet : ANY.usual)[language], words, language).map(
    ({ name, said, share }): NameDraft => ({
      name,
      method: "metaphor",
      why: isGrave
        ? `${name}: a quiet picture, where much is at stake.`
        : said
          ? `${name} goes with the idea’s “${said}”.`
          : `${name} names a way of working that a business of any kind may make its own.`,
      fit: share * (isGrave ? 0.6 : said ? SAID_DEED : 0.2),
      craft: 0.8,
      sources: [name],
    }),
  );
}

/** Endings of Polish cases that no name stands in. */
const CASE_ENDINGS = /(?:ów|ach|ami|ego|ej|ych|ymi|em|om|ie|ą|ę|u)$/u;

/** "Szyjemy", "(vi) lagar": what is done, and a word that only describes what follows. */
function isDeed(word: string, text: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  const isAfterPronoun = /(?:^|\s)(?:vi|wij|we|my|biz|noi|ik|jag|jeg|ja)\s$/iu.test(text.slice(0, at));
  return isAfterPronoun || /(?:[aeiy]my|[aei]m|mos|iz)$/iu.test(word) || /^\p{Ll}+(?:a|e)$/u.test(word);
}

/** Words of the idea as they stand: the first of a sentence is seldom inflected. */
function ownWords({ keywords, text }: Idea): NameDraft[] {
  const order = (word: string) => text.toLowerCase().indexOf(word.toLowerCase());
  return keywords
    .toSorted((a, b) => order(a) - order(b))
    .slice(0, 2)
    .filter(
      (word) =>
        /^\p{Script=Latin}{4,9}$/u.test(word) &&
        !CASE_ENDINGS.test(word.toLowerCase()) &&
        !isDeed(word, text),
    )
    .map((word, place) => ({ ...ownWord(word, 0.9 - 0.3 * place), name: capitalize(word.toLowerCase()) }));
}

function plainSounds(): NameDraft[] {
  return ANY.anyLanguage.split(" ").map(
    (name): NameDraft => ({
      name,
      method: "metaphor",
      why: `${name} is made of sounds that are easy in most languages, and means nothing else.`,
      fit: 0.3,
      craft: 0.5,
      sources: [name],
    }),
  );
}
