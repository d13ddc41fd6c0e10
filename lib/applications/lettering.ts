import { type LineBox, type SetLines, setLines } from "@/lib/fonts/set-lines";
import { openTypesetter, type PlacedGlyph, type Typesetter } from "@/lib/fonts/typesetter";
import { boundingBox, transform } from "@/lib/geometry/outline";
import { toPathData } from "@/lib/geometry/path-data";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { FontChoice, Typography } from "@/lib/typography/typography.schema";
import { packageFonts } from "./package-fonts";
import type { SceneNode } from "./scene.schema";

export type Face = "heading" | "body" | "strong";
export type Align = "left" | "center" | "right";

/** A text in lines, ready to be put somewhere. */
export interface SetText {
  readonly lines: number;
  /** Of the widest line. */
  readonly width: number;
  /** From the top of the first line's capitals to the last baseline. */
  readonly height: number;
  /** From the last baseline to the lowest ink of its line, which is not part of the height. */
  readonly depth: number;
  /** Size of the type, as it was lowered to fit. */
  readonly size: number;
  /** The lines as outlines: `x` is the edge or the middle that they stand at, `top` the height of the first capitals. */
  at(x: number, top: number, fill: string, align: Align): SceneNode[];
}

/** The brand's own words in its own faces, as outlines: no picture of the brand needs a font. */
export interface Lettering {
  /** Whether the brand's faces have every character of a text. */
  holds(text: string): boolean;
  /** Size in px for both; `leading` in em. */
  set(face: Face, text: string, box: LineBox & { readonly leading?: number }): SetText;
}

/** Room between lines, in em, by face; scripts with marks above and below their letters need more. */
const LEADING: Record<Face, number> = { heading: 1.12, body: 1.5, strong: 1.4 };
const TALL_LEADING = 1.46;
const TALL =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{Script=Hebrew}]/u;

interface LetteringInput {
  readonly typography: Typography;
  /** With the TrueType files of the package. */
  readonly files: readonly GeneratedFile[];
  /** All that will be set. */
  readonly text: string;
  readonly direction: "ltr" | "rtl";
}

export async function openLettering(input: LetteringInput): Promise<Lettering> {
  const { typography, files, text, direction } = input;
  const fonts = packageFonts(typography, files);
  const { heading, body, scriptFallbacks } = typography;
  const open = (font: FontChoice, weight: number) =>
    openTypesetter(text, {
      fonts,
      families: [font, ...scriptFallbacks, body].map(({ family }) => family),
      weight,
      direction,
    });
  const faces: Record<Face, Typesetter> = {
    heading: await open(heading, strongest(heading)),
    body: await open(body, 400),
    strong: await open(body, strongest(body)),
  };
  const lines = new Map<string, PlacedGlyph[]>();
  const glyphsOf = (face: Face, line: string) => {
    const key = `${face}|${line}`;
    const known = lines.get(key) ?? faces[face].setLine(line);
    lines.set(key, known);
    return known;
  };
  const em = (face: Face, line: string) =>
    Math.max(0, ...glyphsOf(face, line).map(({ x, advance }) => x + advance));
  const families = [heading, body, ...scriptFallbacks].map(({ family }) => family);

  return {
    holds: (whole) => [...whole].every((one) => families.some((family) => fonts.covers(family, one))),
    set(face, given, { leading = TALL.test(given) ? TALL_LEADING : LEADING[face], ...room }) {
      const set = balance(given.replace(/\s+/gu, " ").trim(), (part) => em(face, part), room);
      const { size } = set;
      const cap = faces[face].capHeight * size;
      const step = leading * size;
      const widths = set.lines.map((line) => em(face, line) * size);
      return {
        lines: set.lines.length,
        width: Math.max(0, ...widths),
        height: cap + Math.max(0, set.lines.length - 1) * step,
        depth: depthOf(glyphsOf(face, set.lines.at(-1) ?? "")) * size,
        size,
        at: (x, top, fill, align) =>
          set.lines.map((line, index): SceneNode => {
            const spare = align === "left" ? 0 : align === "center" ? widths[index]! / 2 : widths[index]!;
            const baseline = top + cap + index * step;
            const outline = glyphsOf(face, line).flatMap((glyph) =>
              transform(glyph.outline, [
                size,
                0,
                0,
                size,
                x - spare + glyph.x * size,
                baseline + glyph.offsetY * size,
              ]),
            );
            return { kind: "shape", d: toPathData(outline), fill };
          }),
      };
    },
  };
}

/** In em below the baseline, 0 where nothing goes below it. */
function depthOf(glyphs: readonly PlacedGlyph[]): number {
  return Math.max(0, ...glyphs.map(({ outline, offsetY }) => (boundingBox(outline)?.maxY ?? 0) + offsetY));
}

/** Lines of like length: the narrowest box that takes the text in as many lines at the same size. */
function balance(text: string, measure: (part: string) => number, room: LineBox): SetLines {
  const widest = setLines(text, measure, room);
  if (widest.lines.length < 2) return widest;
  const whole = widest.lines.join("").replace(/\s/gu, "");
  let best = widest;
  for (let share = 0.94; share > 0.55; share -= 0.06) {
    const box = { ...room, width: room.width * share, size: widest.size, minSize: widest.size };
    const next = setLines(text, measure, box);
    const isCut = next.lines.join("").replace(/\s/gu, "") !== whole;
    if (isCut || next.lines.length > widest.lines.length) break;
    if (next.lines.some((line) => measure(line) * next.size > box.width)) break;
    best = next;
  }
  return best;
}

function strongest({ faces }: FontChoice): number {
  return Math.max(...faces.map(({ weight }) => weight));
}
