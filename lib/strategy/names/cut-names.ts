import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { isEnglishWord } from "../language/english-spelling";
import { isParticiple, isPeople } from "../language/english-words";
import { wordsOfFirstPerson } from "../language/first-person";
import { fold } from "../language/fold";
import { HYPE } from "../language/hype";
import { sharesWords } from "../language/shares-words";
import { stopWordsOf } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import type { TradeLanguage } from "../trade.schema";
import { EMPTY_WORDS, GENERIC_MODIFIERS, MODIFIERS, NUISANCES } from "../words/english-nouns";
import { PRENOMINAL, THINGS } from "./draft-things";
import { headOf, singularOf } from "./head-words";
import type { NameDraft } from "./name-draft";

/** Letters, spaces not counted: what a horizontal logo sets on one line. */
const LETTERS_MAX = 18;
const WORD = { min: 3, max: 12 } as const;
const GERMAN = { min: 6, max: 17 } as const;
/** What a customer is asked to do is no thing: "Split rent fairly". */
const ASKS =
  /^(?:you\s)?(?:split|borrow|rent|find|learn|get|buy|make|turn|help|sell|tell|send|share|swap|keep|let|bring|stop|ask|book|hire|try|take|give)\s/iu;

/**
 * "Night Ferry", "Mole Catcher", "Board Game Library": the thing and what stands before it in the idea. One thing or one who does it is a name by itself ("Toy Hospital", "Horse Dentist"); several things, or what is
 * done, are what every such business sells ("Crab Pots", "Soil Testing"), so other names go before them. Nothing for
 * grave matters, whose plain words are no name.
 */
export function cutNames(idea: Idea, language: TradeLanguage): NameDraft[] {
  if (idea.isGrave) return [];
  const found =
    language === "en"
      ? englishPhrases(idea)
      : language === "de"
        ? germanWords(idea)
        : romancePhrases(idea, language);
  return [...new Set(found)]
    .filter((name) => name.replaceAll(" ", "").length <= LETTERS_MAX)
    .map((name, order) => ({
      name,
      method: "own word",
      why: name.includes(" ")
        ? `The words of ${name} are the idea’s own.`
        : `${name} is the idea’s own word.`,
      fit: (leads(name, idea, language) ? 1.1 : 0.7) - 0.1 * order,
      craft: 0.8,
      sources: name.split(" "),
    }));
}

/** "Swimming Club", "Walking Tour": what every such place is called. */
const KIND_OF_PLACE = /ing (?:club|tour|library|group|school|room|centre|center|gym|studio)$/iu;

/** Words that say what is done, behind the thing: "underwater hull (cleaning)". */
function isOnlyWhich(name: string, phrase: string): boolean {
  const at = phrase.toLowerCase().indexOf(name.toLowerCase());
  const next = /^\s(\p{L}+)/u.exec(at < 0 ? "" : phrase.slice(at + name.length))?.[1];
  return next !== undefined && THINGS.deeds.has(next.toLowerCase());
}

/** Does it name this business and no other? What is only handled ("video calls") may, but does not lead. */
function leads(name: string, { action, kind, phrase }: Idea, language: TradeLanguage): boolean {
  const isHandled =
    language === "en" && kind === "" && sharesWords(name, action?.object ?? "") && !/er$/u.test(name);
  if (isOnlyWhich(name, phrase)) return false;
  return !isHandled && !isOfMany(name, language) && !KIND_OF_PLACE.test(name);
}

/** Does the name say several things, or what is done with them? */
function isOfMany(name: string, language: TradeLanguage): boolean {
  const words = name.toLowerCase().split(" ");
  if (/^(?:only|two|three|four|five|six|seven|eight|nine|ten)$/u.test(words[0]!)) return false;
  if (language === "en") return /(?:[^s]s|ing)$/u.test(words.at(-1)!) || THINGS.generic.has(words.at(-1)!);
  if (language === "de")
    return /(?:en|ern|eln|[^ao]e|s)$/u.test(name) && !/(?:laden|garten|wagen|boden|hafen|ofen)$/u.test(name);
  return language === "it" ? /[ie]$/u.test(words[0]!) : /s$/u.test(words[0]!);
}

/** "Goat yoga but with alpacas": what it is called is not what it is. */
const DENIED = /^(?:\S+\s){1,3}but\s/iu;

function englishPhrases({ kind, topic, action, phrase }: Idea): string[] {
  if (HYPE.test(phrase) || ASKS.test(phrase) || DENIED.test(phrase)) return [];
  const isOurs = /^(?:i|we)\s/iu.test(phrase);
  // What the customers do is theirs: "neighbours swap surplus courgettes".
  const isTurned = /^(?:turn|convert|transform|make|recycle|upcycle)$/iu.test(action?.verb ?? "");
  const object = action && !action.isDoneByUser && !isTurned ? action.object : "";
  return [...new Set([object, kind, topic])]
    .filter((part) => !/^(?:i|we|you|my|our)\s/iu.test(part))
    .flatMap((part) => {
      const words = headOf(tokenize(part));
      const things =
        words.length > 1 && THINGS.deeds.has(words.at(-1)!.toLowerCase()) ? words.slice(0, -1) : words;
      const [last = ""] = things.slice(-1);
      // "We rent out scarecrows".
      const one =
        isOurs && tokenize(part).length === 1 && /[^s]s$/u.test(last) && isThing(last)
          ? [capitalize(singularOf(last))]
          : [];
      return [...(isOurs && part !== kind ? withDeed(last, action?.verb) : []), ...pairsOf(things)]
        .filter((words) => words.slice(0, -1).every(isModifier) && isThing(words.at(-1)!))
        .map((pair) => pair.map(capitalize).join(" "))
        .concat(one);
    });
}

/** "Board Game Library"; of three nouns that are too long together none is left out ("Starter Hotel"). */
function pairsOf(things: readonly string[]): (readonly string[])[] {
  const [third = "", second = "", last = ""] = ["", "", ...things].slice(-3);
  // "Hot chai cart" is no hot cart: a word that no dictionary has stands between.
  if (!second.toLowerCase().split("-").every(isEnglishWord) || !isModifier(second)) return [];
  const isNoun = third !== "" && isModifier(third) && !isAdjective(third) && !isParticiple(third);
  if (isNoun && !NO_THING.test(second))
    return third.length + second.length + last.length <= LETTERS_MAX ? [[third, second, last]] : [];
  const isDone = third !== "" && /(?:ing|ed)$/iu.test(second);
  return isDone ? [] : [[second, last]];
}

/** "Houses doing feet". */
const NO_THING = /^(?:doing|getting|making|having|being|going|using|giving|keeping|putting|taking)$/iu;

/** "Umbrella Mender", of one who mends umbrellas. */
function withDeed(thing: string, verb = ""): (readonly string[])[] {
  if (!isThing(thing) || !THINGS.agents.has(verb)) return [];
  const stem = /e$/u.test(verb)
    ? verb.slice(0, -1)
    : verb.replace(/(?<=^[^aeiou]*[aeiou])([tpgnm])$/u, "$1$1");
  return [[singularOf(thing), `${stem}er`]];
}

function isModifier(word: string): boolean {
  const small = word.toLowerCase();
  return (
    small === "only" ||
    (isWord(word) &&
      ![EMPTY_WORDS, GENERIC_MODIFIERS, MODIFIERS].some((words) => words.has(small)) &&
      !THINGS.loose.has(small) &&
      !/ly$/u.test(small))
  );
}

/** By its ending; a few short ones besides. */
function isAdjective(word: string): boolean {
  return /(?:[^e]ed|ive|al|ic|ous|ful|able|ible|less)$|^(?:dry|wet|hot|cold|fresh|raw|quiet|public|private|evening|antique|young|slow)$/iu.test(
    word,
  );
}

/** Whom it is for, not who does it: "tells a dairy farmer", "a launderette owner". */
const CUSTOMERS = /^(?:owner|user|customer|buyer|farmer|lover|member|learner|beginner|ups?)s?$/u;

function isThing(word: string): boolean {
  const small = word.toLowerCase();
  return (
    isWord(word) &&
    !EMPTY_WORDS.has(small) &&
    !NUISANCES.has(small) &&
    !THINGS.deeds.has(small) &&
    !isParticiple(small) &&
    !/(?:ly|ive|ous|ful|able)$/u.test(small) &&
    !CUSTOMERS.test(small) &&
    !(isPeople([{ text: small, mark: "" }]) && !/er$/u.test(small))
  );
}

function isWord(word: string): boolean {
  return (
    /^\p{L}+$/u.test(word) &&
    word.length >= WORD.min &&
    word.length <= WORD.max &&
    isEnglishWord(word.toLowerCase()) &&
    !stopWordsOf("en")?.has(word.toLowerCase())
  );
}

/** A German compound says as one word what English says as two. */
function germanWords({ kind, topic, action, phrase, audience }: Idea): string[] {
  const repaired =
    /^(?:\p{L}*[Rr]eparatur|\p{L}*[Rr]estaurierung|Ersatzteile|Zubehör) (?:von|für) (?:\p{Ll}+ )?(\p{Lu}\p{Ll}+)/u.exec(
      phrase,
    )?.[1] ?? "";
  return [repaired, action?.object ?? "", topic, kind].flatMap((part) =>
    tokenize(part)
      .slice(0, 2)
      .map(({ text }) => text)
      .filter(
        (text) =>
          /^\p{Lu}\p{Ll}+$/u.test(text) &&
          text.length >= GERMAN.min &&
          text.length <= GERMAN.max &&
          !THINGS.formsAbroad.has(text.toLowerCase()) &&
          // "Software für Schornsteinfeger" is not theirs.
          !sharesWords(text, audience) &&
          !/(?:dienst|service|verleih|reparatur|ung|software)$/iu.test(text),
      ),
  );
}

const OF = /^(?:de|di|d’|du|des|del|da|do|das|dos|dei|delle)$/iu;
const LINK = /^(?:de|di|e|et|y|en|em|in|a|à|com|con|avec|sem|sin|sans|senza)$/iu;
/** Two words of which the second says which agree, or it ends as adjectives do. */
const AGREE =
  /(?:os\s\p{L}+os|as\s\p{L}+as|o\s\p{L}+[oi]|a\s\p{L}+a|es\s\p{L}+es|i\s\p{L}+i|s\s\p{L}+(?:és|iens?|eux|ifs|ales|aux))$/u;
const ADJECTIVE =
  /(?:al|el|if|ive|iv[oa]|ique|ic[oa]|ale|ile|ese|[ae]nte|[aieí]ble|bile|os[oa]|eux|euse|ien)s?$/u;

/** "Retiros de silêncio | num mosteiro": where, and no more of what. */
const PLACED = /^(?:num|numa|nuns|numas|nell[oae]|sull[oae]|dall[oae])$/iu;
const THE = /^(?:les?|la|des|une?|vos|l[oa]s|unas?|unos|os|as|umas?|uns|i|gli|le|lo|il|dei|delle|degli)$/iu;

/** "Formaggi di Malga", "Manèges Anciens", "Taller de Cerámica": thing and what says which, from where the idea begins. */
function romancePhrases({ phrase }: Idea, language: TradeLanguage): string[] {
  const stops = stopWordsOf(language);
  const isOwn = (word: string) =>
    /^\p{L}{4,}$/u.test(word) && !stops?.has(fold(word)) && !THINGS.formsAbroad.has(word.toLowerCase());
  const all = tokenize(phrase);
  const end = all.findIndex(({ mark }) => mark !== "");
  const words = (end < 0 ? all : all.slice(0, end + 1)).map(({ text }) => text);
  const said = wordsOfFirstPerson(all, language);
  const isSaid = said > 0;
  const article = isSaid ? words.slice(0, said + 3).findIndex((word) => THE.test(word)) : -1;
  const start = isSaid
    ? Math.max(said, article + 1)
    : words.findIndex((word) => !THINGS.formsAbroad.has(word.toLowerCase()) && !OF.test(word));
  return [
    ...new Set(isSaid || THINGS.deedsAbroad.has((words[0] ?? "").toLowerCase()) ? [start] : [0, start]),
  ].flatMap((from) => {
    const behind = words.slice(Math.max(0, from));
    const [thing = "", link = "", other = "", next = ""] = PRENOMINAL.test(`${behind[0]} `)
      ? behind.slice(1)
      : behind;
    if (!/^\p{L}{3,}$/u.test(thing) || stops?.has(fold(thing))) return [];
    const isLinked = LINK.test(link) && !(isSaid && /^(?:e|et|y)$/iu.test(link));
    // "Lavagem de painéis | solares": half of what it is.
    const isHalf = OF.test(next) || (next !== "" && !stops?.has(fold(next)) && !PLACED.test(next));
    if (isLinked && isOwn(other) && !isHalf) return [`${capitalize(thing)} ${link} ${capitalize(other)}`];
    if (isOwn(link) && agree(thing, link)) return [`${capitalize(thing)} ${capitalize(link)}`];
    return from > 0 && isOwn(thing) ? [capitalize(thing)] : [];
  });
}

function agree(thing: string, other: string): boolean {
  // "Guitarras hechas | con cajas de puros".
  if (/^(?:hech|feit|fatt|faite?)[oaies]*$/iu.test(other)) return false;
  return AGREE.test(`${thing} ${other}`.toLowerCase()) || ADJECTIVE.test(other);
}
