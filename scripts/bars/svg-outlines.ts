import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { logoFiles } from "@/lib/logo/export/logo-files";
import { makeLogo } from "@/lib/logo/make-logo";
import { SAMPLE_BRIEFS, sampleNamed } from "@/lib/logo/sample-briefs";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
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
const FORBIDDEN =
  /<(?:text|tspan|image|script|style|foreignObject|use|a)\b|font-family|xlink:href|\shref=|url\(|@import/i;

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

/** The construction drawing has lines and circles beside the mark; nothing else that a logo may not have. */
function inspect(svg: string, isConstruction: boolean): string[] {
  const problems: string[] = [];
  // The title is the only place for a person's words; whatever stands there must not be able to end it.
  const title = /<title>([^<>]*)<\/title>/.exec(svg)?.[1];
  if (title === undefined) problems.push("no title, or markup in it");
  const rest = svg.replace(/<title>[^<>]*<\/title>/, "");
  const found = FORBIDDEN.exec(rest);
  if (found) problems.push(`holds ${found[0]}`);
  if (isConstruction) return problems;
  for (const [, element] of rest.matchAll(/<\/?([A-Za-z][^\s/>]*)/g)) {
    if (!ALLOWED_ELEMENTS.has(element!)) problems.push(`element ${element}`);
  }
  for (const [, attribute] of rest.matchAll(/\s([A-Za-z:-]+)=/g)) {
    if (!ALLOWED_ATTRIBUTES.has(attribute!)) problems.push(`attribute ${attribute}`);
  }
  if (!/<path fill="#[0-9a-f]{6}" d="M[^"]+z"\/>/.test(rest)) problems.push("no path");
  return problems;
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
