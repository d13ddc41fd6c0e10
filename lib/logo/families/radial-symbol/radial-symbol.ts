import { halo } from "@/lib/geometry/halo";
import {
  boundingBox,
  flatten,
  inkArea,
  mirror,
  type Outline,
  rotate,
  scale,
  signedArea,
  translate,
} from "@/lib/geometry/outline";
import { pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fill, fillTogether, symmetryOf } from "@/lib/geometry/placement";
import { circle } from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import type { MarkSymbol } from "@/lib/logo/symbols/symbol";
import {
  crossesDetail,
  isDistinct,
  isSound,
  isWholeBehind,
  parted,
  solid,
} from "@/lib/logo/symbols/symbol-devices";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** A thing of the trade that meets itself: upside down as on a playing card, front to front, or round a centre. */
export const radialSymbol: Family = {
  id: "radial-symbol",
  styles: { minimal: 0.25, classic: 0.3, modern: 0.25, bold: 0.3 },
  symmetry: "symmetric",
  lettersServed: 8,
  draw(input) {
    return input.symbols.slice(0, SYMBOLS).flatMap((symbol) => {
      const thing = fill(symbol.draw(input.random));
      const found: MarkSketch[] = [];
      for (const way of input.random.shuffle(WAYS)) {
        const drawn = way(input, symbol, thing);
        const isNew = drawn && !found.some(({ variant }) => variant === drawn.variant);
        if (isNew && isSound(drawn, radialSymbol.symmetry)) found.push(drawn);
        if (found.length === EACH) break;
      }
      return found;
    });
  },
};

const SYMBOLS = 5;
const EACH = 2;

type Way = (input: FamilyInput, symbol: MarkSymbol, thing: Outline) => MarkSketch | null;

/** The upper part and its half turn, as on a court card, on both sides of a gap that leans. */
const card: Way = ({ random }, symbol, thing) => {
  if (SLIT.has(symbol.id) || symmetryOf(thing) !== "symmetric") return null;
  const lean = random.pick([0, 0, -18, 18, -32, 32]);
  const gap = between(random, 6.5, 8.5);
  const raised = translate(thing, 0, -between(random, 0, 16));
  if (crossesDetail(raised, lean + 90, CLEAR)) return null;
  const [one] = parted(raised, lean + 90, gap);
  if (pieces(one).length !== 1 || cost(one) > COMMANDS / 2) return null;
  const drawn = idea(symbol, "card", `${symbol.name} as on a playing card`, [
    { outline: one, fill: "primary" },
    { outline: rotate(one, 180), fill: "accent" },
  ]);
  // A handle or a stalk turned round is a stick, no card.
  return inkArea(drawn.parts.flatMap(({ outline }) => outline)) >= CARD_INK ? drawn : null;
};

/** Half the breadth about a cut in which nothing may be opened, or crumbs are left. */
const CLEAR = 9;
/** Opened by a slit that runs out at the edge: a second cut across it leaves crumbs. */
const SLIT: ReadonlySet<string> = new Set(
  "leaf heart feather bean tooth drop barn umbrella mask guitar-pick bridge wheat tree bulb puzzle".split(
    " ",
  ),
);
const CARD_INK = 4300;

/** Two in profile, front to front or back to back, cut where they would meet. */
const facing: Way = ({ random }, symbol, thing) => {
  if (!PROFILES.has(symbol.id)) return null;
  const turned = random.next() < 0.5 ? thing : mirror(thing);
  const box = boundingBox(turned)!;
  const overlap = (box.maxX - box.minX) * between(random, 0.16, 0.44);
  const placed = translate(turned, overlap - box.maxX, 0);
  if (crossesDetail(placed, 0, CLEAR)) return null;
  const [left] = parted(placed, 0, between(random, 8, 10.5));
  if (pieces(left).length > 1 || cost(left) > COMMANDS / 2) return null;
  return idea(symbol, "pair", `two of ${symbol.name} that meet`, [
    { outline: left, fill: "primary" },
    { outline: mirror(left), fill: "accent" },
  ]);
};

/** What looks one way. */
const PROFILES: ReadonlySet<string> = new Set(
  "cat dog bear horse bird dove whale rabbit snail turtle fish wrench key chili feather sail flag sprout palm wave sofa hills moon cup shoe sock guitar-pick saw brush antler".split(
    " ",
  ),
);

/** One upright and one upside down, close enough to overlap: the nearer keeps its edge by a gap. */
const headToTail: Way = ({ random }, symbol, thing) => {
  const outer = solid(thing);
  if (outer.length > 1 || !isDistinct(outer) || cost(thing) > COMMANDS / 2) return null;
  const [x, y] = [between(random, 14, 28) * random.pick([-1, 1]), between(random, 4, 20)];
  const near = translate(thing, -x, -y);
  const far = rotate(translate(outer, -x, -y), 180);
  const shelter = translate(halo(outer, between(random, 7.5, 9.5)), -x, -y);
  const behind = subtract(far, shelter);
  if (!isWholeBehind(behind)) return null;
  return idea(symbol, "head-to-tail", `${symbol.name}, one up and one down`, [
    { outline: near, fill: "primary" },
    { outline: behind, fill: "accent" },
  ]);
};

/** Commands that a mark may hold; a copy of a symbol takes its segments and two more. */
const COMMANDS = 46;

function cost(outline: Outline): number {
  return outline.reduce((sum, contour) => sum + contour.length + 1, 0);
}

/**
 * n of it, foot to foot round a hub. A thing that is not its own mirror image comes six times: an odd number
 * has no symmetry that the gates know, and four hooks make a symbol nobody wants.
 */
const wreath: Way = ({ random }, symbol, thing) => {
  const plain = solid(thing);
  if (!PETALS.has(symbol.id) || plain.length > 1) return null;
  const lopsided = symmetryOf(plain) === "asymmetric";
  const counts = [8, 6, 5].filter((n) => (!lopsided || n === 6) && n * (cost(plain) - 1) <= COMMANDS);
  if (counts.length === 0) return null;
  const n = random.pick(counts);
  const box = boundingBox(plain)!;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  // Neighbours touch only within the hub's reach: what is broadest stays within its wedge.
  const wedge = Math.tan(Math.PI / n) * between(random, 0.78, 0.9);
  const long = between(random, 39, 45);
  const factor = Math.min(long / height, (2 * wedge * 33) / width);
  const upright = random.next() < 0.3 ? scale(plain, 1, -1) : plain;
  const sized = scale(translate(upright, -(box.minX + box.maxX) / 2, 0), factor);
  const placed = translate(sized, 0, -50 - boundingBox(sized)!.minY);
  const copies = Array.from({ length: n }, (_, index) => rotate(placed, (360 * index) / n));
  const foot = 50 - height * factor;
  const hub = foot + between(random, 5, 10);
  const whole = withoutChinks(unite(...copies, circle(0, 0, hub)));
  const open = hub > 14 && random.next() < 0.6;
  return idea(symbol, "wreath", `${symbol.name}, ${n} times round a centre`, [
    { outline: open ? subtract(whole, circle(0, 0, hub * 0.55)) : whole, fill: "primary" },
  ]);
};

/** What has a foot to stand on round a hub and a head worth repeating. */
const PETALS: ReadonlySet<string> = new Set(
  "leaf drop heart bean flame pear egg acorn tulip star balloon spark pin fish feather lotus wheat bulb".split(
    " ",
  ),
);

/** Chinks between neighbours near the hub are filled. */
function withoutChinks(outline: Outline): Outline {
  const areas = flatten(outline, 0.4).map(signedArea);
  return outline.filter((_, index) => areas[index]! > -CHINK);
}

/** Square units. */
const CHINK = 70;

const WAYS: readonly Way[] = [card, card, card, facing, facing, facing, headToTail, headToTail, wreath];

function idea(symbol: MarkSymbol, device: string, concept: string, drawn: readonly MarkPart[]): MarkSketch {
  const parts = fillTogether(drawn);
  return {
    variant: `${symbol.id}-${device}`,
    concept,
    motifs: [`symbol:${symbol.id}`, "together", "cycle"],
    roundness: 0.8,
    parts,
  };
}
