import { writeFileSync } from "node:fs";
import { MOTIFS, type Motif } from "@/lib/logo/family";
import { passingCandidates } from "@/lib/logo/judge-candidates";
import { drawLetter } from "@/lib/logo/letter";
import { collides, type MarkFingerprint } from "@/lib/logo/mark-fingerprint";
import { packMarks } from "@/lib/logo/mark-library";
import { SYMBOLS } from "@/lib/logo/symbols/find-symbols";
import { STYLES } from "@/lib/model/brief.schema";
import { type Random, seededRandom } from "@/lib/model/random";
import { fontLibrary } from "@/lib/render/font-library";
import { familyNamed } from "@/lib/typography/families";
import { pairsFor } from "@/lib/typography/pairs";

// Writes lib/logo/calibration.json: how the qualities of each family spread, and the forms that turn up for one brief
// after another. Briefs are drawn at random, any initial with any subject, so that no list of ideas is favored. Run it
// again when a family changes.
const BRIEFS = Number(process.argv[2] ?? 320);
/** Seen in this many briefs a form counts as common. */
const COMMON_FROM = 4;
const SYMBOLS_EACH = 5;
const MOTIFS_EACH = 3;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

interface Form {
  print: MarkFingerprint;
  count: number;
  lastBrief: number;
}

const qualities = new Map<string, number[]>();
const forms: Form[] = [];
for (let brief = 0; brief < BRIEFS; brief++) {
  const random = (label: string) => seededRandom(brief, `calibrate/${label}`);
  for (const { idea, fingerprint, quality } of passingCandidates(
    await drawBrief(brief, random("brief")),
    random,
  )) {
    qualities.set(idea.family, [...(qualities.get(idea.family) ?? []), quality]);
    const known = forms.find(({ print }) => collides(print, fingerprint));
    if (!known) forms.push({ print: fingerprint, count: 1, lastBrief: brief });
    else if (known.lastBrief !== brief) Object.assign(known, { count: known.count + 1, lastBrief: brief });
  }
  if (brief % 40 === 39) console.log(`${brief + 1} of ${BRIEFS} …`);
}

const families = [...qualities]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(([family, values]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return [family, { mean: round(mean), deviation: round(Math.sqrt(variance)) }] as const;
  });
const common = forms
  .filter(({ count }) => count >= COMMON_FROM)
  .sort((one, other) => other.count - one.count);
const calibration = {
  briefs: BRIEFS,
  families: Object.fromEntries(families),
  common: { ...packMarks(common.map(({ print }) => print)), counts: common.map(({ count }) => count) },
};
writeFileSync("lib/logo/calibration.json", `${JSON.stringify(calibration)}\n`);
console.log(
  `lib/logo/calibration.json: ${families.length} families, ${common.length} common forms of ${forms.length}`,
);

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
  const motifs = new Map<Motif, number>([
    ["letter", 0.8],
    ...random
      .shuffle(MOTIFS)
      .slice(0, MOTIFS_EACH)
      .map((motif) => [motif, 1] as const),
    ...subjects.map(({ id }, place) => [`symbol:${id}`, 1 - 0.1 * place] as const),
  ]);
  return { style, letter, motifs };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
