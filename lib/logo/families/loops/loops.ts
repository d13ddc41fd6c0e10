import { band, type Corner } from "@/lib/geometry/band";
import { boundingBox, type Outline, rotate } from "@/lib/geometry/outline";
import { pieces, subtract } from "@/lib/geometry/path-boolean";
import { circle, polar } from "@/lib/geometry/shapes";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";

/** Bands that follow and catch each other; those that cross are interlace's. */
export const loops: Family = {
  id: "loops",
  styles: { modern: 0.6, minimal: 0.5, bold: 0.5, classic: 0.5 },
  symmetry: "symmetric",
  lettersServed: 26,
  draw({ random }) {
    return [chase(random), hooks(random), hooks(random)];
  },
};

/** Three rings, each drawn only as far as the next one lets it. */
function chase(random: Random): MarkSketch {
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
function hooks(random: Random): MarkSketch {
  const width = between(random, 14, 17);
  const gap = between(random, 6.5, 8);
  const [l, b] = [50 - width / 2, 50 - width / 2];
  const radius = random.pick([0, 16, 60]);
  const inner = (width + gap) / 2 + between(random, 0, 3);
  const hook: readonly Corner[] = [
    [-l, 50],
    [-l, -b, Math.min(radius, (l + inner) / 2)],
    [inner, -b, Math.min(radius, (l + inner) / 2)],
    [inner, 50 - width - gap],
  ];
  const one = band(hook, width);
  const turn = random.pick([0, 90, 45]);
  return idea("hooks", "two that catch each other", radius > 20 ? 0.7 : 0.1, [
    rotate(one, turn),
    rotate(one, 180 + turn),
  ]);
}

function idea(variant: string, concept: string, roundness: number, outlines: readonly Outline[]): MarkSketch {
  return {
    variant,
    concept,
    motifs: ["together"],
    roundness,
    parts: outlines
      .filter((outline) => outline.length > 0)
      .map((outline, index): MarkPart => ({ outline, fill: index === 1 ? "accent" : "primary" })),
  };
}
