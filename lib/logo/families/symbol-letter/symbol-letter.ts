import { boundingBox, inkArea, type Outline, scale, translate } from "@/lib/geometry/outline";
import { subtract } from "@/lib/geometry/path-boolean";
import { fill, fitOptically, roomInside, silhouette } from "@/lib/geometry/placement";
import { bandLetter } from "@/lib/logo/letters/band-letter";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import type { MarkSymbol } from "@/lib/logo/symbols/symbol";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** A thing of the trade and the initial in one: either opened in the other. */
export const symbolLetter: Family = {
  id: "symbol-letter",
  styles: { bold: 0.4, modern: 0.35, classic: 0.3, minimal: 0.3 },
  symmetry: "symmetric",
  lettersServed: 14,
  draw(input) {
    const { letter, symbols } = input;
    if (!letter) return [];
    return symbols
      .slice(0, 4)
      .flatMap((symbol) => [...inSymbol(input, letter, symbol), ...inLetter(input, letter, symbol)]);
  },
};

/** A letter smaller than this in its symbol closes up at 16 px. */
const LEAST_ROOM = 36;

/** The letter opened in the thing where it is broadest. */
function inSymbol({ random }: FamilyInput, letter: Letter, symbol: MarkSymbol): MarkSketch[] {
  const body = fill(silhouette(symbol.draw(random)));
  const room = roomInside(body);
  if (room.side < LEAST_ROOM || isPlainField(body)) return [];
  const drawn =
    random.next() < 0.5 && letter.latin ? boldLetter(input(random), letter.latin) : letter.outline;
  const cut = translate(scale(drawn, (room.side * between(random, 0.84, 0.94)) / 100), room.x, room.y);
  const outline = subtract(body, cut);
  return [
    mark(letter, symbol, `in-${symbol.id}`, `${letter.character} opened in ${symbol.name}`, [
      { outline, fill: "primary" },
    ]),
  ];
}

/** A thing whose silhouette is a mere disc or square says nothing with a letter in it. */
function isPlainField(body: Outline): boolean {
  const box = boundingBox(body)!;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const share = inkArea(body) / (width * height);
  return share > 0.88 || (share > 0.75 && share < 0.82 && Math.abs(width - height) < 8);
}

function input(random: FamilyInput["random"]) {
  return {
    width: between(random, 22, 28),
    half: between(random, 38, 46),
    radius: random.pick([0, 14, 60]),
    pointed: random.next() < 0.5,
  };
}

function boldLetter(shape: ReturnType<typeof input>, latin: string): Outline {
  return bandLetter(latin, shape);
}

/** The thing opened in the letter's own counter, for letters broad enough without theirs. */
function inLetter({ random }: FamilyInput, letter: Letter, symbol: MarkSymbol): MarkSketch[] {
  const body = fill(silhouette(letter.outline));
  const room = roomInside(body);
  if (room.side < LEAST_ROOM + 4 || body.length === letter.outline.length) return [];
  const cut = translate(
    fitOptically(symbol.draw(random), room.side * between(random, 0.86, 0.98)),
    room.x,
    room.y,
  );
  return [
    mark(letter, symbol, `counter-${symbol.id}`, `${letter.character} with ${symbol.name} for its counter`, [
      { outline: subtract(body, cut), fill: "primary" },
    ]),
  ];
}

function mark(
  letter: Letter,
  symbol: MarkSymbol,
  variant: string,
  concept: string,
  parts: MarkPart[],
): MarkSketch {
  return {
    variant: `${letter.latin ?? "x"}-${variant}`,
    concept,
    motifs: [`symbol:${symbol.id}`, "letter"],
    roundness: 0.5,
    parts,
  };
}
