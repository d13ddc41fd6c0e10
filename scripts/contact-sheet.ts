import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import * as icons from "simple-icons";
import { z } from "zod";
import { boundingBox } from "@/lib/geometry/outline";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { place } from "@/lib/logo/export/place-drawing";
import { STYLES } from "@/lib/model/brief.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import { IDEAS, type SampleIdea } from "./bars/ideas";
import { makeSampleBrand, type SampleBrand } from "./bars/sample-brand";

// Pictures for the eye, of brands from the bars' ideas:
//   contact-sheet [--seed 1] [--out folder]   24 marks at 256, 64 and 16 px, 24 logos, 24 palettes, 24 × 6 directions
//   contact-sheet --blind 7 [--among file]    24 of our marks and 24 of simple-icons, shuffled, with a key beside it
//   contact-sheet --ideas file …              of a reader's own ideas: a JSON list of { idea, audience, style }
//   contact-sheet --real 7                    96 of simple-icons: whoever is to judge says first which ones they know by
//                                             name; the slugs of the others, a JSON list, are what `--among` takes
const COUNT = 24;
const IDEA = z.strictObject({ idea: z.string(), audience: z.string(), style: z.enum(STYLES) });
const PAGE = "#f4f4f2";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    out: { type: "string", default: ".data/contact-sheets" },
    blind: { type: "string" },
    among: { type: "string" },
    ideas: { type: "string" },
    real: { type: "string" },
  },
});
const seed = wholeNumber("--seed", values.seed);
const folder = values.out;

await mkdir(folder, { recursive: true });
if (values.real !== undefined) await drawReal(wholeNumber("--real", values.real));
else if (values.blind === undefined) await drawSheets();
else await drawBlindTest(wholeNumber("--blind", values.blind));

async function drawSheets(): Promise<void> {
  const brands = await sampleBrands(seededRandom(seed, "contact-sheet"), seed);
  await sheet(`marks-${seed}`, brands, 6, 388, 288, ({ logo: { variations, versions } }) => [
    ground(versions.color.background, 380, 280),
    place(variations.icon, versions.color.fills, 12, 12, 256, 256),
    place(variations.icon, versions.color.fills, 296, 24, 64, 64),
    place(variations.icon, versions.black.fills, 296, 108, 64, 64),
    place(variations.icon, versions.color.fills, 320, 200, 16, 16),
    place(variations.icon, versions.black.fills, 320, 236, 16, 16),
  ]);
  await sheet(`logos-${seed}`, brands, 4, 488, 308, ({ logo: { variations, versions } }) => [
    ground(versions.color.background, 480, 150),
    ground(versions.reversed.background, 240, 150, 0, 150),
    ground(versions.black.background, 240, 150, 240, 150),
    place(variations.combination, versions.color.fills, 20, 40, 290, 70),
    place(variations.stacked, versions.color.fills, 340, 20, 120, 110),
    place(variations.combination, versions.reversed.fills, 24, 195, 192, 60),
    place(variations.combination, versions.black.fills, 264, 195, 192, 60),
  ]);
  await sheet(`palettes-${seed}`, brands, 4, 388, 208, ({ palette, logo: { variations, versions } }) => [
    ...[palette.light, palette.dark].flatMap((theme, row) => {
      const roles = Object.values(theme.roles).map(({ hex }) => hex);
      const version = row === 0 ? versions.color : versions.reversed;
      return [
        ground(theme.roles.background.hex, 380, 100, 0, row * 100),
        place(variations.icon, version.fills, 12, row * 100 + 18, 64, 64),
        ...roles.map((hex, index) =>
          ground(hex, 34, 36, 92 + (index % 8) * 35, row * 100 + 12 + Math.floor(index / 8) * 40),
        ),
      ];
    }),
  ]);
  await sheet(`directions-${seed}`, brands, 2, 788, 138, ({ logo: { directions, versions } }) =>
    directions.flatMap(({ icon }, index) => [
      ground(versions.color.background, 126, 130, index * 130),
      place(icon, versions.color.fills, index * 130 + 15, 17, 96, 96),
    ]),
  );
}

/** A mark of a sheet that is judged, whoever made it. */
interface Exhibit {
  source: "ours" | "simple-icons";
  name: string;
  mark: string;
  size: number;
  d: string;
}

/**
 * One color, one size, one order for both: what is left to tell them apart by is the drawing. A real mark that the judge
 * knows by name tells itself apart without it, hence `--among`.
 */
async function drawBlindTest(number: number): Promise<void> {
  const random = seededRandom(number, "contact-sheet/blind");
  const ours = (await sampleBrands(random, number)).map(({ strategy, logo }): Exhibit => {
    const { width, shapes } = logo.variations.icon;
    const d = shapes.map((shape) => shape.d).join("");
    return { source: "ours", name: strategy.name, mark: logo.mark, size: width, d };
  });
  const among = values.among && new Set(JSON.parse(await readFile(values.among, "utf8")) as string[]);
  const real = realMarks().filter(({ mark }) => !among || among.has(mark));
  await drawExhibits(
    `blind-${number}`,
    random.shuffle([...ours, ...random.shuffle(real).slice(0, ours.length)]),
    8,
  );
}

async function drawReal(number: number): Promise<void> {
  const random = seededRandom(number, "contact-sheet/real");
  await drawExhibits(`real-${number}`, random.shuffle(realMarks()).slice(0, 4 * COUNT), 12);
}

function realMarks(): Exhibit[] {
  return Object.values(icons)
    .filter(({ path }) => isSymbol(path))
    .map(({ title, slug, path }) => ({ source: "simple-icons", name: title, mark: slug, size: 24, d: path }));
}

/** A numbered sheet, and its key in a file beside it. */
async function drawExhibits(title: string, exhibits: readonly Exhibit[], columns: number): Promise<void> {
  const digits = numberLabels();
  await sheet(title, exhibits, columns, 208, 232, ({ d, size }, index) => {
    const box = boundingBox(readSvgPath(d)) ?? { minX: 0, minY: 0, maxX: size, maxY: size };
    const scale = 140 / Math.max(box.maxX - box.minX, box.maxY - box.minY);
    const [x, y] = [100 - (scale * (box.minX + box.maxX)) / 2, 100 - (scale * (box.minY + box.maxY)) / 2];
    return [
      ground("#ffffff", 200, 224),
      `<path fill="#16181d" transform="translate(${x} ${y}) scale(${scale})" d="${d}"/>`,
      digits(index + 1, 10, 212),
    ];
  });
  const key = exhibits.map(({ source, name, mark }, index) => ({ number: index + 1, source, name, mark }));
  const path = `${folder}/${title}-key.json`;
  await writeFile(path, `${JSON.stringify(key, null, 2)}\n`);
  console.log(path);
}

/** Brands of a reader's ideas, or of ours drawn over the whole list, so that trades, languages and styles are mixed. */
async function sampleBrands(random: Random, seed: number): Promise<SampleBrand[]> {
  const ideas = values.ideas ? await readIdeas(values.ideas) : random.shuffle(IDEAS).slice(0, COUNT);
  const brands: SampleBrand[] = [];
  for (const sample of ideas) brands.push(await makeSampleBrand(sample, seed));
  return brands;
}

async function readIdeas(file: string): Promise<SampleIdea[]> {
  const ideas = z
    .array(IDEA)
    .min(1)
    .parse(JSON.parse(await readFile(file, "utf8")));
  return ideas.map((idea) => ({ ...idea, trade: "", language: "" }));
}

/** A symbol is about as wide as high, and no engraving: words in a line and portraits would tell themselves apart. */
function isSymbol(path: string): boolean {
  const box = boundingBox(readSvgPath(path));
  if (!box || path.length > 1200) return false;
  const ratio = (box.maxX - box.minX) / (box.maxY - box.minY);
  return ratio > 0.7 && ratio < 1 / 0.7;
}

async function sheet<Item>(
  name: string,
  items: readonly Item[],
  columns: number,
  width: number,
  height: number,
  draw: (item: Item, index: number) => string[],
): Promise<void> {
  const cells = items.map((item, index) => {
    const [x, y] = [(index % columns) * width + 8, Math.floor(index / columns) * height + 8];
    return `<g transform="translate(${x} ${y})">${draw(item, index).join("")}</g>`;
  });
  const size = [width * columns + 8, Math.ceil(items.length / columns) * height + 8];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}"><rect width="100%" height="100%" fill="${PAGE}"/>${cells.join("")}</svg>`;
  const path = `${folder}/${name}.png`;
  await writeFile(path, new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
  console.log(path);
}

function ground(color: string | null, width: number, height: number, x = 0, y = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color ?? "#ffffff"}"/>`;
}

/** Seven-segment figures: a sheet needs no font. */
function numberLabels(): (value: number, x: number, y: number) => string {
  const strokes = {
    a: "M1 0H5",
    b: "M6 1V5",
    c: "M6 7V11",
    d: "M1 12H5",
    e: "M0 7V11",
    f: "M0 1V5",
    g: "M1 6H5",
  };
  const lit = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"];
  const figure = (digit: string) =>
    [...lit[Number(digit)]!].map((name) => strokes[name as keyof typeof strokes]).join("");
  return (value, x, y) =>
    [...String(value)]
      .map(
        (digit, index) =>
          `<path transform="translate(${x + index * 11} ${y - 12})" fill="none" stroke="#8a8f98" stroke-width="1.6" d="${figure(digit)}"/>`,
      )
      .join("");
}

function wholeNumber(option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  throw new RangeError(`${option} must be a whole number ≥ 0, not ${text}`);
}
