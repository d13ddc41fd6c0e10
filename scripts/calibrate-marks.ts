import { readFileSync, writeFileSync } from "node:fs";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { TASTE } from "@/lib/logo/choose-directions";
import { FAMILIES } from "@/lib/logo/families/families";
import { overusableNames, overuse } from "@/lib/logo/judge/calibration";
import { collides, type MarkFingerprint } from "@/lib/logo/judge/mark-fingerprint";
import { packMarks } from "@/lib/logo/judge/mark-library";
import { judgeCandidates, passingCandidates } from "@/lib/logo/judge-candidates";
import { drawLetter } from "@/lib/logo/letters/draw-letter";
import { markBriefOf, randomOf } from "@/lib/logo/make-logo";
import type { Motif } from "@/lib/logo/mark";
import { SYMBOLS } from "@/lib/logo/symbols/find-symbols";
import { STYLES } from "@/lib/model/brief.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import { makeStrategy } from "@/lib/strategy/make-strategy";
import { familyNamed } from "@/lib/typography/families";
import { makeTypography } from "@/lib/typography/make-typography";
import { pairsFor } from "@/lib/typography/pairs";
import { IDEAS, type SampleIdea } from "./bars/ideas";
import { briefOf } from "./bars/sample-brand";

// Writes lib/logo/judge/calibration.json, in two runs after a change of the families:
//   calibrate-marks [briefs]             how the qualities of each family spread, and the forms that turn up again and again
//   calibrate-marks elections [briefs]   how much less recipes must count that would win for too many brands
// The elections are held over the bars' ideas, for the words that people use decide which forms are asked for, with seeds
// that no bar uses.
const FILE = "lib/logo/judge/calibration.json";
const elections = process.argv[2] === "elections";
const BRIEFS = Number(process.argv[elections ? 3 : 2] ?? (elections ? 600 : 160));
/** A form that this share of the briefs see is common. */
const COMMON_FROM = 0.025;
const SYMBOLS_EACH = 5;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** No family and no recipe is to be the mark of more brands than this share of them, no recipe of more with one initial. */
const LARGEST = { family: 0.07, recipe: 0.016, letter: 0.09 };
const OWN_LARGEST = new Map(FAMILIES.map(({ id, largestShare }) => [id, largestShare]));
/** Of fewer brands of one initial no share is taken. */
const FEWEST_BRANDS = 10;
const MOST_OVERUSE = 0.3;
const ROUNDS = 150;
const STEP = 0.5;
const LEAST_KEPT = 0.002;
const FIRST_SEED = 1001;
/** Prime to the number of ideas, so that some briefs are of all languages and trades. */
const SPREAD = 37;

if (elections) await balanceRecipes();
else await measureSpreads();

async function measureSpreads(): Promise<void> {
  const qualities = new Map<string, number[]>();
  const forms: Form[] = [];
  for (let brief = 0; brief < BRIEFS; brief++) {
    const random = (label: string) => seededRandom(brief, `calibrate/${label}`);
    const drawn = passingCandidates(await drawBrief(brief, random("brief")), random);
    for (const { idea, fingerprint, quality } of drawn) {
      qualities.set(idea.family, [...(qualities.get(idea.family) ?? []), quality]);
      const known = forms.find(({ print }) => collides(print, fingerprint));
      if (!known) forms.push({ print: fingerprint, count: 1, lastBrief: brief });
      else if (known.lastBrief !== brief) Object.assign(known, { count: known.count + 1, lastBrief: brief });
    }
    tell(brief);
  }
  const families = [...qualities]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([family, values]) => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
      return [family, { mean: round(mean), deviation: round(Math.sqrt(variance)) }] as const;
    });
  const common = forms
    .filter(({ count }) => count >= COMMON_FROM * BRIEFS)
    .sort((one, other) => other.count - one.count);
  write({
    briefs: BRIEFS,
    families: Object.fromEntries(families),
    common: { ...packMarks(common.map(({ print }) => print)), counts: common.map(({ count }) => count) },
  });
  console.log(`${FILE}: ${families.length} families, ${common.length} common forms of ${forms.length}`);
}

interface Form {
  print: MarkFingerprint;
  count: number;
  lastBrief: number;
}

/** A mark that stands for election: what it may be overused as, and its score before that. */
interface Standing {
  family: string;
  names: readonly string[];
  merit: number;
}

/** The marks of one brief. */
interface Ballot {
  letter: string;
  marks: Standing[];
}

/** Raises what overused families and recipes lose until none wins more than its share; the others lose nothing. */
async function balanceRecipes(): Promise<void> {
  const ballots: Ballot[] = [];
  for (let brief = 0; brief < BRIEFS; brief++) {
    const sample = IDEAS[(brief * SPREAD) % IDEAS.length]!;
    const input = await logoInputOf(sample, FIRST_SEED + Math.floor(brief / IDEAS.length));
    const markBrief = await markBriefOf(input);
    const letter = markBrief.letter?.character ?? "";
    const marks = judgeCandidates(markBrief, randomOf(input)).map(({ idea, score }): Standing => {
      return {
        family: idea.family,
        names: overusableNames(idea, letter),
        merit: score + overuse(idea, letter),
      };
    });
    ballots.push({ letter, marks });
    tell(brief);
  }
  const penalties = new Map<string, number>();
  let shares = sharesOf(ballots, penalties);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, share] of shares) {
      const largest = OWN_LARGEST.get(name) ?? LARGEST[kindOf(name)];
      const penalty = (penalties.get(name) ?? 0) + STEP * TASTE * Math.log(share / largest);
      penalties.set(name, Math.min(MOST_OVERUSE, Math.max(0, penalty)));
    }
    shares = sharesOf(ballots, penalties);
  }
  const kept = [...penalties]
    .filter(([, penalty]) => penalty >= LEAST_KEPT)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, penalty]) => [name, round(penalty)] as const);
  write({ overuse: Object.fromEntries(kept) });
  const ranked = [...shares].sort(([, one], [, other]) => other - one);
  const alike = ranked.reduce((sum, [name, share]) => sum + (kindOf(name) === "recipe" ? share ** 2 : 0), 0);
  console.log(ranked.map(([name, share]) => `${(100 * share).toFixed(1)} % ${name}`).join("\n"));
  console.log(
    `${FILE}: ${kept.length} of ${ranked.length} families and recipes count less; as if ${(1 / alike).toFixed(0)} recipes were equal`,
  );
}

function kindOf(name: string): "family" | "recipe" | "letter" {
  if (!name.includes("/")) return "family";
  return name.includes(":") ? "letter" : "recipe";
}

/** How often each family and each recipe would be the mark, by the rule of `chooseDirections`; each of a letter's, of its brands. */
function sharesOf(ballots: readonly Ballot[], penalties: ReadonlyMap<string, number>): Map<string, number> {
  const brands = new Map<string, number>();
  for (const { letter } of ballots) brands.set(letter, (brands.get(letter) ?? 0) + 1);
  const shares = new Map<string, number>();
  for (const { letter, marks } of ballots) {
    const best = new Map<string, { names: readonly string[]; score: number }>();
    for (const { names, family, merit } of marks) {
      const score = merit - names.reduce((sum, name) => sum + (penalties.get(name) ?? 0), 0);
      const known = best.get(family);
      if (!known || score > known.score) best.set(family, { names, score });
    }
    const standing = [...best.values()];
    const top = Math.max(...standing.map(({ score }) => score));
    const chances = standing.map(({ score }) => Math.exp((score - top) / TASTE));
    const total = chances.reduce((sum, chance) => sum + chance, 0);
    standing.forEach(({ names }, index) => {
      for (const name of names) {
        const of = kindOf(name) === "letter" ? Math.max(brands.get(letter)!, FEWEST_BRANDS) : ballots.length;
        shares.set(name, (shares.get(name) ?? 0) + chances[index]! / total / of);
      }
    });
  }
  return shares;
}

async function logoInputOf(sample: SampleIdea, seed: number) {
  const brief = briefOf(sample);
  const strategy = makeStrategy({ brief, seed });
  const typography = makeTypography({ strategy, style: brief.style, seed });
  return { brief, strategy, typography, fonts: fontLibrary(), seed };
}

/** Any initial with any subject, so that no list of ideas decides what is common. */
async function drawBrief(index: number, random: Random) {
  const style = STYLES[index % STYLES.length]!;
  const heading = random.pick(pairsFor(style)).heading;
  const letters = `${random.pick([...LETTERS])}${random.pick([...LETTERS])}`;
  const letter = await drawLetter(letters, {
    fonts: fontLibrary(),
    families: [heading],
    style,
    hasSerifs: familyNamed(heading).category === "serif",
  });
  const subjects = random.shuffle(SYMBOLS).slice(0, SYMBOLS_EACH);
  const motifs = new Map<Motif, number>(
    subjects.map(({ id }, index) => [`symbol:${id}` as const, 1 - 0.1 * index]),
  );
  return { style, letter, motifs };
}

function tell(brief: number): void {
  if (brief % 40 === 39) console.log(`${brief + 1} of ${BRIEFS} …`);
}

/** Changes some of the file's members and leaves the others. */
function write(members: object): void {
  const before = JSON.parse(readFileSync(FILE, "utf8")) as object;
  writeFileSync(FILE, `${JSON.stringify({ ...before, ...members })}\n`);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
