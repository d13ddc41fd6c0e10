import { type Outline, rotate, turns } from "@/lib/geometry/outline";
import { pieces, subtract } from "@/lib/geometry/path-boolean";
import { arcBand, circle, polar, rectangle, ring, roundedRectangle } from "@/lib/geometry/shapes";
import type { MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import { drawSome, type Family } from "../family";
import { interlock, iris, keyed, scroll, turbine, twist, vortex } from "./rotational-turns";

/** Cₙ: one form turned n times round the centre, without mirror lines, so that it seems to spin.
 * Four-armed crosses of straight hooks are left out: they cannot be told from symbols nobody wants. */
export const rotational: Family = {
  id: "rotational",
  styles: { modern: 0.7, minimal: 0.6, bold: 0.6, classic: 0.4 },
  symmetry: "symmetric",
  isCut: true,
  lettersServed: 26,
  draw({ random }) {
    const ways = [
      () => (random.next() < 0.4 ? swirl(random, random.pick([2, 3])) : vortex(random)),
      () => (random.next() < 0.4 ? aperture(random, random.pick([4, 5, 6])) : turbine(random)),
      () => corners(random),
      () => iris(random),
      () => twist(random),
      () => interlock(random),
      () => keyed(random),
      () => scroll(random),
    ];
    return drawSome(random, ways, DRAWN);
  },
};

const DRAWN = 6;

/** A disc cut into n commas that chase each other. */
function swirl(random: Random, n: number): MarkSketch {
  const reach = between(random, 27, n === 2 ? 34 : 46);
  const gap = between(random, 6.5, 8.5);
  const turn = random.pick([0, 30, 45, 60, 90]);
  const cut = curvedCut(reach, gap, 0);
  const disc = subtract(circle(0, 0, 50), ...turns(cut, n));
  const parts = pieces(disc);
  return {
    variant: `swirl-${n}`,
    concept: n === 2 ? "two forces in one motion" : "three forces in one motion",
    motifs: ["cycle", "together"],
    roundness: 1,
    parts: parts.map((outline, index) => ({
      outline: rotate(outline, turn),
      fill: index === 0 ? "accent" : "primary",
    })),
  };
}

/** A disc with n curved cuts that stop before the centre. */
function aperture(random: Random, n: number): MarkSketch {
  const cut = curvedCut(between(random, 29, 40), between(random, 6, 7.5), between(random, 15, 21));
  const hub = random.next() < 0.35 ? [circle(0, 0, between(random, 7, 9))] : [];
  return {
    variant: `aperture-${n}`,
    concept: "an opening that turns",
    motifs: ["cycle", "eye"],
    roundness: 0.9,
    parts: [{ outline: subtract(circle(0, 0, 50), ...turns(cut, n), ...hub), fill: "primary" }],
  };
}

/** Two corners round one core. */
function corners(random: Random): MarkSketch {
  const band = between(random, 14, 23);
  const gap = between(random, 6.5, 9);
  const soft = random.next() < 0.6 ? between(random, 16, 50) : 0;
  const half = 50 - band - gap;
  const end = gap / 2 + band * between(random, 0.5, 1);
  const angle = subtract(
    roundedRectangle(-50, -50, 50, 50, [soft, 0, soft, 0]),
    roundedRectangle(-50 + band, -50 + band, 50 - band, 50 - band, [soft * 0.55, 0, soft * 0.55, 0]),
    rectangle(50 - band - 1, -50 + band, 60, 60),
    rectangle(-60, end, 60, 60),
  );
  const r = half * 0.85;
  const core = random.pick([
    () => circle(0, 0, r),
    () => (r > 19 ? ring(0, 0, r, r * 0.45) : circle(0, 0, r)),
    () => rectangle(-r * 0.88, -r * 0.88, r * 0.88, r * 0.88),
    () => rotate(rectangle(-r * 0.72, -r * 0.72, r * 0.72, r * 0.72), 45),
    () => roundedRectangle(-r * 0.9, -r * 0.9, r * 0.9, r * 0.9, [r * 1.4, 0, r * 1.4, 0]),
  ])();
  return {
    variant: soft > 0 ? "soft-corners" : "corners",
    concept: "two corners round one core",
    motifs: ["box", "shield"],
    roundness: soft > 0 ? 0.6 : 0,
    parts: [
      { outline: angle, fill: "primary" },
      { outline: rotate(angle, 180), fill: "primary" },
      { outline: core, fill: "accent" },
    ],
  };
}

/** A bent slit from `start` units off the centre to beyond the rim, on a circle of radius `reach` through the centre. */
function curvedCut(reach: number, gap: number, start: number): Outline {
  const sweep = (length: number) => (2 * Math.asin(Math.min(1, length / (2 * reach))) * 180) / Math.PI;
  const centre = polar(0, 0, reach, 0);
  return arcBand(
    centre[0],
    centre[1],
    reach + gap / 2,
    reach - gap / 2,
    180 + sweep(start),
    180 + sweep(50) + 40,
  );
}
