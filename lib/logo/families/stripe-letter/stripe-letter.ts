import { band, offsetLine } from "@/lib/geometry/band";
import { rotate } from "@/lib/geometry/outline";
import { intersect, subtract } from "@/lib/geometry/path-boolean";
import { rectangle } from "@/lib/geometry/shapes";
import { type BandLetterShape, bandStrokes } from "@/lib/logo/letters/band-letter";
import type { Letter } from "@/lib/logo/letters/letter";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between } from "@/lib/model/random";
import type { Family, FamilyInput } from "../family";

/** The initial in stripes: two or three tracks that run its course, or storeys. */
export const stripeLetter: Family = {
  id: "stripe-letter",
  styles: { bold: 0.6, modern: 0.4, classic: 0.1, minimal: 0.3 },
  symmetry: "symmetric",
  lettersServed: 12,
  draw(input) {
    const { letter } = input;
    if (!letter) return [];
    return [
      ...(letter.latin ? [...tracks(input, letter.latin, 2), ...tracks(input, letter.latin, 3)] : []),
      storeys(input, letter, 1),
      storeys(input, letter, 2),
    ];
  },
};

/** Parallel bands along the letter's course, for letters of one stroke; of two, one is often the heavier. */
function tracks({ random }: FamilyInput, latin: string, count: 2 | 3): MarkSketch[] {
  const gap = between(random, 6, 7.5);
  const light = count === 2 ? between(random, 10.5, 14) : between(random, 7.5, 9);
  const heavy = light * random.pick([1, between(random, 1.25, 1.6)]);
  const pair = random.next() < 0.5 ? [light, heavy] : [heavy, light];
  const widths = count === 2 ? pair : [light, light, light];
  const whole = widths.reduce((sum, width) => sum + width, 0) + (count - 1) * gap;
  const shape: BandLetterShape = {
    width: whole,
    half: "MW".includes(latin) ? 50 : between(random, 44, 50),
    radius: random.pick([0, 30, 60]),
    pointed: random.next() < 0.5,
  };
  const [stroke, ...others] = bandStrokes(latin, shape);
  if (!stroke || others.length > 0 || (stroke.closed && count === 3)) return [];
  const radius = shape.radius === 0 ? 0 : whole / 2 + 1;
  const course = stroke.corners.map(
    ([x, y, round = 0]) => [x, y, round > 0 ? Math.max(round, radius) : 0] as const,
  );
  const clip = rectangle(-shape.half, -50, shape.half, 50);
  let edge = -whole / 2;
  const parts = widths.map((width, index): MarkPart => {
    const line = offsetLine(course, edge + width / 2, stroke.closed);
    edge += width + gap;
    const outline = band(line, width, { closed: stroke.closed ?? false });
    return { outline: intersect(outline, clip), fill: index === 0 ? "accent" : "primary" };
  });
  return [idea(latin, `tracks-${count}`, `in ${count === 2 ? "two" : "three"} tracks`, parts)];
}

/** The glyph cut into storeys. */
function storeys({ random }: FamilyInput, letter: Letter, cuts: 1 | 2): MarkSketch {
  const degrees = random.pick([0, 0, -20, -30, 20]);
  const gap = between(random, 6, 7.5);
  const pitch = 100 / (cuts + 1);
  const gaps = Array.from({ length: cuts }, (_, index) => {
    const y = -50 + pitch * (index + 1) + (cuts === 1 ? between(random, -16, 16) : 0);
    return rotate(rectangle(-120, y - gap / 2, 120, y + gap / 2), degrees);
  });
  return {
    ...idea(letter.latin ?? "x", `storeys-${cuts}-${degrees}`, "built in storeys", [
      { outline: subtract(letter.outline, ...gaps), fill: "primary" },
    ]),
    motifs: ["plain-letter", "layers"],
  };
}

function idea(latin: string, variant: string, how: string, parts: readonly MarkPart[]): MarkSketch {
  return {
    variant: `${latin}-${variant}`,
    concept: `${latin}, ${how}`,
    motifs: ["letter", "layers", "path"],
    roundness: 0.3,
    parts: parts.filter(({ outline }) => outline.length > 0),
  };
}
