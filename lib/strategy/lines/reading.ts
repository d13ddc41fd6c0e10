import type { Idea } from "../idea";
import { markedSentences, withoutMarks } from "../language/clean-idea";
import { isEnglishWord } from "../language/english-spelling";
import { foldOffer, foldWords } from "../language/fold";
import { isAside } from "../language/main-sentence";
import { KIN, PAST } from "../language/past-forms";
import { tokenize, type Word } from "../language/tokenize";
import { asDone } from "../sentences/say-offer";
import { asCompany } from "../sentences/who-speaks";
import type { TradeLanguage } from "../trade.schema";
import { GRAMMARS, type Grammar } from "./grammar";
import { type WordClass, wordClass } from "./word-class";

/** The idea's sentences as words with their classes. */
export interface Reading {
  readonly grammar: Grammar;
  /** How many words of the whole idea tell of what has been, and of relatives: a story has some. */
  readonly story: { readonly past: number; readonly kin: number };
  /** How many words of the sentences say what somebody does: notes have none. */
  readonly deeds: number;
  /** The sentence that says what is offered; -1 where none does as it is said. */
  readonly offerAt: number;
  readonly sentences: readonly {
    readonly words: readonly Word[];
    readonly classes: readonly WordClass[];
    /** Is the word, in small letters, one that no English list has? A slip was left. */
    readonly isUnknown: readonly boolean[];
    readonly isAsked: boolean;
    /** The strategist read an offer in it, or made it one: "(I want to) walk dogs" → "I walk dogs". */
    readonly isOffer: boolean;
    /** It stands so nowhere in the idea. */
    readonly isMade: boolean;
  }[];
}

/** Words of one sentence, from the first up to before the end. */
export interface Piece {
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

/** Words of the idea that might be a line: one piece, two that are joined, or one with whom it is for. */
export interface Candidate {
  readonly text: string;
  readonly pieces: readonly [Piece] | readonly [Piece, Piece];
  readonly join: "none" | "comma" | "stop" | "for";
  /** Did a list that it cuts get its "and"? */
  readonly isClosed?: boolean;
}

const SENTENCES_MAX = 12;
/** Classes of verbs with somebody who does it. */
export const DEEDS = new Set<WordClass>(["third", "base", "auxiliary"]);

/** What the idea says, and its offers where they are said otherwise there. */
export function readSentences(idea: Idea, language: TradeLanguage): Reading {
  const grammar = GRAMMARS[language];
  const offers = offersOf(idea);
  const meant = new Set(offers.map((offer) => offer.toLowerCase()));
  const all = markedSentences(idea.text);
  const told = all.filter((sentence) => !isAside(withoutMarks(sentence)));
  const said = told.length > 0 ? told : all;
  const bare = new Set(said.map((sentence) => withoutMarks(sentence).toLowerCase()));
  const made = offers.filter((offer) => !bare.has(offer.toLowerCase()));
  const sentences = [...said, ...made]
    .slice(0, SENTENCES_MAX)
    .map((sentence, at) => {
      const words = tokenize(sentence);
      const classes = words.map((word, at) => wordClass(word, at, grammar));
      const isOffer = meant.has(withoutMarks(sentence).toLowerCase());
      const isUnknown = words.map(
        ({ text }) => language === "en" && /^\p{Ll}{2,}$/u.test(text) && !isEnglishWord(text),
      );
      return {
        words,
        classes,
        isUnknown,
        isAsked: /\?\s*$/u.test(sentence),
        isOffer,
        isMade: at >= said.length,
      };
    })
    .filter(({ words }) => words.length > 0);
  const words = said.flatMap((sentence) => tokenize(sentence));
  const past = PAST[language] ?? /^$/u;
  const story = {
    past: words.filter(({ text }) => past.test(text)).length,
    kin: words.filter(({ text }) => KIN.test(text)).length,
  };
  const deeds = sentences.flatMap(({ classes }) => classes).filter((name) => DEEDS.has(name)).length;
  const offer = foldOffer(offers[0] ?? "");
  const offerAt = offer === "" ? -1 : said.findIndex((sentence) => foldWords(sentence).includes(offer));
  return { grammar, story, deeds, sentences, offerAt };
}

/** The offers as the company says them, the first as a deed where it was a wish. */
export function offersOf({ phrase, offers, text, language }: Idea): string[] {
  const [first = "", ...others] = offers;
  return [asDone(phrase || first, text), ...others].map((offer) => withoutMarks(asCompany(offer, language)));
}

/** The words of the piece. */
export function wordsOf({ sentences }: Reading, { sentence, start, end }: Piece): readonly Word[] {
  return sentences[sentence]!.words.slice(start, end);
}

/** Does the piece hold a mark before its end? */
export function holdsMark(reading: Reading, piece: Piece): boolean {
  return wordsOf(reading, piece)
    .slice(0, -1)
    .some(({ mark }) => mark !== "");
}

/** A sentence in which the strategist read an offer, from its beginning to its end. */
export function isWholeOffer({ sentences }: Reading, { sentence, start, end }: Piece): boolean {
  const { words, isOffer } = sentences[sentence]!;
  return isOffer && start === 0 && end === words.length;
}
