import { capitalize } from "@/lib/model/letter-case";
import { GERMAN_ASKED } from "../language/patterns";
import { joinWords } from "../language/phrase";
import type { TradeLanguage } from "../trade.schema";
import { WHOLE_MAX } from "./line";
import { endsOf } from "./piece-ends";
import type { RatedLine } from "./rate-lines";
import type { Piece, Reading } from "./reading";
import type { WordClass } from "./word-class";

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
  const isTold = isVerb(words[at + 1]?.text ?? "", classes[at + 1], reading.grammar.language);
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

const ASKED = new RegExp(`^${GERMAN_ASKED}$`, "iu");

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
