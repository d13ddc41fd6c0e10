import type { Idea } from "../idea";
import { HELPERS, isParticiple, isPeople } from "../language/english-words";
import { joinWords } from "../language/phrase";
import type { Word } from "../language/tokenize";
import { baseOfThirdPerson, isThirdPerson, verbForm } from "../words/english-verbs";
import { lower, RELATIVES, trimmed, upToClause } from "./english-constituents";
import { type Cut, weigh } from "./line";

/** Words that say how, or what is spared. */
const MANNER = /\b(?:without|before|within|instead|never|in (?:an?|one|two|three|ten|\d+)|by \p{L}+ing)\b/iu;

/** Between a relative pronoun and its verb; "only" and "never" change what is said, so they are none of these. */
const LIGHT_ADVERBS = new Set("also can just actually automatically simply quietly really".split(" "));

const MANY = /[^s’]s$|^(?:people|children|women|men)$/iu;

/** What a thing does for whoever holds it: said to the reader, it is an invitation ("Find a sitter in ten minutes"). */
const INVITING = new Set(
  "find learn track plan manage save share rent book swap buy compare split divide organise organize build create design discover explore keep turn write read grow get meet replace cut measure practise practice record store sort borrow lend see spot avoid stop check follow understand protect reuse repair restore pay trade sell send".split(
    " ",
  ),
);

/** What stands after "that", "which", "who", "to" or "where you can", as the business or the reader does it. */
export function told(words: readonly Word[], idea: Idea): Cut[] {
  return [...known(words), ...asked(words, idea), ...related(words, idea)];
}

/** What lets somebody know: what it tells, and not that it tells, is said to the reader. */
const TELLS = /^(?:tells?|says?|shows?|warns?|reminds?|alerts?|maps?)$/iu;
/** "An app that tells …", "AI that listens and says …". */
const FOLLOWS = /^(?:that|which|who|and)$/iu;
/** "Where boat owners log who …". */
const SEES = /^(?:log|see|check|learn)$/iu;
const ASKS = /^(?:which|who|whose|what|when|where|how|why|whether)$/iu;
/** "Tells allotment holders which …": so many words of those who are told. */
const TOLD_MAX = 6;
const CLAUSE_ENDS = /^(?:so|because|but|while|although)$/iu;

/** "An app that tells berth holders who has checked their lines, and …" → "Know who has checked your lines". */
function known(words: readonly Word[]): Cut[] {
  const at = words.findIndex(
    ({ text }, index) =>
      (TELLS.test(text) && FOLLOWS.test(words[index - 1]?.text ?? "")) ||
      (index > 2 && SEES.test(text) && ASKS.test(words[index + 1]?.text ?? "")),
  );
  const ask = words.findIndex(({ text }, index) => index > at && ASKS.test(text));
  const isNear = at >= 0 && ask > at && ask - at <= TOLD_MAX;
  if (!isNear || words.slice(at, ask).some(({ mark }) => mark !== "")) return [];
  const clause = words.slice(ask);
  const isAnd = (index: number) => /^(?:and|or)$/iu.test(clause[index]?.text ?? "");
  // "(Tells which berth is free) and lets sailors pay": what it does besides.
  const isDeed = (index: number) =>
    isThirdPerson(clause[index]?.text ?? "") && clause[index]?.mark === "" && index + 1 < clause.length;
  const end = clause.findIndex(
    ({ text }, index) =>
      index > 2 &&
      (CLAUSE_ENDS.test(text) ||
        (isAnd(index) && (ASKS.test(clause[index + 1]?.text ?? "") || isDeed(index + 1)))),
  );
  const own = end < 0 ? clause : clause.slice(0, end);
  // "Before he can see it": it is the reader who knows.
  const other = own.findIndex(({ text }) => /^(?:he|she|they|him|them)$/iu.test(text));
  const turn = own.findLastIndex(
    ({ text }, index) => index < other && /^(?:before|after|until|as|while)$/iu.test(text),
  );
  if (other >= 0 && turn < 0) return [];
  const mark = own.findIndex(
    (word, index) => word.mark !== "" && !own.slice(index).some((_, more) => isAnd(index + more)),
  );
  const limits = [mark + 1, turn, own.length].filter((limit) => limit > 0);
  const said = own
    .slice(0, Math.min(...limits))
    .map((word) => (/^their$/iu.test(word.text) ? { ...word, text: "your" } : word));
  // "Which ones nobody reviews": which things, was told before.
  const pointsBack = said.some(({ text }) => /^ones?$/iu.test(text));
  return said.length >= 4 && !pointsBack ? weigh(8.3, [`know ${joinWords(said)}`], true) : [];
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
    before === "to" &&
    !isParticiple(earlier) &&
    !/^(?:how|want|need|like|able|have|is|are|was|it)$/iu.test(earlier);
  // "Teaching robots to weld": who learns it is not the reader.
  const isTaught = words.slice(0, at).some(({ text }) => /^(?:teach|train)(?:ing|es|s)?$/iu.test(text));
  const isHelped = words.slice(0, at).some(({ text }) => HELPERS.has(verbForm(text)?.base ?? ""));
  const isFree =
    /^(?:can|you)$/u.test(before) && words.slice(0, at).some(({ text }) => lower(text) === "where");
  // "clubs where children build robots": whoever comes does it.
  const whereAt = words.slice(0, Math.max(at, 0)).findIndex(({ text }) => lower(text) === "where");
  const isThere = whereAt > 0 && at - whereAt <= 3 && isPeople(words.slice(whereAt, at));
  // "people who are leaving a violent partner | get their pets": the verb is another.
  const isOther =
    isHelped && !isPurpose && /^(?:an?|the|their|your|\p{L}+(?:ent|ous|ive|ful))$/iu.test(before);
  if (
    at < 1 ||
    isTaught ||
    isOther ||
    !(isPurpose || isHelped || isFree || isThere) ||
    /n[o’]t$|^(?:never|for)$/u.test(before)
  )
    return [];
  const clause = upToClause(words.slice(at)).map((word) =>
    /^(?:their|his or her)$/iu.test(word.text) ? { ...word, text: "your" } : word,
  );
  const mark = clause.findIndex((word) => word.mark !== "");
  const lines = trimmed(clause);
  // "Record lambing by voice with gloves on(, works with no signal, …)".
  return lines.length > 0 || mark < 0
    ? invited(lines, clause.length === words.length - at)
    : invited(trimmed(clause.slice(0, mark + 1)), true);
}

/** An invitation tells of this business only where it says how: "Find a sitter in ten minutes". */
function invited(lines: readonly string[], isWhole: boolean): Cut[] {
  return lines.flatMap((line) => weigh(MANNER.test(line) ? 8.4 : 6.2, [line], isWhole));
}

/** What the business, its founders or its thing does: said as "We …", to the reader, or as the thing's own doing. */
function related(words: readonly Word[], { action }: Idea): Cut[] {
  const at = words.findIndex(
    ({ text }, index) => index > 0 && index < words.length - 2 && RELATIVES.has(lower(text)),
  );
  const before = words.slice(0, at);
  // "to settle who pays": a question, and nobody of whom it tells.
  const isAsked = lower(words[at]?.text ?? "") === "who" && !isPeople(before.slice(-1));
  if (at < 0 || isAsked || /^(?:so|in|for|with|on|of|to|from|by|at)$/iu.test(before.at(-1)?.text ?? ""))
    return [];
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
  const form = verbForm(verb);
  if (!form && !/[^s]s$/u.test(verb) && !isMany) return [];
  if (form?.form === "participle" || form?.form === "gerund") return [];
  const isThird = form?.form === "third" || (!form && !isMany);
  const base = form?.base ?? (isThird ? baseOfThirdPerson(verb) : verb);
  const object = asBase(upToClause(rest.slice(1)), isThird);
  if (!object || (HELPERS.has(base) && action?.isDoneByUser)) return [];
  const clause = [{ text: base, mark: rest[0]?.mark ?? "" }, ...object];
  return ofOthers && INVITING.has(base) ? invited(trimmed(clause), rest.length === object.length + 1) : [];
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
