import { type Outline, rotate, scale } from "@/lib/geometry/outline";
import { subtract, unite } from "@/lib/geometry/path-boolean";
import { polygon, rectangle, roundedRectangle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import { between, type Random } from "@/lib/model/random";
import type { Turned } from "./turned-letter-spine";

/** A form and its half turn. */
export function turned(one: Outline): Outline[] {
  return [one, rotate(one, 180)];
}

/** U or C, each with one arm inside the other. */
export function hooks(random: Random, degrees: number): Turned {
  const gap = between(random, 6, 9.5);
  const outer = between(random, 17, 26);
  const inner = (100 - 3 * gap) / 2 - outer;
  const foot = between(random, 12, 24);
  const x2 = -50 + outer + gap + inner + gap;
  const soft = random.pick([0, 0.5, 1, 1]);
  const r = (soft * (x2 + inner + 50)) / 2;
  const hole = Math.max(0, Math.min((x2 + 50 - outer) / 2, r - (outer + inner) / 2));
  const tip = -50 + foot + gap;
  const edge = random.next() < 0.4 ? between(random, 6, 14) : 0;
  const one = subtract(
    roundedRectangle(-50, -50, x2 + inner, 50, [0, 0, r, r]),
    roundedRectangle(-50 + outer, -70, x2, 50 - foot, [0, 0, hole, hole]),
    polygon([x2 - 1, -70], [60, -70], [60, tip + edge], [x2 + inner, tip + edge], [x2, tip], [x2 - 1, tip]),
  );
  return {
    variant: "hooks",
    crops: "round",
    how: "hooked into its half turn",
    roundness: soft * 0.8,
    parts: turned(one).map((part) => rotate(part, degrees)),
  };
}

/** J, each with its stem in the bend of the other. */
export function canes(random: Random): Turned {
  const gap = between(random, 6, 8.5);
  const stem = between(random, 17, 24);
  const hook = 50 - gap / 2 - stem - gap;
  const [near, far] = [gap / 2, gap / 2 + stem];
  const foot = between(random, 14, 20);
  const soft = random.pick([1, 1, 0.4, 0]);
  const r = ((far + 50) / 2) * soft;
  const rise = Math.min(50 - r, between(random, 0, 26));
  const hole = Math.max(0, Math.min((near + 50 - hook) / 2, r - (hook + stem) / 2));
  const low = 50 - foot;
  const one = subtract(
    roundedRectangle(-50, -50, far, 50, [0, 0, r, r]),
    roundedRectangle(-50 + hook, -70, near, low, [0, 0, hole, hole]),
    rectangle(-70, -70, -50 + hook + 1, rise),
    rectangle(near - 1, -70, 70, -50 + foot + gap),
  );
  return { variant: "canes", how: "hooked into its half turn", roundness: soft * 0.8, parts: turned(one) };
}

/** Two corners that close to a frame round a window. */
export function corners(random: Random): Turned {
  const [stem, foot] = [between(random, 18, 30), between(random, 10, 17)];
  const gap = between(random, 6, 9);
  const half = between(random, 38, 50);
  const [x, y] = [half - stem, 50 - foot];
  const bend = random.pick([0, between(random, 20, 34), Math.min(x, y) * 2 - 1]);
  const outer = random.pick([0, 0, between(random, 16, 44)]);
  const one = subtract(
    roundedRectangle(-half, -50, x - gap, 50, [0, 0, 0, outer]),
    roundedRectangle(-x, -70, 70, y, [0, 0, 0, Math.min(bend, x, y)]),
  );
  return {
    variant: "frame",
    crops: "any",
    how: "and its half turn as a frame",
    roundness: bend > 0 ? 0.5 : 0.1,
    parts: turned(one),
  };
}

/** Each between the arms of the other. */
export function combs(random: Random): Turned {
  const gap = between(random, 5.8, 7);
  const arm = (100 - 5 * gap) / 6;
  const stem = between(random, 17, 26);
  const step = 2 * (arm + gap);
  const tip = 50 - stem - gap;
  const arms = [0, 1, 2].map((index) => rectangle(-50, -50 + index * step, tip, -50 + index * step + arm));
  const high = 2 * step + arm;
  const body = unite(rectangle(-50, -50, stem - 50, -50 + high), ...arms);
  return {
    variant: "combs",
    crops: "any",
    how: "between the arms of its half turn",
    roundness: 0,
    parts: turned(body),
  };
}

/** T and its half turn, bar over foot. */
export function tees(random: Random): Turned {
  const gap = between(random, 6, 9);
  const [stem, arm] = [between(random, 17, 24), between(random, 11, 20)];
  const [l, r, t] = [-gap / 2 - stem, -gap / 2, arm - 50];
  const end = 2 * ((l + r) / 2) + 50;
  const bend = random.pick([0, between(random, 6, 16), between(random, 6, 16)]);
  const leg = l - bend;
  const shoulder = pen(
    `M-50 -50H${end}V${t}H${r}V50H${l}V${t + bend}C${l} ${t + bend * 0.45} ${l - bend * 0.45} ${t} ${leg} ${t}H-50Z`,
  );
  const high = between(random, 41, 50) / 50;
  const parts = turned(subtract(shoulder, rectangle(-60, 50 - arm - gap, r + 1, 60)));
  return {
    variant: "tees",
    how: "locked into its half turn",
    roundness: bend ? 0.4 : 0,
    parts: parts.map((part) => scale(part, 1, high)),
  };
}
