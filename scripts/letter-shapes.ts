import { writeFileSync } from "node:fs";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { bitmapOf, gridOf } from "@/lib/logo/judge/letter-likeness";
import { drawLetter } from "@/lib/logo/letters/draw-letter";

/** Draws A to Z, large and small, in four typefaces of different make: what `readsAsLetter` compares marks with. */
const FACES = [
  { families: ["Inter"], style: "modern", hasSerifs: false },
  { families: ["Outfit"], style: "modern", hasSerifs: false },
  { families: ["Archivo"], style: "bold", hasSerifs: false },
  { families: ["Bitter"], style: "classic", hasSerifs: true },
] as const;

const shapes: Record<string, string[]> = {};
for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ") {
  const drawn: string[] = [];
  for (const face of FACES) {
    const glyph = await drawLetter(letter, { ...face, fonts: fontLibrary(), opticalSize: undefined });
    for (const outline of [glyph?.outline, glyph?.small])
      if (outline) drawn.push(cells(gridOf(bitmapOf(outline))));
  }
  shapes[letter] = drawn;
}
writeFileSync("lib/logo/judge/letter-shapes.json", `${JSON.stringify(shapes, null, 1)}\n`);
console.log(`${Object.values(shapes).flat().length} letters in lib/logo/judge/letter-shapes.json`);

function cells(grid: Float64Array): string {
  return Array.from(grid, (cell) => Math.min(15, Math.round(cell)).toString(16)).join("");
}
