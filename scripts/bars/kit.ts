import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Request } from "@playwright/test";
import { kitCatalog } from "@/lib/kit/catalog";
import { STYLES, TECH_STACKS, type TechStack } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { type AxeTotals, examine } from "@/test-support/axe-examination";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium, THEMES } from "@/test-support/open-chromium";
import { type RecombinedBrief, recombinedBrief, SCRIPTS } from "@/test-support/recombined-briefs";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { markupFaults } from "./kit-markup";
import { serveFolder, writeKitProject } from "./kit-project";
import { report } from "./report";
import { runNpm } from "./run-npm";
import { usedPairs } from "./used-pairs";

/**
 * The component projects of two very different brands in every stack, as a customer gets them: briefs drawn anew at each
 * run, one of them from right to left with a hostile name and a color of the customer's. React and Vue: npm
 * install, type check (tsc --strict, vue-tsc), the library with its types, the example app, opened. HTML: npm install,
 * read by html-validate, opened from disk. Each gallery: nothing in the console, not wider than the window, axe in both
 * themes and widths and in forced colors, every pair of colors that it shows at rest and under the pointer.
 */
const random = seededRandom(drawSeed(), "bar/kit");
/** Where the scripts that run from right to left stand in turn. */
const RIGHT_TO_LEFT = SCRIPTS.flatMap((script, at) => (/^(?:Arabic|Hebrew)$/.test(script) ? [at] : []));
const drawn = () => recombinedBrief(random, random.int(0, SCRIPTS.length * STYLES.length - 1));
const drawnRightToLeft = () =>
  recombinedBrief(random, random.pick(RIGHT_TO_LEFT) + SCRIPTS.length * random.int(0, STYLES.length - 1));
const BRANDS: readonly (RecombinedBrief & { seedColor?: string; name?: string })[] = [
  drawn(),
  {
    ...drawnRightToLeft(),
    seedColor: `#${random.int(0, 0xffffff).toString(16).padStart(6, "0")}`,
    name: "قهوة & “Ōrbit” */ </script> 守",
  },
];

const problems: string[] = [];
const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
/** Packages are the same for every brand, so each stack installs them once. */
const installed = new Map<TechStack, string>();
const root = temporaryFolder();
const browser = await openChromium();
let projects = 0;
const pairsSeen = new Set<string>();
try {
  for (const [index, { script, seed, ...brief }] of BRANDS.entries()) {
    console.log(`${script}: ${JSON.stringify(brief)}`);
    for (const techStack of TECH_STACKS) {
      const target = path.join(root, String(index));
      const input = { ...brief, features: [...brief.features], techStack };
      const { folder, brandName } = await writeKitProject(target, input, seed);
      const label = `${techStack}, ${brandName}`;
      console.log(label);
      projects += 1;
      if (techStack === "html") {
        await step(label, folder, ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
        await step(label, folder, ["run", "lint"]);
        problems.push(...(await markupFaults(folder)).map((fault) => `${label}: ${fault}`));
        await look(label, pathToFileURL(path.join(folder, "index.html")).href, brandName);
        continue;
      }
      const known = installed.get(techStack);
      if (known) symlinkSync(path.join(known, "node_modules"), path.join(folder, "node_modules"));
      else await step(label, folder, ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
      installed.set(techStack, known ?? folder);
      if (!(await step(label, folder, ["run", "build"]))) continue;
      problems.push(...(await libraryFaults(folder, techStack)).map((fault) => `${label}: ${fault}`));
      const served = await serveFolder(path.join(folder, "dist-example"));
      await look(label, served.url, brandName);
      served.close();
    }
  }
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}

for (const problem of [...totals.violations, ...problems]) console.log(`  ${problem}`);
const bad = totals.violations.length + problems.length;
report(
  bad === 0,
  "kit",
  `${projects} projects, ${totals.runs} axe runs, ${pairsSeen.size} pairs of colors, ${bad} problems`,
);

/** @returns whether it succeeded */
async function step(label: string, cwd: string, args: readonly string[]): Promise<boolean> {
  const startedAt = performance.now();
  const name = `npm ${args[0] === "run" ? args.join(" ") : args[0]}`;
  const failure = await runNpm(cwd, args);
  if (failure === null) console.log(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  else problems.push(`${label}: ${name} failed: ${failure}`);
  return failure === null;
}

/** What the built library lacks: a module and types for each component, a framework that is not inside. */
async function libraryFaults(folder: string, stack: "react" | "vue"): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, name } of kitCatalog) {
    const file = stack === "vue" ? `kit-${id}` : id;
    const types = stack === "vue" ? `${file}.vue.d.ts` : `${file}.d.ts`;
    for (const path of [`dist/components/${file}.js`, `dist/components/${types}`])
      if (!existsSync(`${folder}/${path}`)) faults.push(`${path} is missing (${name})`);
  }
  const index = readFileSync(`${folder}/dist/index.js`, "utf8");
  if (!/from "\.\/components\//.test(index))
    faults.push("the library is one module: an app would load all of it");
  return faults;
}

async function look(label: string, url: string, brandName: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let isListening = true;
  const complain = (text: string) => isListening && problems.push(`${label}: ${text}`);
  page.on("pageerror", (error) => complain(error.message));
  page.on("console", (message) => /error|warning/.test(message.type()) && complain(message.text()));
  // What the next navigation breaks off was on its way, and is asked for again there.
  const isBrokenOff = (request: Request) => request.failure()?.errorText === "net::ERR_ABORTED";
  page.on("requestfailed", (request) => isBrokenOff(request) || complain(`not loaded: ${request.url()}`));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.locator("body").textContent())?.includes(brandName)) complain("the page lacks the name");
  if (!(await page.title()).includes(brandName)) complain("the title lacks the name");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) complain(`${excess} px too wide at ${width} px`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce", forcedColors: "none" });
    await page.goto(url);
    for (const { foreground, background, ratio, required, where } of await usedPairs(page)) {
      pairsSeen.add(`${foreground} ${background}`);
      if (ratio < required)
        complain(`${theme}: ${foreground} on ${background} is ${ratio.toFixed(2)}:1, ${where}`);
    }
  }
  // axe itself may not fetch style sheets from disk and says so in the console.
  isListening = false;
  await page.goto(url);
  // A gallery shows one landmark in several stories; `kit-axe` looks at each story alone.
  await examine(page, label, totals, { without: ["landmark-unique"] });
  await context.close();
}
