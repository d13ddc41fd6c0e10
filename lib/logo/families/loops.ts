import type { Random } from "@/lib/model/random";
import { band, type Corner } from "../band";
import { between, type Family, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, type Outline, rotate } from "../outline";
import { intersect, pieces, subtract } from "../path-boolean";
import { circle, polar } from "../shapes";

/** Closed bands that pass over and under each other. */
export const loops: Family = {
  id: "loops",
  styles: { modern: 0.6, minimal: 0.5, bold: 0.5, classic: 0.5 },
  draw({ random }) {
    return [links(random, "square"), chase(random), hooks(random), hooks(random)];
  },
};

interface Loop {
  readonly corners: readonly Corner[];
  readonly closed: boolean;
}

/** Every loop as a band, each cut where another one passes over it. `over(i, j, n)`: loop i lies above j at crossing n. */
function weave(
  all: readonly Loop[],
  width: number,
  gap: number,
  crossings: readonly {
    readonly at: readonly [number, number];
    readonly over: number;
    readonly under: number;
  }[],
  reach: number,
): Outline[] {
  return all.map((loop, index) => {
    const own = band(loop.corners, width, { closed: loop.closed });
    const cuts = crossings
      .filter(({ under }) => under === index)
      .map(({ at, over }) => {
        const wide = band(all[over]!.corners, width + 2 * gap, { closed: all[over]!.closed });
        return intersect(wide, circle(at[0], at[1], reach));
      });
    return subtract(own, ...cuts);
  });
}

function boxLoop(x: number, y: number, halfWidth: number, halfHeight: number, radius: number): Loop {
  const r = Math.min(radius, halfWidth, halfHeight);
  return {
    closed: true,
    corners: [
      [x - halfWidth, y - halfHeight, r],
      [x + halfWidth, y - halfHeight, r],
      [x + halfWidth, y + halfHeight, r],
      [x - halfWidth, y + halfHeight, r],
    ],
  };
}

/** Two links of a chain. */
function links(random: Random, form: "round" | "square" | "long"): MarkIdea {
  const width = between(random, 12, 15);
  const gap = between(random, 6, 7);
  const away = {
    long: between(random, 15, 19),
    round: between(random, 17, 20),
    square: between(random, 11, 14),
  }[form];
  const half = 50 - width / 2 - away;
  const tall = form === "long" ? half * between(random, 0.72, 0.8) : half;
  const radius = form === "square" ? between(random, 0, 12) : 60;
  const slip = form === "square" ? away : 0;
  const turn = form === "square" ? random.pick([0, 90]) : random.pick([0, 45, -45, 90]);
  const all = [boxLoop(-away, -slip, half, tall, radius), boxLoop(away, slip, half, tall, radius)];
  const inner = half - away;
  const y =
    form === "square" ? half - slip : form === "round" ? Math.sqrt(Math.max(0, half ** 2 - away ** 2)) : tall;
  const points: [number, number][] =
    form === "square"
      ? [
          [inner, -y],
          [-inner, y],
        ]
      : [
          [0, -y],
          [0, y],
        ];
  const parts = weave(
    all,
    width,
    gap,
    [
      { at: points[0]!, over: 0, under: 1 },
      { at: points[1]!, over: 1, under: 0 },
    ],
    width + gap + 6,
  );
  return idea(
    `links-${form}`,
    "two that hold on to each other",
    form === "square" ? 0.2 : 0.9,
    parts.map((part) => rotate(part, turn)),
  );
}

/** Three rings, each drawn only as far as the next one lets it. */
function chase(random: Random): MarkIdea {
  const width = between(random, 13, 16);
  const gap = between(random, 6, 7);
  const away = between(random, 16, 21);
  const radius = 50 - away - width / 2;
  const turn = random.pick([-90, 90, 0, 30]);
  const ringOf = (index: number, grow: number) => {
    const [x, y] = polar(0, 0, away, turn + index * 120);
    return circle(x, y, radius + grow);
  };
  const parts = [0, 1, 2].map((index) => {
    const own = subtract(ringOf(index, width / 2), ringOf(index, -width / 2));
    const rest = subtract(own, ringOf((index + 1) % 3, width / 2 + gap));
    return largest(rest);
  });
  return idea("chase", "three that follow each other", 1, parts);
}

function largest(outline: Outline): Outline {
  const parts = pieces(outline);
  const sizes = parts.map((part) => {
    const box = boundingBox(part)!;
    return (box.maxX - box.minX) * (box.maxY - box.minY);
  });
  return parts[sizes.indexOf(Math.max(...sizes))] ?? outline;
}

/** Two hooks that catch each other. */
function hooks(random: Random): MarkIdea {
  const width = between(random, 14, 17);
  const gap = between(random, 6.5, 8);
  const [l, b] = [50 - width / 2, 50 - width / 2];
  const radius = random.pick([0, 16, 60]);
  const inner = (width + gap) / 2 + between(random, 0, 3);
  const hook: Loop = {
    closed: false,
    corners: [
      [-l, 50],
      [-l, -b, Math.min(radius, (l + inner) / 2)],
      [inner, -b, Math.min(radius, (l + inner) / 2)],
      [inner, 50 - width - gap],
    ],
  };
  const one = band(hook.corners, width);
  const turn = random.pick([0, 90, 45]);
  return idea("hooks", "two that catch each other", radius > 20 ? 0.7 : 0.1, [
    rotate(one, turn),
    rotate(one, 180 + turn),
  ]);
}

function idea(variant: string, concept: string, roundness: number, outlines: readonly Outline[]): MarkIdea {
  return {
    family: "loops",
    variant,
    concept,
    motifs: ["together"],
    roundness,
    symmetry: "symmetric",
    parts: outlines
      .filter((outline) => outline.length > 0)
      .map((outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" })),
  };
}
