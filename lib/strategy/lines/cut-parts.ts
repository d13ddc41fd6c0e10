import { capitalize } from "@/lib/model/letter-case";
import { isParticiple, isPeople } from "../language/english-words";
import { wordsOfFirstPerson } from "../language/first-person";
import { MADE } from "../language/read-romance";
import { tokenize, type Word } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import { isFiniteVerb } from "./english-constituents";
import { GRAMMARS, type Grammar, PREFIXES } from "./grammar";
import { type Cut, FIRM, GLANCE_LENGTH, LINE_LENGTH_MAX, weigh, weightOf } from "./line";
import {
  boundaries,
  FOR,
  fits,
  GOES_ON,
  isOfPeople,
  isSaidByUs,
  partsOf,
  TELLING_WORDS,
  textOf,
} from "./parts";
import { firstOfList, listed, wholeParts } from "./whole-parts";

/** So many words behind "and" say something: "we make a plan" does not. */
const SECOND_MIN = 4;
/** What the makers are, or how the thing is built, sells nothing: "run by two sisters", "held by wedges". */
const OF_MAKERS =
  /^(?:run|led|owned|founded|based|located|called|named|held|inspired|designed|meant|intended|used)$/iu;

/** Who is helped or taught does something: "we help exporters do their paperwork", "teaching robots to weld". */
const HELPED = /^(?:help|teach|train)(?:s|es|ing)?$/iu;

const WHERE = /^(?:where|où|donde|onde|dove)$/iu;
const TO = /^(?:to|aux?|al|aos?|às|ai|agli|alle|a)$/iu;
const NOT = /^(?:not|never|no|n[oã]n?|ne|n’\p{L}+|nicht)$|n[’']t$/iu;
/** Begins a subject in the plural. */
const MANY = /^(?:les|des|los|las|unos|unas|os|as|i|gli|le)$/iu;

/** Whole parts of one sentence, the first one, in which the business is named. */
export function cutFirst(sentence: string, grammar: Grammar): Cut[] {
  const words = tokenize(sentence);
  const parts = withoutPraise(partsOf(words, grammar));
  const [head = [], ...later] = parts;
  const said = wordsOfFirstPerson(head, grammar.language);
  const isOurs = said > 0;
  // "Restauriamo insegne": the signs are no second verb.
  const verbs = head.slice(0, grammar.language === "en" || grammar.language === "de" ? 3 : Math.max(1, said));
  const isBound =
    verbs.some(({ text }) => grammar.bound.test(text) && !/^make$/iu.test(text)) ||
    (grammar.language === "de" && PREFIXES.test(head.at(-1)?.text ?? ""));
  // "We help exporters do their paperwork | so that …": what they are helped to do is said.
  const isHelp = grammar.language === "en" && verbs.some(({ text }) => HELPED.test(text));
  const states = [...innerStates(head, grammar), ...later.filter((part) => isState(part, grammar))];
  const wholes = wholeParts(parts, grammar);
  return [
    ...states.flatMap((state) => (state.at(-1) === words.at(-1) ? howItIs(state, grammar) : [])),
    ...wholes
      .map((part) => (fits(part) || !grammar.article.test(part[0]?.text ?? "") ? part : part.slice(1)))
      .filter(fits)
      .flatMap((part, index) => {
        const own = withoutArticle(part, grammar);
        const isAll = index === 0 && part.length >= words.length - 1;
        // "Rent a grandmother": few words that ask for something.
        const isAsking =
          own.length >= 3 &&
          grammar === GRAMMARS.en &&
          isFiniteVerb(own[0]!.text) &&
          grammar.article.test(own[1]!.text);
        const isPlaced = isAll && own.slice(1).some(({ text }) => grammar.links.test(text));
        const weight = lengthWeight(own, isAll ? 8.1 : 7.9);
        const told = isAsking ? 8.2 : isPlaced ? Math.max(weight, 6.7) : weight;
        return [{ ...cut(textOf(own), told), isWhole: true }];
      }),
    ...(isBound && !isHelp
      ? []
      : stems(head, grammar).map((part) =>
          cut(textOf(withoutArticle(part, grammar)), lengthWeight(part, 6.8)),
        )),
    ...(isOurs ? [] : headed(head, later, grammar)),
    ...later.flatMap((_part, index) =>
      parts[index]!.at(-1)!.mark === ":"
        ? captions(later.slice(index), grammar, /^everything$/iu.test(parts[index]!.at(-1)!.text))
        : [],
    ),
    ...listed(parts),
    ...firstOfList(head),
    ...there(words, grammar),
    ...later.filter((part) => isSaidByUs(part, grammar)).flatMap((part) => ownClauses(part, grammar)),
    ...later
      .map((part) => withoutAnd(part, grammar))
      .filter(isFirm)
      .map((part) => cut(textOf(part), 7.85)),
  ];
}

const PRAISE =
  /(?:\p{L}{2}(?:y|al|ful|ive|ous|able|ible|ed|est|ant|ent)|cheap|fast|quick|fresh|good|new|smart|clean|safe|secure|simple|quiet|local|fair)$/iu;

/** "Cheap, fast, (secure shredding at your kerb)": single words before the thing are praise. */
function withoutPraise(parts: readonly Word[][]): Word[][] {
  const at = parts.findIndex((part) => part.length > 1);
  const isAnswer = at === 1 && /^(?:no|yes)$/iu.test(parts[0]![0]!.text);
  const isPraise = at > 1 && parts.slice(0, at).every((part) => PRAISE.test(part[0]!.text));
  return isPraise || isAnswer ? parts.slice(at) : [...parts];
}

function cut(text: string, weight: number): Cut {
  return { text: capitalize(text), weight };
}

/** Few words tell little: a line of two is a label. */
function lengthWeight(words: readonly Word[], full: number): number {
  const count = weightOf(words);
  return count >= TELLING_WORDS ? full : count === 3 ? Math.min(full, 6.5) : 4;
}

function withoutArticle(words: readonly Word[], grammar: Grammar): readonly Word[] {
  const isOne = /^an?$/iu.test(words[0]?.text ?? "");
  const isDescribed = words.some(
    ({ text }) =>
      grammar.relatives.test(text) || /^but$/iu.test(text) || (isOne && /^(?:you|we|they)$/iu.test(text)),
  );
  return grammar.article.test(words[0]?.text ?? "") && !isDescribed ? words.slice(1) : words;
}

/** "cut to your height", "without poison", "open Sundays until midnight": how it is done. */
function isState(part: readonly Word[], grammar: Grammar): boolean {
  const [first, second] = [part[0]?.text ?? "", part[1]?.text ?? ""];
  return (
    part.length >= 2 &&
    !grammar.asides.test(first) &&
    (grammar.isState(first, second) || grammar.manner.test(first))
  );
}

/** "walking sticks [carved from ash and yew]": what describes the thing in the head part. */
function innerStates(head: readonly Word[], grammar: Grammar): Word[][] {
  const at = head.findIndex(
    ({ text }, index) =>
      index > 0 &&
      index < head.length - 1 &&
      grammar.isState(text, head[index + 1]?.text ?? "") &&
      (grammar === GRAMMARS.en || MADE.test(text)),
  );
  const before = head.slice(0, at);
  const whom = before.slice(before.findLastIndex(({ text }) => FOR.test(text)) + 1);
  // "seafarers stranded in port": what describes the people served is no line.
  const isOfThose = whom.length < before.length && (grammar !== GRAMMARS.en || isPeople(whom));
  if (at < 1 || isOfThose || before.some(({ text }) => grammar.relatives.test(text))) return [];
  const state = head.slice(at);
  const isLong = !fits(state);
  if (!isLong) return [state];
  const ends = boundaries(state, grammar).filter((end) => end >= 3);
  const end = ends.findLast((place) => fits(state.slice(0, place)));
  return end ? [state.slice(0, end)] : [];
}

/** "Rented by size. Returned by post.", "Installed within a month at a fixed price": how the thing is made or had. */
function howItIs(state: readonly Word[], grammar: Grammar): Cut[] {
  if (grammar !== GRAMMARS.en || !isParticiple(state[0]!.text) || OF_MAKERS.test(state[0]!.text)) return [];
  const and = state.findIndex(
    ({ text }, index) =>
      /^and$/iu.test(text) && grammar.isState(state[index + 1]?.text ?? "", state[index + 2]?.text ?? ""),
  );
  const two = and > 2 && state.length - and > 3 ? [state.slice(0, and), state.slice(and + 1)] : [];
  const pair = two.map((part) => `${capitalize(textOf(part))}.`).join(" ");
  return [
    ...weigh(8.8, pair !== "" && pair.length <= LINE_LENGTH_MAX ? [pair] : [], true),
    ...weigh(5.6, state.length >= TELLING_WORDS && fits(state) ? [textOf(state)] : [], true),
  ];
}

/** "Hoof trimming, with a lameness score for every cow": the thing, then how. */
function headed(head: readonly Word[], later: readonly (readonly Word[])[], grammar: Grammar): Cut[] {
  const [first] = boundaries(head, grammar);
  const thing = withoutArticle(head.slice(0, first ?? head.length), grammar);
  const isBehindColon = head.at(-1)?.mark === ":";
  // "Night ferry [for bicycles only], no cars": whom it is for is not left out.
  if (FOR.test(head[first ?? head.length]?.text ?? "")) return [];
  return later.flatMap((state, index) => {
    // What is made or brought agrees with the thing that stands just before it.
    const isOfAnother = index > 0 && grammar.isState(state[0]!.text, state[1]?.text ?? "");
    const isHow = isState(state, grammar) && !isOfAnother && !isBehindColon;
    const text = `${textOf(thing)}, ${textOf(state)}`;
    const all = [...thing, ...state];
    const isOfWhom = head.some(
      ({ text }) => /^who$/iu.test(text) || (isOfPeople(thing) && grammar.relatives.test(text)),
    );
    return isHow && !isOfWhom && thing.length >= 2 && thing.length <= 4 && state.length >= 3 && fits(all)
      ? [cut(text, state.length >= TELLING_WORDS ? 8.05 : 7.6)]
      : [];
  });
}

function withoutAnd(part: readonly Word[], grammar: Grammar): readonly Word[] {
  return grammar.and.test(part[0]?.text ?? "") ? part.slice(1) : part;
}

/** "(…, and) each pair comes with the name of its sheep". */
function isFirm(part: readonly Word[]): boolean {
  return part.length > TELLING_WORDS && fits(part) && FIRM.test(textOf(part));
}

/** "We find missing heirs (and only charge if they inherit)". */
function ownClauses(clause: readonly Word[], grammar: Grammar): Cut[] {
  const and = clause.findIndex(({ text }, index) => index > 2 && grammar.and.test(text));
  const isJoined = and > 0 && grammar.isVerb(clause[and + 1]?.text ?? "");
  const first = isJoined || and > 3 ? [clause.slice(0, and)] : [];
  const second =
    isJoined && grammar === GRAMMARS.en && clause.length - and > SECOND_MIN
      ? [[clause[0]!, ...clause.slice(and + 1)]]
      : [];
  return [
    clause,
    ...second,
    ...first,
    ...(textOf(clause).length <= GLANCE_LENGTH ? [] : stems(clause, grammar)),
  ]
    .filter(fits)
    .map((own, order) => cut(textOf(own), lengthWeight(own, 7.85 - 0.02 * order)));
}

/** What stands behind a colon: "(courses for carers:) German at the bedside, not from the book". */
function captions(
  [first = [], ...more]: readonly (readonly Word[])[],
  grammar: Grammar,
  isOfAll: boolean,
): Cut[] {
  const isAgainst = first.some(({ text }) => GOES_ON.test(text));
  const all = [first, ...more].flat();
  const saysHow = [first, ...more].some((part) => isState(part, grammar));
  const isSentence = !isOfAll && fits(all) && (saysHow || weightOf(all) > TELLING_WORDS);
  return [
    ...(isSentence ? [cut(textOf(all), saysHow ? 8.3 : 7.2)] : []),
    ...(first.length >= 3 && fits(first) ? [cut(textOf(first), isAgainst ? 8.4 : 6.5)] : []),
  ];
}

/** "A night school where [retired machinists teach lathe and milling]": a sentence of its own. */
function there(words: readonly Word[], grammar: Grammar): Cut[] {
  const at = words.findIndex(({ text }, index) => index > 0 && WHERE.test(text));
  const clause = words.slice(at + 1);
  const to = clause.findIndex(({ text }, index) => index > 3 && TO.test(text));
  const verb = clause.findIndex(({ text }, index) => index > 0 && index < 4 && isFiniteVerb(text));
  const isSentence =
    grammar === GRAMMARS.en
      ? verb > 0 && /[^s]s$/u.test(clause[verb - 1]!.text)
      : MANY.test(clause[0]?.text ?? "") && grammar !== GRAMMARS.de;
  if (at < 0 || !isSentence || clause.some(({ text }) => NOT.test(text))) return [];
  return [clause, ...stems(clause, grammar), ...(to < 0 ? [] : [clause.slice(0, to)])]
    .filter(fits)
    .map((told, order) => ({ ...cut(textOf(told), 7.7 - 0.1 * order), isWhole: true }));
}

/** "Bike workshop, rental (by the day)": one bare word behind a comma. */
function endsOnThing(part: readonly Word[], grammar: Grammar): boolean {
  const comma = part.findLastIndex(({ mark }, index) => mark !== "" && index < part.length - 1);
  return comma === part.length - 2 && !part.some(({ text }) => grammar.and.test(text));
}

/** The beginnings of a part that can end where they do, the longest first. */
function stems(head: readonly Word[], grammar: Grammar): Word[][] {
  const helps = head.findIndex(({ text }, index) => index < 3 && HELPED.test(text));
  const verb =
    helps < 0
      ? -1
      : head.findIndex(
          ({ text }, index) =>
            index > helps + 1 &&
            (verbForm(text)?.form === "base" || /^(?:do|get)$/iu.test(text)) &&
            (/^help/iu.test(head[helps]!.text) || /^to$/iu.test(head[index - 1]!.text)),
        );
  if (grammar === GRAMMARS.en && helps >= 0 && verb < 0) return [];
  return boundaries(head, grammar)
    .filter((end) => verb < 0 || end > verb + 1)
    .toReversed()
    .map((end) => head.slice(0, end))
    .filter(
      (part) =>
        part.length >= 2 &&
        fits(part) &&
        !endsOnThing(part, grammar) &&
        !/^we(?:’re|\sare)\s/iu.test(textOf(part)),
    )
    .slice(0, 2);
}
