import { tokenize, type Word } from "../language/tokenize";
import { verbForm } from "../words/english-verbs";
import type { Grammar } from "./grammar";
import { type Cut, weigh } from "./line";
import { FOR, fits, INFINITIVE, isOfPeople, partsOf, startsAnew, textOf } from "./parts";

/** Above the offer without whom it is for; below a sentence that goes as a whole. */
const WEIGHT = 7.85;
/** Begins a clause: what stands before it says whom it is for. */
const CLAUSE =
  /^(?:who|whose|that|which|where|so|because|when|while|whenever|nobody|you|they|we|i|qui|dont|que|où|quienes|cuyos?|donde|onde|che|cui|dove|weil|damit|\()$/iu;

/** "(Who have come out of prison) and don't know how": a second clause. */
const HELPS = /^(?:do|don’t|are|aren’t|have|haven’t|can|can’t|cannot|want|never)$/iu;

/**
 * The offer with those it is for, up to the clause that tells more of them: "Meal plans and phone coaching for people in
 * chemotherapy" (who can't taste). Of a sentence that is short enough as a whole nothing is cut.
 */
export function forWhom(sentence: string, grammar: Grammar): Cut[] {
  const [head = [], next = []] = partsOf(tokenize(sentence), grammar);
  const at = head.findIndex(({ text }, index) => index > 1 && FOR.test(text));
  const first = head[at + 1]?.text ?? "";
  const isPurpose =
    grammar.language === "en"
      ? verbForm(first)?.form === "gerund"
      : INFINITIVE.test(first) && !/s$/u.test(first);
  if (at < 0 || isPurpose || head.slice(0, at).some(({ mark }) => mark !== "")) return [];
  const behind = head.slice(at + 1);
  const clause = behind.findIndex(({ text }) => CLAUSE.test(text));
  const bare = clause < 0 ? behind : behind.slice(0, clause);
  // "For people" alone is anybody: the clause says which ones.
  const isAnybody = clause === 1 && isOfPeople(bare);
  const end = behind.findIndex(
    ({ mark }, index) =>
      index > clause + 1 &&
      (mark !== "" ||
        (grammar.and.test(behind[index + 1]?.text ?? "") && HELPS.test(behind[index + 2]?.text ?? ""))),
  );
  const whom = isAnybody && end > 0 ? behind.slice(0, end + 1) : bare;
  // "For donkeys | , alpacas and pigs at home".
  if (clause < 0 && next.some(({ text }) => grammar.and.test(text)) && !startsAnew(next, grammar)) return [];
  if (whom.length === 0 || (isAnybody && whom === bare)) return [];
  const line: readonly Word[] = [...head.slice(0, at + 1), ...whom];
  return fits(line) ? weigh(WEIGHT, [textOf(line).replace(/^an?\s/iu, "")], true) : [];
}
