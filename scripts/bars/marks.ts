import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import * as icons from "simple-icons";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { logoFiles } from "@/lib/logo/export/logo-files";
import {
  collides,
  fingerprintOutline,
  type MarkFingerprint,
  markFingerprint,
} from "@/lib/logo/judge/mark-fingerprint";
import { briefForRedraw, REDRAWS } from "@/lib/logo/redraw";
import { STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { recombinedBrief } from "@/test-support/recombined-briefs";
import type { SampleIdea } from "./ideas";
import { compareLogoFiles, type FileComparison } from "./logo-geometry";
import { report } from "./report";
import { briefOf, makeSampleBrand, type SampleBrand } from "./sample-brand";

const WORKERS = 2;
const COUNT = 200;
/** Every so many ideas the written files are compared with the drawing. */
const COMPARED_EVERY = 20;
const MOST_OF_A_FAMILY = 0.2;
const FEWEST_FAMILIES = 10;
const LIMIT_MS = 2000;

/** What a worker prints for each idea, one JSON line. */
interface MarkLine {
  index: number;
  name: string;
  mark: string;
  family: string;
  directions: string[];
  failedGates: string[];
  phash: string;
  bitmap: string;
  logoMs: number;
  compared: FileComparison | null;
}

const shard = process.argv[2]?.match(/^--shard=(\d+)$/)?.[1];
const seed = shard ? Number(process.argv[3]) : drawSeed();
/** Ideas that nobody has seen, every other one in Latin letters. */
const random = seededRandom(seed, "bar/marks");
const SAMPLES: readonly SampleIdea[] = Array.from({ length: COUNT }, (_, index) => {
  const { businessIdea, targetAudience, style } = recombinedBrief(random, index % 2 === 0 ? 0 : index);
  return {
    idea: businessIdea,
    audience: targetAudience,
    style: STYLES[index % STYLES.length] ?? style,
    trade: "",
    language: "",
  };
});
if (shard) await work(Number(shard));
else await judge();

async function work(own: number): Promise<void> {
  // What is loaded and compiled once a process is not a job's time.
  for (const sample of SAMPLES.slice(0, 3)) await makeSampleBrand(sample, seed + 1);
  for (const [index, sample] of SAMPLES.entries()) {
    if (index % WORKERS !== own) continue;
    const brand = await makeSampleBrand(sample, seed + index);
    const isCompared = Math.floor(index / WORKERS) % (COMPARED_EVERY / WORKERS) === 0;
    const { logo, strategy } = brand;
    const compared = isCompared ? await compareLogoFiles(logo, await logoFiles(logo, strategy)) : null;
    console.log(JSON.stringify({ ...markLine(index, brand), compared }));
  }
}

function markLine(index: number, { strategy, logo, logoMs }: SampleBrand): Omit<MarkLine, "compared"> {
  const { phash, bitmap } = markFingerprint(logo.variations.icon);
  return {
    index,
    name: strategy.name,
    mark: logo.mark,
    family: logo.family,
    directions: logo.directions.map(({ id }) => id),
    failedGates: logo.gates.filter(({ passed }) => !passed).map(({ metric }) => metric),
    phash,
    bitmap: Buffer.from(bitmap).toString("base64"),
    logoMs,
  };
}

async function judge(): Promise<void> {
  const lines = (await Promise.all(Array.from({ length: WORKERS }, (_, own) => runWorker(own)))).flat();
  lines.sort((one, other) => one.index - other.index);
  const prints = await redrawClashes(lines);
  const failures: string[] = [];
  const expectAll = (says: string, broken: readonly string[]) => {
    console.log(`${broken.length === 0 ? "ok    " : "FAILED"} ${says}`);
    for (const line of broken.slice(0, 8)) console.log(`         ${line}`);
    if (broken.length > 0) failures.push(says);
  };

  expectAll(
    `${SAMPLES.length} ideas, a mark each`,
    lines.length === SAMPLES.length ? [] : [`${lines.length} marks`],
  );
  expectAll(
    "every shipped mark passes every gate",
    lines
      .filter((line) => line.failedGates.length > 0)
      .map((line) => `${line.name}: ${line.mark} fails ${line.failedGates.join(", ")}`),
  );
  expectAll(
    "six directions each, ids unique",
    lines
      .filter((line) => new Set(line.directions).size !== 6)
      .map((line) => `${line.name}: ${line.directions}`),
  );
  expectAll(
    "no two marks alike (IoU ≥ 0.90 and Hamming ≤ 8)",
    lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter((_, later) => collides(prints[index]!, prints[index + 1 + later]!))
        .map((other) => `${line.name} (${line.mark}) and ${other.name} (${other.mark})`),
    ),
  );
  const known = Object.values(icons).map(({ slug, path }) => ({
    slug,
    print: fingerprintOutline(readSvgPath(path)),
  }));
  expectAll(
    `none like one of ${known.length} known marks`,
    lines.flatMap((line, index) =>
      known
        .filter(({ print }) => collides(prints[index]!, print))
        .map(({ slug }) => `${line.name} (${line.mark}): ${slug}`),
    ),
  );
  const shares = countFamilies(lines);
  for (const [family, count] of shares) {
    console.log(`         ${family.padEnd(20)} ${String(count).padStart(3)}  ${share(count, lines.length)}`);
  }
  const largest = shares[0]?.[1] ?? 0;
  expectAll(
    `≥ ${FEWEST_FAMILIES} families, none above ${MOST_OF_A_FAMILY * 100} %`,
    shares.length >= FEWEST_FAMILIES && largest / lines.length <= MOST_OF_A_FAMILY
      ? []
      : [`${shares.length} families, the largest ${share(largest, lines.length)}`],
  );
  const compared = lines.flatMap((line) => (line.compared ? [{ ...line.compared, name: line.name }] : []));
  expectAll(
    `SVG, PDF and PNG show one geometry (${compared.length} logos, 4 variations; least agreement of pixels ` +
      `${Math.min(...compared.map(({ pixels }) => pixels)).toFixed(4)})`,
    compared.flatMap(({ name, differences }) => differences.map((difference) => `${name}: ${difference}`)),
  );
  const times = lines.map(({ logoMs }) => logoMs).sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)]!);
  const timing = `logo p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms of one core`;
  expectAll(
    `${timing} (limit ${LIMIT_MS} ms)`,
    lines
      .filter(({ logoMs }) => logoMs > LIMIT_MS)
      .map(({ name, mark, logoMs }) => `${name} (${mark}): ${Math.round(logoMs)} ms`),
  );
  report(
    failures.length === 0,
    "marks",
    failures.length === 0
      ? `${lines.length} marks of ${shares.length} families, the largest ${share(largest, lines.length)}; ${timing}`
      : failures.join("; "),
  );
}

/**
 * A mark like one that was issued before is drawn again, by the rule of the pipeline's own stage; here the issued ones
 * are those of the ideas before it. Changes the lines; gives a fingerprint for each.
 */
async function redrawClashes(lines: MarkLine[]): Promise<MarkFingerprint[]> {
  const prints: MarkFingerprint[] = [];
  let redrawn = 0;
  for (const line of lines) {
    let print = readPrint(line);
    const sample = SAMPLES[line.index]!;
    for (let attempt = 1; attempt <= REDRAWS && prints.some((other) => collides(print, other)); attempt++) {
      redrawn++;
      const brief = briefForRedraw(briefOf(sample), seed + line.index, attempt);
      Object.assign(line, markLine(line.index, await makeSampleBrand(sample, seed + line.index, brief)));
      print = readPrint(line);
    }
    prints.push(print);
  }
  console.log(`       drawn again ${redrawn} times because an earlier idea had such a mark`);
  return prints;
}

function readPrint({ phash, bitmap }: MarkLine): MarkFingerprint {
  return { phash, bitmap: new Uint8Array(Buffer.from(bitmap, "base64")) };
}

function runWorker(own: number): Promise<MarkLine[]> {
  const child = spawn(process.execPath, [process.argv[1]!, `--shard=${own}`, String(seed)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: MarkLine[] = [];
  createInterface({ input: child.stdout }).on("line", (text) => {
    lines.push(JSON.parse(text) as MarkLine);
    if (own === 0 && lines.length % 25 === 0) console.log(`${lines.length * WORKERS} of ${SAMPLES.length} …`);
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0 ? resolve(lines) : reject(new Error(`A worker ended with exit code ${code}`)),
    );
  });
}

function countFamilies(lines: readonly MarkLine[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { family } of lines) counts.set(family, (counts.get(family) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

function share(count: number, of: number): string {
  return `${((100 * count) / of).toFixed(1)} %`;
}
