import { boundingBox, type Outline, rotate, scale } from "@/lib/geometry/outline";
import { intersect, pieces, subtract } from "@/lib/geometry/path-boolean";
import { fill, fillTogether } from "@/lib/geometry/placement";
import { circle, polygon, regularPolygon, roundedRectangle, squircle } from "@/lib/geometry/shapes";
import { readSvgPath as pen } from "@/lib/geometry/svg-path";
import type { MarkPart, MarkSketch } from "@/lib/logo/mark";
import { between, type Random } from "@/lib/model/random";
import type { Family } from "../family";
import { PAIRS } from "./turned-letter-pairs";
import { SPINES, type Turned } from "./turned-letter-spine";

/** The initial and its own mirror image or half turn, grown together to one ornament. */
export const turnedLetter: Family = {
  id: "turned-letter",
  styles: { classic: 0.65, modern: 0.5, bold: 0.5, minimal: 0.45 },
  symmetry: "symmetric",
  lettersServed: 14,
  draw({ random, letter }) {
    const latin = letter?.latin;
    if (!latin) return [];
    const ways = [...(SPINES[latin] ?? []), ...(PAIRS[latin] ?? [])];
    if (ways.length === 0) return [];
    const drawn = Array.from({ length: DRAWN }, (_, index) => ways[index % ways.length]!(random));
    return drawn.map((form, index) => {
      if (form.seals && index === DRAWN - 1) return mark(latin, sealed(random, form));
      return mark(latin, form.crops && index % 2 === 0 ? cropped(random, form, form.crops) : form);
    });
  },
};

const DRAWN = 6;

interface Ground {
  readonly name: string;
  readonly outline: Outline;
  readonly room: number;
}

const HALF_TURNED: readonly ((random: Random) => Ground)[] = [
  () => ({ name: "disc", outline: circle(0, 0, 50), room: 66 }),
  () => ({ name: "squircle", outline: squircle(50), room: 74 }),
  (random) => {
    const r = between(random, 30, 50);
    return { name: "leaf", outline: roundedRectangle(-50, -50, 50, 50, [0, r, 0, r]), room: 64 };
  },
  (random) => {
    const c = between(random, 12, 24);
    const outline = polygon(
      [c - 50, -50],
      [50 - c, -50],
      [50, c - 50],
      [50, 50 - c],
      [50 - c, 50],
      [c - 50, 50],
      [-50, 50 - c],
      [-50, c - 50],
    );
    return { name: "octagon", outline, room: 70 };
  },
];

const ROUND = HALF_TURNED.slice(0, 2);

const UPRIGHT: readonly ((random: Random) => Ground)[] = [
  () => ({
    name: "shield",
    outline: pen("M-43 -50H43V0C43 26 24 42 0 51C-24 42 -43 26 -43 0Z"),
    room: 60,
  }),
  () => ({ name: "arch", outline: roundedRectangle(-44, -50, 44, 50, [44, 44, 0, 0]), room: 62 }),
];

function hexagon(): Ground {
  return { name: "hexagon", outline: rotate(regularPolygon(6, 54), 30), room: 60 };
}

/** The field's edge becomes the form's own: straight strokes get curved ends. */
function cropped(random: Random, form: Turned, kind: "round" | "any"): Turned {
  const field = random.pick(kind === "round" ? ROUND : HALF_TURNED)(random);
  const box = boundingBox(form.parts.flat())!;
  const [x, y] = [(box.maxX - box.minX) / 100, (box.maxY - box.minY) / 100];
  const edge = scale(field.outline, Math.max(x, 0.86), y);
  return {
    ...form,
    variant: `${form.variant}-${field.name}`,
    roundness: 0.5,
    parts: form.parts.map((part) => intersect(part, edge)),
  };
}

/** Opened in a solid, as in a seal. */
function sealed(random: Random, form: Turned): Turned {
  const field = random.pick([...HALF_TURNED, ...UPRIGHT, hexagon])(random);
  const emblem = fill(form.parts.flat(), field.room * between(random, 1, 1.08));
  return {
    ...form,
    variant: `${form.variant}-in-${field.name}`,
    how: `${form.how}, in a ${field.name}`,
    parts: [subtract(field.outline, emblem)],
  };
}

function mark(latin: string, { variant, how, roundness, parts }: Turned): MarkSketch {
  const drawn = parts
    .flatMap((part) => pieces(part))
    .map((outline, index): MarkPart => ({ outline, fill: index === 0 ? "primary" : "accent" }));
  return {
    variant: `${latin}-${variant}`,
    concept: `${latin} ${how}`,
    motifs: ["letter", "together"],
    roundness,
    parts: fillTogether(drawn),
  };
}
