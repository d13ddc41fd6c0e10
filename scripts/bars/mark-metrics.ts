import * as icons from "simple-icons";
import { boundingBox } from "@/lib/geometry/outline";
import { countCommands } from "@/lib/geometry/path-data";
import { readSvgPath } from "@/lib/geometry/svg-path";
import { measureMark } from "@/lib/logo/judge/metrics";
import type { LogoMetrics } from "@/lib/logo/logo.schema";
import { report } from "./report";

/**
 * Our own measuring code on real brand marks, against the bands that the gates were taken from. Real marks are those of
 * simple-icons whose shorter side is at least 0.7 of the longer: the others are words set in a line. The release that
 * the bands were measured on had 2,627 of them.
 */
const SQUAREST = 0.7;
const TOLERANCE = 0.15;

/** P10, P50, P90 as they are printed there; a cell agrees also when it rounds to the same figure. */
const BANDS: readonly (readonly [metric: keyof LogoMetrics, p10: number, p50: number, p90: number])[] = [
  ["inkShare", 0.27, 0.49, 0.73],
  ["centroidOffset", 0.001, 0.025, 0.091],
  ["symmetryIou", 0.39, 0.83, 1],
  ["complexity", 3.2, 7, 27],
  ["smallSizeIou", 0.56, 0.8, 0.9],
  ["openingLoss", 0, 0.007, 0.19],
  ["commands", 13, 29, 85],
];
/** P75: at most this many. */
const COUNTS = [
  ["components", 3],
  ["holes", 2],
] as const;

const measured: LogoMetrics[] = [];
for (const { path } of Object.values(icons)) {
  const outline = readSvgPath(path);
  const box = boundingBox(outline);
  if (!box) continue;
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  if (Math.min(width / height, height / width) < SQUAREST) continue;
  // Commands as the file writes them; ours are counted in the file's path data too.
  measured.push({ ...measureMark(outline).metrics, commands: countCommands(path) });
}

const failures: string[] = [];
const at = (metric: keyof LogoMetrics, share: number) => {
  const values = measured.map((metrics) => metrics[metric]).sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) * share)]!;
};
console.log(`${measured.length} marks        measured P10/P50/P90     real marks P10/P50/P90    difference`);
for (const [metric, ...bands] of BANDS) {
  const own = [0.1, 0.5, 0.9].map((share) => at(metric, share));
  const differences = bands.map((band, index) => difference(own[index]!, band));
  console.log(
    `${metric.padEnd(18)} ${own.map((value) => value.toFixed(3)).join(" / ")}    ${bands.join(" / ")}    ` +
      differences.map((share) => `${(share * 100).toFixed(1)} %`).join(" / "),
  );
  if (differences.some((share) => share > TOLERANCE)) failures.push(metric);
}
for (const [metric, most] of COUNTS) {
  console.log(`${metric.padEnd(18)} ${at(metric, 0.75)} at P75    ≤ ${most}`);
  if (at(metric, 0.75) > most) failures.push(metric);
}
report(
  failures.length === 0,
  "mark-metrics",
  failures.length === 0
    ? `every percentile within ${TOLERANCE * 100} % on ${measured.length} real marks`
    : `outside ${TOLERANCE * 100} %: ${failures.join(", ")}`,
);

/** Share of the band's figure; nothing below half of its last printed digit counts. */
function difference(value: number, band: number): number {
  const off = Math.max(0, Math.abs(value - band) - 0.0005);
  return off === 0 ? 0 : off / Math.max(band, 0.001);
}
