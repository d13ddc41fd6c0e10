import { ONLY } from "../language/patterns";
import type { Word } from "../language/tokenize";
import type { Grammar } from "./grammar";
import type { RatedLine } from "./rate-lines";
import type { Piece, Reading } from "./reading";
import { isItem, type WordClass } from "./word-class";

/** A piece of a line that ends before its sentence does. */
interface Cut {
  readonly words: readonly Word[];
  readonly classes: readonly WordClass[];
  readonly start: number;
  readonly end: number;
  /** The word that it ends with. */
  readonly last: Word;
  /** Where its last part begins, behind its last mark. */
  readonly part: number;
  readonly join: RatedLine["join"];
  readonly grammar: Grammar;
}

/** Does a piece of the line end before what it cannot do without? */
export function isCutShort({ pieces, join }: RatedLine, { grammar, sentences }: Reading): boolean {
  const [first, second] = pieces;
  if (join === "stop" && second && (endsInList(first, sentences) || goesOn(second, sentences))) return true;
  return pieces.some(({ sentence, start, end }) => {
    const { words, classes } = sentences[sentence]!;
    if (end >= words.length) return false;
    const part = words.slice(start, end - 1).findLastIndex(({ mark }) => mark !== "") + start + 1;
    const cut = { words, classes, start, end, last: words[end - 1]!, part, join, grammar };
    return FAULTS.some((isFault) => isFault(cut));
  });
}

/** "Wir prüfen Kletterseile |, Gurte und Helme. Jedes Teil …": the first things of a list, and another sentence. */
function endsInList({ sentence, end }: Piece, sentences: Reading["sentences"]): boolean {
  const { words, classes } = sentences[sentence]!;
  const and = classes.indexOf("and", end);
  return words[end - 1]!.mark === "," && and > end && isItem(classes.slice(end, and));
}

/** "(Alugamos barracas.) E montamos tudo". */
function goesOn({ sentence, start }: Piece, sentences: Reading["sentences"]): boolean {
  return sentences[sentence]!.classes[start] === "and";
}

const LIMIT = new RegExp(`^${ONLY}$`, "iu");
const WHOEVER = /^(?:wer|was|quien|quem|chi)$/iu;
const FOLLOWS = /^(?:follow(?:s|ing)?|suiven?t|siguen?|seguem?|seguono|folgen)$/iu;
const COUNTED_UP = /^(?:covering|including|featuring|comprising)$/iu;
const EVEN = /^(?:même|even|sogar|incluso|hasta|até|persino|perfino)$/iu;
const NUMBERS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|seis|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici)$/iu;
const TENS =
  /^(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|treinta|cuarenta|cincuenta|sesenta|ochenta|hundred|thousand)$/iu;
const BEFORE_THING = new Set<WordClass>(["for", "of", "link", "article"]);
/** Behind a number that is whole: "one of ten | in three". */
const AFTER_NUMBER = new Set<WordClass>(["and", "link", "for", "of", "to", "relative", "when", "aside"]);
/** ", auf der Feuerwehren gebrauchte Schutzkleidung" is a clause of so many words; ", zu den Besuchen" is none. */
const CLAUSE_WORDS = 5;

const FAULTS: readonly ((cut: Cut) => boolean)[] = [
  // "Localizo herdeiros e só cobro |, quando": what is limited stands behind.
  ({ words, classes, end, last }) =>
    LIMIT.test(words[end - 2]?.text ?? "") && classes[end - 3] === "and" && last.mark === ",",
  // "…, und wer abends abgibt |, läuft am Morgen wieder".
  function endsInCondition({ words, classes, start, part, last }) {
    const begins = classes[part] === "and" ? part + 1 : part;
    return begins > start && WHOEVER.test(words[begins]?.text ?? "") && last.mark === ",";
  },
  // "Covering lights |, flats and wigs": the first of what is counted up.
  ({ words, part, last }) => last.mark === "," && COUNTED_UP.test(words[part]?.text ?? ""),
  // "In the six weeks | that follow", "dans les six semaines | qui suivent".
  ({ words, end, grammar }) =>
    grammar.relatives.test(words[end]!.text) && FOLLOWS.test(words[end + 1]?.text ?? ""),
  // "(An adviser sits with you,) writes to every creditor": without who does it.
  ({ words, classes, start }) =>
    classes[start] === "third" &&
    (words[start - 1]?.mark === "," || classes[start - 1] === "and") &&
    classes.slice(1, start - 1).includes("third"),
  // "For remote | fault-finding".
  ({ classes, end, last }) =>
    last.mark === "" && classes[end] === "gerund" && BEFORE_THING.has(classes[end - 2]!),
  // "That supplies legally licensed |, large-print sheet music": what is supplied is not said.
  function endsInQuality({ classes, end, last }) {
    const verb = classes[end - 2] === "adverb" ? end - 3 : end - 2;
    return last.mark === "," && classes[end - 1] === "participle" && classes[verb] === "third";
  },
  // "De quarenta | e oito horas".
  ({ classes, end, last }) => TENS.test(last.text) && (classes[end] === "and" || classes[end] === "number"),
  // "De moins de dix | salariés".
  ({ classes, end, last }) => last.mark === "" && NUMBERS.test(last.text) && !AFTER_NUMBER.has(classes[end]!),
  // "Le chien, le chat |, même le perroquet".
  ({ words, end, last }) => last.mark === "," && EVEN.test(words[end]!.text),
  // "Eine Plattform |, auf der …. Nur für den Diesel": which one it is.
  ({ words, start, end, last, join, grammar }) =>
    join !== "none" &&
    last.mark === "," &&
    end - start <= 2 &&
    [end, end + 1].some((at) => grammar.relatives.test(words[at]?.text ?? "")),
  // "Wir wollen die Fähre von Hand | am Laufen halten": before the verb of its clause.
  ({ words, start, end, last, grammar, classes }) =>
    grammar.language === "de" &&
    /^\p{Lu}/u.test(last.text) &&
    words.slice(start, end).some(
      (_, at) =>
        (classes[start + at] === "wish" ||
          (end - start - at >= CLAUSE_WORDS && beginsClause(words, start + at, grammar))) &&
        // "Deren Vater im Gefängnis sitzt, | zu den Besuchen": that clause is over.
        !words.slice(start + at, end).some(({ text, mark }) => mark !== "" && /^\p{Ll}/u.test(text)),
    ),
];

/** "(Plattform,) auf der …", "(Leute,) die …". */
function beginsClause(words: readonly Word[], at: number, { relatives }: Grammar): boolean {
  const [before, word, next] = [words[at - 1], words[at]!.text, words[at + 1]?.text ?? ""];
  return (
    before?.mark === "," && (relatives.test(word) || (/^\p{Ll}{2,5}$/u.test(word) && relatives.test(next)))
  );
}
