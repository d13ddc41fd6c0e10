import { boundingBox, distance, inkArea, type Outline } from "@/lib/geometry/outline";
import { centroid, fill } from "@/lib/geometry/placement";
import type { Random } from "@/lib/model/random";
import { type Knot, type Link, placesAlong } from "./network-sides";
import { traceNet } from "./network-trace";

export interface Plan {
  readonly knots: readonly Knot[];
  readonly links: readonly Link[];
  /** Radius of the hollow arcs between links and nodes. */
  readonly fillet: number;
}

const TRIES = 24;
/** Between things that are not linked, in the units of a mark of 100. */
const CLEARANCE = 5.8;
const CENTROID_MAX = 0.045;
const INK_MIN = 0.25;

/**
 * Draws plans until one hangs in balance and keeps its nodes apart, for a net thrown at random rarely does at once.
 * Null when none of them does.
 */
export function settledNet(random: Random, plan: (random: Random) => Plan): Outline | null {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { knots, links, fillet } = plan(random);
    const outline = traceNet(knots, links, fillet) ?? traceNet(knots, links, fillet * 0.45);
    if (outline && isClear({ knots, links, fillet }, outline) && isBalanced(outline)) return fill(outline);
  }
  return null;
}

function isBalanced(outline: Outline): boolean {
  const box = boundingBox(outline)!;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  const [x, y] = centroid(outline);
  const away = Math.hypot(x - (box.minX + box.maxX) / 2, y - (box.minY + box.maxY) / 2);
  return away < CENTROID_MAX * Math.max(width, height) && inkArea(outline) > INK_MIN * width * height;
}

/** Nodes keep off each other, and off links that pass by. */
function isClear({ knots, links }: Plan, outline: Outline): boolean {
  const box = boundingBox(outline)!;
  const gap = (CLEARANCE * Math.max(box.maxX - box.minX, box.maxY - box.minY)) / 100;
  return knots.every((knot, index) => {
    const others = knots.slice(index + 1);
    if (others.some(({ at, radius }) => distance(knot.at, at) < knot.radius + radius + gap)) return false;
    return links
      .filter(({ from, to }) => from !== index && to !== index)
      .every((link) =>
        placesAlong(knots, link).every(
          (point) => distance(point, knot.at) > knot.radius + link.width / 2 + gap,
        ),
      );
  });
}
