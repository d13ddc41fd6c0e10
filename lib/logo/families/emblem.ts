import { between, type Family, type FamilyInput, type MarkIdea, type MarkPart } from "../family";
import { boundingBox, type Outline } from "../outline";
import { pieces, subtract } from "../path-boolean";
import { fill, fitOptically, symmetryOf } from "../placement";
import { regularPolygon, ring, squircle } from "../shapes";
import type { MarkSymbol } from "../symbols/symbol";

/** A thing of the trade as a bold drawing of its own: alone or in a frame. */
export const emblem: Family = {
  id: "emblem",
  styles: { minimal: 0.2, bold: 0.25, classic: 0.3, modern: 0.2 },
  draw(input) {
    return input.symbols
      .slice(0, 5)
      .flatMap((symbol) => [alone(input, symbol), alone(input, symbol), framed(input, symbol)]);
  },
};

function alone({ random }: FamilyInput, symbol: MarkSymbol): MarkIdea {
  const outline = fill(symbol.draw(random));
  return idea(symbol, "alone", symbol.name, colored(outline), symmetryOf(outline));
}

function framed({ random }: FamilyInput, symbol: MarkSymbol): MarkIdea {
  const width = between(random, 8.5, 12);
  const [name, frame, room] = random.pick([
    ["ring", ring(0, 0, 50, 50 - width), 1.12],
    ["ring", ring(0, 0, 50, 50 - width), 1.12],
    ["soft square", subtract(squircle(50), squircle(50 - width)), 1.28],
    ["hexagon", subtract(regularPolygon(6, 54), regularPolygon(6, 54 - width * 1.12)), 1.06],
  ] as const);
  const thing = fitOptically(symbol.draw(random), (50 - width) * room * between(random, 0.98, 1.06));
  return idea(symbol, `in-${name}`, `${symbol.name} in a ${name}`, [
    { outline: frame, fill: "accent" },
    { outline: thing, fill: "primary" },
  ]);
}

/** Its smaller pieces in the second colour. */
function colored(outline: Outline): MarkPart[] {
  const parts = pieces(outline);
  if (parts.length < 2) return [{ outline, fill: "primary" }];
  const sizes = parts.map((part) => {
    const box = boundingBox(part)!;
    return (box.maxX - box.minX) * (box.maxY - box.minY);
  });
  const largest = Math.max(...sizes);
  return parts.map((part, index) => ({
    outline: part,
    fill: sizes[index]! < largest * 0.6 ? "accent" : "primary",
  }));
}

function idea(
  symbol: MarkSymbol,
  variant: string,
  concept: string,
  parts: readonly MarkPart[],
  symmetry: MarkIdea["symmetry"] = "symmetric",
): MarkIdea {
  return {
    family: "emblem",
    variant: `${symbol.id}-${variant}`,
    concept,
    motifs: [`symbol:${symbol.id}`],
    roundness: 0.6,
    symmetry,
    parts,
  };
}
