import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import { SAMPLE_BRIEFS, sampleNamed } from "@/lib/logo/sample-briefs-fixture";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { type MarkupTag, readMarkup } from "@/lib/verify/read-markup";
import { drawSeed } from "@/test-support/draw-seed";

/** Every SVG of the sample brands, names with markup among them, holds outlines and nothing else. */
const HOSTILE_NAMES = [
  '<text font-family="x">',
  "]]><script>alert(1)</script>",
  'a" onload="x',
  "&#x3c;image&#62;",
];
const ALLOWED_ELEMENTS = new Set(["svg", "title", "path"]);
const ALLOWED_ATTRIBUTES = new Set(["xmlns", "viewBox", "role", "fill", "d"]);
const CONSTRUCTION = "logos/construction.svg";
const FORBIDDEN_ELEMENTS = new Set([
  "text",
  "tspan",
  "image",
  "script",
  "style",
  "foreignObject",
  "use",
  "a",
]);
const FORBIDDEN_ATTRIBUTE = /^(?:font-family|(?:xlink:)?href)$/i;
const FORBIDDEN_VALUE = /url\(|@import/i;

const samples = [...SAMPLE_BRIEFS, ...HOSTILE_NAMES.map(sampleNamed)];
const first = drawSeed();
const failures: string[] = [];
const drawMs: number[] = [];
const writeMs: number[] = [];
let svgCount = 0;
for (const [index, { brief, strategy }] of samples.entries()) {
  const seed = first + index;
  const palette = makePalette({ strategy, style: brief.style, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  const start = performance.now();
  const logo = await makeLogo({ brief, strategy, palette, typography, fonts: fontLibrary(), seed });
  if ("kind" in logo) throw new Error(`${strategy.name}: ${logo.kind}`);
  const drawn = performance.now();
  const files = await logoFiles(logo, strategy);
  drawMs.push(drawn - start);
  writeMs.push(performance.now() - drawn);
  for (const { path, bytes } of files.filter((file) => file.path.endsWith(".svg"))) {
    svgCount += 1;
    const problems = inspect(new TextDecoder().decode(bytes), path === CONSTRUCTION);
    failures.push(...problems.map((problem) => `${strategy.name}, ${path}: ${problem}`));
  }
}

/**
 * A person's words stand in the title alone; what could end it would show as an element of its own. The
 * construction drawing has lines and circles beside the mark; nothing else that a logo may not have.
 */
function inspect(svg: string, isConstruction: boolean): string[] {
  const tags = readMarkup(svg);
  const attributes = tags.flatMap((tag) => tag.attributes);
  const problems = [
    ...tags.filter(({ name }) => FORBIDDEN_ELEMENTS.has(name)).map(({ name }) => `element ${name}`),
    ...attributes
      .filter(({ name, value }) => FORBIDDEN_ATTRIBUTE.test(name) || FORBIDDEN_VALUE.test(value))
      .map(({ name, value }) => `attribute ${name}="${value.slice(0, 40)}"`),
    ...(tags.filter(({ name }) => name === "title").length === 1 ? [] : ["no title, or several"]),
  ];
  if (isConstruction) return problems;
  return [
    ...problems,
    ...tags.filter(({ name }) => !ALLOWED_ELEMENTS.has(name)).map(({ name }) => `element ${name}`),
    ...attributes.filter(({ name }) => !ALLOWED_ATTRIBUTES.has(name)).map(({ name }) => `attribute ${name}`),
    ...(tags.some(isDrawn) ? [] : ["no path"]),
  ];
}

function isDrawn({ name, attributes }: MarkupTag): boolean {
  const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value ?? "";
  return name === "path" && /^#[0-9a-f]{6}$/.test(value("fill")) && /^M.+z$/.test(value("d"));
}

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
console.log(
  `${svgCount} SVG files of ${samples.length} brands; drawing a logo ${median(drawMs).toFixed(0)} ms, ` +
    `its 88 files ${median(writeMs).toFixed(0)} ms (medians, warm)`,
);
for (const failure of failures.slice(0, 20)) console.log(`failed: ${failure}`);
const passed = failures.length === 0 && samples.length >= 20;
console.log(`${passed ? "PASS" : "FAIL"} svg-outlines: ${failures.length} failures`);
process.exitCode = passed ? 0 : 1;
