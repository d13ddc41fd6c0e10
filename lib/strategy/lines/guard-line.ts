import { isUnspaced } from "../language/detect-scripts";
import { isPeople } from "../language/english-words";
import { MY, wordsOfFirstPerson } from "../language/first-person";
import { fold } from "../language/fold";
import { HYPE } from "../language/hype";
import { BEGINS_PAST, beginsWithNow, ENGLISH_HAS_BEEN } from "../language/past-forms";
import { either } from "../language/patterns";
import { stopWordsOf } from "../language/stop-words";
import { tokenize } from "../language/tokenize";
import { FOUNDED, WISHED_DEED } from "../language/wishes";
import type { TradeLanguage } from "../trade.schema";
import { verbForm } from "../words/english-verbs";
import lists from "../words.json";
import { PREFIXES } from "./grammar";
import { LINE_LENGTH_MAX, LINE_WORDS_MAX, WHOLE_MAX, weightOf } from "./line";

export const LINE_PROBLEMS = [
  "too-short",
  "too-long",
  "dangling",
  "unbalanced",
  "pronoun",
  "repeated",
  "hype",
  "negative",
  "symbols",
  "story",
  "chatter",
  "slip",
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** A verb that is written onto its pronoun: what follows is missing. */
const CUT_SHORT =
  /’(?:d|m|ve|re|ll)$|\s(?:already|says|tells|shows|warns|asks|knows|(?:explain|provide|include)s?)$|\s(?:leveraging|harnessing|using|empowering|enabling|ensuring)$|\s(?:incl|inkl|etc|approx|esp)$|\s(?:antes|avant|bevor|quando|cuando|quand)$/u;
/** Ends that a line may have although they are function words: "all the way down", "the people who love them". */
const REPEATABLE = /^(?:many|much|more|every|each|some|less)$/u;
const FREE_ENDS = new Set(
  "down while up again on in out off over through own them you it us too here once other done new first last back all day after before more only".split(
    " ",
  ),
);
/** What not even a whole sentence ends with, but for one that its writer broke off. */
const NO_LAST =
  /^(?:an?|the|and|or|of|my|our|your|le|la|les|des?|du|et|ou|pour|der|die|das|und|oder|für|y|o|el|los|las|para|il|di|e|do|da|per)$/u;
/** "(Compramos) el suero y | lo convertimos": of the first deed the verb is gone. */
const DEED_BEHIND =
  /^(?!.*\s(?:que|che|qui)\s)[^,.:;–]*\s(?:y|e) (?:(?:l[oa]s?|l[aie]|os?|as?) )\p{L}{2,}(?:[aei]mos|iamo)(?!\p{L})/iu;
/** "Sono un’infermiera, insegno ai familiari": who somebody is, before what is done. */
const WHO_THEN_WHAT = /^(?:sono|soy|sou) [^,.]{3,40}, \p{L}{2,}o\s/iu;
/** "Cosemos redes y ahora, con los paños que se tiran, | hacemos bolsas": nobody does anything behind it. */
const AND_NOW =
  /\s(?:and|y|e|et|und) (?:now|ahora|agora|ora|adesso|maintenant|jetzt)(?!\p{L})(?!.*(?<!\p{L})(?:i|we|it|they|je|nous|on|ich|wir|\p{L}{2,}(?:mos|iamo))(?!\p{L}))/iu;
/** "Found before the guests do". */
const AS_OTHERS_DO = /\s(?:before|after|than|as|when|if|until)\s(?:the\s)?\p{L}+\s(?:do|does|did|can|are)$/iu;
/** "Kinder, die den Sommer auf der Alm sind". */
const VERB_LAST =
  /,\s(?:(?:an|auf|aus|bei|für|in|mit|nach|über|um|von|zu)\s)?(?:die|der|das|den|dem|denen|deren|dessen|wenn|weil|was|wo|wer|wie|welche[rsmn]?|dass|ob|damit|sodass|bis|wohin|woher|warum)\s.*\s(?:sind|ist|haben|hat|werden|wird|können|kann|dürfen|darf|müssen|muss|wollen|will)$/iu;
const OF_KIN = new RegExp(
  `^(?:${MY}\\s(?!\\p{L}+\\s(?:and|y|et|und|e)\\s(?:i|me|yo|moi|ich|io|eu|je)\\s)|(?:mum|mom|dad|mama|nan|gran|grandma|grandpa|grandad)\\s(?!and\\s|’)\\p{L}+s\\s)`,
  "iu",
);
/** What no line begins with, in the languages that lines are cut in. */
const LOOSE_STARTS =
  /^(?:and|or|but|of|now|then|such as|sondern|sino|bensì|por isso|por eso|per questo|c’est pourquoi|that’s why|also|también|também|anche|auch|aussi|maintenant|ahora|agora|adesso|that|which|who|whose|than|et|ou|mais|qui|que|dont|und|oder|aber|y|pero|mas|ma|che|i|oraz|z)\s/iu;
/** "Because there is nobody left": a reason without what it is the reason of. */
const REASON_ALONE =
  /^(?:because|parce qu(?:e\s|’)|weil|porque|perché)(?!.*,\s(?:we|i|you|nous|je|vous|wir|ich|du|sie|\p{L}+(?:mos|iamo))(?!\p{L}))/iu;
/** "When a woman leaves a violent partner", and not what is done then. */
const CASE_ALONE =
  /^(?:when|if|wenn|falls|quand|lorsque|cuando|quando)\s(?!(?:you|du|sie|vous)\s)[^,.–:]+$/iu;
const BACKWARD = /^(?:its|their|them|they|it|his|her|hers|him|he|she|these|those|this|ones)$/iu;
/** "Each takes two hours": what is counted stands before. */
const EACH = /^(?:each|both|some|most|all) (?:takes?|is|are|has|have|comes?|gets?|costs?|needs?|goes|go)\b/iu;
/** What people say around an idea, to whoever reads it: "idk yet", "ok so basically", "maybe soap". */
export const CHATTER = new RegExp(`(?<!\\p{L})${either(lists.chatter)}(?!\\p{L})`, "iu");
const SLIPS = new RegExp(`(?<!\\p{L})${either(lists.slips)}(?!\\p{L})`, "iu");
/** What a founder wants to do is told without the wish: "Aulas de capoeira". */
const WISHED = new RegExp(`(?:^|[.!?]\\s)${WISHED_DEED}|(?<!\\p{L})${FOUNDED}`, "iu");
/** "EVER AGAIN". */
const SHOUTED = /\b\p{Lu}{4,}\s\p{Lu}{4,}\b/u;
/** A line of so many words is long; words so far apart are. */
const LONG_WORDS = 9;
const APART_WORDS = 4;
/** Misfortunes: a line that has one must also say what is done about it. */
const MISFORTUNE =
  /\b(?:expired?|expires|wasted?|fail(?:s|ed|ure)?|dying|dies?|dead(?![- ](?:stock|end|sea|heat|line|weight|level)s?\b)|deaths?|broke|loses?|losing|debts?|abuse[ds]?|violence|murder\w*|cancer|suicid\w*|drown\w*|burn(?:s|t)? down|crash(?:es|ed)?|stolen|stranded|unpaid|homeless|evicted|fights?|fighting|mess|hated?|hates|ugly|stupid|cheap|phish\w*)\b/iu;
const REMEDY =
  /\b(?:without|no|never|not|nobody|stops?|stopping|chas(?:es?|ing)|record(?:s|ing)?|archives?|captur\w+|sav(?:es?|ing)|keep(?:s|ing)?|rescu\w+|preserv\w+|collect(?:s|ing)?|recover(?:s|ing|y)?|prevents?|preventing|avoids?|avoiding|finds?|finding|found|detects?|repairs?|fix\w*|removes?|reduces?|predicts?|predicting|against|after|before|out of|know|advice|help|helps|helpline|clinics?|services?|support|relief|care|counsel\w*|insurance|protection|aid|tutoring|lessons|opened|explained|hospice|sit(?:s|ting)? with|bring(?:s|ing)?|sew(?:s|ing)?|look after|care for|accompan\w*|for people|for families|for parents|for those)\b/iu;

/**
 * What is wrong with a line, or undefined. It reads the line alone, as a reader would: no dangling words, balanced
 * marks, no pronoun without what it stands for, two to sixteen words that weigh (a leading "for" is not counted), no hype, no
 * slip of grammar, no misfortune that is left as it is, no content word twice.
 * @param isWhole whole sentences of the founder may name a misfortune and say a word again
 */
export function guardLine(line: string, language: string, isWhole = false): LineProblem | undefined {
  const words = tokenize(line).map(({ text }) => text);
  const stops = stopWordsOf(language);
  const isSpaced = !isUnspaced(line);
  if (!/\p{L}\p{M}*\p{L}/u.test(line) && isSpaced) return "too-short";
  if (isSpaced && words.length < 2) return "too-short";
  if (language === "en" && words.length === 2 && /^(?:we|i)$/iu.test(words[0]!)) return "too-short";
  // "De burro".
  if (language !== "en" && words.length === 2 && stops?.has(fold(words[0]!))) return "too-short";
  const most = isWhole ? WHOLE_MAX : { length: LINE_LENGTH_MAX, words: LINE_WORDS_MAX };
  if (line.length > most.length || sentences(line).some((said) => said > most.words)) return "too-long";
  if (
    /[<>{}[\]|\\^~*_#=@/"]|\$(?!\d)|\p{Extended_Pictographic}|[!?]{2}|\b\d{5,}\b/u.test(
      line.replaceAll("24/7", ""),
    )
  )
    return "symbols";
  if (!isBalanced(line)) return "unbalanced";
  if ((line.match(/\?/gu)?.length ?? 0) > 1) return "chatter";
  // "Duolingo for sign language. And a camera."
  if (
    /[.!?]\s(?:and|or|but|which|such as|including|like|sondern|aber|und|oder|sino|pero|y|mais|et|ou|mas|ma)\s/iu.test(
      line,
    )
  )
    return "dangling";
  if (REASON_ALONE.test(line) || CASE_ALONE.test(line)) return "dangling";
  if (LOOSE_STARTS.test(`${line} `) && !(language === "en" && /^I\s/u.test(line))) return "dangling";
  const last = fold(words.at(-1) ?? "");
  const isFree =
    FREE_ENDS.has(last) ||
    (language === "de" && (PREFIXES.test(last) || VERB_LAST.test(line))) ||
    AS_OTHERS_DO.test(line) ||
    /\b(?:(?:comes?|came) from|(?:too (?:much|many)|proud|fond|tired|made|out|think|dreamt?|hear|heard) of)$/iu.test(
      line,
    );
  // A sentence ends where its writer ended it: "which grandchild is allergic to what".
  if (stops?.has(last) && !isFree && (!isWhole || NO_LAST.test(last))) return "dangling";
  if (CHATTER.test(line) || WISHED.test(line) || beginsWithNow(line)) return "chatter";
  // "Les soufflets de forge et, depuis peu": what?
  if (/\s(?:and|et|y|e|und),\s[^,.]+$/iu.test(line)) return "dangling";
  if (
    language === "de" &&
    (lacksVerb(line) ||
      /(?:^|[.!]\s)(?:Bekommt|Erhält|Kriegt|Hat|Ist|Wird|Kann|Muss|Darf)\s[^?]*$/u.test(line))
  )
    return "dangling";
  if (WHO_THEN_WHAT.test(line)) return "story";
  // "(J’ai donc) inventé une pince", "les parents d’un | bébé".
  if (language === "fr" && /^\p{L}{3,}é (?:une?|des|les?|la)\s|’(?:une?|ils?|elles?|on)$/u.test(line))
    return "dangling";
  if (AND_NOW.test(line)) return "dangling";
  // "My cousin looks after the old", "mum cares for dad": whose business it is, and not what it offers.
  if (OF_KIN.test(line)) return "story";
  if (/[,;:–—-]$/u.test(line) || CUT_SHORT.test(line)) return "dangling";
  if (REFUSALS[language as TradeLanguage]?.test(line)) return "negative";
  if (
    /^(?:es|pt|it)$/u.test(language) &&
    DEED_BEHIND.test(line) &&
    wordsOfFirstPerson(tokenize(line), language) === 0
  )
    return "dangling";
  if (language === "en") {
    if (/\b(?:do|does|with|of|for|in|at|about|on) that (?!order)\p{L}/iu.test(line)) return "pronoun";
    if (/,\s[^,]*\bones (?:too|also|as well)$/iu.test(line)) return "pronoun";
    if (!isWhole && /\s(?:off|from|with|to|of|for|in|on|about) it$/iu.test(line)) return "pronoun";
    // "You send me the envelopes and I open them": both are there.
    const isTold = /(?:^|[.!?]\s)(?:you|I)\s/iu.test(line);
    if (pointsNowhere(words) || (!isTold && /(?<!^|[.!?]\s)\bI\b(?!-)/u.test(line)) || EACH.test(line))
      return "pronoun";
    // "In big jars".
    if (words.length < 4 && /^(?:in|on|at|with|by|from|near|under)\s/iu.test(line)) return "too-short";
    // "No repainting over": of what?
    if (/^no \p{L}+ing \p{L}+$/iu.test(line)) return "too-short";
    // "Women leaving a violent home often can’t take the dog": what is wrong, and nothing that is done about it.
    if (
      /^(?!(?:we|i|you|for|when)\s)(?!.*\s(?:who|that|which|what|where)\s).*\s(?:cannot|can’t|couldn’t)\s/iu.test(
        line,
      )
    )
      return "negative";
    // "Tired of potholes": a complaint, and neither a question nor an answer.
    if (/^(?:sick|tired|fed up) (?:of |telling |seeing )(?!.*(?:\?|\b(?:we|i)\b))/iu.test(line))
      return "negative";
    if (ASIDE.test(line)) return "dangling";
    if (SLIPS.test(line)) return "slip";
    if (HYPE.test(line) || SHOUTED.test(line)) return "hype";
    if (!isWhole && MISFORTUNE.test(line) && !REMEDY.test(line)) return "negative";
    // "We are two sisters, we make pickles": who they are, before what they do.
    if (
      /^we are (?:two|three|four|five) [^,]{3,50}, we\s|^there(?: are|’s| is) \p{L}+ of us(?!\p{L})/iu.test(
        line,
      )
    )
      return "story";
    if (isStory(words)) return "story";
  }
  if (isWhole || !repeats(words, stops)) return undefined;
  const once = tokenize(line.replace(SAID_TWICE, "")).map(({ text }) => text);
  return repeats(once, stops) ? "repeated" : undefined;
}

/**
 * What somebody does not do is no offer, by language: "We do not do model railways". Nor is what is done with a thing that is
 * not named, of which owners kept none of 19 lines: "Los recogemos y los devolvemos".
 */
export const REFUSALS: Readonly<Record<TradeLanguage, RegExp>> = {
  en: /^(?:we|i) (?:do not|don’t|cannot|can’t|won’t|will not|are not|am not)\s/iu,
  fr: /^(?:(?:nous|moi), )?(?:nous|je|on) (?:ne\s|n’|l(?:es?|a)\s|l’)/iu,
  de: /^(?:wir|ich) \p{L}+ (?:kein\p{L}*|nicht|nie)\s/iu,
  es: /^(?:no \p{L}+(?:mos|o)|l[ao]s? \p{L}+[aei]mos)\s/iu,
  pt: /^(?:não \p{L}+(?:mos|o)|[oa]s? \p{L}+[aei]mos)\s/iu,
  it: /^(?:non \p{L}+(?:iamo|o)|l[aioe] \p{L}+iamo)(?!\p{L})/iu,
};

/** "Women mostly, sometimes men": of whom something is said elsewhere. */
const ASIDE = /^(?!(?:i|we|you)\s)\p{L}+ (?:mostly|mainly|usually|sometimes)(?!\p{L})/iu;

/** "My late husband repaired accordions", "Nobody told us it could be done": what has been. */
export function isStory(words: readonly string[]): boolean {
  if (BEGINS_PAST.test(words[0] ?? "")) return true;
  // "Ken has retired".
  if (/^\p{Lu}/u.test(words[0] ?? "") && /^(?:has|had)$/u.test(words[1] ?? "") && words.length < 4)
    return true;
  if (
    /^(?:before|earlier|previously|formerly)$/iu.test(words[0] ?? "") &&
    /^(?:it|was|were|this|that|I|we)$/iu.test(words[1] ?? "")
  )
    return true;
  // "The recipe is from my aunt".
  if (/\s(?:is|are|was|were) (?:from|by|of|about) my\s/iu.test(words.join(" "))) return true;
  if (!/^(?:I|we|my|our|nobody|they|he|she|someone|people)$/iu.test(words[0] ?? "")) return false;
  if (/^my$/iu.test(words[0]!)) return true;
  // "I am on the other side".
  if (
    /^(?:I am|I’m|we are|we’re) (?:on|in|at|from|now|here|not)$/iu.test(
      words.slice(0, /’/u.test(words[0]!) ? 2 : 3).join(" "),
    )
  )
    return true;
  const verb = words.slice(1).find((word) => !/ly$|^(?:also|all|both|just|first)$/iu.test(word)) ?? "";
  if (ENGLISH_HAS_BEEN.test(verb)) return true;
  return /[^e]ed$/u.test(verb) ? !/^(?:embed|shed|wed)$/u.test(verb) : verbForm(verb)?.form === "participle";
}

/** "Software für Wehren, die Geräte, Termine": the clause has lost the verb that ends it. */
function lacksVerb(line: string): boolean {
  const clause = /,\s(?:die|der|das|dem|denen|deren|dessen)\s(.+)$/u.exec(line)?.[1] ?? "";
  const last = /\p{L}+$/u.exec(clause)?.[0] ?? "";
  return /^\p{Lu}/u.test(last) && !/(?<!\p{L})\p{Ll}{2,}(?:en|t|eln|ern)(?!\p{L})/u.test(clause);
}

/** How many words of each sentence weigh; a leading "for" does not. */
function sentences(line: string): number[] {
  return line
    .split(/[.!?]\s/u)
    .map((sentence) => weightOf(tokenize(sentence.replace(/^(?:for|pour|für|para|per)\s/iu, ""))));
}

/** A pronoun of the third person needs a thing before it in the same line; "you", "we" and "our" are the two who talk. */
function pointsNowhere(words: readonly string[]): boolean {
  const stops = stopWordsOf("en")!;
  return words.some((word, index) => {
    // "For those leaving a violent partner": who they are follows.
    if (
      !BACKWARD.test(word) ||
      (/^(?:those|ones)$/iu.test(word) && /ing$|^who$/iu.test(words[index + 1] ?? ""))
    )
      return false;
    const things = words
      .slice(0, index)
      .filter((before, at) => !stops.has(before.toLowerCase()) && words[at - 1]?.toLowerCase() !== "to");
    const isMany = /^(?:their|them|they|these|those)$/iu.test(word);
    const isThing = (thing: string) =>
      !/[^s]s$/u.test(thing) && !verbForm(thing) && !isPeople([{ text: thing, mark: "" }]);
    if (/^it$/iu.test(word)) return !things.some(isThing);
    return !things.some((thing) => !isMany || /s$|^(?:people|children)$|men$/iu.test(thing));
  });
}

/** "Stone by stone", "arbre par arbre", "real soup, | real bread": meant to be said twice. */
const SAID_TWICE =
  /(?<!\p{L})(\p{L}+) (?:by|für|um|par|por|a|after|to) \1(?!\p{L})|(?<=(?:^|[,.]\s)(\p{L}+) \p{L}+[,.]\s)\2(?= \p{L})/giu;

/** A word that weighs, twice; in a long line so far apart that both are meant: "the sand of children’s sand pits". */
function repeats(words: readonly string[], stops: ReadonlySet<string> | undefined): boolean {
  const content = words.map((word) => {
    const folded = fold(word);
    return folded.length > 3 && !stops?.has(folded) && !REPEATABLE.test(folded) ? folded : "";
  });
  return content.some((word, at) => {
    const before = word === "" ? -1 : content.lastIndexOf(word, at - 1);
    return at > 0 && before >= 0 && (words.length < LONG_WORDS || at - before < APART_WORDS);
  });
}

function isBalanced(line: string): boolean {
  const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0;
  return count(/\(/gu) === count(/\)/gu) && count(/“/gu) === count(/”/gu) && count(/«/gu) === count(/»/gu);
}
