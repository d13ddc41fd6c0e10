import type { Idea } from "../idea";
import { isParticiple } from "../language/english-words";
import { POINTS_BACK } from "../language/main-sentence";
import { tokenize } from "../language/tokenize";
import { TRADE_LANGUAGES } from "../trade.schema";
import { isThirdPerson, verbForm } from "../words/english-verbs";
import { GRAMMARS, type Grammar } from "./grammar";
import { FIRM, weightOf } from "./line";
import { isSaidByUs, startsAnew } from "./parts";

/** A reason, a condition or a question first: the offer stands elsewhere. */
export const SUBORDINATE =
  /^(?:because|since|if|when|while|although|as|ever|what|why|how|who|where|not|weil|wenn|da|falls|warum|wie|parce|puisque|si|quand|pourquoi|comment|porque|cuando|por qué|cómo|se|quando|perché|siccome|come|como)\s/iu;
/** "After thirty years on a stall": when, and nothing that is done then. */
const TIME_FIRST = /^(?:after|before|during|nach|après|avant|tras|después|depois|dopo)\s[^,]*$/iu;
/** Begins how, when or with what: half a sentence without its thing. */
const LOOSE =
  /^(?:without|with|by|at|in|on|within|before|after|during|for|via|through|avec|sans|par|en|chez|mit|ohne|im|in|bei|am|aus|con|sin|com|sem|senza|dal|nel|da|per|para|pour|für)\s/iu;
/** "Recuperamos os que caíram": the tiles stand in another sentence. */
const THOSE_WHO = /\s(?:os|as|los|las|quelli|quelle|ceux|celles|those|the ones) (?:que|che|qui|who|that)\s/iu;
const AND = "(?:and|or|et|ou|und|oder|y|e|o|u|ed)";
const GOES_ON = new RegExp(`^\\s${AND}\\s+(\\S+)`, "iu");
const IS_JOINED = new RegExp(`\\s${AND}\\s`, "iu");
/** So many words before a mark are no thing of a list. */
const PHRASE_WORDS = 4;
/** A list that has more after this mark. */
const HAS_MORE = new RegExp(`^,[^,;:.]*(?:,|\\s${AND}\\s)`, "iu");
/** An article, or "Debt letters: ". */
const START =
  /^(?:(?:an?|the|une?|ein[e]?|un[ao]?|uma?)\s|(?:\p{L}+\s){1,3}\p{L}+:\s|\p{L}+(?:\s\p{L}+)?:\s)?$/iu;
const CLAUSE = /^\s(?:that|which|who|while|so|where|qui|que|dont|où|che|dove|quienes|donde|onde)\s/iu;

/**
 * Can a cut stand alone, as far as grammar can be sure? It begins where a sentence, or a firm part of one, begins, with
 * the thing or with whoever does it, and ends where the sentence may end: not within a list, not before a second half,
 * not between a verb and what it needs.
 */
export function standsAlone(line: string, { text, phrase, offers, language, isGrave }: Idea): boolean {
  const code = TRADE_LANGUAGES.find((own) => own === language);
  if (!code) return true;
  const grammar = GRAMMARS[code];
  const spaced = (said: string) => said.replace(/\s(?=[:;!?])/gu, "");
  const bare = spaced(line.replace(/\.$/u, ""));
  const found = [phrase, ...offers, text]
    .map(spaced)
    .map((whole) => ({
      whole,
      at: whole.toLowerCase().indexOf(bare.toLowerCase()),
    }))
    .find(({ at }) => at >= 0);
  const before = found ? found.whole.slice(0, found.at) : "";
  const isStart = found !== undefined && START.test(before);
  const [first, second] = tokenize(line).map((word) => word.text);
  // "I also train ringers": what else there is, before the thing itself.
  if (!isStart && /^(?:we|i) also\s/iu.test(line)) return false;
  if (!isStart && THOSE_WHO.test(line)) return false;
  if (TIME_FIRST.test(line) || SUBORDINATE.test(line) || POINTS_BACK.test(line)) return false;
  if (!isStart && (LOOSE.test(line) || !opensWell(first ?? "", second ?? "", grammar))) return false;
  if (!found) return !isGrave || !/[.,]\s/u.test(line) || areHalves(bare, [phrase, ...offers], grammar);
  const isOurs = isSaidByUs(tokenize(line), grammar);
  const isFirm = FIRM.test(`${line} `) || isOurs;
  const isPart =
    isStart || /[:.!?–]\s$/u.test(before) || (/,\s$/u.test(before) && isFirm && !/,/u.test(line));
  if (!isPart || (isGrave && !isStart)) return false;
  // What stands behind a colon is said to its end.
  const rest = found.whole.slice(found.at + bare.length);
  if (/[:–]\s$/u.test(before) && !isOurs && !/^\s*(?:[.!?]|$)/u.test(rest)) return false;
  if (/,\s$/u.test(before) && /^[,.]/u.test(rest)) return true;
  return endsWell(bare, rest, grammar);
}

/** "You bring the envelopes. We open them with you": both halves of one sentence, from its start. */
function areHalves(line: string, sentences: readonly string[], grammar: Grammar): boolean {
  const joined = line.replace(/\.\s/u, ", ").toLowerCase();
  const last = line.split(/\.\s/u).at(-1)!;
  return sentences.some((whole) => {
    const at = whole.toLowerCase().indexOf(joined);
    const rest = whole.slice(at + joined.length);
    return (
      at >= 0 && START.test(whole.slice(0, at)) && (rest.startsWith(",") || endsWell(last, rest, grammar))
    );
  });
}

/** Not with a verb that has no subject, nor with what was done to a thing that is not there. */
function opensWell(first: string, second: string, grammar: Grammar): boolean {
  if (grammar !== GRAMMARS.en) return !grammar.isState(first, second);
  return verbForm(first)?.form !== "third" && !(isParticiple(first) && grammar.isState(first, second));
}

function endsWell(line: string, rest: string, grammar: Grammar): boolean {
  if (/^\s*[.!]|^\s*$/u.test(rest)) return true;
  if (/^[^.!]*\?/u.test(rest)) return false;
  // "an app that shows | who is on duty", "a funeral home run | by two sisters".
  if (/^,?\s(?:wer|was|wo|wie|ob|dass|wann|warum)\s/iu.test(rest)) return false;
  if (grammar === GRAMMARS.en && isParticiple(line.split(" ").at(-1)!)) return false;
  // "Ich repariere Röhrenradios und baue | Bluetooth ein": a verb at the end waits for its thing.
  if (grammar === GRAMMARS.de && /\sund\s\p{Ll}+$/u.test(line)) return false;
  const isOurs = isSaidByUs(tokenize(line), grammar);
  const and = GOES_ON.exec(rest);
  if (and) {
    const next = and[1]!.replace(/[,;:]$/u, "");
    // "An accountant who does taxi drivers | and does it in the cab rank".
    const isClause = grammar === GRAMMARS.en && /\s(?:that|which|who)\s/iu.test(line);
    return !/,/u.test(line) && ((isOurs && grammar.isVerb(next)) || (isClause && isThirdPerson(next)));
  }
  const isList = /,(?!\s(?:der|die|das|den|who|qui|que|che)\s)|:/iu.test(line);
  const isWhole = IS_JOINED.test(line);
  // "I sell one thing only | : pea soup".
  if (/^\s?[:;–]/u.test(rest)) return !isList && !/\b(?:only|this|these|things?|following)$/iu.test(line);
  if (/^,/u.test(rest)) {
    const next = tokenize(rest.slice(1).split(/[,;:.]/u)[0] ?? "");
    const more = HAS_MORE.test(rest);
    // "…, un pacco al mese direttamente dal casaro": how it comes, not one more thing.
    const isTold = next.length >= 4 && grammar.article.test(next[0]!.text);
    const isNew = isTold || startsAnew(next, grammar) || /^,\s(?:also|now)\s/iu.test(rest);
    return isNew
      ? !isList || (isWhole && !/^(?:no|kein|sans|\d)/iu.test(next[0]?.text ?? ""))
      : !isList &&
          (weightOf(tokenize(line)) >= PHRASE_WORDS || isOurs) &&
          (!more || !isOurs || grammar.article.test(next[1]?.text ?? ""));
  }
  const next = /^\s(\S+)(?:\s(\S+))?/u.exec(rest);
  if (!next) return true;
  const last = line.split(" ").at(-1)!.toLowerCase();
  // "room by room", "door to door".
  if (next[2]?.toLowerCase().replace(/[,.]$/u, "") === last) return false;
  // An offer in few words needs what tells which: "bread | without gluten", "a courier | for live coral".
  if (grammar === GRAMMARS.en && isOurs && isParticiple(next[1]!) && tokenize(line).length >= 4) return true;
  const isShort = tokenize(line).length < 4;
  const tells = /^(?:without|sans|ohne|sin|sem|senza|from|of)$/iu.test(next[1]!);
  return CLAUSE.test(rest) ? !isShort : grammar.links.test(next[1]!) && !(isShort && tells);
}
