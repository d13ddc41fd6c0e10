import type { OwnMark } from "@/lib/model/choices.schema";
import type { MarkIdea } from "./family";
import { boundingBox, fitSquare, inkArea, type Outline, reverse } from "./outline";
import { readSvgPath } from "./svg-path";

export const CUSTOMER_FAMILY = "customer";

/**
 * The customer's own mark in the icon's square, its proportions kept. Any path data is read; curves become cubics.
 * @throws RangeError when the paths enclose no area
 */
export function readOwnMark({ paths }: OwnMark): MarkIdea {
  const outline = paths.flatMap((data) => clockwise(readSvgPath(data)));
  const box = boundingBox(outline);
  const area = outline.length === 0 ? 0 : Math.abs(areaOf(outline));
  if (!box || area < 1e-6 * Math.max(box.maxX - box.minX, box.maxY - box.minY) ** 2) {
    throw new RangeError("A mark of your own needs at least one path that encloses an area");
  }
  return {
    family: CUSTOMER_FAMILY,
    variant: "own",
    concept: "the mark that the customer brought",
    motifs: [],
    roundness: 0.5,
    symmetry: "symmetric",
    parts: [{ outline: fitSquare(outline, 100), fill: "primary" }],
  };
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
