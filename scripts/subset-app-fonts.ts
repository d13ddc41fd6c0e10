import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

// The application's own faces, cut so that a first visit loads 35 kB of fonts: letters of plain English and typographic
// punctuation, which are preloaded, and Latin-1 beside them, loaded when a text needs it. Headlines are Bricolage
// Grotesque at its display size in one weight, text is Archivo from regular to semibold. The ranges stand in
// app/fonts.ts. Run again after an update of the packages.
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const BASIC = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…→←−`;
const LATIN_1 = `${range(0xa1, 0xff).replace(/[©·×]/gu, "")}€™œŒ`;

const FACES = [
  {
    name: "display",
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 96, wght: 780 },
  },
  {
    name: "text",
    source: "archivo/files/archivo-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
] as const;

for (const { name, source, axes } of FACES) {
  const font = await readFile(`node_modules/@fontsource-variable/${source}`);
  for (const [part, characters] of [
    ["basic", BASIC],
    ["latin-1", LATIN_1],
  ] as const) {
    const target = `app/fonts/${name}-${part}.woff2`;
    const subset = await subsetFont(font, characters, { targetFormat: "woff2", variationAxes: axes });
    await writeFile(target, subset);
    console.log(`${target}: ${subset.length} bytes`);
  }
}
