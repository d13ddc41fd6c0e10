import { boundingBox, inkArea, type Outline, reverse } from "@/lib/geometry/outline";
import { subtract, whereResolved } from "@/lib/geometry/path-boolean";
import { fillTogether } from "@/lib/geometry/placement";
import { readSvgPath } from "@/lib/geometry/svg-path";
import type { OwnMark } from "@/lib/model/choices.schema";
import type { FillRole } from "../logo.schema";
import type { MarkIdea, MarkPart } from "../mark";
import { MarkRefused } from "./mark-refused";
import { fillsForColors } from "./own-mark-fills";

export const CUSTOMER_FAMILY = "customer";

/**
 * The customer's own mark in the icon's square, its proportions kept. Any path data is read; curves become cubics. Its
 * colours become those of the brand; the concept says so where there are more than the brand's fills.
 * @param brand the brand's fills; without them the mark is of one colour.
 * @throws MarkRefused when the paths enclose no area, or `fills` has not one colour for each path
 */
export function readOwnMark({ paths, fills }: OwnMark, brand?: Record<FillRole, string>): MarkIdea {
  if (fills && fills.length !== paths.length) {
    throw new MarkRefused(`fills needs one color for each path: ${paths.length}, not ${fills.length}`);
  }
  const shapes = paths.map((data) => clockwise(readSvgPath(data)));
  const whole = shapes.flat();
  const box = boundingBox(whole);
  const area = whole.length === 0 ? 0 : Math.abs(areaOf(whole));
  if (!box || area < 1e-6 * Math.max(box.maxX - box.minX, box.maxY - box.minY) ** 2) {
    throw new MarkRefused("A mark of your own needs at least one path that encloses an area");
  }
  const colors = fills && brand ? fills : shapes.map(() => ONE_COLOR);
  const roles: ReadonlyMap<string, FillRole | null> =
    fills && brand
      ? fillsForColors(
          shapes.map((outline, index) => ({ hex: fills[index]!, area: Math.abs(areaOf(outline)) })),
          brand,
        )
      : new Map([[ONE_COLOR, "primary"]]);
  const inks = [...roles.values()].filter((role) => role !== null);
  const used = new Set(inks).size;
  return {
    family: CUSTOMER_FAMILY,
    variant: "own",
    concept:
      inks.length > used
        ? `the mark that the customer brought, its ${inks.length} colors in ${used} of the brand's`
        : "the mark that the customer brought",
    motifs: [],
    roundness: 0.5,
    parts: fillTogether(
      painted(shapes.map((outline, index) => [outline, roles.get(colors[index]!) ?? null])),
    ),
  };
}

const ONE_COLOR = "";

/** One part a fill, none over another: what lies over a shape of another fill is cut out of that. */
function painted(shapes: readonly (readonly [Outline, FillRole | null])[]): MarkPart[] {
  const layers = new Map<FillRole, Outline>();
  for (const [outline, role] of shapes) {
    for (const [other, below] of layers) {
      if (other !== role) layers.set(other, whereResolved(() => subtract(below, outline)) ?? below);
    }
    if (role) layers.set(role, [...(layers.get(role) ?? []), ...outline]);
  }
  return [...layers].map(([fill, outline]) => ({ outline, fill }));
}

/** Paths of one direction add up under the non-zero rule; against each other they would cut holes. */
function clockwise(outline: Outline): Outline {
  return areaOf(outline) < 0 ? outline.map(reverse) : outline;
}

function areaOf(outline: Outline): number {
  const box = boundingBox(outline);
  const size = box ? Math.max(box.maxX - box.minX, box.maxY - box.minY) : 1;
  return inkArea(outline, size / 500);
}
