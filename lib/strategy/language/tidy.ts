import { capitalize } from "@/lib/model/letter-case";
import { verbForm } from "../words/english-verbs";
import words from "../words.json";
import { withElisions } from "./elisions";
import { withNounCapitals } from "./german-nouns";
import { uncapitalize } from "./phrase";
import { withPlaceNames } from "./place-names";
import { withPossessives } from "./possessives";
import { restoreAccents } from "./restore-accents";
import { stopWordsOf } from "./stop-words";

/** In the languages whose sentences are read. */
export const AND: Record<string, string> = { en: "and", fr: "et", de: "und", es: "y", pt: "e", it: "e" };

/** The language's own "and" before this word: "padres e hijos". Undefined where the language is not read. */
export function andBefore(word: string, language: string): string | undefined {
  return language === "es" && /^h?i(?!e)/iu.test(word) ? "e" : AND[language];
}

/** "&" became "+" in cleaning; here it becomes the language's own word. */
export function spellAnd(text: string, language: string): string {
  const right = SPELL[language]?.(text) ?? text;
  const spelt = withPlaceNames(right, language);
  const and = AND[language] ?? "+";
  return spelt
    .replace(/^\+\s|\s\+$/gu, "")
    .replace(/,\s\+\s/gu, ", ")
    .replace(/\s\+\s(?=[^.!?]*\s\+\s)/gu, ", ")
    .replace(/\s\+\s/gu, ` ${and} `);
}

/** "Tambien", "reparacion", "drones q siembran": accents and letters that haste leaves out, in small letters or at a start. */
function spellRomance(text: string, { words: whole, endings }: (typeof ROMANCE)[string]): string {
  return text.replace(/(?<![\p{L}\p{N}’.-])\p{L}+(?![\p{L}\p{N}-])/gu, (word) => {
    const lower = word.toLowerCase();
    const ending = Object.keys(endings).find((end) => lower.endsWith(end) && lower.length > end.length + 2);
    const right = whole[lower] ?? (ending && lower.slice(0, -ending.length) + endings[ending]!);
    if (!right) return word;
    return word === lower ? right : /^\p{Lu}\p{Ll}*$/u.test(word) ? capitalize(right) : word;
  });
}
const ROMANCE: Readonly<
  Record<
    string,
    { readonly words: Readonly<Record<string, string>>; readonly endings: Readonly<Record<string, string>> }
  >
> = words["romance-spelling"];

const romanceSpeller = (language: string) => (text: string) =>
  restoreAccents(spellRomance(withElisions(text, language), ROMANCE[language]!), language);
/** What each language puts right of what haste leaves out. */
const SPELL: Readonly<Record<string, (text: string) => string>> = {
  en: (text) => withPossessives(spellShort(text)),
  de: (text) => spellClauses(withNounCapitals(spellGerman(text))),
  ...Object.fromEntries(Object.keys(ROMANCE).map((language) => [language, romanceSpeller(language)])),
};

const PEOPLE_WHO =
  /(?<=\s(?:leute|menschen|personen|frauen|männer|familien|alle|jene|solche|diejenigen))(?=\s(?:die|denen|deren)\s)/giu;
/** "Azubis die durch die Prüfung fielen": behind an article stands no preposition. */
const NOUN_WHICH =
  /(?<=\s\p{Lu}\p{Ll}{2,})(?=\s(?:die|der|das|denen|deren)\s(?:durch|in|an|auf|aus|bei|mit|nach|seit|von|zu|über|unter|vor|für|es|sich|nicht|nie|ihren?|ihrem|ihre|keinen?|keine|gern|einen?|einem|einer|eine|man|wir|ich|du)\s)/gu;

/** "Jemand jüngeres gießt": it stands for a noun. */
const FOR_NOUN = /(?<=(?:^|\s)(?:jemand|etwas|nichts|allerlei) )\p{Ll}{3,}es(?=\s\p{Ll}|[,.!?]|$)/giu;

/** "Leute die gärtnern" with its comma, "jemand jüngeres" with its capital, once the nouns have theirs. */
function spellClauses(text: string): string {
  return text.replace(PEOPLE_WHO, ",").replace(NOUN_WHICH, ",").replace(FOR_NOUN, capitalize);
}

/** "Ab 18 uhr", "Auf- u. Abbau". */
function spellGerman(text: string): string {
  return text.replace(/(?<=\d\s?)uhr(?!\p{L})/gu, "Uhr").replace(/(?<=\p{L}-?\s)u\.?(?=\s\p{L})/gu, "und");
}

/** What is typed in haste; in other languages "w" and "n" are words of their own. */
function spellShort(text: string): string {
  return (
    text
      .replace(/(?<=\p{Ll})\sw\s(?=\p{Ll})/gu, " with ")
      .replace(/(?<=\p{Ll})\sn\s(?=\p{Ll})/gu, " and ")
      .replace(/(?<=\b(?:and|have) )there(?= \p{L}+s\b)/giu, "their")
      .replace(THEIR, "their")
      .replace(THEIR_KIN, "their")
      .replace(OWN_THERE, (all, noun: string) =>
        verbForm(noun) || stopWordsOf("en")?.has(noun) ? all : all.replace("there", "their"),
      )
      .replace(THAN, "than")
      .replace(YOU_ARE, "you’re")
      .replace(TOO, (too, verb: string) => (verbForm(verb)?.form === "base" ? "to" : too))
      .replace(ALOUD, "allowed")
      .replace(WERE, "where")
      .replace(WERE_THEY, "where")
      // "Lawnmowers an chainsaws".
      .replace(/(?<=\p{L}s )an(?= [b-df-hj-np-tv-z]\p{Ll}+s\b)/gu, "and")
      .replace(/(?<![\p{L}\p{N}’.-])u(?![\p{L}\p{N}’.-])/gu, "you")
      // "A night creche but for nurses".
      .replace(/(?<=\p{L} )but (?=for \p{L})/gu, "")
      .replace(/\bpay of (?=first|last|early|the|your|their|my)\b/giu, "pay off ")
      .replace(/\bincl\.?(?=\s\p{L})/giu, "including")
      .replace(/^what if\s[^.?!]+$/iu, "$&?")
      .replace(/\bits (?=(?:an?|the|not|just|been)\b)/gu, "it’s ")
      .replace(/(?<=\d\s?)(sec|min|hr)s\b/gu, (_all, unit: string) => UNITS[unit]!)
      .replace(SLIPS_FOUND, (word) => {
        const right = SLIPS[word.toLowerCase()]!;
        return /^\p{Lu}/u.test(word) ? right[0]!.toUpperCase() + right.slice(1) : right;
      })
  );
}

/** "I want too teach", "we help adults too read". */
const TOO =
  /(?<=\b(?:want|wants|like|love|need|needs|going|able|have|trying|how|(?:teach|help|train|get)(?:es|s|ing)? \p{L}+) )too(?= (\p{L}+))/giu;
/** "More then twice". */
const THAN =
  /(?<=\b(?:more|less|better|cheaper|faster|bigger|smaller|older|longer|later|rather|other) )then(?= \p{L})/giu;
/** "While your on holiday". */
const YOU_ARE =
  /(?<=\b(?:while|when|if|once|where|after|before|until) )your(?= (?:on|away|not|out|at|in|ready|done|gone|a)\b)/giu;
/** "No kids aloud". */
const ALOUD = /(?<=\b(?:no \p{L}+|not|are|is|be|was|were) )aloud\b/giu;

/** "A place were you can scream". */
const WERE =
  /(?<=\b(?:place|places|space|shop|cafe|café|club|school|room|workshop|app|site|website|platform|service|evening|weekend) )were(?= (?:you|people|we|they|anyone|everyone)\b)/giu;

/** "The roundabouts were they went wrong". */
const WERE_THEY =
  /(?<=\p{L}s )were(?= (?:they|you|we|people) (?:went|go|gets?|got|can|live|work|need|want|sit|stand|park|are|have)\b)/giu;

/** "On there feet", "by there own hand". */
const THEIR =
  /(?<=\b(?:of|on|with|for|by|in|keep|bring|all) )there(?= (?!(?:is|are|was|were|will|would|can|has|have)\b)\p{Ll}+\b(?! (?:is|are|was|were)\b))/gu;

/** "After there wife is gone". */
const THEIR_KIN =
  /\bthere(?= (?:driving|wife|husband|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|own)\b)/gu;

/** "Lost there smell", "when there neighbour has too many". */
const OWN_THERE =
  /(?<=\b(?:lost|lose|losing|found|find|open|sell|wash|walk|feed|fix|clean|leave|when|where|if|that|from|to) )there (\p{Ll}{3,}(?<!ly))\b(?!’)/gu;
const UNITS: Readonly<Record<string, string>> = { sec: "seconds", min: "minutes", hr: "hours" };

const SLIPS: Readonly<Record<string, string>> = words["english-spelling"].slips;
const SLIPS_FOUND = new RegExp(`\\b(?:${Object.keys(SLIPS).join("|")})\\b`, "giu");

/** In the middle of a sentence: small first letter (but for German, where a capital is a noun), no dangling ends. */
export function tidy(phrase: string, language: string): string {
  const trimmed = spellAnd(phrase, language).replace(/^[\s,;:.–-]+|[\s,;:.–!?-]+$/gu, "");
  if (language !== "de") return withPlaceNames(uncapitalize(trimmed), language);
  // "Junge Eltern": only an adjective stands before a noun.
  const withoutArticle = trimmed.replace(/^(?:der|die|das|den)\s+/iu, "");
  return /^\p{Lu}\p{Ll}+(?:e|en|er|es)\s\p{Lu}/u.test(withoutArticle)
    ? uncapitalize(withoutArticle)
    : withoutArticle;
}
