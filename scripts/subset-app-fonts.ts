import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// The headline face of the application: Bricolage Grotesque at its display size (opsz 96), weight left variable, Latin-1
// and typographic punctuation: 37 kB where the package's own file is 77 kB. Run again after an update of the package.
const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2";
const target = "app/fonts/bricolage-grotesque-display-latin.woff2";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·→←↑↓×−€™œŒ`;

const subset = await subsetFont(await readFile(source), characters, {
  targetFormat: "woff2",
  variationAxes: { opsz: 96, wght: { min: 300, max: 800 } },
});
await writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes`);
