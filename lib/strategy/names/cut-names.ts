import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { ADJUNCT_STARTS, isParticiple, isPeople, RELATIVES } from "../language/english-words";
import { fold } from "../language/fold";
import { stopWordsOf } from "../language/stop-words";
import { tokenize, type Word } from "../language/tokenize";
import { HYPE } from "../lines/guard-line";
import type { TradeLanguage } from "../trade.schema";
import { EMPTY_WORDS, GENERIC_MODIFIERS, MODIFIERS } from "../words/english-nouns";
import { FORMS } from "./draft-things";
import type { NameDraft } from "./name-draft";

/** Letters, spaces not counted: what a horizontal logo sets on one line. */
const LETTERS_MAX = 18;
const WORD = { min: 3, max: 12 } as const;
const GERMAN = { min: 6, max: 17 } as const;
/** What a thing is for or how it is done, behind the thing that gives the name: "lighthouse lamp restoration". */
const DEEDS =
  /^(?:restoration|repairs?|rental|hire|maintenance|management|consulting|consultancy|advice|planner|planning|tracker|tracking|finder|translator|translation|delivery|sales?|removal|service|services|software|app|apps|platform|tool|tools|kit|kits|system|systems|device|company|shop|store|agency|products?|training|marketplace|subscriptions?|programme?|project|inspections?|callout|tuning|cleaning|making|swaps)$/iu;
/** What a customer is asked to do is no thing: "Split rent fairly". */
const ASKS =
  /^(?:you\s)?(?:split|borrow|rent|find|learn|get|buy|make|turn|help|sell|tell|send|share|swap|keep|let|bring|stop|ask|book|hire|try|take|give)\s/iu;
/** What people do for a living, whose "-er" everybody knows. */
const AGENTS =
  /^(?:mend|count|set|bake|keep|carve|weave|print|bind|grow|roast|brew|sharpen|polish|paint|catch|hunt|fix|press|spin|knit|train|tune|wash)$/u;

/**
 * "Night Ferry", "Mole Catcher", "Only Mistakes": two words of the idea that stand together there, as the customer says
 * them. Such a name fits by itself. Nothing for grave matters, whose plain words are no name.
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
      why: `“${name}” stands in the idea as it is.`,
      fit: 0.97 - 0.1 * order,
      craft: 0.8,
      sources: name.split(" "),
    }));
}

function englishPhrases({ kind, topic, action, phrase }: Idea): string[] {
  if (HYPE.test(phrase) || ASKS.test(phrase)) return [];
  const isOurs = /^(?:i|we)\s/iu.test(phrase);
  return [...new Set([action?.object ?? "", kind, topic])].flatMap((part) => {
    const words = headOf(tokenize(part));
    const things = words.length > 1 && DEEDS.test(words.at(-1)!) ? words.slice(0, -1) : words;
    const [last = ""] = things.slice(-1);
    return [...(isOurs && part !== kind ? withDeed(last, action?.verb) : []), ...pairsOf(things)]
      .filter(([first, second]) => isModifier(first) && isThing(second))
      .map((pair) => pair.map(capitalize).join(" "));
  });
}

/** "Sourdough Hotel" before "Starter Hotel": of more than two nouns, the first says what it is about. */
function pairsOf(things: readonly string[]): (readonly [string, string])[] {
  const last = things.at(-1);
  const before = things.slice(0, -1).filter(isModifier);
  const nouns = before.filter((word) => !isAdjective(word));
  const [first] = nouns.length > 0 ? nouns : before.slice(-1);
  const second = before.at(-1);
  if (!last || !first || !second) return [];
  return /ing$/u.test(second) || first === second
    ? [[first, last]]
    : [
        [first, last],
        [second, last],
      ];
}

/** "Umbrella Mender", of one who mends umbrellas. */
function withDeed(thing: string, verb = ""): (readonly [string, string])[] {
  if (!isThing(thing) || !AGENTS.test(verb)) return [];
  const stem = verb.replace(/e$/u, "").replace(/(?<=^[^aeiou]*[aeiou])([tpgnm])$/u, "$1$1");
  return [[singular(thing), `${stem}er`]];
}

/** The words of the phrase up to where it says how, for whom or which. */
export function headOf(words: readonly Word[]): string[] {
  const end = words.findIndex(
    ({ text, mark }, index) =>
      (index > 0 &&
        (ADJUNCT_STARTS.has(text) ||
          RELATIVES.has(text) ||
          /^(?:for|of|to|and|or|that|so|but|its?)$/iu.test(text))) ||
      /[,;:.!?(–—]/u.test(words[index - 1]?.mark ?? "") ||
      (index > 0 && mark === "" && isParticiple(text) && !/ing$/iu.test(text)),
  );
  return (end < 0 ? words : words.slice(0, end)).map(({ text }) => text);
}

function isModifier(word: string): boolean {
  const small = word.toLowerCase();
  return (
    small === "only" ||
    (isWord(word) &&
      ![EMPTY_WORDS, GENERIC_MODIFIERS, MODIFIERS].some((words) => words.has(small)) &&
      !/^(?:husband|wife|mother|father|brother|sister|son|daughter|late|dead|every|each|any|some|all|more|many|most|old|other|own|same|real|used|broken|abandoned|cheap|fresh|good|new|tiny|little|big|great)$|ly$/u.test(
        small,
      ))
  );
}

/** By its ending; a few short ones besides. */
function isAdjective(word: string): boolean {
  return /(?:[^e]ed|ive|al|ic|ous|ful|able|ible|less)$|^(?:dry|wet|hot|cold|fresh|raw|quiet|public|private|evening|vintage|antique|young|slow|free)$/iu.test(
    word,
  );
}

function isThing(word: string): boolean {
  const small = word.toLowerCase();
  return (
    isWord(word) &&
    !EMPTY_WORDS.has(small) &&
    !DEEDS.test(small) &&
    !isParticiple(small) &&
    !/(?:ly|ive|ous|ful|able)$/u.test(small) &&
    !(isPeople([{ text: small, mark: "" }]) && !/er$/u.test(small))
  );
}

function isWord(word: string): boolean {
  return (
    /^\p{L}+$/u.test(word) &&
    word.length >= WORD.min &&
    word.length <= WORD.max &&
    !stopWordsOf("en")?.has(word.toLowerCase())
  );
}

function singular(word: string): string {
  return /(?:ss|us|is)$/u.test(word)
    ? word
    : word.replace(/ies$/u, "y").replace(/(?<=ss|x|z|[cs]h)es$|s$/u, "");
}

/** A German compound says as one word what English says as two. */
function germanWords({ kind, topic, action, phrase }: Idea): string[] {
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
          !FORMS.test(text) &&
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

/** "Je remets en état les horloges", "Recuperamos muros", "Afino pianos": the thing stands behind the verb. */
const WE_DO = /^(?:je|nous|j’\p{L}+|on)$|(?:[aei]mos|iamo)$/iu;
const THE = /^(?:les?|la|des|une?|vos|l[oa]s|unas?|unos|os|as|umas?|uns|i|gli|le|lo|il|dei|delle|degli)$/iu;

/** "Formaggi di Malga", "Manèges Anciens", "Taller de Cerámica": thing and what says which, from where the idea begins. */
function romancePhrases({ phrase }: Idea, language: TradeLanguage): string[] {
  const stops = stopWordsOf(language);
  const isOwn = (word: string) => /^\p{L}{4,}$/u.test(word) && !stops?.has(fold(word)) && !FORMS.test(word);
  const all = tokenize(phrase);
  const end = all.findIndex(({ mark }) => mark !== "");
  const words = (end < 0 ? all : all.slice(0, end + 1)).map(({ text }) => text);
  const [first = "", second = ""] = words;
  const isSaid =
    WE_DO.test(first) ||
    (/o$/u.test(first) &&
      language !== "fr" &&
      !FORMS.test(first) &&
      !LINK.test(second) &&
      !agree(first, second));
  const article = isSaid ? words.slice(0, 6).findIndex((word) => THE.test(word)) : -1;
  const start = isSaid
    ? Math.max(1, article + 1)
    : words.findIndex((word) => !FORMS.test(word) && !OF.test(word));
  return [...new Set(isSaid ? [start] : [0, start])].flatMap((from) => {
    const [thing = "", link = "", other = ""] = words.slice(Math.max(0, from));
    if (!/^\p{L}{3,}$/u.test(thing) || stops?.has(fold(thing))) return [];
    const isLinked = LINK.test(link) && !(isSaid && /^(?:e|et|y)$/iu.test(link));
    if (isLinked && isOwn(other)) return [`${capitalize(thing)} ${link} ${capitalize(other)}`];
    if (isOwn(link) && agree(thing, link)) return [`${capitalize(thing)} ${capitalize(link)}`];
    return from > 0 && isOwn(thing) ? [capitalize(thing)] : [];
  });
}

function agree(thing: string, other: string): boolean {
  return AGREE.test(`${thing} ${other}`.toLowerCase()) || ADJECTIVE.test(other);
}
