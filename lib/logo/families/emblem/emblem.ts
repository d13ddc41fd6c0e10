import { halo } from "@/lib/geometry/halo";
import { boundingBox, type Outline, translate } from "@/lib/geometry/outline";
import { intersect, pieces, subtract } from "@/lib/geometry/path-boolean";
import { fill, fillTogether, symmetryOf } from "@/lib/geometry/placement";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import type { MarkSymbol } from "@/lib/logo/symbols/symbol";
import {
  crossesDetail,
  echo,
  isSound,
  isWholeBehind,
  jaggedness,
  openings,
  parted,
  rightOf,
  solid,
} from "@/lib/logo/symbols/symbol-devices";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** A thing of the trade as a bold drawing of its own, with one device that makes it this brand's. */
export const emblem: Family = {
  id: "emblem",
  styles: { minimal: 0.4, bold: 0.45, classic: 0.45, modern: 0.4 },
  symmetry: "asymmetric",
  lettersServed: 22,
  draw(input) {
    return input.symbols.slice(0, SYMBOLS).flatMap((symbol) => {
      const thing = fill(symbol.draw(input.random));
      const devices = input.random.shuffle(DEVICES);
      const found = [alone(symbol, thing)].filter((idea) => isSound(idea, emblem.symmetry));
      for (const device of devices) {
        if (found.length >= EACH) break;
        const idea = device(input, symbol, thing);
        const isNew = idea && !found.some(({ variant }) => variant === idea.variant);
        if (isNew && isSound(idea, emblem.symmetry)) found.push(idea);
      }
      return found;
    });
  },
};

const SYMBOLS = 5;
/** Ideas for one symbol. */
const EACH = 2;

type Device = (input: FamilyInput, symbol: MarkSymbol, thing: Outline) => MarkSketch | null;

function alone(symbol: MarkSymbol, thing: Outline): MarkSketch {
  return idea(symbol, "alone", symbol.name, colored(thing));
}

/** Cut along its own axis, one half slid along the cut. */
const slid: Device = ({ random }, symbol, thing) => {
  const isUpright = symmetryOf(thing) === "symmetric";
  const degrees = isUpright ? random.pick([0, 0, 45]) : random.pick([45, -45, 30, -30]);
  if (!isFirm(symbol, thing) || crossesDetail(thing, degrees, 11)) return null;
  const [left, right] = parted(thing, degrees, between(random, 8, 10));
  // Of a purse with a clasp a crumb would be left.
  if (pieces(left).length > 1 || pieces(right).length > 1) return null;
  const [across, along] = sliding(degrees, between(random, 10, 20) * random.pick([-1, 1]));
  return idea(symbol, "slid", `${symbol.name} in two halves that have moved`, [
    { outline: left, fill: "primary" },
    { outline: translate(right, across, along), fill: "accent" },
  ]);
};

function sliding(degrees: number, distance: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [-Math.sin(angle) * distance, Math.cos(angle) * distance];
}

/** One half full, the other its outline alone. */
const halfDrawn: Device = ({ random }, symbol, thing) => {
  const width = between(random, 9, 13);
  if (!isPlain(thing)) return null;
  const core = fill(thing, 100 - 2 * width);
  const outer = solid(core);
  const grown = halo(outer, width);
  const degrees = symmetryOf(thing) === "symmetric" ? random.pick([0, 0, 90]) : random.pick([45, -45]);
  const opened = subtract(grown, intersect(outer, rightOf(0, degrees)));
  const holes = openings(core);
  return idea(symbol, "half-drawn", `${symbol.name}, half solid and half line`, [
    { outline: holes.length > 0 ? subtract(opened, holes) : opened, fill: "primary" },
  ]);
};

/** Broad enough to stay itself in two halves; a bone, a stem or a blade would only look broken. */
function isFirm(symbol: MarkSymbol, thing: Outline): boolean {
  const outer = solid(thing);
  return outer.length === 1 && jaggedness(outer) < FIRM_MAX && !FRAGILE.has(symbol.id);
}

const FIRM_MAX = 2.6;
const FRAGILE: ReadonlySet<string> = new Set(
  "leaf bone sprout chair megaphone sword ladder arrow heart ring handshake feather hourglass".split(" "),
);

/** More than this branches or has spikes: a line round it would close up. */
const SMOOTH_MAX = 1.7;

/** One piece with few corners and at most one hole: what bears to be cut or followed by a line. */
function isPlain(thing: Outline): boolean {
  const outer = solid(thing);
  return outer.length === 1 && outer[0]!.length <= 18 && thing.length <= 2 && jaggedness(outer) < SMOOTH_MAX;
}

/** With one contour that runs parallel to its edge, all round or on the side of the light. */
const echoed: Device = ({ random }, symbol, thing) => {
  const outer = solid(thing);
  if (outer.length > 1 || outer[0]!.length > 16 || jaggedness(outer) > ROUND_MAX) return null;
  const line = echo(thing, between(random, 9.5, 12.5), between(random, 11, 16));
  const side = random.pick([null, null, 0, 45, 90]);
  const shown = side === null ? line : intersect(line, rightOf(between(random, -6, 4), side));
  return idea(symbol, "echo", `${symbol.name} and the line that follows it`, [
    { outline: thing, fill: "primary" },
    { outline: shown, fill: "accent" },
  ]);
};

/** Sharper corners than this would be cut off where the line turns round them. */
const ROUND_MAX = 1.75;

/** Before its own shadow, which falls at 45 degrees. */
const shaded: Device = ({ random }, symbol, thing) => {
  const reach = between(random, 17, 22);
  const [x, y] = [reach * random.pick([-1, 1]), reach];
  const shadow = subtract(translate(solid(thing), x, y), halo(solid(thing), between(random, 7.5, 9.5)));
  if (solid(thing).length > 1 || !isWholeBehind(shadow)) return null;
  return idea(symbol, "shadow", `${symbol.name} before its shadow`, [
    { outline: thing, fill: "primary" },
    { outline: shadow, fill: "accent" },
  ]);
};

const DEVICES: readonly Device[] = [slid, slid, slid, halfDrawn, halfDrawn, echoed, echoed, shaded, shaded];

/** Its smaller pieces in the second colour. */
function colored(outline: Outline): MarkPart[] {
  const parts = pieces(outline);
  if (parts.length < 2) return [{ outline, fill: "primary" }];
  const sizes = parts.map((part) => {
    const box = boundingBox(part)!;
    return (box.maxX - box.minX) * (box.maxY - box.minY);
  });
  const largest = Math.max(...sizes);
  return parts.map((part, index) => ({
    outline: part,
    fill: sizes[index]! < largest * 0.6 ? "accent" : "primary",
  }));
}

function idea(symbol: MarkSymbol, device: string, concept: string, drawn: readonly MarkPart[]): MarkSketch {
  const parts = fillTogether(drawn);
  return {
    variant: `${symbol.id}-${device}`,
    concept,
    motifs: [`symbol:${symbol.id}`],
    roundness: 0.6,
    parts,
  };
}
