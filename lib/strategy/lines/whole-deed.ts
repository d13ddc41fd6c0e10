import { capitalize } from "@/lib/model/letter-case";
import { joinWords } from "../language/phrase";
import type { Word } from "../language/tokenize";
import type { TradeLanguage } from "../trade.schema";
import { WHOLE_MAX } from "./line";
import { endsOf } from "./piece-ends";
import type { RatedLine } from "./rate-lines";
import type { Piece, Reading } from "./reading";
import { isItem, type WordClass } from "./word-class";

/** Verbs that say too little without what follows on their object. */
interface Need {
  readonly verb: RegExp;
  readonly with: RegExp;
  /** Within the object, these say it as well: "matches cooks and farmers". */
  readonly or?: RegExp;
  /** Is a deed told by what follows, "teach smiths | to weld"? */
  readonly isDeed?: true;
}

/**
 * "Matches engineers | with owners of ships", "teach smiths | to weld". Owners kept none of nine lines that ended before the first
 * and three of 22 before the second.
 */
const NEEDS: Readonly<Record<TradeLanguage, readonly Need[]>> = {
  en: [
    {
      verb: /^(?:match(?:es|ing)?|connect(?:s|ing)?|pair(?:s|ing)|introduc(?:es?|ing)|links)$/iu,
      with: /^(?:with|to)$/iu,
      or: /^and$/iu,
    },
    { verb: /^(?:teach(?:es)?|trains?|helps?|allows?|enables?)$/iu, with: /^to$/iu, isDeed: true },
  ],
  de: [{ verb: /^(?:verbinde[tn]?|vernetz(?:t|en?))$/iu, with: /^mit$/iu, or: /^und$/iu }],
  fr: [
    {
      verb: /^(?:relie(?:nt)?|relions|connecte(?:nt)?|relation|contact)$/iu,
      with: /^(?:avec|à|aux?)$/iu,
      or: /^et$/iu,
    },
  ],
  es: [
    { verb: /^permiten?$/iu, with: /^\p{L}{2,}[aei]r(?:se|l[aoe]s?)?$/iu },
    { verb: /^(?:contacto|conecta(?:n|mos)?|unen?|unimos)$/iu, with: /^con$/iu, or: /^[ye]$/iu },
    { verb: /^(?:ayud(?:a|o|an|amos)|enseñ(?:a|o|an|amos))$/iu, with: /^a$/iu, isDeed: true },
  ],
  pt: [
    { verb: /^permitem?$/iu, with: /^\p{L}{2,}[aei]r(?:-se)?$/iu },
    {
      verb: /^(?:contac?to|conecta(?:m|mos)?|liga(?:m|mos)?)$/iu,
      with: /^(?:com|aos?|às?|a)$/iu,
      or: /^e$/iu,
    },
    { verb: /^(?:ajud(?:a|o|am|amos)|ensin(?:a|o|am|amos))$/iu, with: /^a$/iu, isDeed: true },
  ],
  it: [
    { verb: /^permett(?:e|ono)$/iu, with: /^di$/iu, isDeed: true },
    {
      verb: /^(?:contatto|collega(?:no)?|colleghiamo)$/iu,
      with: /^(?:con|a[il]?|alle|agli)$/iu,
      or: /^ed?$/iu,
    },
    { verb: /^(?:aiut(?:a|o|ano|iamo)|insegn(?:a|o|ano|iamo))$/iu, with: /^ad?$/iu, isDeed: true },
  ],
};
/** Words of those who are matched or taught. */
const OBJECT_WORDS = 14;
/** "With owners | of ships", "potatori disposti | a curarlo". */
const GOES_ON = new Set<WordClass>(["of", "to"]);
/** Another verb has objects of its own. */
const OTHERS = new Set<WordClass>(["base", "third", "relative", "we", "you", "they"]);

/**
 * The line with what its verb needs, "matches engineers | with owners of ships"; undefined where that finds no room. The line
 * itself where it needs nothing.
 */
export function wholeDeed(line: RatedLine, reading: Reading): RatedLine | undefined {
  const cut = line.pieces.map((piece) => neededAt(piece, reading));
  if (cut.every((at) => at === undefined)) return line;
  const [{ sentence, start }] = line.pieces;
  const [at] = cut;
  if (line.join !== "none" || at === undefined) return undefined;
  const { words, classes } = reading.sentences[sentence]!;
  const isTold = isVerb(words[at + 1]!.text, classes[at + 1], reading.grammar.language);
  const ends = ASKED.test(words[at]!.text)
    ? [...words.keys()].flatMap((index) =>
        words[index]!.mark !== "" || index === words.length - 1 ? index + 1 : [],
      )
    : endsOf(reading, sentence);
  const end = ends.find((other) => other > at + (isTold ? 2 : 1) && !GOES_ON.has(classes[other]!));
  const text = capitalize(joinWords(words.slice(start, end)));
  const hasRoom = end !== undefined && text.length <= WHOLE_MAX.length;
  return hasRoom ? { ...line, text, pieces: [{ sentence, start, end }] } : undefined;
}

/** What a German clause begins with that is asked or known. */
const ASKED = /^(?:welche[nmrs]?|ob|wieviel|wie viele?)$/iu;

/** Where, behind the piece, stands what its verb needs; undefined where it needs nothing or has it. */
function neededAt({ sentence, start, end }: Piece, { grammar, sentences }: Reading): number | undefined {
  const { words, classes } = sentences[sentence]!;
  // "Unser Labor bestimmt an einem Gramm Mörtel |, aus welchem Jahrhundert …": what is asked is what is done.
  const asked = [end, end + 1].find(
    (at) => words[end - 1]!.mark === "," && ASKED.test(words[at]?.text ?? ""),
  );
  if (asked !== undefined) return asked;
  for (const { verb, with: needed, or, isDeed } of NEEDS[grammar.language]) {
    const at = words.findIndex(({ text }, index) => index >= start && index < end && verb.test(text));
    if (at < 0) continue;
    const isIt = (index: number) =>
      needed.test(words[index]!.text) &&
      (!isDeed || isVerb(words[index + 1]?.text ?? "", classes[index + 1], grammar.language));
    const inside = [...words.keys()].slice(at + 1, end);
    if (inside.some((index) => isIt(index) || or?.test(words[index]!.text))) continue;
    const behind = [...words.keys()].slice(end, at + OBJECT_WORDS).find(isIt);
    if (behind === undefined) continue;
    const between = classes.slice(at + 1, behind);
    const isOther = isDeed && between.some((name) => OTHERS.has(name));
    if (!isOther && !words.slice(at, behind).some(({ mark }) => /[:;–]/u.test(mark))) return behind;
  }
  return undefined;
}

/** "(A) leer", "(to) weld", "(to) recognise": what may be an infinitive. */
function isVerb(text: string, name: WordClass | undefined, language: TradeLanguage): boolean {
  if (language === "en") return name === "base" || name === "word";
  return name === "base" || /^\p{L}{2,}(?:[aei]r|[aei]re)(?:l[aoe]s?|se|si)?$/iu.test(text);
}

/** "Localizo herdeiros e só cobro |, quando": what is limited stands behind. */
const ONLY = /^(?:only|nur|seulement|solo|sólo|só)$/iu;
/** "…, und wer abends abgibt |, läuft am Morgen wieder". */
const WHOEVER = /^(?:wer|was|quien|quem|chi)$/iu;
/** "In the six weeks | that follow", "dans les six semaines | qui suivent". */
const FOLLOWS = /^(?:follow(?:s|ing)?|suiven?t|siguen?|seguem?|seguono|folgen)$/iu;
/** "Covering lights |, flats and wigs": the first of what is counted up. */
const COUNTED_UP = /^(?:covering|including|featuring|comprising)$/iu;

const EVEN = /^(?:même|even|sogar|incluso|hasta|até|persino|perfino)$/iu;
const NUMBERS =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|seis|sete|oito|nove|dez|doze|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici)$/iu;
/** Behind a number that is whole: "one of ten | in three". */
const AFTER_NUMBER = new Set<WordClass>(["and", "link", "for", "of", "to", "relative", "when", "aside"]);
const TENS =
  /^(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cento|treinta|cuarenta|cincuenta|sesenta|ochenta|noventa|hundred|thousand)$/iu;
const BEFORE_THING = new Set<WordClass>(["for", "of", "link", "article"]);

/** "(Plattform,) auf der …", "(Leute,) die …". */
function beginsClause([before, word, next]: readonly Word[], relatives: RegExp): boolean {
  return (
    before?.mark === "," &&
    (relatives.test(word?.text ?? "") ||
      (/^\p{Ll}{2,5}$/u.test(word?.text ?? "") && relatives.test(next?.text ?? "")))
  );
}

/** Does the piece end after the first things of a list, "checks ropes |, belts and helmets of"? */
function isOfList({ sentence, end }: Piece, { sentences }: Reading): boolean {
  const { words, classes } = sentences[sentence]!;
  const and = classes.indexOf("and", end);
  return words[end - 1]!.mark === "," && and > end && isItem(classes.slice(end, and));
}

/** Does a piece of the line end before what it says is limited, answered or counted up? */
export function isCutShort({ pieces, join }: RatedLine, reading: Reading): boolean {
  const { grammar, sentences } = reading;
  // "Wir prüfen Kletterseile |, Gurte und Helme. Jedes Teil …", "(Alugamos barracas.) E montamos tudo".
  const [first, second] = pieces;
  const isLoose = join === "stop" && second !== undefined && isOfList(first, reading);
  const isGoneOn =
    second !== undefined && sentences[second.sentence]!.classes[second.start] === "and" && join === "stop";
  if (isLoose || isGoneOn) return true;
  return pieces.some(({ sentence, start, end }) => {
    const { words, classes } = sentences[sentence]!;
    if (end >= words.length) return false;
    const last = words[end - 1]!;
    const comma = words.slice(start, end - 1).findLastIndex(({ mark }) => mark !== "") + start + 1;
    const isLimit = ONLY.test(words[end - 2]?.text ?? "") && classes[end - 3] === "and" && last.mark === ",";
    const begins = classes[comma] === "and" ? comma + 1 : comma;
    const isCondition = begins > start && WHOEVER.test(words[begins]?.text ?? "") && last.mark === ",";
    const isCount = last.mark === "," && COUNTED_UP.test(words[comma]?.text ?? "");
    const follows = grammar.relatives.test(words[end]!.text) && FOLLOWS.test(words[end + 1]?.text ?? "");
    // "(An adviser sits with you,) writes to every creditor": without who does it.
    const isOfOthers =
      classes[start] === "third" &&
      (words[start - 1]?.mark === "," || classes[start - 1] === "and") &&
      classes.slice(1, start - 1).includes("third");
    // "For remote | fault-finding".
    const isHalf = last.mark === "" && classes[end] === "gerund" && BEFORE_THING.has(classes[end - 2]!);
    // "That supplies legally licensed |, large-print sheet music": what is supplied is not said.
    const verbAt = classes[end - 2] === "adverb" ? end - 3 : end - 2;
    const isBare = last.mark === "," && classes[end - 1] === "participle" && classes[verbAt] === "third";
    // "De quarenta | e oito horas".
    const isNumber = TENS.test(last.text) && (classes[end] === "and" || classes[end] === "number");
    // "Eine Plattform |, auf der …. Nur für den Diesel": which one it is.
    const isAny =
      join !== "none" &&
      last.mark === "," &&
      end - start <= 2 &&
      [end, end + 1].some((at) => grammar.relatives.test(words[at]?.text ?? ""));
    // "Wir wollen die Fähre von Hand |, an der Mulde, am Laufen halten": before the verb of its clause.
    const isVerbless =
      grammar.language === "de" &&
      words.slice(start, end).some(
        (_, at) =>
          (classes[start + at] === "wish" ||
            (at > 0 && beginsClause(words.slice(start + at - 1, end), grammar.relatives))) &&
          // "Deren Vater im Gefängnis sitzt, | zu den Besuchen": that clause is over.
          !words.slice(start + at, end).some(({ text, mark }) => mark !== "" && /^\p{Ll}/u.test(text)),
      ) &&
      /^\p{Lu}/u.test(last.text);
    // "Le chien, le chat |, même le perroquet".
    const isTopped = last.mark === "," && EVEN.test(words[end]!.text);
    // "De moins de dix | salariés".
    const isCounted = last.mark === "" && NUMBERS.test(last.text) && !AFTER_NUMBER.has(classes[end]!);
    return (
      isVerbless ||
      isTopped ||
      isCounted ||
      isAny ||
      isHalf ||
      isBare ||
      isNumber ||
      isLimit ||
      isCondition ||
      isCount ||
      follows ||
      isOfOthers
    );
  });
}
