import { type Font, create as openFont } from "fontkit";
import { checkWCAG } from "utopia-core";
import { type DesignBrief, STYLES } from "@/lib/model/brief.schema";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makeBrandHere } from "@/lib/render/engine-here";
import { LINE_MATES } from "@/lib/typography/explain-pair";
import { familyNamed } from "@/lib/typography/families";
import { PAIRS, pairWithId } from "@/lib/typography/pairs";
import type { FontChoice, Typography } from "@/lib/typography/typography.schema";
import { drawSeed } from "@/test-support/draw-seed";
import { IDEAS } from "./ideas";
import { report } from "./report";
import { SCRIPT_SAMPLES } from "./script-samples";

/**
 * The typefaces of two hundred ideas and of twenty scripts: a glyph for every character in the brand's own files, sizes
 * that zoom, curated pairs, no file without a use, licences, variety, time.
 */
const LEAST_FAMILIES = 20;
const LARGEST_SHARE = 0.12;
const VIEWPORT = { minWidth: 360, maxWidth: 1280 };
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3/u;
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}]/u;
const WARM_UP = 20;
/** The version of a font file with TrueType outlines (OpenType 1.9, table directory). */
const TRUE_TYPE = 0x00010000;

type Brief = DesignBrief & { language: string };
const ideas: Brief[] = IDEAS.map(({ idea, audience, style, features = [], language }) => ({
  businessIdea: idea,
  targetAudience: audience,
  style,
  techStack: "react",
  features: [...features],
  language,
}));
const samples: Brief[] = SCRIPT_SAMPLES.map(([language, name, idea], index) => ({
  businessIdea: idea,
  targetAudience: name,
  name,
  style: STYLES[index % STYLES.length]!,
  techStack: "react",
  features: [],
  language,
}));

const first = drawSeed();
const faults: string[] = [];
const headings = new Map<string, number>();
const pairs = new Map<string, number>();
const durationsMs: number[] = [];
let bytesTotal = 0;
for (const [index, brief] of [...ideas, ...samples].entries()) {
  const seed = first + index;
  const { outputs: written } = await makeBrandHere({ brief, seed, until: ["strategy"] });
  const { strategy } = written;
  const started = performance.now();
  const { outputs, files } = await makeBrandHere({ brief, seed, given: written, until: ["typography"] });
  const { typography } = outputs;
  durationsMs.push(performance.now() - started);
  if (index < ideas.length) {
    headings.set(typography.heading.family, (headings.get(typography.heading.family) ?? 0) + 1);
    pairs.set(typography.pair ?? "", (pairs.get(typography.pair ?? "") ?? 0) + 1);
  }
  bytesTotal += files.reduce((sum, file) => sum + file.bytes.length, 0);
  const note = (fault: string) => faults.push(`${brief.language} ${strategy.name}: ${fault}`);

  const words = [strategy.name, strategy.tagline, brief.businessIdea, strategy.oneLiner].join(" ");
  for (const role of ["heading", "body"] as const) {
    const stack = [typography[role], ...typography.scriptFallbacks];
    const covered = new Set(stack.flatMap((font) => charactersOf(font, files)));
    const bare = [...new Set(words)].filter(
      (letter) => !INVISIBLE.test(letter) && !PICTURE.test(letter) && !covered.has(letter.codePointAt(0)!),
    );
    if (bare.length > 0) note(`${role} has no ${bare.join(" ")}`);
  }
  for (const step of typography.scale) {
    if (checkWCAG({ min: step.minPx, max: step.maxPx, ...VIEWPORT })?.length)
      note(`${step.name} cannot be zoomed`);
  }
  filesFaults(typography, files).forEach(note);
}

for (const pair of PAIRS) {
  const [heading, body] = [familyNamed(pair.heading), familyNamed(pair.body)];
  const lines = heading.xHeight / body.xHeight;
  const sharesLine = lines >= LINE_MATES[0] && lines <= LINE_MATES[1];
  if (!sharesLine && heading.category === body.category)
    faults.push(`${pair.id}: x-heights ${lines.toFixed(2)}`);
}
for (const id of pairs.keys()) pairWithId(id);

const sorted = [...headings].sort(([, a], [, b]) => b - a);
console.log(`${headings.size} heading families, ${pairs.size} pairs over ${ideas.length} ideas:`);
for (const [family, count] of sorted) console.log(`  ${String(count).padStart(3)}  ${family}`);
const warm = durationsMs.slice(WARM_UP).sort((a, b) => a - b);
const at = (share: number) => warm[Math.floor((warm.length - 1) * share)]!.toFixed(0);
console.log(
  `typefaces and files warm: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms; ` +
    `${Math.round(bytesTotal / durationsMs.length / 1024)} KiB a brand`,
);
for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`);
const most = sorted[0]![1] / ideas.length;
report(
  faults.length === 0 && headings.size >= LEAST_FAMILIES && most <= LARGEST_SHARE,
  "typography",
  `${faults.length} faults in ${ideas.length} ideas and ${samples.length} scripts; ${headings.size} heading families, the commonest ${(most * 100).toFixed(1)} %`,
);

function charactersOf(font: FontChoice, files: readonly GeneratedFile[]): number[] {
  const { bytes } = files.find((file) => file.path === font.faces[0]!.path)!;
  return (openFont(Buffer.from(bytes)) as Font).characterSet;
}

/**
 * Each face that a step or the emphasis of body text uses, as WOFF2 and as TrueType with the same characters, and each
 * family's licence, also beside its files: no more, no less.
 */
function filesFaults(typography: Typography, files: readonly GeneratedFile[]): string[] {
  const paths = files.map(({ path }) => path);
  const { heading, body, mono, scriptFallbacks, scale } = typography;
  const fonts = [heading, body, mono, ...scriptFallbacks];
  const faces = [...new Set(fonts.flatMap((font) => font.faces.map(({ path }) => path)))];
  const wanted = new Set([
    ...faces.flatMap((path) => [path, path.replace(/\.woff2$/, ".ttf")]),
    ...fonts.flatMap(({ slug, license }) => [license, `fonts/${slug}/LICENSE.txt`]),
  ]);
  const bytesAt = new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
  const unused = [heading, body].flatMap((font) =>
    font.faces
      .filter(({ weight }) => weight !== 600 && !scale.some((step) => step.weight === weight))
      .map(({ path }) => `${path} is not used`),
  );
  return [
    ...unused,
    ...[...wanted].filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => !wanted.has(path)).map((path) => `${path} belongs to no face`),
    ...faces.flatMap((path) => twinFaults(path, bytesAt)),
    ...fonts.flatMap(({ slug, license }) => {
      const copy = bytesAt.get(`fonts/${slug}/LICENSE.txt`);
      return copy?.equals(bytesAt.get(license) ?? Buffer.alloc(0))
        ? []
        : [`fonts/${slug} has another licence`];
    }),
  ];
}

/** A face is what its name ends in, and draws the same characters in both forms. */
function twinFaults(path: string, bytesAt: ReadonlyMap<string, Buffer>): string[] {
  const [web, desktop] = [path, path.replace(/\.woff2$/, ".ttf")].map((name) => bytesAt.get(name));
  if (!web || !desktop) return [];
  if (web.toString("latin1", 0, 4) !== "wOF2") return [`${path} is no WOFF2`];
  if (desktop.readUInt32BE(0) !== TRUE_TYPE) return [`${path}: its TrueType is none`];
  const [seen, installed] = [web, desktop].map((bytes) => new Set((openFont(bytes) as Font).characterSet));
  const apart = [...seen!.symmetricDifference(installed!)].map((code) => String.fromCodePoint(code));
  return apart.length > 0 ? [`${path} and its TrueType differ in ${apart.slice(0, 12).join(" ")}`] : [];
}
