import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { FAMILIES } from "@/lib/typography/families";
import { MEASURED_LETTERS, measureFace } from "@/lib/typography/measure-face";

// The figures of lib/typography/families.ts, of the regular weight: x-height to cap height, mean advance of the lower
// case in em, stroke contrast. Usage: measure-fonts [family …]; without one, every family of the table.
const wanted = process.argv.slice(2);
for (const family of wanted.length > 0 ? wanted : FAMILIES.map((known) => known.family)) {
  const face = measureFace(await fontLibrary().instance(family, 400, MEASURED_LETTERS));
  const figures = [face.xHeight.toFixed(3), face.width.toFixed(3), face.strokeContrast.toFixed(2)];
  console.log(family.padEnd(24), figures.join("  "));
}
