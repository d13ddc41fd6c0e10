import { capitalize } from "@/lib/model/letter-case";
import words from "../words.json";
import { isEnglishWord } from "./english-spelling";
import { MY, OUR } from "./first-person";
import { withoutFounderTalk } from "./founder-talk";
import { answersOf } from "./labelled-notes";
import { withoutOwnNotes } from "./own-notes";
import { either } from "./patterns";
import { uncapitalize } from "./phrase";

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3|\u200d\p{Extended_Pictographic})*/gu;

/** "very very", and whole texts of one word; Italian says "passo passo", German "Särge, die die Familie baut", French "nous nous occupons". */
const REPEATED_WORD =
  /(?<![\p{L}\p{N}])(?!(?:passo|piano|poco|via|der|die|das|den|nous|vous)\s)([\p{L}\p{N}]+)(?:\s+\1(?![\p{L}\p{N}])|,\s+\1(?=[,.!?]|$))+/giu;

/** "COW CUDDLING", "DE VERDADE": in capitals as no acronym is. */
const SHOUTED_WORDS =
  /(?<![\p{L}\p{N}])(?:DE|NO|EM|EN)\s\p{Lu}{5,}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:(?<=^\s*)\p{Lu}{1,2}\s(?=\p{Lu}{3,}\s\p{Lu}{3}))?\p{Lu}{3,}(?:\s\p{Lu}{1,2}(?=\s\p{Lu}{2})|\s\p{Lu}{3,})+(?![\p{L}\p{N}])/gu;

/** "LA révolution", "THE place for knots". */
const SHOUTED_ARTICLE = /(?<=^|[.!?]\s)(?:THE|LA|LE|LES|EL|LOS|LAS|IL)(?=\s\P{Lu})/gu;

/** "(and a few men)", "(fri only)", "(casi todos)": without it the rest says too much. */
const LIMITS =
  /^(?=.{3,40}$)(?!.*[.!?])\s*(?:(?:and|or|only|not|almost|mostly|mainly|casi|sólo|solo|ni|et|ou|seulement|presque|und|oder|nur|fast|apenas|só|quase|anche|quasi)\s\p{L}.*|.*\sonly)$/iu;

/** "– no really, we train dogs". */
const ASSURANCES =
  /\s[–—-]+\s(?:no,? really|yes,? really|seriously|honestly|no joke|not kidding|i swear)(?=[,.!?;]|\s[–—-]|$)/giu;
/** Said in passing at the end of a part: "weekends lah, for …". */
const PARTICLES =
  /\s(?:lah|aye|tho|che|posta|eh|innit|tbh|lol(?: but serious(?:ly)?)?|btw|haha|imo|svp|pls|plz|thx|k{3,}(?: é sério)?|(?:ha){2,}h?|(?:ja){2,}j?|(?:rs){2,})(?=[,.!?;]|$)/giu;

/** Those who speak, behind a greeting without a mark. */
const WHO_GREETS = either([
  MY,
  OUR,
  "(?:i|we)(?:’\\p{L}+)?|so|this|thinking|looking|ent[aã]o|allora|alors|pues|also|je|j’|nous|on|ich|wir|yo|soy|somos|tengo|eu|sou|temos|io|sono|siamo|ho|abbiamo|quiero|queremos|quisiera|me|nos|mont[oa]\\p{L}*|vend[oe]\\p{L}*|hago|hacemos|busc(?:o|amos)|necesit(?:o|amos)|cerc(?:o|hiamo)|procur(?:o|amos)|precis(?:o|amos)|quero|queria|faço|fazemos|voglio|vogliamo|vorrei|vorremmo|faccio|facciamo|suchen?|hab|habe|haben|möchte|mach",
]);
/** Said to whoever reads the brief: "Hello, we are …", "Sir/Madam, …", "Bonjour à tous, nous …"; "Hi-fi" is none. */
const GREETING = new RegExp(
  `^(?:${either(words.openings.greetings)}(?:\\s?[,.!:;]+\\s+|\\s[–-]\\s|\\s+(?=${WHO_GREETS}(?!\\p{L}))))+(?=\\p{L})`,
  "iu",
);

/** "What would you call a barber that only opens at night?": what is to be named. */
const NAME_ASKED =
  /(?<=^|[.!?]\s)(?:what|how) (?:would|should|do|could|can) (?:you|i|we) (?:call|name) (?=(?:an?|the|my|our)\s)([^?]*)\?/giu;

/** "Would people pay for somebody to do only their ironing?", "Is there room for one more driving school?": what is offered. */
const WOULD_PAY =
  /(?<=^|[.!?]\s)(?:(?:would|do|will) (?:people|anyone|anybody|you|customers) (?:really |actually )?(?:pay for|buy)|is there (?:room|a market|space|a need) for(?: one more| another)?|can (?:you|i|we|one|people) (?:make|earn) a living (?:from|with|by|out of)) ([^?.!]{8,80})\?/giu;

/** "Is it silly to rent out a field by the hour?": what is done. */
const SILLY =
  /(?<=^|[.!?]\s)is it (?:silly|crazy|stupid|mad|weird|strange|odd|too much) to (?!ask|want|be|have|think)([^?.!]{8,120})\?/giu;

/** How a letter ends: "With kind regards, Zofia". */
const FAREWELL = new RegExp(
  String.raw`(?<=[.!?]\s)${either(words.openings.farewells)}(?!\p{L})[^!?]{0,60}[.!?]?\s*$`,
  "iu",
);

/** "PS the name shouldn’t start with AAA". */
const POSTSCRIPT = /(?<=[.!?,]\s)p\.?\s?s\.?[:,]?\s[\s\S]*$/iu;

/** What is said before a sentence begins: "idk but basically we", "bon ben moi je". */
const FILLER = new RegExp(String.raw`(?<=^|[.!?]\s)${either(words.openings.fillers)}+`, "giu");

/** "I should sell my pickled eggs, so here we are", "swap not sell – maybe a small fee for the waiting list?". */
const SHRUGS =
  /,?\sso here (?:we are|i am|goes)(?=[,.!?;]|$)|\s–\s(?:maybe|perhaps) [^.!?,–]*\?(?=\s|$)|,\s(?:our|my|a) \p{L}+ (?:says?|said) (?:get|(?:i|we) need) (?:an?|the) (?:brand|name|logo)(?!\p{L})|,\s(?:(?:i’ve|have) )?been (?:doing?|at) (?:it|this) (?:for )?\d+\s?y(?:ea)?rs?|,\s(?:i know )?(?:it |that )?sounds (?:dumb|silly|weird|crazy|mad|odd|stupid|strange)[^.!?]*/giu;

/** "Old theatre curtains -> blackout blinds", once, at the start of an idea. */
const INTO = /^([^-=→⇒➔.,;:!?]{3,40})\s(?:[-=]+>|[→⇒➔])\s([^-=→⇒➔.,;:!?]{3,40})(?=[.,;:!?]|$)/u;
const isEnglish = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => isEnglishWord(word));
/** "Location de vaches ? Non : location de leurs cloches." */
const ASKED_AND_DENIED =
  /(?<=^|[.!?]\s)[^.!?]{3,60}\?\s(?:(?:no|non|nein|não|nope)\s?[:,–]\s|(?:sorry|no),? i mean(?:t)? )/giu;

/**
 * The idea as plain words: tags, addresses, emoji and the characters that mean something in markup are gone, quotes
 * are typographic, "&" is spelled by the caller's language later (it stays here as "+"), shouting is calmed down.
 */
export function cleanIdea(idea: string): string {
  const told = withoutOwnNotes(joinLines(answersOf(idea)))
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/giu, " ")
    .replace(/<\/?[a-z!][^>]*>/giu, " ")
    .replace(/&(?:[a-z]{2,8}|#\d{1,7}|#x[0-9a-f]{1,6});/giu, " ")
    .replace(/\bhttps?:\/\/\S+|\bwww\.\S+|\S+@\S+\.\S+/giu, " ")
    .replace(/(\p{L})['`´ʼ](\p{L})/gu, "$1’$2")
    // "Women 5'11 and up".
    .replace(/(\d)['′](?=\d)/gu, "$1’")
    // "Anni '60-'80".
    .replace(/(?<![\p{L}\d])'(?=\d0)/gu, "’")
    .replace(/(\p{L}s)['´ʼ](?=\s+\p{L})/gu, "$1’")
    .replace(/\bb\s?&\s?b(?=s?\b)/giu, "guesthouse")
    .replace(/(?<!\p{L})d&d(?!\p{L})/giu, "DnD")
    .replace(/(?<!\p{L})(\p{Lu})&(\p{Lu})(?!\p{L})/gu, "$1 and $2")
    // An aside is in the brief, and in no sentence that is made of it, but for one that limits what was said.
    .replace(
      /(?<=[\p{L}\d]\s?)\s*[(（]([^()（）]*)[)）](\s*(?:[,;:.!?]|$))?/gu,
      (_all, aside: string, end?: string) =>
        LIMITS.test(aside) ? `, ${aside.trim()}${end?.trim() ?? ","} ` : `${end ?? ""} `,
    )
    .replace(/(?<!\p{L})whatsapp(?!\p{L})/giu, "WhatsApp")
    .replace(/(?<!\p{L})(?:parkinson|alzheimer)(?=’?s?(?!\p{L}))/giu, capitalize)
    .replace(/\sw\/o\s/giu, " without ")
    .replace(/\sw\/\s?/giu, " with ")
    .replace(/\s&\s/gu, " + ")
    // Notes: "sauna / on trailer / wood fired".
    .replace(/\s\/\s/gu, ", ")
    .replace(
      /^(?:b2[bc]|saas|d2c)[.:,]\s|^(?:notizen?|notas?|appunti|anotaç(?:ão|ões)|what (?:i|we) do|ce que (?:je fais|nous faisons)|was (?:ich|wir) machen?|(?:lo que|cosas que) (?:ha(?:go|cemos)|ofre(?:zco|cemos))|notes? en vrac|stichpunkte|o que (?:eu )?(?:faço|fazemos)|(?:quello che|cosa) (?:faccio|facciamo)|notes?(?: (?:for (?:the |a )?(?:nam(?:e|ing)|logo|brand)|to self)(?:, \p{L}+)?)?|remember (?:the |my )?(?:\p{L}+ ){0,2}idea|(?:anotação|nota|lembrete) (?:pra|para) não esquecer|(?:nota )?para no olvidar(?:lo)?|(?:note )?(?:à|pour) ne pas oublier|(?:nota )?per non dimenticare|nicht vergessen|don’t forget|idea|concept|pitch|(?:our |my )?(?:services|products)|we (?:offer|do|sell)|services proposés|leistungen|servicios|serviços|servizi)\s?[:–-]\s(?:-\s)?/iu,
      "",
    )
    .replace(INTO, (all, from: string, into: string) =>
      isEnglish(from) && isEnglish(into) ? `${from} turned into ${into}` : all,
    )
    // "Coffee grounds -> oyster mushrooms", "nothing found = nothing paid".
    .replace(/\s(?:[-=]+>|[→⇒➔]|=)\s/gu, ", ")
    .replace(/\s-{1,2}\s/gu, " – ")
    .replace(/R\$\s(?=\d)/gu, "R$")
    .replace(/(?<=\d)\s?€/gu, "€")
    .replace(/[<>&"'`{}[\]|\\^~*_#=@«»“”„¡]|\$(?!\d)/gu, " ")
    .replace(EMOJI, (sign) => (/[©®™]/u.test(sign) ? sign : " "))
    .replace(/\s+([,;:.!?])/gu, "$1")
    // "Licence run out?, hose tests": a note goes on.
    .replace(/[?!]+,/gu, ",")
    // "At 3 a.m., so that …" keeps both.
    .replace(/(?<!(?<!\p{L})[ap]\.\s?m)([,;:.!?])[,;:.!?]+/giu, "$1")
    .replace(/[,;]\s*$/u, "")
    .replace(/\s+/gu, " ")
    .replace(REPEATED_WORD, "$1")
    .replace(ASSURANCES, "")
    .replace(PARTICLES, "")
    .replace(SHRUGS, "")
    .trim()
    .replace(POSTSCRIPT, "")
    .trim()
    .replace(GREETING, "")
    .replace(FAREWELL, "");
  const plain = withoutFounderTalk(told)
    .replace(ASKED_AND_DENIED, "")
    .replace(NAME_ASKED, (_all, thing: string) => `${thing}.`)
    .replace(WOULD_PAY, (_all, thing: string) => `${capitalize(thing)}.`)
    .replace(SILLY, (_all, deed: string) => `We ${deed}.`)
    .replace(FILLER, "")
    .trim();
  const said = plain.replace(SHOUTED_ARTICLE, calmed);
  return isShouted(said) ? said.toLowerCase() : said.replace(SHOUTED_WORDS, calmed);
}

/** Words of a line that notes a thing, and of one that has a mark of its own. */
const NOTE_WORDS = { plain: 7, marked: 14 } as const;
/** Letters of a line that was not broken for want of room. */
const SHORT_LINE = 50;
const BULLET = /^(?:\d{1,2}[.)]|[-–*•])\s+/u;
/** A list with marks or numbers whose lines were run together. */
const RUN_TOGETHER = [
  [/^\s*[-–*•]\s[^\n]*\s[-–*•]\s/u, /\s+(?=[-–*•]\s)/gu],
  [/^\s*1[.)]\s[^\n]*\s2[.)]\s/u, /\s+(?=[2-9][.)]\s)/gu],
] as const;

const ROMANCE =
  /(?<!\p{L})(?:de|du|des|la|les|et|avec|sans|el|los|las|por|para|con|sin|os|com|sem|il|per|del|della|senza)(?!\p{L})/iu;
/** "From: Ines", "Subject: a name for my thing": lines above a letter. */
const LETTER_HEAD =
  /^(?:subject|from|to|re|cc|date|betreff|von|an|objet|de|à|asunto|para|assunto|oggetto|da|a)\s?:\s[^.!?]{1,60}$/iu;

/**
 * Lines as one text: "Eggs ⏎ Honey ⏎ Rhubarb" is a list in a sentence, as lines with marks are; any other line is a sentence,
 * and a full one goes on.
 */
function joinLines(text: string): string {
  const apart = RUN_TOGETHER.reduce(
    (all, [list, gap]) => (list.test(all) ? all.replace(gap, "\n") : all),
    text,
  );
  const all = apart.split(/\n/u).flatMap((line) => line.trim() || []);
  const lines = all.length > 1 ? all.filter((line) => !LETTER_HEAD.test(line)) : all;
  const head = lines[0]?.endsWith(":") ? 1 : 0;
  const isList =
    lines.length - head > 2 && lines.slice(head).every((line) => !BULLET.test(line) && isNote(line, false));
  // "Tests from one hand: ⏎ Ladders ⏎ Shelves ⏎ One date, one invoice."
  const other = lines.findIndex((line, at) => at >= head && (BULLET.test(line) || !isNote(line, false)));
  const listed = head === 1 && other > head + 1 ? other : 0;
  const isItem = (at: number) => {
    const line = lines[at] ?? "";
    return (
      isList || (at >= head && at < listed) || (BULLET.test(line) && isNote(line.replace(BULLET, ""), true))
    );
  };
  // German keeps its capitals.
  const isRomance = lines.filter((line) => ROMANCE.test(line)).length * 2 > lines.length;
  const isEnglish = lines.every((line) => isEnglishWord((/\p{L}+/u.exec(line)?.[0] ?? "").toLowerCase()));
  // A text that is broken for want of room has one short line, its last.
  const isWrapped = lines.slice(0, -1).every(({ length }) => length > SHORT_LINE);
  return lines
    .reduce((all, line, at) => {
      const said = line.replace(BULLET, "");
      if (at > head && isItem(at - 1) && isItem(at))
        return `${all}, ${isEnglish || isRomance ? uncapitalize(said) : said}`;
      const isBroken = /^\p{Ll}/u.test(line) && isWrapped;
      return `${all}${/[\p{L}\p{N})]$/u.test(all) && !isBroken ? "." : ""} ${said}`;
    }, "")
    .trim();
}

function isNote(line: string, isMarked: boolean): boolean {
  const words = line.split(/\s+/u).length;
  return words <= (isMarked ? NOTE_WORDS.marked : NOTE_WORDS.plain) && /^[\p{L}\d][^.!?:;]*$/u.test(line);
}

/** Sentences of the text without their final mark. */
export function sentencesOf(text: string): string[] {
  return markedSentences(text).map(withoutMarks);
}

/** A mark that ends a sentence; those of scripts that put no space behind it, and a new line. */
const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？؟।])\s*|\n+/u;
/** Its full stop belongs to it. */
const ABBREVIATED =
  /(?:^|[^\p{L}])(?:Std|Str|Nr|ca|bzw|inkl|Tel|approx|incl|esp|etc|del|univ|dept|ehem|od|vorm|ggf|evtl|bspw|zzgl|Co|Mr|Mrs|Dr|St|e\.g|i\.e|z\.\s?B)\.$/u;
/** "From 2 a.m. to 5". */
const HOUR = /(?<!\p{L})[ap]\.\s?m\.$/iu;
/** "No. | 7". */
const NUMBER_SIGN = /(?:^|\s)No\.$/u;
/** German numbers things with a full stop: "im 3. | Stock". */
const ORDINAL = /(?:^|\P{L})\d{1,2}\.$/u;
const NUMBERED =
  /^(?:Stock|Etage|OG|Klasse|Woche|Schwangerschaftswoche|SSW|Tag|Platz|Bezirk|Runde|Geburtstag|Generation|Jahrhundert|Lebensjahr|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u;

/** Sentences of the text as they stand; a question keeps its mark. In scripts that have marks of their own those end one. */
export function markedSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(SENTENCE_END)) {
    const last = sentences.at(-1) ?? "";
    const goesOn =
      ABBREVIATED.test(last) ||
      (ORDINAL.test(last) && NUMBERED.test(part)) ||
      (NUMBER_SIGN.test(last) && /^\d/u.test(part)) ||
      (HOUR.test(last) && /^[\p{Ll}\d]/u.test(part));
    if (goesOn) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A sentence without the marks round it. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(/^[\s,;:.!?–—。！？؟।-]+|[\s,;:.!?–—。！？؟।-]+$/gu, "");
}

function calmed(words: string, at: number): string {
  const lower = words.toLowerCase();
  return at === 0 ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{Letter}/gu) ?? [];
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase());
  return letters.length >= 8 && text.includes(" ") && capitals.length > letters.length * 0.6;
}
