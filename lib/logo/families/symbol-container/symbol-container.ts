import { boundingBox, inkArea, type Outline, scale, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract, unite } from "@/lib/geometry/path-boolean";
import { fill, fillTogether, fitOptically, symmetryOf } from "@/lib/geometry/placement";
import { circle } from "@/lib/geometry/shapes";
import { type Container, drawContainers } from "@/lib/logo/fields/containers";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import type { MarkSymbol } from "@/lib/logo/symbols/symbol";
import { below, isDistinct, isSound, parted, solid, standing } from "@/lib/logo/symbols/symbol-devices";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** A thing of the trade and a field that act on each other: one crops, splits, carries or answers the other. */
export const symbolContainer: Family = {
  id: "symbol-container",
  styles: { minimal: 0.4, modern: 0.4, bold: 0.4, classic: 0.45 },
  symmetry: "symmetric",
  largestShare: 0.04,
  lettersServed: 26,
  draw(input) {
    const chosen = input.symbols.slice(0, SYMBOLS);
    const forms = drawContainers(input.random, FORMS);
    const ways = input.random.shuffle(WAYS);
    const things = chosen.map((symbol) => fill(symbol.draw(input.random)));
    const found: MarkSketch[] = [];
    for (let turn = 0; turn < TRIES && found.length < IDEAS; turn++) {
      const symbol = chosen[turn % chosen.length]!;
      const form = forms[turn % forms.length]!;
      const thing = things[turn % things.length]!;
      const idea = ways[turn % ways.length]!(input, symbol, thing, form);
      if (idea && isSound(idea, symbolContainer.symmetry)) found.push(idea);
    }
    return found;
  },
};

const SYMBOLS = 4;
const FORMS = 7;
const TRIES = 30;
const IDEAS = 6;

type Way = (input: FamilyInput, symbol: MarkSymbol, thing: Outline, form: Container) => MarkSketch | null;

/** Too large for its field: it leaves by one side, by a corner or by the foot, and four fifths of it show. */
const bleeds: Way = ({ random }, symbol, thing, form) => {
  const size = between(random, 92, 112);
  const away = between(random, 8, 15);
  const [x, y] = random.pick([
    [0, 1],
    [0, 1],
    [0.8, 0.8],
    [-0.8, 0.8],
  ] as const);
  const large = translate(fitOptically(thing, size), x * away, y * away);
  const shown = subtract(form.outline, large);
  if (pieces(shown).length > 3 || inkArea(shown) < FIELD_INK) return null;
  return mark(symbol, form, "bleeds", `${symbol.name} larger than its ${form.name}`, [
    { outline: shown, fill: "primary" },
  ]);
};

/** Less than this is left of a field that the thing has broken up. */
const FIELD_INK = 4600;

/** Opened in one half of the field, solid in the other, where the field is absent: each half is the other's inverse. */
const answered: Way = ({ random }, symbol, thing, form) => {
  const outer = solid(thing);
  if (symmetryOf(outer) !== "symmetric" || !isDistinct(outer)) return null;
  const degrees = random.pick([0, 0, 180, 90]);
  const sized = fitOptically(outer, form.room * between(random, 1.14, 1.3));
  const [field] = parted(form.outline, degrees, 0);
  const [, shown] = parted(sized, degrees, 0);
  const [taken] = parted(sized, degrees, -0.02);
  return mark(symbol, form, "answered", `${symbol.name}, half in a ${form.name} and half out of it`, [
    { outline: subtract(field, taken), fill: "primary" },
    { outline: shown, fill: "accent" },
  ]);
};

/** It grows out of the frame that surrounds it: thing and frame are one piece. */
const rooted: Way = ({ random }, symbol, thing, form) => {
  if (!form.bleeds || pieces(thing).length > 2) return null;
  const width = between(random, 8.5, 12);
  const share = 1 - width / 50;
  const room = scale(form.outline, share);
  const box = boundingBox(room)!;
  const ground = box.maxY - between(random, 0, 8);
  const sized = fill(thing, 100 * share * between(random, 0.68, 0.78));
  const frame = subtract(form.outline, subtract(room, below(ground)));
  const placed = standing(sized, ground + 3);
  return mark(symbol, form, "rooted", `${symbol.name} grown from the foot of a ${form.name}`, [
    { outline: unite(frame, placed), fill: "primary" },
  ]);
};

/** Opened in the field, and once more, small and solid, within itself. */
const bears: Way = ({ random }, symbol, thing, form) => {
  const outer = solid(thing);
  if (outer.length > 1 || outer[0]!.length > 12 || !isDistinct(outer)) return null;
  const size = form.room * between(random, 1.2, 1.3);
  const large = translate(fitOptically(outer, size), 0, form.drop);
  const box = boundingBox(large)!;
  const small = fitOptically(outer, size * between(random, 0.42, 0.52));
  const held = translate(small, 0, form.drop + (box.maxY - box.minY) * between(random, 0, 0.08));
  if (subtract(held, large).length > 0) return null;
  return mark(symbol, form, "bears", `${symbol.name} that bears another in a ${form.name}`, [
    { outline: subtract(form.outline, large), fill: "primary" },
    { outline: held, fill: "accent" },
  ]);
};

/** Opened in the upper part; the lower part is ground, parted by a gap, behind which the thing is half sunk. */
const sinks: Way = ({ random }, symbol, thing, form) => {
  if (symmetryOf(thing) !== "symmetric") return null;
  const gap = between(random, 6, 7.5);
  const level = between(random, 12, 22);
  const large = standing(fitOptically(thing, between(random, 64, 78)), level + between(random, 6, 18));
  const sky = subtract(form.outline, below(level));
  return mark(symbol, form, "sinks", `${symbol.name} behind a horizon in a ${form.name}`, [
    { outline: subtract(sky, large), fill: "primary" },
    { outline: intersect(form.outline, below(level + gap)), fill: "accent" },
  ]);
};

/** It stands before its field, whose edge it breaks, kept apart by a gap that follows it. */
const stands: Way = ({ random }, symbol, thing, form) => {
  const disc = random.next() < 0.5 ? circle(0, 0, 50) : form.outline;
  const sized = fitOptically(thing, between(random, 74, 86));
  const box = boundingBox(sized)!;
  const placed = translate(sized, 0, 51 - box.maxY);
  const shown = subtract(disc, placed);
  if (inkArea(shown) < FIELD_INK) return null;
  return mark(symbol, form, "stands", `${symbol.name} at the foot of its field`, [
    { outline: shown, fill: "primary" },
  ]);
};

const WAYS: readonly Way[] = [
  answered,
  answered,
  answered,
  rooted,
  rooted,
  sinks,
  sinks,
  bears,
  bleeds,
  stands,
];

function mark(
  symbol: MarkSymbol,
  form: Container,
  how: string,
  concept: string,
  drawn: readonly MarkPart[],
): MarkSketch {
  const parts = fillTogether(drawn);
  return {
    variant: `${symbol.id} ${form.name} ${how}`,
    concept,
    motifs: [`symbol:${symbol.id}`],
    roundness: form.roundness,
    parts,
  };
}
