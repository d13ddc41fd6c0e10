import type { Outline } from "@/lib/geometry/outline";
import { between, type Random } from "@/lib/model/random";
import { bandLetter } from "./band-letter";

type Range = readonly [from: number, to: number];

interface Ranges {
  readonly width: Range;
  /** Half the breadth of a letter that is neither broad nor an I. */
  readonly half: Range;
  readonly radii: readonly number[];
}

/** M and W need all the breadth there is, and thinner strokes. */
export const isBroad = (latin: string): boolean => "MW".includes(latin);

/** A capital drawn anew from strokes of even width. */
export function drawInitial(random: Random, latin: string, { width, half, radii }: Ranges): Outline {
  return bandLetter(latin, {
    width: between(random, ...width),
    half: isBroad(latin) ? 50 : latin === "I" ? 30 : between(random, ...half),
    radius: random.pick(radii),
    pointed: random.next() < 0.5,
  });
}
