import { STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { checkPalette, type PaletteCheck } from "@/lib/palette/check-palette";
import { makePalette, type PaletteRequest } from "@/lib/palette/make-palette";
import { isWithinMood } from "@/lib/palette/mood-colors";
import { THEMES } from "@/lib/palette/palette.schema";
import { COLOR_MOODS } from "@/lib/strategy/strategy.schema";
import { drawSeed } from "@/test-support/draw-seed";

const SEED_COLORS = 500;
const SEEDS_PER_MOOD = 25;
const HARD_CASES = [
  "#000000",
  "#ffffff",
  "#ffff00",
  "#010101",
  "#7f7f7f",
  "#808080",
  "#c0c0c0",
  "#ff0000",
  "#00ff00",
  "#0000ff",
];
const MEDIAN_LIMIT_MS = 50;

/** Every palette gate on 500 random customer colours × 4 styles, and on every mood × style without one. */
const first = drawSeed();
const random = seededRandom(first, "bar/palette");
const colors = [...HARD_CASES];
while (colors.length < SEED_COLORS) colors.push(`#${random.int(0, 0xffffff).toString(16).padStart(6, "0")}`);

const requests: PaletteRequest[] = [
  ...colors.flatMap((seedColor, index) =>
    STYLES.map((style) => ({
      strategy: { colorMood: { mood: COLOR_MOODS[index % COLOR_MOODS.length]!, why: "" } },
      style,
      seedColor,
      seed: first + index,
    })),
  ),
  ...Array.from({ length: SEEDS_PER_MOOD }, (_, index) => first + index).flatMap((seed) =>
    STYLES.flatMap((style) =>
      COLOR_MOODS.map((mood) => ({ strategy: { colorMood: { mood, why: "" } }, style, seed })),
    ),
  ),
];

const failures: string[] = [];
const checks: PaletteCheck[] = [];
const durationsMs: number[] = [];
for (const request of requests) {
  const label = `${request.style}, ${request.seedColor ?? request.strategy.colorMood.mood}, seed ${request.seed}`;
  const start = performance.now();
  const palette = makePalette(request);
  durationsMs.push(performance.now() - start);
  const check = checkPalette(palette);
  checks.push(check);
  failures.push(...check.failures.map((failure) => `${label}: ${failure}`));
  const { mood } = request.strategy.colorMood;
  if (!request.seedColor && !isWithinMood(palette.light.roles.primary.hex, mood)) {
    failures.push(`${label}: the primary leaves the ranges of its mood`);
  }
}

const warm = durationsMs.slice(50).sort((a, b) => a - b);
const at = (share: number) => warm[Math.floor((warm.length - 1) * share)]!;
const least = (pick: (check: PaletteCheck) => number) => Math.min(...checks.map(pick)).toFixed(3);
console.log(
  `${requests.length} palettes (${colors.length} customer colors × ${STYLES.length} styles, ${COLOR_MOODS.length} moods × ${STYLES.length} styles × ${SEEDS_PER_MOOD} seeds)`,
);
const printThemes = (label: string, themes: "figures" | "highContrast") => {
  for (const theme of THEMES) {
    const of = (pick: (figures: PaletteCheck["figures"]["light"]) => number) =>
      least((check) => pick(check[themes][theme]));
    console.log(
      `${label}${theme}: text ≥ ${of(({ lowestText }) => lowestText)}:1, controls and focus ≥ ${of(({ lowestControl }) => lowestControl)}:1, ` +
        `ΔE2000 ≥ ${of(({ distance }) => distance.normal)} (normal) ${of(({ distance }) => distance.protan)} (protan) ` +
        `${of(({ distance }) => distance.deutan)} (deutan) ${of(({ distance }) => distance.tritan)} (tritan, reported only), ` +
        `neutral chroma ${of(({ neutralChroma }) => neutralChroma.least)}–${(-Number(of(({ neutralChroma }) => -neutralChroma.most))).toFixed(3)}, ` +
        `hover ΔL ≥ ${of(({ hoverStep }) => hoverStep)}, ≥ ${Number(of(({ distinct }) => distinct))} distinct colors`,
    );
  }
};
printThemes("", "figures");
printThemes("high contrast, ", "highContrast");
console.log(`dark surfaces rise by ≥ ${least(({ figures }) => figures.dark.surfaceRise)} L`);
console.log(
  `time per palette, warm: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`,
);
for (const failure of failures.slice(0, 20)) console.log(`failed: ${failure}`);
const passed = failures.length === 0 && at(0.5) <= MEDIAN_LIMIT_MS;
console.log(`${passed ? "PASS" : "FAIL"} palette: ${failures.length} failures`);
process.exitCode = passed ? 0 : 1;
