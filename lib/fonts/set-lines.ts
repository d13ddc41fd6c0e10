/** Width of a piece of text in em of its face. */
export type MeasureEm = (text: string) => number;

export interface LineBox {
  /** Width in points. */
  readonly width: number;
  /** Wanted size in points; lowered until the text fits. */
  readonly size: number;
  readonly minSize?: number | undefined;
  /** Most lines; at `minSize` what is left is cut with an ellipsis. */
  readonly maxLines?: number | undefined;
}

export interface SetLines {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Room that a renderer may need beyond the sum of the advances. */
const SLACK = 0.985;
const SHRINK = 0.94;

/**
 * Breaks a text into lines that fit a box: at spaces, between ideographs (never before closing or after opening
 * punctuation), at dictionary words in Thai, Lao, Khmer and Burmese, and inside a word only when even the smallest size leaves no other way.
 */
export function setLines(text: string, measure: MeasureEm, box: LineBox): SetLines {
  const pieces = splitPieces(text);
  const maxLines = box.maxLines ?? Number.POSITIVE_INFINITY;
  const minSize = Math.min(box.size, box.minSize ?? box.size * 0.5);
  for (let size = box.size; ; size = Math.max(minSize, size * SHRINK)) {
    const room = (box.width * SLACK) / size;
    const isLast = size <= minSize;
    const lines = fill(pieces, measure, room, isLast);
    if (lines && lines.length <= maxLines) return { lines, size: round(size) };
    if (isLast) return { lines: cut(lines ?? [], maxLines, measure, room), size: round(size) };
  }
}

/** Lines of pieces, or null when a piece is wider than the line and may not be broken. */
function fill(
  pieces: readonly string[],
  measure: MeasureEm,
  room: number,
  mayBreak: boolean,
): string[] | null {
  const lines: string[] = [];
  let line = "";
  // Widths of pieces add up: whole lines are never measured, because shaping is what takes time.
  let width = 0;
  for (const piece of pieces) {
    if (width + measure(piece.trimEnd()) <= room) {
      line += piece;
      width += measure(piece);
      continue;
    }
    if (line.trim()) lines.push(line.trim());
    line = piece.trimStart();
    width = measure(line);
    if (measure(line.trimEnd()) <= room) continue;
    if (!mayBreak) return null;
    let part = "";
    for (const { segment } of graphemes.segment(line)) {
      if (part && !SIGN.test(segment) && measure(part + segment) > room) {
        lines.push(part);
        part = "";
      }
      part += segment;
    }
    line = part;
    width = measure(part);
  }
  if (line.trim()) lines.push(line.trim());
  return lines;
}

function cut(lines: readonly string[], most: number, measure: MeasureEm, room: number): string[] {
  if (lines.length <= most) return [...lines];
  const kept = lines.slice(0, most);
  const letters = [...graphemes.segment(kept.at(-1) ?? "")].map(({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("")}…`) > room) letters.pop();
  return [...kept.slice(0, -1), `${letters.join("").trimEnd()}…`];
}

/** The smallest stretches that stay together, each with the space after it. */
function splitPieces(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/u).flatMap((word) => {
    if (SPACELESS.test(word)) return [...words.segment(word)].map(({ segment }) => segment);
    if (TIBETAN.test(word)) return word.split(/(?<=[\u0f0b\u0f0d])(?=.)/u);
    if (!IDEOGRAPH.test(word)) return word.split(/(?<=[-–—/])(?=.)/u);
    const pieces: string[] = [];
    for (const { segment } of graphemes.segment(word)) {
      const last = pieces.at(-1);
      const stays =
        last !== undefined &&
        (NO_START.test(segment) || NO_END.test(last) || !(IDEOGRAPH.test(segment) || IDEOGRAPH.test(last)));
      if (stays) pieces[pieces.length - 1] = last + segment;
      else pieces.push(segment);
    }
    return pieces;
  });
}

const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
/** Words of scripts without spaces come from the platform's dictionaries, whatever the language. */
const words = new Intl.Segmenter("und", { granularity: "word" });
const SPACELESS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Signs that are clusters of their own by UAX #29 and still never begin a line. */
const SIGN = /^[\u102b\u102c\u1038\u1062-\u1064\u1067-\u106d\u1083\u1087-\u108c\u108f\u109a-\u109c]/u;
const TIBETAN = /\p{Script=Tibetan}/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const NO_START =
  /^[、。，．・：；？！ー)\]」』】〉》〕’”…ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々\s!?,.;:%]/u;
const NO_END = /[(（「『【〈《〔‘“]$/u;

function round(size: number): number {
  return Math.round(size * 100) / 100;
}
