import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { PNG } from "pngjs";
import { SaxesParser } from "saxes";
import { deckFormSchema } from "@/lib/deck/deck.schema";
import { DECK_LIMITS } from "@/lib/deck/deck-limits";
import type { DeckLook } from "@/lib/deck/deck-look";
import { type LaidDeck, SLIDE_HEIGHT, SLIDE_WIDTH } from "@/lib/deck/laid-deck";
import { layOut, makeDeck } from "@/lib/deck/make-deck";
import { fontLibrary } from "@/lib/fonts/installed/font-library";
import { type DesignBrief, STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawSeed } from "@/test-support/draw-seed";
import { pptxFaults } from "@/test-support/pptx-faults";
import { temporaryFolder } from "@/test-support/temporary-folder";
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
/** Lent to LibreOffice: it sets the decks in the brands' own typefaces, as a machine does that has them. */
const loHome = path.join(temporaryFolder(), "home");
const loFonts = path.join(loHome, ".fonts");
mkdirSync(loFonts, { recursive: true });

let texts = 0;
for (const [script, languages] of Object.entries(SCRIPTS)) {
  const own = IDEAS.filter(({ language }) => (languages as readonly string[]).includes(language));
  for (let time = 0; time < PER_SCRIPT; time++) await drawCase(script, own);
}
const hasLibreOffice =
  runs("soffice", ["--version"]) && runs("pdftotext", ["-v"]) && runs("pdftoppm", ["-v"]);
if (hasLibreOffice) for (const one of cases) compare(one);
else
  console.log("LibreOffice or poppler is not installed: apt-get install libreoffice-impress poppler-utils");
for (const fault of faults) console.log(`  ${fault}`);
if (!values.out) rmSync(folder, { recursive: true, force: true });
report(
  faults.length === 0 && hasLibreOffice && cases.length === 8,
  "decks",
  `${cases.length} decks, ${cases.length * 10} slides, ${texts} texts in 4 scripts and ${new Set(cases.map(({ look }) => look.layout)).size} layouts, ${faults.length} faults; ${hasLibreOffice ? "read and set by LibreOffice" : "NOT tried in LibreOffice"}`,
);
process.exit();

async function drawCase(script: string, ideas: typeof IDEAS): Promise<void> {
  const sample = random.pick(ideas);
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
    form: deckFormSchema.parse(drawForm(`${sample.idea} ${sample.audience}`)),
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
  await lendFonts(type.names, deck);
  texts += deck.slides.reduce((sum, { slots }) => sum + slots.length, 0);
  cases.push({ label, home, deck, look });
  console.log(
    `  ${label}: ${look.layout}, ${made.gaps.length} gaps, ${tookMs} ms, ${made.pptx.length} bytes`,
  );
}

/** Of every second deck nothing is known; the others have words of their own script, some as long as they may be. */
function drawForm(source: string): object {
  if (cases.length % 2 === 1 && random.next() < 0.5) return {};
  const words = source.split(/\s+/);
  const text = (max: number) => {
    const most = Math.max(2, Math.floor(max * (0.25 + 0.75 * random.next())));
    let line = "";
    while (line.length < most) line += `${line && words.length > 3 ? " " : ""}${random.pick(words)}`;
    return [...line].slice(0, most).join("").trim();
  };
  const times = <Row>(count: number, row: (index: number) => Row) =>
    Array.from({ length: 1 + Math.floor(random.next() * count) }, (_, index) => row(index));
  const L = DECK_LIMITS;
  const market = 10 ** (5 + Math.floor(random.next() * 6));
  return {
    problem: text(L.statement),
    problemPoints: times(L.points, () => text(L.point)),
    whyNow: times(L.points, () => text(L.point)),
    currency: random.pick(["EUR", "USD", "JPY", "RUB"]),
    market: {
      total: market * 7.3,
      reachable: market,
      target: Math.round(market / 9),
      source: text(L.source),
    },
    model: text(L.statement),
    prices: times(L.prices, () => ({ value: text(L.value), label: text(L.label) })),
    competitors: times(L.competitors, () => ({ name: text(L.name), difference: text(L.difference) })),
    ours: text(L.difference),
    team: times(L.members, () => ({ name: text(L.name), role: text(L.role) })),
    milestones: times(L.steps, () => ({ when: text(L.when), what: text(L.step) })),
    revenue: times(L.years, (index) => ({
      year: 2025 + index,
      amount: market * (index + 1) * random.next() + 1,
    })),
    ask: market / 20,
    uses: times(L.uses, () => ({ what: text(L.label), percent: 25 })),
    contact: text(L.contact),
  };
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

async function lendFonts(names: { heading: object; body: object }, deck: LaidDeck): Promise<void> {
  const own = [
    ...new Set(JSON.stringify(deck.slides.map(({ slots }) => slots.map(({ text }) => text.text)))),
  ].join("");
  const all =
    own +
    CHARACTERS +
    deck.slides.flatMap(({ chart }) => chart?.data.points.map(({ label }) => label) ?? []).join("");
  for (const family of new Set([...Object.values(names.heading), ...Object.values(names.body)] as string[])) {
    if (family === "") continue;
    for (const weight of [400, 700]) {
      const covered = [...new Set(all)]
        .filter((character) => fontLibrary().covers(family, character))
        .join("");
      const name = `${family.replaceAll(" ", "")}-${weight}-${cases.length}.ttf`;
      writeFileSync(path.join(loFonts, name), await fontLibrary().instance(family, weight, covered));
    }
  }
}
const CHARACTERS = ` 0123456789.,:;-–—%[]()…+/€$£¥‹›#ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;

function runs(program: string, args: string[]): boolean {
  return spawnSync(program, args, { timeout: 60_000 }).error === undefined;
}

/** LibreOffice has only this deck's typefaces at a time: a family has other letters in the next. */
function compare({ label, home, deck, look }: Case): void {
  const number = path.basename(home);
  const own = path.join(home, "home");
  mkdirSync(path.join(own, ".fonts"), { recursive: true });
  for (const name of namesIn(loFonts)) {
    if (name.endsWith(`-${Number(number) - 1}.ttf`)) {
      writeFileSync(path.join(own, ".fonts", name), readFileSync(path.join(loFonts, name)));
    }
  }
  for (const format of ["pdf", "fodp"]) {
    const { stderr } = spawnSync(
      "soffice",
      [
        `-env:UserInstallation=file://${own}/profile`,
        "--headless",
        "--convert-to",
        format,
        "--outdir",
        home,
        path.join(home, "deck.pptx"),
      ],
      { env: { ...process.env, HOME: own }, encoding: "utf8", timeout: 180_000 },
    );
    if (!existsSync(path.join(home, `deck.${format}`))) {
      note(label, [`LibreOffice makes no ${format}: ${stderr.slice(0, 200)}`]);
      return;
    }
  }
  rmSync(own, { recursive: true, force: true });
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

function namesIn(place: string): string[] {
  return spawnSync("ls", [place], { encoding: "utf8" }).stdout.split("\n").filter(Boolean);
}

/** Every frame of a slide is a placeholder to LibreOffice too, and each slide has one title. */
function placeholderFaults(fodp: string, deck: LaidDeck): string[] {
  const found: string[] = [];
  const parser = new SaxesParser();
  let page = -1;
  let isNotes = false;
  let titles = 0;
  let frames = 0;
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "draw:page") {
      page += 1;
      titles = 0;
      frames = 0;
    }
    if (name === "presentation:notes") isNotes = true;
    if (page < 0 || isNotes || (name !== "draw:frame" && name !== "draw:custom-shape")) return;
    frames += 1;
    const kind = attributes["presentation:class"];
    if (kind === "title") titles += 1;
    // LibreOffice has no class for a placeholder of a picture or a chart that is filled: these are objects to it.
    if (kind === undefined && name === "draw:custom-shape")
      found.push(`slide ${page + 1} holds a shape that is no placeholder`);
  });
  parser.on("closetag", ({ name }) => {
    if (name === "presentation:notes") isNotes = false;
    if (name !== "draw:page") return;
    if (titles !== 1) found.push(`slide ${page + 1} has ${titles} titles to LibreOffice`);
    // The number is a field of the page to LibreOffice.
    const least = (deck.slides[page]?.slots ?? []).filter(({ text }) => !text.id.endsWith(".number")).length;
    if (frames < least) found.push(`slide ${page + 1} has ${frames} of ${least} frames to LibreOffice`);
  });
  parser.write(fodp).close();
  if (page !== 9) found.push(`LibreOffice reads ${page + 1} slides`);
  return found;
}

/** The letters of each page, whatever their order: readers of PDFs put lines of two directions in different ones. */
function textFaults(home: string, { slides }: LaidDeck): string[] {
  const pages = (file: string) =>
    spawnSync("pdftotext", ["-enc", "UTF-8", path.join(home, file), "-"], { encoding: "utf8" }).stdout.split(
      "\f",
    );
  const [ours, theirs] = [pages("ours.pdf"), pages("deck.pdf")];
  return slides.flatMap(({ id, slots, chart }, index) => {
    const meant = lettersOf(
      [
        ...slots.map(({ text }) => text.text),
        ...(chart ? chart.data.points.map(({ label }) => label) : []),
      ].join(""),
    );
    const [own, other] = [lettersOf(ours[index] ?? ""), lettersOf(theirs[index] ?? "")];
    const missing = without(meant, own);
    return [
      ...(own === other
        ? []
        : [`${id}: the PDFs differ: ours ${without(own, other)} / LibreOffice's ${without(other, own)}`]),
      ...(missing === "" ? [] : [`${id}: our PDF lacks ${missing}`]),
    ];
  });
}

/** Signs that stand mirrored, and points between thousands, are not compared. */
function lettersOf(text: string): string {
  return [...text.normalize("NFKC").normalize("NFD")]
    .filter((sign) => /[\p{Letter}\p{Number}]/u.test(sign))
    .sort()
    .join("");
}

function without(text: string, other: string): string {
  const rest = [...other];
  return [...text]
    .filter((sign) => {
      const at = rest.indexOf(sign);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    })
    .join("");
}

/** Words of LibreOffice's PDF whose letters stand outside of every box of the slide. */
function boxFaults(file: string, { slides }: LaidDeck): string[] {
  const { stdout } = spawnSync("pdftotext", ["-bbox", file, "-"], { encoding: "utf8", maxBuffer: 1 << 26 });
  return stdout
    .split("<page ")
    .slice(1)
    .flatMap((page, index) => {
      const slide = slides[index];
      if (!slide) return [];
      const size = /width="([\d.]+)" height="([\d.]+)"/.exec(page)!;
      const scale = { x: SLIDE_WIDTH / Number(size[1]), y: SLIDE_HEIGHT / Number(size[2]) };
      const boxes = [
        ...slide.slots.map(({ box, leading }) => ({ ...box, reach: leading })),
        ...(slide.chart ? [{ ...slide.chart.box, reach: slide.chart.size }] : []),
      ];
      return [
        ...page.matchAll(
          /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)/g,
        ),
      ].flatMap(([, x1, y1, x2, y2, word]) => {
        const [left, right] = [Number(x1) * scale.x, Number(x2) * scale.x];
        const middle = ((Number(y1) + Number(y2)) / 2) * scale.y;
        const isInside = boxes.some(
          ({ x, y, width, height, reach }) =>
            left >= x - 2 &&
            right <= x + width + 2 &&
            middle >= y - reach * 0.1 &&
            middle <= y + height + reach * 0.1,
        );
        return isInside ? [] : [`${slide.id}: “${word}” stands outside of its box`];
      });
    });
}

/** Flat areas of a painted page have the theme's colors; pages with a picture are left out. */
function colorFaults(home: string, { slides }: LaidDeck, { colors }: DeckLook): string[] {
  spawnSync("pdftoppm", [
    "-r",
    "40",
    "-aa",
    "no",
    "-aaVector",
    "no",
    "-png",
    path.join(home, "deck.pdf"),
    path.join(home, "flat"),
  ]);
  const theme = Object.values(colors).map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const found: string[] = [];
  slides.forEach((slide, index) => {
    const file = path.join(home, `flat-${String(index + 1).padStart(2, "0")}.png`);
    const { data, width, height } = PNG.sync.read(readFileSync(file));
    rmSync(file);
    if (slide.picture) return;
    const seen = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const [column, row] = [(at / 4) % width, Math.floor(at / 4 / width)];
      // A page is no whole number of pixels: the last ones are half outside of it.
      if (column === 0 || row === 0 || column === width - 1 || row === height - 1) continue;
      const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const [key, count] of seen) {
      if (count / (data.length / 4) < LEAST_SHARE) continue;
      const own = [key >> 16, (key >> 8) & 255, key & 255];
      const isTheme = theme.some((color) => color.every((value, part) => Math.abs(value - own[part]!) <= 2));
      if (!isTheme)
        found.push(
          `${slide.id}: ${(count / (data.length / 400)).toFixed(2)} % is #${key.toString(16).padStart(6, "0")}, no color of the theme`,
        );
    }
  });
  return found;
}

/** Below this share a color is a trace of two others' edge. */
const LEAST_SHARE = 0.002;
