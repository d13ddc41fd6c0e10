import { type Container, drawContainers } from "../containers";
import { between, type Family, type FamilyInput, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, mirror, type Outline, rotate, translate } from "../outline";
import { intersect, pieces, subtract } from "../path-boolean";
import { fill, fillTogether, fitOptically, symmetryOf } from "../placement";
import { rasterize } from "../raster";
import { polygon, rectangle } from "../shapes";
import type { MarkSymbol } from "../symbols/symbol";

/** A thing of the trade in two natures: light on dark in one field and dark on light in the next, or doubled face to face. */
export const halvedSymbol: Family = {
  id: "halved-symbol",
  styles: { modern: 0.3, minimal: 0.2, bold: 0.3, classic: 0.2 },
  draw(input) {
    const { random } = input;
    const forms = drawContainers(random, 15).filter(({ name }) => BROAD.has(name));
    return input.symbols.slice(0, 4).flatMap((symbol, index) => {
      const form = (step: number) => forms[(index + step) % forms.length]!;
      return [
        ...counterchanged(input, symbol, form(0), "slanted"),
        ...counterchanged(input, symbol, form(1), random.pick(["halved", "halved", "quartered"])),
        ...doubled(input, symbol),
      ];
    });
  },
};

/** Solids that are still told when only a part of them is left. */
const BROAD: ReadonlySet<string> = new Set([
  "disc",
  "soft square",
  "square",
  "leaf",
  "petal",
  "arch",
  "octagon",
  "half-round",
  "pebble",
]);

const FAR = 160;
/** Off the axes by a hair: many drawings have corners on them. */
const HAIR = 0.09;
type Division = "quartered" | "halved" | "slanted";
const NAMES: Readonly<Record<Division, string>> = {
  quartered: "in four fields",
  halved: "by day and by night",
  slanted: "across a diagonal",
};

function fieldsOf(division: Division, shift: number): Outline[] {
  if (division === "halved") return [rectangle(HAIR + shift, -FAR, FAR, FAR)];
  if (division === "slanted") return [polygon([shift - FAR, -FAR], [FAR, -FAR], [FAR, FAR - shift])];
  return [rectangle(-FAR, -FAR, HAIR, HAIR / 2), rectangle(HAIR, HAIR / 2, FAR, FAR)];
}

/** A drawing of more segments would exceed what a mark may hold once it is cut. */
const SEGMENTS_MAX = 34;

/** In its fields the solid stands and the thing is open; in the others the thing stands alone. */
function counterchanged(
  { random }: FamilyInput,
  symbol: MarkSymbol,
  form: Container,
  division: Division,
): MarkIdea[] {
  const drawn = symbol.draw(random);
  if (drawn.flat().length > SEGMENTS_MAX) return [];
  const size = form.room * between(random, 1.16, 1.32);
  const thing = translate(fitOptically(drawn, size), 0, form.drop);
  const turn = random.pick(division === "slanted" ? [0, 90, 180, -90] : [0, 180, 90]);
  const shift = division === "quartered" ? 0 : balance(form.outline, thing, division, turn);
  if (shift === null) return [];
  const fields = fieldsOf(division, shift).map((field) => rotate(field, turn));
  const parts: MarkPart[] = fields.map((field) => ({
    outline: subtract(intersect(form.outline, field), thing),
    fill: "primary",
  }));
  parts.push({ outline: subtract(thing, ...fields), fill: "accent" });
  return [
    idea(symbol, `${division}-${form.name}`, `${symbol.name} ${NAMES[division]}`, parts, form.roundness),
  ];
}

const GRID = 32;
/** Units of 100 that the weight may lie off the middle. */
const OFF_CENTRE_MAX = 5.2;

/** How far the border of light and dark is moved so that both weigh the same about the middle; null if nothing helps. */
function balance(form: Outline, thing: Outline, division: Division, turn: number): number | null {
  const [solid, drawn] = [rasterize(form, GRID, 55).ink, rasterize(thing, GRID, 55).ink];
  const angle = (-turn * Math.PI) / 180;
  let best: { shift: number; off: number } | null = null;
  for (const shift of [0, 6, 12, 18, 24, 30]) {
    let [sumX, sumY, count] = [0, 0, 0];
    let [minX, minY, maxX, maxY] = [GRID, GRID, 0, 0];
    for (let index = 0; index < solid.length; index++) {
      const [column, row] = [index % GRID, Math.floor(index / GRID)];
      const [x, y] = [((column + 0.5) / GRID) * 110 - 55, ((row + 0.5) / GRID) * 110 - 55];
      const [u, v] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
      const dark = division === "halved" ? u > shift : u - v > shift;
      const ink = dark ? solid[index]! & (1 - drawn[index]!) : drawn[index]!;
      if (!ink) continue;
      [sumX, sumY, count] = [sumX + x, sumY + y, count + 1];
      [minX, maxX] = [Math.min(minX, column), Math.max(maxX, column)];
      [minY, maxY] = [Math.min(minY, row), Math.max(maxY, row)];
    }
    if (count === 0) continue;
    const middle = (low: number, high: number) => ((low + high + 1) / 2 / GRID) * 110 - 55;
    const off = Math.hypot(sumX / count - middle(minX, maxX), sumY / count - middle(minY, maxY));
    if (off <= OFF_CENTRE_MAX && (!best || off < best.off)) best = { shift, off };
  }
  return best?.shift ?? null;
}

/** Two of a thing that looks one way: face to face. */
function doubled({ random }: FamilyInput, symbol: MarkSymbol): MarkIdea[] {
  const thing = fill(symbol.draw(random));
  if (symmetryOf(thing) === "symmetric" || pieces(thing).length > 1) return [];
  const box = boundingBox(thing)!;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  if (width > height * 0.95) return [];
  const gap = between(random, 6, 8);
  const left = translate(thing, -gap / 2 - box.maxX, 0);
  const outward = random.next() < 0.4;
  const one = outward ? translate(mirror(left), -width - gap, 0) : left;
  return [
    idea(symbol, outward ? "back-to-back" : "face-to-face", `two of ${symbol.name}`, [
      { outline: one, fill: "primary" },
      { outline: mirror(one), fill: "accent" },
    ]),
  ];
}

function idea(
  symbol: MarkSymbol,
  variant: string,
  concept: string,
  parts: readonly MarkPart[],
  roundness = 0.5,
): MarkIdea {
  return {
    family: "halved-symbol",
    variant: `${symbol.id}-${variant}`,
    concept,
    motifs: [`symbol:${symbol.id}`],
    roundness,
    symmetry: symmetryOf(parts.flatMap(({ outline }) => outline)),
    parts: fillTogether(parts),
  };
}
