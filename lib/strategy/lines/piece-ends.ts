import { fold } from "../language/fold";
import type { Word } from "../language/tokenize";
import type { Reading } from "./reading";
import { isItem, type WordClass } from "./word-class";

/** A line may end before these, and not on those. */
const ENDS_BEFORE = new Set<WordClass>(
  "and for link to relative aside when gerund participle we they firm of".split(" ") as WordClass[],
);
const NO_END = new Set<WordClass>(
  "article of for and relative auxiliary my we when wish".split(" ") as WordClass[],
);
/** Prepositions that may end a clause: "music they have already paid | for". */
const STRANDED = new Set<WordClass>(["for", "of", "to", "link"]);

/** Where pieces of the sentence may end: up to before which of its words. */
export function endsOf({ grammar, sentences }: Reading, sentence: number): number[] {
  const { words, classes } = sentences[sentence]!;
  return words.flatMap(({ mark }, at) => {
    const isLast = at + 1 === words.length - 1 || (words[at + 1]?.mark ?? "") !== "";
    // "Where ex-managers learn to tune | and repair pianos": of what the next deed says, too.
    const sharesObject =
      mark === "" && classes[at] === "base" && classes[at + 1] === "and" && classes[at + 2] === "base";
    const isStranded = mark === "" && isLast && STRANDED.has(classes[at + 1]!);
    // "An Leute | , die Kraniche beobachten": which ones.
    const saysWhich =
      grammar.language === "de" &&
      mark === "," &&
      (grammar.relatives.test(words[at + 1]?.text ?? "") || isGermanClause(words.slice(at + 1)));
    // "For someone | who worked | on the move".
    const isCut =
      mark === "" &&
      ((classes[at + 1] === "relative" && ANYBODY.test(words[at]!.text)) ||
        (classes[at - 1] === "relative" && at + 1 < words.length));
    // "A swept, | empty room": one thing, of which two things are said.
    const isHalfSaid =
      mark === "," &&
      classes[at - 1] === "article" &&
      classes[at] === "word" &&
      classes[at + 1] === "word" &&
      at + 3 === words.length;
    // "Tests from one hand: ladders |, shelves, gates": the first of several.
    const colon = words.slice(0, at).findLastIndex(({ mark }) => mark !== "");
    const isFirstOfList =
      mark === "," && colon >= 0 && words[colon]!.mark === ":" && isItem(classes.slice(colon + 1, at + 1));
    // "Which key |, which alarm code, which cat": said of each.
    const next = words[at + 1]?.text.toLowerCase() ?? "";
    const isOfEach =
      mark === "," &&
      EACH_OF.test(next) &&
      words.slice(0, at + 1).some(({ text }) => text.toLowerCase() === next);
    // "From door | to door", "va de cooperativa | en cooperativa".
    const isTwice = mark === "" && fold(words[at]!.text) === fold(words[at + 2]?.text ?? "");
    if (
      sharesObject ||
      isStranded ||
      saysWhich ||
      isCut ||
      isHalfSaid ||
      isFirstOfList ||
      isOfEach ||
      isTwice
    )
      return [];
    const mayEnd = at === words.length - 1 || mark !== "" || ENDS_BEFORE.has(classes[at + 1]!);
    // A sentence ends where its writer ended it: "whatever you grew too much | of.". And a German clause with its verb.
    const isOver =
      at === words.length - 1 ||
      (mark !== "" &&
        // "Which lifts are broken right now |, before they leave".
        (/^now$/iu.test(words[at]!.text) || (grammar.language === "de" && VERBS_LAST.has(classes[at]!))));
    return mayEnd && (isOver || !NO_END.has(classes[at]!)) ? [at + 1] : [];
  });
}

/** ", an der die Urne versenkt wurde": a clause that begins with its preposition, and ends with its verb. */
function isGermanClause([preposition, relative, ...rest]: readonly Word[]): boolean {
  const last = rest.find(({ mark }) => mark !== "") ?? rest.at(-1);
  return (
    /^(?:an|auf|aus|bei|für|hinter|in|mit|nach|neben|über|unter|von|vor|zu)$/u.test(
      preposition?.text ?? "",
    ) &&
    /^(?:de[nmr]|denen|d[ia]e?s?)$/u.test(relative?.text ?? "") &&
    /^\p{Ll}+(?:t|en|e|n)$/u.test(last?.text ?? "")
  );
}

/** What is asked of each of several things: "which key, which alarm code". */
const EACH_OF = /^(?:which|what|how|where|when|welche[rsn]?|quel(?:le)?s?|qué|cuál|qual|quali|quais)$/u;

/** Only a clause says who they are. */
const ANYBODY =
  /^(?:someone|somebody|anyone|anybody|everyone|everybody|those|people|ones|ceux|celles|quienes|quem|coloro|leute|menschen|personas|pessoas|persone|gente)$/iu;

/** What a German clause ends with: "die Kraniche beobachten wollen". */
const VERBS_LAST = new Set<WordClass>(["auxiliary", "wish"]);
