import { between, type Family, type FamilyInput, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, flatten, type Outline, rotate, scale, signedArea, translate } from "../outline";
import { pieces, subtract, unite } from "../path-boolean";
import { fill, fillTogether, symmetryOf } from "../placement";
import { circle } from "../shapes";
import type { MarkSymbol } from "../symbols/symbol";

/** A thing of the trade repeated round a centre: a wreath about a hub, or three in the round. */
export const radialSymbol: Family = {
  id: "radial-symbol",
  styles: { minimal: 0.3, classic: 0.4, modern: 0.3, bold: 0.25 },
  draw(input) {
    return input.symbols
      .slice(0, 4)
      .flatMap((symbol) => [...wreath(input, symbol), ...wreath(input, symbol)]);
  },
};

/** Commands that a mark may hold; a copy of a symbol takes its segments and two more. */
const COMMANDS = 46;

function cost(outline: Outline): number {
  return outline.reduce((sum, contour) => sum + contour.length + 1, 0);
}

/**
 * n of it, foot to foot round a hub. A thing that is not its own mirror image comes six or eight times: an odd number
 * has no symmetry that the gates know, and four hooks make a symbol nobody wants.
 */
function wreath({ random }: FamilyInput, symbol: MarkSymbol): MarkIdea[] {
  const thing = fill(symbol.draw(random));
  if (cost(thing) > 12 || pieces(thing).length > 1) return [];
  const lopsided = symmetryOf(thing) === "asymmetric";
  const counts = [8, 6, 5, 4, 3].filter(
    (n) => (!lopsided || n === 6 || n === 8) && n * (cost(thing) - 1) <= COMMANDS,
  );
  if (counts.length === 0) return [];
  const n = random.pick(counts.slice(0, 2));
  const box = boundingBox(thing)!;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  // Neighbours touch only within the hub's reach: the broadest place stays within its wedge.
  const wedge = Math.tan(Math.PI / n) * between(random, 0.78, 0.9);
  const long = n === 3 ? 47 : between(random, 39, 45);
  const factor = Math.min(long / height, (2 * wedge * 33) / width);
  const inward = random.next() < 0.3;
  const upright = inward ? scale(thing, 1, -1) : thing;
  const sized = scale(translate(upright, -(box.minX + box.maxX) / 2, 0), factor);
  const placed = translate(sized, 0, -50 - boundingBox(sized)!.minY);
  const copies = Array.from({ length: n }, (_, index) => rotate(placed, (360 * index) / n));
  const foot = 50 - height * factor;
  const hub = foot + between(random, 5, 10);
  const whole = withoutChinks(unite(...copies, circle(0, 0, hub)));
  const open = hub > 14 && random.next() < 0.6;
  return [
    idea(symbol, `wreath-${n}`, `${symbol.name}, ${n} times round a centre`, [
      { outline: open ? subtract(whole, circle(0, 0, hub * 0.55)) : whole, fill: "primary" },
    ]),
  ];
}

/** Chinks between neighbours near the hub are filled. */
function withoutChinks(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map(signedArea);
  return outline.filter((_, index) => areas[index]! > -CHINK);
}

/** Square units. */
const CHINK = 70;

function idea(symbol: MarkSymbol, variant: string, concept: string, parts: readonly MarkPart[]): MarkIdea {
  return {
    family: "radial-symbol",
    variant: `${symbol.id}-${variant}`,
    concept,
    motifs: [`symbol:${symbol.id}`, "together", "cycle"],
    roundness: 0.8,
    symmetry: "symmetric",
    parts: fillTogether(parts),
  };
}
