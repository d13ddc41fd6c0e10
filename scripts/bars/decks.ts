import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { deckFormSchema } from "@/lib/deck/deck.schema";
import type { DeckLook } from "@/lib/deck/deck-look";
import type { LaidDeck } from "@/lib/deck/laid-deck";
import { layOut, makeDeck } from "@/lib/deck/make-deck";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { type DesignBrief, STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawSeed } from "@/test-support/draw-seed";
import { pptxFaults } from "@/test-support/pptx-faults";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { colorFaults } from "./decks/color-faults";
import { drawForm } from "./decks/draw-form";
import { convertDeck, hasLibreOffice, lendFonts } from "./decks/libre-office";
import { boxFaults, textFaults } from "./decks/pdf-faults";
import { placeholderFaults } from "./decks/placeholder-faults";
import { IDEAS } from "./ideas";
import { report } from "./report";

/**
 * Decks of eight brands in four scripts, ideas, styles and forms drawn anew at each run. Microsoft's own schema checks
 * find no error, nothing of what PowerPoint repairs is in the file, LibreOffice reads real placeholders and paints nothing
 * but the theme's colors, its PDF and ours say the same, and no letter of its PDF stands outside its box. `--out <folder>`
 * keeps the files and a picture of every slide by both.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { seed: { type: "string" }, out: { type: "string" } },
});
const seed = drawSeed();
const random = seededRandom(seed, "decks");
const folder = values.out ? path.resolve(values.out) : temporaryFolder();
mkdirSync(folder, { recursive: true });

const SCRIPTS = {
  latin: ["en", "de", "fr", "es", "pt", "it"],
  cyrillic: ["ru"],
  arabic: ["ar"],
  "east asian": ["ja", "zh", "ko"],
} as const;
const PER_SCRIPT = 2;

interface Case {
  label: string;
  home: string;
  deck: LaidDeck;
  look: DeckLook;
}

const faults: string[] = [];
const note = (label: string, found: readonly string[]) =>
  faults.push(...found.map((fault) => `${label}: ${fault}`));
const cases: Case[] = [];

let texts = 0;
for (const [script, languages] of Object.entries(SCRIPTS)) {
  const own = IDEAS.filter(({ language }) => (languages as readonly string[]).includes(language));
  for (let time = 0; time < PER_SCRIPT; time++) await drawCase(script, own);
}
const isSetToo = hasLibreOffice();
if (isSetToo) for (const one of cases) compare(one);
else
  console.log("LibreOffice or poppler is not installed: apt-get install libreoffice-impress poppler-utils");
for (const fault of faults) console.log(`  ${fault}`);
if (!values.out) rmSync(folder, { recursive: true, force: true });
report(
  faults.length === 0 && isSetToo && cases.length === 8,
  "decks",
  `${cases.length} decks, ${cases.length * 10} slides, ${texts} texts in 4 scripts and ${new Set(cases.map(({ look }) => look.layout)).size} layouts, ${faults.length} faults; ${isSetToo ? "read and set by LibreOffice" : "NOT tried in LibreOffice"}`,
);
process.exit();

async function drawCase(script: string, ideas: typeof IDEAS): Promise<void> {
  const sample = random.pick(ideas);
  // Of some decks nothing is known.
  const isUnknown = cases.length % 2 === 1 && random.next() < 0.5;
  const style = STYLES[cases.length % STYLES.length]!;
  const brief: DesignBrief = {
    businessIdea: sample.idea,
    targetAudience: sample.audience,
    style,
    techStack: "html",
    features: [...(sample.features ?? [])],
  };
  const { outputs, files } = await makeBrandHere({
    brief,
    seed: (seed + cases.length) >>> 0,
    until: ["strategy", "palette", "typography", "logos", "applications"],
  });
  const { strategy, palette, typography, logos: logo } = outputs;
  const png = files.find((file) => file.path === "applications/site-hero.png")!.bytes;
  const request = {
    brief,
    strategy,
    palette,
    typography,
    logo,
    form: deckFormSchema.parse(isUnknown ? {} : drawForm(random, `${sample.idea} ${sample.audience}`)),
    edits: {},
    picture: { png, title: "Site", ratio: 1.6 },
  };
  const label = `${cases.length + 1} ${script}, ${style}, ${strategy.name}`;
  const home = path.join(folder, String(cases.length + 1));
  mkdirSync(home, { recursive: true });
  const started = performance.now();
  const made = await makeDeck(request, fontLibrary());
  const tookMs = Math.round(performance.now() - started);
  const { deck, look, type } = await layOut(request, fontLibrary());
  writeFileSync(path.join(home, "deck.pptx"), made.pptx);
  writeFileSync(path.join(home, "ours.pdf"), made.pdf);
  note(label, await pptxFaults(made.pptx));
  note(label, schemaErrors(path.join(home, "deck.pptx")));
  await lendFonts(home, type.names, deck);
  texts += deck.slides.reduce((sum, { slots }) => sum + slots.length, 0);
  cases.push({ label, home, deck, look });
  console.log(
    `  ${label}: ${look.layout}, ${made.gaps.length} gaps, ${tookMs} ms, ${made.pptx.length} bytes`,
  );
}

/** What the Open XML SDK says of the file, by its port to WebAssembly. */
function schemaErrors(file: string): string[] {
  const program = path.resolve("node_modules/@ooxml-tools/validate/dist/npm/bin/ooxml-validate.js");
  if (!existsSync(program)) return ["@ooxml-tools/validate is not installed"];
  const { stdout, stderr } = spawnSync(process.execPath, [program, "--of", "json", file], {
    encoding: "utf8",
    timeout: 120_000,
  });
  try {
    return (JSON.parse(stdout) as object[]).map((error) => `schema: ${JSON.stringify(error).slice(0, 300)}`);
  } catch {
    return [`@ooxml-tools/validate gave no answer: ${stderr.slice(0, 300)}`];
  }
}

function compare({ label, home, deck, look }: Case): void {
  const failure = convertDeck(home);
  if (failure) {
    note(label, [failure]);
    return;
  }
  note(label, placeholderFaults(readFileSync(path.join(home, "deck.fodp"), "utf8"), deck));
  note(label, textFaults(home, deck));
  note(label, boxFaults(path.join(home, "deck.pdf"), deck));
  note(label, colorFaults(home, deck, look));
  if (!values.out) return;
  for (const [file, prefix] of [
    ["deck.pdf", "libreoffice"],
    ["ours.pdf", "ours"],
  ]) {
    spawnSync("pdftoppm", ["-r", "60", "-png", path.join(home, file!), path.join(home, prefix!)]);
  }
}
