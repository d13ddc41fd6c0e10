import { mkdir, writeFile } from "node:fs/promises";
import { Resvg } from "@resvg/resvg-js";
import type { Drawing, FillRole, Logo } from "@/lib/logo/logo.schema";
import { makeLogo } from "@/lib/logo/make-logo";
import { drawingToSvg } from "@/lib/logo/render-svg";
import { SAMPLE_BRIEFS } from "@/lib/logo/sample-briefs";
import { makePalette } from "@/lib/palette/make-palette";
import { fontLibrary } from "@/lib/render/font-library";
import { makeTypography } from "@/lib/typography/make-typography";

// Pictures for the eye: marks at 256, 64 and 16 px, lockups in color, reversed and in black.
// Usage: contact-sheet [seed] [folder]
const [seedText = "1", folder = ".data/contact-sheets"] = process.argv.slice(2);
const seed = Number(seedText);
if (!Number.isInteger(seed) || seed < 0)
  throw new RangeError(`The seed must be a whole number ≥ 0, not ${seedText}`);

const logos: Logo[] = [];
for (const { brief, strategy } of SAMPLE_BRIEFS) {
  const palette = makePalette({ strategy, style: brief.style, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  logos.push(await makeLogo({ brief, strategy, palette, typography, fonts: fontLibrary(), seed }));
}

await mkdir(folder, { recursive: true });
await write("marks", 368, 280, 4, ({ variations: { icon }, versions }) => [
  ground(versions.color.background, 368, 280),
  place(icon, versions.color.fills, 12, 12, 256, 256),
  place(icon, versions.color.fills, 288, 24, 64, 64),
  place(icon, versions.black.fills, 288, 112, 64, 64),
  place(icon, versions.color.fills, 312, 200, 16, 16),
  place(icon, versions.black.fills, 312, 232, 16, 16),
]);
await write("lockups", 620, 300, 2, ({ variations: { combination, stacked }, versions }) => [
  ground(versions.color.background, 620, 150),
  ground(versions.reversed.background, 310, 150, 0, 150),
  ground(versions.black.background, 310, 150, 310, 150),
  place(combination, versions.color.fills, 20, 25, 400, 100),
  place(stacked, versions.color.fills, 450, 12, 150, 126),
  place(combination, versions.reversed.fills, 30, 190, 250, 70),
  place(combination, versions.black.fills, 340, 190, 250, 70),
]);

async function write(
  name: string,
  width: number,
  height: number,
  columns: number,
  draw: (logo: Logo) => string[],
) {
  const cells = logos.map((logo, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `<g transform="translate(${x} ${y})">${draw(logo).join("")}</g>`;
  });
  const size = [width * columns, Math.ceil(logos.length / columns) * height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}">${cells.join("")}</svg>`;
  const path = `${folder}/${name}-${seed}.png`;
  await writeFile(path, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  console.log(path);
}

function ground(color: string | null, width: number, height: number, x = 0, y = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color ?? "#ffffff"}"/>`;
}

/** The drawing as large as fits in the box, in its middle. */
function place(
  drawing: Drawing,
  fills: Record<FillRole, string>,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const [left, top] = [x + (width - drawing.width * scale) / 2, y + (height - drawing.height * scale) / 2];
  const paths = drawingToSvg(drawing, fills).replace(/<\/?svg[^>]*>/g, "");
  return `<g transform="translate(${left} ${top}) scale(${scale})">${paths}</g>`;
}
