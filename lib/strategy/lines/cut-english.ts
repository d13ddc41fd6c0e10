import { capitalize } from "@/lib/model/letter-case";
import type { Idea } from "../idea";
import { sentencesOf } from "../language/clean-idea";
import { ADJUNCT_STARTS, ARTICLES, HELPERS, isParticiple, isPeople } from "../language/english-words";
import { joinWords } from "../language/phrase";
import { tokenize, type Word } from "../language/tokenize";
import { asCompany } from "../sentences/say-offer";
import { BUSINESS_FORMS, PALE_VERBS } from "../words/english-nouns";
import { baseOfThirdPerson, pastParticiple, thirdPerson, verbForm } from "../words/english-verbs";
import { type Cut, LINE_WORDS_MAX, LIST_WEIGHT } from "./line";

/** Words that begin another clause: a constituent ends before them. */
const CLAUSE_STARTS = new Set(
  "so because while when whenever if but although though unless until since which where whose whom as".split(
    " ",
  ),
);
/** What somebody does for others, so that "we" can say it; perfume "smells", and nobody is meant. */
const DOING =
  /^(?:make|sell|bake|brew|build|roast|grow|sew|knit|weave|print|cook|produce|restore|repair|refurbish|design|teach|rent|lend|answer|deliver|collect|clean|train|host|plan|plant|pick|serve|coach|cater|organi[sz]e|publish|translate|write|film|photograph|compost|recycle|remove|install|inspect|predict|count|measure|check|map|monitor|explain|find|turn|match|connect|transcribe|test|tailor|mend|carry|bring|send|ship|store|sort|track)$/u;
const TELLING = 8;
/** Words that say how, or what is spared. */
const MANNER = /\b(?:without|before|within|instead|never|in (?:an?|one|two|three|ten|\d+)|by \p{L}+ing)\b/iu;
const RELATIVES = new Set(["that", "which", "who"]);
/** Between a relative pronoun and its verb; "only" and "never" change what is said, so they are none of these. */
const LIGHT_ADVERBS = new Set("also can just actually automatically simply quietly really".split(" "));
const DROPPABLE =
  /^(?:by|in|with|on|at|through|using|via|within|across|near|inside|outside|under|during|after|before|for|without|from|that|which|who|where)$/iu;
const MANY = /[^s’]s$|^(?:people|children|women|men)$/iu;
const BE = new Set(["is", "are"]);
/** What a thing does for whoever holds it: said to the reader, it is an invitation ("Find a sitter in ten minutes"). */
const INVITING = new Set(
  "find learn track plan manage save share rent book swap buy compare split divide organise organize build create design discover explore keep turn write read grow get meet replace cut measure practise practice record store sort borrow lend see spot avoid stop check follow understand protect reuse repair restore pay trade sell send".split(
    " ",
  ),
);
const TOOLS = new Set(
  "app application apps software platform tool toolkit website site device kit game course extension plugin plug-in marketplace assistant planner tracker map wallet dashboard api service system network program programme notebook journal agency".split(
    " ",
  ),
);
/** A sentence that begins so points back at something, or speaks of the founder instead of the business. */
const POINTING =
  /^(?:it|its|it’s|they|their|this|that|these|those|he|she|his|her|i|i’m|i’ve|my|me|and|but|so|because|then|also|there|here|what|when|while|if|each|as|once|both|either|people can|next|later|soon|started|works|we take|or|you|like|unlike|think|imagine|no need)\s/iu;
const WISH =
  /\b(?:want|wants|wish|hope|need|needs|looking for|would like|planning|plan to|plans to|idea|startup|start-up|company|business|customers?|clients?|users?|target|audience|brand|logo|label|please|names?|font|colou?rs?|website should|investors?)\b/iu;

/**
 * Whole constituents of an English idea that can stand alone as a line, the most telling first. Nothing is put together
 * that the idea keeps apart; the only words that change are a verb's ending and "their", said to the reader as "your".
 */
export function cutEnglish(idea: Idea): Cut[] {
  const [first = "", ...more] = sentencesOf(idea.text);
  const [start, ...lists] = (idea.phrase || first).split(/:\s|;\s|\s[–—]\s/u);
  const words = tokenize(asCompany(start ?? "", "en"));
  return [
    ...weigh(9, turned(words)),
    ...weigh(9, partedWith(words)),
    ...weigh(8.5, participial(words)),
    ...weigh(7.8, madeBy(idea)),
    ...told(words, idea),
    ...weigh(8.6, [words, ...more.map(tokenize)].flatMap(lacking)),
    ...weigh(LIST_WEIGHT, [...lists, ...more].flatMap(own)),
    ...weigh(5.6, beginning(words)),
    ...weigh(5.5, whole(words)),
    ...weigh(5.2, served(words)),
  ];
}

/** "turns meeting recordings into tasks" → "From meeting recordings to tasks". */
function turned(words: readonly Word[]): string[] {
  const verbAt = words.findIndex(({ text }) => /^(?:turn|convert|transform|make)(?:s|ing|ed)?$/iu.test(text));
  if (verbAt < 0) return [];
  const intoAt = words.findIndex(({ text }, index) => index > verbAt + 1 && lower(text) === "into");
  const before = words.slice(verbAt + 1, intoAt);
  if (intoAt < 0 || before.length > 5 || before.some(({ mark }) => mark !== "")) return [];
  const into = upToClause(words.slice(intoAt + 1));
  const onesAt = into.findIndex(({ text }) => /^ones?$/iu.test(text));
  // "diesel vans into electric ones": both stand for the same thing, so only what changes is said.
  const from = onesAt > 0 ? before.slice(0, 1) : before;
  const to = onesAt > 0 ? [...into.slice(0, onesAt), ...into.slice(onesAt + 1)] : into;
  const list = listEnd(to);
  return trimmed([...tokenize(`from ${joinWords(from)} to`), ...to.slice(0, list)]);
}

/** "cleaners in refillable cans and no solvents" → "Refillable cans. No solvents." */
function partedWith(words: readonly Word[]): string[] {
  const noAt = words.findIndex(
    ({ text }, index) =>
      index > 2 && lower(text) === "no" && /^(?:and|but)$/iu.test(words[index - 1]?.text ?? ""),
  );
  const withAt = words.findIndex(
    ({ text }, index) => index < noAt - 2 && /^(?:with|in|of|from)$/iu.test(text),
  );
  if (noAt < 0 || withAt < 1) return [];
  const has = words.slice(withAt + 1, noAt - 1);
  const lacks = upToBoundary(words.slice(noAt));
  if (has.length > 4 || lacks.length < 2 || lacks.length > 4 || has.some(({ mark }) => mark !== ""))
    return [];
  return [`${capitalize(joinWords(has))}. ${capitalize(joinWords(lacks))}.`];
}

/** "delivers sourdough by bike" → "Sourdough, delivered by bike". */
function madeBy({ action, kind }: Idea): string[] {
  if (!action || action.isDoneByUser || action.object === "" || action.adjunct === "") return [];
  const { verb, object, adjunct } = action;
  const participle =
    PALE_VERBS.has(verb) || /^(?:sell|connect|match|pair|teach|tell|show|train|turn)\b/u.test(verb)
      ? undefined
      : pastParticiple(verb);
  const isPlain =
    object.split(" ").length <= 4 &&
    !/\b(?:an?|the|that|which|who|you|your|them|it|its|their|people|every|each|any)\b/iu.test(object);
  const isManner =
    !/^(?:to|for|of|as)\b/iu.test(adjunct) && !/\b(?:their|its|them|it|they|you|your)\b/iu.test(adjunct);
  const repeats = kind !== "" && adjunct.toLowerCase().includes(kind.toLowerCase());
  return participle && isPlain && isManner && !repeats ? [`${object}, ${participle} ${adjunct}`] : [];
}

/** What stands after "that", "which", "who", "to" or "where you can", as the business or the reader does it. */
function told(words: readonly Word[], idea: Idea): Cut[] {
  return [...asked(words, idea), ...related(words, idea)];
}

/** "An app to track invoices", "helps parents plan meals", "where you can rent a plot": the reader acts. */
function asked(words: readonly Word[], { action }: Idea): Cut[] {
  if (!action?.isDoneByUser) return [];
  const at = words.findIndex(
    ({ text }, index) => index > 0 && lower(text) === lower(action.verb.split(" ")[0] ?? ""),
  );
  const before = lower(words[at - 1]?.text ?? "");
  const earlier = words[at - 2]?.text ?? "";
  const isPurpose =
    before === "to" && !isParticiple(earlier) && !/^(?:how|want|need|like|able|have)$/iu.test(earlier);
  const isHelped = words.slice(0, at).some(({ text }) => HELPERS.has(verbForm(text)?.base ?? ""));
  const isFree =
    /^(?:can|you)$/u.test(before) && words.slice(0, at).some(({ text }) => lower(text) === "where");
  if (at < 1 || !(isPurpose || isHelped || isFree) || /n[o’]t$|^(?:never|for)$/u.test(before)) return [];
  const clause = upToClause(words.slice(at)).map((word) =>
    /^(?:their|his or her)$/iu.test(word.text) ? { ...word, text: "your" } : word,
  );
  return invited(trimmed(clause));
}

/** An invitation tells of this business only where it says how: "Find a sitter in ten minutes". */
function invited(lines: readonly string[]): Cut[] {
  return lines.flatMap((line) => weigh(MANNER.test(line) ? TELLING : 5, [line]));
}

/** What the business, its founders or its thing does: said as "We …", to the reader, or as the thing's own doing. */
function related(words: readonly Word[], { action, kind, hasArticle }: Idea): Cut[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && index < words.length - 2 && RELATIVES.has(lower(text)),
  );
  const before = words.slice(0, at);
  if (at < 0 || /^(?:so|in|for|with|on|of|to|from|by|at)$/iu.test(before.at(-1)?.text ?? "")) return [];
  // "I bake cakes that look like books": the cakes do.
  if (/^(?:i|we)$/iu.test(words[0]?.text ?? "")) return [];
  const after = words.slice(at + 1);
  const rest = LIGHT_ADVERBS.has(lower(after[0]?.text ?? "")) ? after.slice(1) : after;
  const verb = lower(rest[0]?.text ?? "");
  const isMany = MANY.test(before.at(-1)?.text ?? "");
  const isSingular = verb === "is" || verbForm(verb)?.form === "third";
  const afterFor = before.findLastIndex(({ text }) => lower(text) === "for");
  // "a choir for carers that meets": a verb in -s belongs to the one choir.
  const ofOthers =
    afterFor > 0 &&
    !(isMany && isSingular) &&
    !before.slice(afterFor).some(({ text }) => lower(text) === "by");
  if (BE.has(verb)) {
    const isState = isParticiple(rest[1]?.text ?? "") && rest.length > 3 && !ofOthers;
    return isState ? weigh(6.5, trimmed(upToClause(rest.slice(1)))) : [];
  }
  const form = verbForm(verb);
  if (!form && !/[^s]s$/u.test(verb) && !isMany) return [];
  if (form?.form === "participle" || form?.form === "gerund") return [];
  const isThird = form?.form === "third" || (!form && !isMany);
  const base = form?.base ?? (isThird ? baseOfThirdPerson(verb) : verb);
  const object = asBase(upToClause(rest.slice(1)), isThird);
  if (!object || (HELPERS.has(base) && action?.isDoneByUser)) return [];
  const clause = [{ text: base, mark: rest[0]?.mark ?? "" }, ...object];
  if (ofOthers) return INVITING.has(base) ? invited(trimmed(clause)) : [];
  const head = lower(kind.split(" ").at(-1) ?? "");
  if (TOOLS.has(head))
    return [...weigh(8.3, pairOf(clause)), ...(INVITING.has(base) ? invited(trimmed(clause)) : [])];
  const isHouse = BUSINESS_FORMS.has(head) || isPeople(before.slice(-1)) || kind === "";
  const isThing = !isHouse && !(DOING.test(base) && (hasArticle || head === "software"));
  if (isThing && isMany) {
    const whole = [...withoutArticle(before), words[at]!, ...upToClause(rest)];
    return [...weigh(8.5, pairOf(clause)), ...(before.length <= 3 ? weigh(5.8, exact(whole)) : [])];
  }
  // "Perfume that smells of books": the thing does it, nobody who could say "we".
  if (isThing) return [];
  const ours = clause.map((word) => (/^(?:its|their)$/iu.test(word.text) ? { ...word, text: "our" } : word));
  return weigh(6, trimmed([{ text: "We", mark: "" }, ...ours]));
}

/** "fold flat and fit under a bed" → "Folds flat. Fits under a bed." */
function pairOf(clause: readonly Word[]): string[] {
  const at = clause.findIndex(
    ({ text }, index) =>
      index > 1 && lower(text) === "and" && verbForm(clause[index + 1]?.text ?? "")?.form === "base",
  );
  const one = clause.slice(0, at);
  const two = clause.slice(at + 1);
  if (at < 2 || two.length < 2 || clause.length > LINE_WORDS_MAX || one.some(({ mark }) => mark !== ""))
    return [];
  const does = (part: readonly Word[]) =>
    capitalize(`${thirdPerson(lower(part[0]!.text))} ${joinWords(part.slice(1))}`);
  return [`${does(one)}. ${does(two)}.`];
}

/** Sentences and lists of the customer's own that are short enough. */
function own(sentence: string): string[] {
  const words = tokenize(sentence);
  const isOdd = POINTING.test(`${sentence} `) || WISH.test(sentence) || words.length < 2;
  return isOdd ? [] : exact(words);
}

/** "tea roasted to order and shipped the same day" → "Roasted to order. Shipped the same day." */
function participial(words: readonly Word[]): string[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && index < 7 && isParticiple(text) && leadsOn(words, index),
  );
  if (at < 0) return [];
  const rest = upToClause(words.slice(at));
  const andAt = rest.findIndex(
    ({ text }, index) => index > 1 && lower(text) === "and" && isParticiple(rest[index + 1]?.text ?? ""),
  );
  if (andAt > 1 && rest.length - andAt > 2 && rest.length <= LINE_WORDS_MAX + 1) {
    const [one, two] = [rest.slice(0, andAt), rest.slice(andAt + 1)].map((part) =>
      capitalize(joinWords(part)),
    );
    return [`${one}. ${two}.`];
  }
  return [];
}

function leadsOn(words: readonly Word[], index: number): boolean {
  const next = lower(words[index + 1]?.text ?? "");
  return (
    words[index]!.mark === "" &&
    (ADJUNCT_STARTS.has(next) ||
      /^(?:to|for|of|daily|weekly|overnight|fresh|locally)$/u.test(next) ||
      /ly$/u.test(next))
  );
}

/** The sentence when it is short, or what stands before its first comma; without its article unless a clause describes it. */
function whole(words: readonly Word[]): string[] {
  if (/^(?:i|our|my)$/iu.test(words[0]?.text ?? "")) return [];
  const body = asTitle(words);
  const aside = body[body.findIndex(({ mark }) => mark === ",") + 1]?.text ?? "";
  // "glue for bookbinders, ships in jars": read as a list, it says something else.
  if (body[0]?.text !== aside && verbForm(lower(aside))?.form === "third") return exact(upToComma(body));
  const start = body.length <= LINE_WORDS_MAX ? body : upToComma(body);
  // Two words name a kind of business; for whom it is makes a line of them.
  return start.length > 2 ? exact(start) : [];
}

/** "Handwritten letters, posted weekly": the first two parts of a sentence that is too long, where they are no list. */
function beginning(words: readonly Word[]): string[] {
  // "We sharpen ice skates and fit pads, open from six": what comes after the comma or a second verb can be left out.
  if (lower(words[0]?.text ?? "") === "we") return trimmed(upToComma(upToClause(words)));
  const [one = -1, two = -1] = words.flatMap(({ mark }, index) => (mark === "," ? [index] : []));
  const first = withoutArticle(words.slice(0, one + 1));
  const second = words.slice(one + 1, two + 1);
  const isLong = words.length > LINE_WORDS_MAX && first.length > 1 && second.length > 1;
  const isOpen = /^(?:and|or|but|so|i|we|you|it|they|which|who|that|because)$/iu.test(second[0]?.text ?? "");
  return isLong && !isOpen && !isFiniteVerb(lower(second[0]!.text)) ? exact([...first, ...second]) : [];
}

/** Without the article, but for "a bookshop that …". */
function asTitle(words: readonly Word[]): readonly Word[] {
  const isDescribed = words
    .slice(0, LINE_WORDS_MAX)
    .some(({ text }) => /^(?:that|which|who|where)$/iu.test(text));
  return isDescribed && /^(?:an?|the)$/iu.test(words[0]?.text ?? "") ? words : withoutArticle(words);
}

/** What stands before the first comma, unless that is a list's. */
function upToComma(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ mark }) => mark !== "");
  const isList = words.slice(comma + 1, comma + 7).some(({ text }) => /^(?:and|or)$/iu.test(text));
  // "that does simple, unfussy cremations": within a clause the comma parts adjectives as well as things.
  const isInClause = words.slice(0, comma).some(({ text }) => RELATIVES.has(lower(text)));
  return comma > 1 && comma < words.length - 1 && !isList && !isInClause ? words.slice(0, comma + 1) : words;
}

/** "no paperwork, no collateral" → "No paperwork. No collateral." */
function lacking(words: readonly Word[]): string[] {
  const starts = words.flatMap(({ text }, index) => (lower(text) === "no" ? [index] : []));
  const parts = starts.map((at) => upToBoundary(words.slice(at)));
  const [one, two] = parts.map((part) => capitalize(joinWords(part)));
  const areShort = parts.every((part) => part.length >= 2 && part.length <= 4);
  return one && two && parts.length === 2 && areShort ? [`${one}. ${two}.`] : [];
}

function withoutArticle(words: readonly Word[]): readonly Word[] {
  return ARTICLES.has(lower(words[0]?.text ?? "")) ? words.slice(1) : words;
}

/** "For old dogs and the people who love them". */
function served(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }, index) => index > 0 && lower(text) === "for");
  if (at < 0) return [];
  const group = words.slice(at, at + 1 + words.slice(at + 1).findIndex(({ mark }) => mark !== "") + 1);
  const all = words.slice(at).some(({ mark }) => mark !== "") ? group : words.slice(at);
  // What people lack or lost is not said to them on the door.
  if (all.some(({ text }) => /^(?:no|not|without|never|lost|left)$/iu.test(text))) return [];
  if (!isPeople(all) && !all.some(({ text }) => lower(text) === "who")) return [];
  const says = all.some(({ text }) => /^(?:who|with|without|and)$/iu.test(text));
  // "For" itself is not counted: the group is what has to be short.
  return all.length >= 4 && all.length <= LINE_WORDS_MAX + 1 && says ? [joinWords(all)] : [];
}

/**
 * The words after a verb, with the verbs that go on beside it in the same form; null when that cannot be told: a word
 * in -s after "and" may be a thing as well.
 */
function asBase(words: readonly Word[], isThird: boolean): Word[] | null {
  if (!isThird) return [...words];
  const result: Word[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const goesOn = before !== undefined && (/^(?:and|or|then)$/iu.test(before.text) || before.mark === ",");
    const form = verbForm(word.text);
    if (!goesOn || form?.form !== "third") {
      result.push(word);
      continue;
    }
    const next = lower(words[index + 1]?.text ?? "");
    if (!/^(?:the|an?|them|it|your|their|its|every|each|what|how|when|to|up|out|back|only|no)$/u.test(next))
      return null;
    result.push({ ...word, text: form.base });
  }
  return result;
}

function upToClause(words: readonly Word[]): Word[] {
  const end = words.findIndex(({ text }, index) => index > 0 && CLAUSE_STARTS.has(lower(text)));
  const limit = end < 0 ? words.length : end;
  const mark = words.findIndex(({ mark }, index) => index < limit - 1 && mark !== "" && mark !== ",");
  return words.slice(0, mark < 0 ? limit : mark + 1);
}

function upToBoundary(words: readonly Word[]): Word[] {
  const end = words.findIndex(
    ({ text }, index) =>
      index > 0 && (ADJUNCT_STARTS.has(lower(text)) || /^(?:for|to|that|which|who|and|or)$/iu.test(text)),
  );
  const mark = words.findIndex(({ mark }) => mark !== "");
  const limits = [end, mark < 0 ? -1 : mark + 1, words.length].filter((at) => at > 0);
  return words.slice(0, Math.min(...limits));
}

function listEnd(words: readonly Word[]): number {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && /^(?:and|or|for|that|which|who)$/iu.test(text),
  );
  return at < 0 ? words.length : at;
}

/** The words as a line when they are few enough. */
function exact(words: readonly Word[]): string[] {
  return words.length >= 2 && words.length <= LINE_WORDS_MAX ? [joinWords(words)] : [];
}

/**
 * The words as a line. Too many lose a last "by …" or "with …" that can be left out; null where what is left would end on
 * a verb or on people of whom it says which ones.
 */
function trimmed(words: readonly Word[]): string[] {
  let rest = withoutLooseEnd(words);
  while (rest.length > LINE_WORDS_MAX) {
    const at = rest.findLastIndex(
      ({ text }, index) =>
        index >= 3 &&
        (DROPPABLE.test(text) || (lower(text) === "and" && isFiniteVerb(rest[index + 1]?.text ?? ""))),
    );
    if (at < 0) return [];
    const last = rest[at - 1]!.text;
    const isPlace = /^(?:in|at|near|across|within)$/iu.test(rest[at]!.text);
    const isOpen =
      /ing$/u.test(last) ||
      verbForm(last) !== undefined ||
      isParticiple(last) ||
      (isPeople([rest[at - 1]!]) && !isPlace) ||
      DROPPABLE.test(last);
    if (isOpen) return [];
    rest = withoutLooseEnd(rest.slice(0, at));
  }
  // "seagrass that washes up (on beaches)": a clause that has lost its end goes as a whole.
  const clauseAt =
    rest.length < words.length ? rest.findLastIndex(({ text }) => RELATIVES.has(lower(text))) : -1;
  if (clauseAt > rest.length - 4 && clauseAt > 0) rest = withoutLooseEnd(rest.slice(0, clauseAt));
  return rest.length >= 3 ? [joinWords(rest)] : [];
}

function isFiniteVerb(word: string): boolean {
  return /^(?:base|third)$/u.test(verbForm(word)?.form ?? "");
}

function withoutLooseEnd(words: readonly Word[]): Word[] {
  const end = words.findLastIndex(
    ({ text }) => !/^(?:and|or|but|then|also|both|even|just|only)$/iu.test(text),
  );
  return words.slice(0, end + 1);
}

function weigh(weight: number, texts: readonly string[]): Cut[] {
  return texts.map((text) => ({ text: capitalize(text), weight }));
}

function lower(text: string): string {
  return text.toLowerCase();
}
