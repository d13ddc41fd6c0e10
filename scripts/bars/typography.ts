import { type Font, create as openFont } from "fontkit";
import { checkWCAG } from "utopia-core";
import type { DesignBrief } from "@/lib/model/brief.schema";
import { STYLES } from "@/lib/model/brief.schema";
import { renderTasks } from "@/lib/render/tasks";
import { LINE_MATES } from "@/lib/typography/explain-pair";
import { familyNamed } from "@/lib/typography/families";
import { PAIRS, pairWithId } from "@/lib/typography/pairs";
import type { FontChoice, Typography } from "@/lib/typography/typography.schema";
import { report } from "./harness";
import { IDEAS } from "./ideas";
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

const faults: string[] = [];
const headings = new Map<string, number>();
const pairs = new Map<string, number>();
const durationsMs: number[] = [];
let bytesTotal = 0;
for (const [index, brief] of [...ideas, ...samples].entries()) {
  const strategy = renderTasks.strategy({ brief, seed: index });
  const text = [brief.businessIdea, brief.targetAudience, ...brief.features].join(" ");
  const started = performance.now();
  const { typography, files } = await renderTasks.typography({
    strategy,
    style: brief.style,
    seed: index,
    text,
  });
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
  for (const fault of filesFaults(
    typography,
    files.map((file) => file.path),
  ))
    note(fault);
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

function charactersOf(font: FontChoice, files: readonly { path: string; bytes: Uint8Array }[]): number[] {
  const { bytes } = files.find((file) => file.path === font.faces[0]!.path)!;
  return (openFont(Buffer.from(bytes)) as Font).characterSet;
}

/** Each face that a step or the emphasis of body text uses, and a licence for each family: no more, no less. */
function filesFaults(typography: Typography, paths: readonly string[]): string[] {
  const { heading, body, mono, scriptFallbacks, scale } = typography;
  const fonts = [heading, body, mono, ...scriptFallbacks];
  const wanted = new Set(fonts.flatMap((font) => [...font.faces.map((face) => face.path), font.license]));
  const unused = [heading, body].flatMap((font) =>
    font.faces
      .filter(({ weight }) => weight !== 600 && !scale.some((step) => step.weight === weight))
      .map(({ path }) => `${path} is not used`),
  );
  return [
    ...unused,
    ...[...wanted].filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => !wanted.has(path)).map((path) => `${path} belongs to no face`),
  ];
}
