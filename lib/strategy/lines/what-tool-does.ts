import { MY } from "../language/first-person";
import { tokenize, type Word } from "../language/tokenize";
import { isThirdPerson, verbForm } from "../words/english-verbs";
import type { Grammar } from "./grammar";
import { type Cut, weigh } from "./line";
import { FOR, fits, INFINITIVE, textOf, upToMark } from "./parts";

/** A line that begins with what every program is: readers kept 1 of 18 such lines in rounds 14 to 25. */
export const TOOL_FIRST =
  /^(?:(?:an?|the|une?|eine?|una?|uma?)\s|un’)?(?:(?:ai|online|mobile|web|open source)\s)?(?:app|appli|application|aplicación|aplicativo|applicazione|software|logiciel|tool|outil|herramienta|ferramenta|strumento|platform|plateforme|plattform|plataforma|piattaforma|website|marketplace)(?!\p{L})/iu;
/** What such a line loses of its weight: more where it goes on with what the tool does, which stands better alone. */
export function toolMalus(line: string): number {
  if (!TOOL_FIRST.test(line)) return 0;
  return /\s(?:that|which|where|to|qui|que|che|où|donde|onde|dove)\s/iu.test(line) ? 2.5 : 1.2;
}

/** Of any kind: "AI copilot", "browser extension", "bedside sensor". */
const TOOL = new RegExp(
  `${TOOL_FIRST.source}|^(?:an?\\s)?(?:[\\p{L}-]+\\s){0,3}(?:app|tool|software|platform|plugin|plug-in|add-in|extension|website|site|service|system|bot|copilot|script|library|device|sensor|programme?|dashboard|map|calculator)(?=\\s)`,
  "iu",
);
const IS_MINE = new RegExp(`^${MY}$`, "iu");
const THAT = /^(?:that|which|qui|que|che)$/iu;
const WHERE = /^(?:where|où|onde|donde|dove)$/iu;
/** "Which cafes (, gyms and bars are open)". */
const ASKS =
  /^(?:which|what|who|how|whether|when|where|quand|quel(?:le)?s?|quién|cuándo|quando|qual|quale)$/iu;
/** So few words behind such a word lack their verb. */
const ASKED = 3;
/** So many words say something. */
const WORDS_MIN = 4;

/**
 * What an app or another tool does, or what is done in it, without the tool: "App that reminds you to move the car" →
 * "Reminds you to move the car", "platform where retired judges hear arguments" → "Retired judges hear arguments", "tool for
 * beekeepers to log inspections" → "Log inspections".
 */
export function whatToolDoes(sentence: string, grammar: Grammar): Cut[] {
  const tool = TOOL.exec(sentence)?.[0];
  if (tool === undefined) return [];
  const words = tokenize(sentence.slice(tool.length));
  const at = words.findIndex(
    ({ text }, index) =>
      THAT.test(text) ||
      WHERE.test(text) ||
      (grammar.language === "en" ? text === "to" : FOR.test(text) && isInfinitive(words[index + 1])),
  );
  if (at < 0 || words.slice(0, at).some(({ mark }) => mark !== "")) return [];
  const link = words[at]!.text;
  const rest = words.slice(at + 1);
  // "My mother’s pills" are not the customer's mother's.
  if (rest.some(({ text }) => IS_MINE.test(text))) return [];
  const said = rest
    .slice(wordsOfLeave(link, rest))
    .map((word) => (link === "to" && /^their$/iu.test(word.text) ? { ...word, text: "your" } : word));
  if (!isDeed(link, said, grammar)) return [];
  const part = upToVerb(upToMark(said), grammar);
  const isAsking = part.length < said.length && part.slice(-ASKED).some(({ text }) => ASKS.test(text));
  const ways = [said, ...(isAsking ? [] : [part])].filter((way) => way.length >= WORDS_MIN && fits(way));
  return weigh(7.5, ways.slice(0, 1).map(textOf), true);
}

/** "Pour partager", "para adoptar": what people do with it. */
function isInfinitive(word: Word | undefined): boolean {
  return INFINITIVE.test(word?.text ?? "");
}

/** "(Where you) hum a tune", "(lets you) trade courgettes": the reader acts. */
function wordsOfLeave(link: string, [first, second, third]: readonly Word[]): number {
  if (WHERE.test(link)) return /^you$/iu.test(first?.text ?? "") ? 1 : 0;
  if (!/^(?:lets?|helps?|allows?|enables?)$/iu.test(first?.text ?? "") || !/^you$/iu.test(second?.text ?? ""))
    return 0;
  return third?.text === "to" ? 3 : 2;
}

function isDeed(link: string, [first, second]: readonly Word[], grammar: Grammar): boolean {
  const word = first?.text ?? "";
  if (WHERE.test(link)) return !/^(?:the|it|they|there|on|se|il)$/iu.test(word);
  if (FOR.test(link)) return second !== undefined;
  if (grammar.language !== "en") return !grammar.article.test(word) && !grammar.links.test(word);
  const isBase = verbForm(word)?.form === "base";
  if (link === "to")
    return isBase || (second !== undefined && !grammar.article.test(word) && !/s$/u.test(word));
  return second !== undefined && (isThirdPerson(word) || isBase);
}

/** Up to a second verb: "Reads the small print (and tells you how to get out)". */
function upToVerb(words: readonly Word[], grammar: Grammar): readonly Word[] {
  const at = words.findIndex(
    ({ text }, index) => index > 2 && grammar.and.test(text) && isThirdPerson(words[index + 1]?.text ?? ""),
  );
  return grammar.language === "en" && at > 0 ? words.slice(0, at) : words;
}
