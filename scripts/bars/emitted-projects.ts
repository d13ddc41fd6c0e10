import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { type BrandBriefInput, TECH_STACKS, type TechStack } from "@/lib/model/brief.schema";
import { type AxeTotals, examine } from "./axe-examination";
import { openChromium } from "./browser";
import { report, temporaryFolder } from "./harness";
import { serveFolder, writeKitProject } from "./kit-project";
import { runNpm } from "./run-npm";

/**
 * The component projects of two very different brands in every stack, as a customer gets them. React and Vue: npm
 * install, type check (tsc --strict, vue-tsc), build, the built gallery opened. HTML: opened from disk. None may write an
 * error or a warning to the console, none may be wider than the window; axe examines each in both themes and widths.
 */
const BRANDS: readonly Omit<BrandBriefInput, "techStack">[] = [
  {
    businessIdea: "A bakery that delivers sourdough bread by bicycle",
    targetAudience: "Young families",
    style: "classic",
    features: [],
  },
  {
    businessIdea: "مقهى هادئ يقدم القهوة العربية لمن يعملون عن بعد",
    targetAudience: "العاملون عن بعد",
    style: "bold",
    features: [],
    seedColor: "#ffe600",
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
try {
  for (const [index, brief] of BRANDS.entries()) {
    for (const techStack of TECH_STACKS) {
      const target = path.join(root, String(index));
      const { folder, brandName } = await writeKitProject(target, { ...brief, techStack }, 7 + index);
      const label = `${techStack}, ${brandName}`;
      console.log(label);
      projects += 1;
      if (techStack === "html") {
        await look(label, pathToFileURL(path.join(folder, "index.html")).href, brandName);
        continue;
      }
      const known = installed.get(techStack);
      if (known) symlinkSync(path.join(known, "node_modules"), path.join(folder, "node_modules"));
      else await step(label, folder, ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
      installed.set(techStack, known ?? folder);
      if (!(await step(label, folder, ["run", "build"]))) continue;
      const served = await serveFolder(path.join(folder, "dist"));
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
report(bad === 0, "emitted-projects", `${projects} projects, ${totals.runs} axe runs, ${bad} problems`);

/** @returns whether it succeeded */
async function step(label: string, cwd: string, args: readonly string[]): Promise<boolean> {
  const startedAt = performance.now();
  const name = `npm ${args[0] === "run" ? args.join(" ") : args[0]}`;
  const failure = await runNpm(cwd, args);
  if (failure === null) console.log(`  ${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  else problems.push(`${label}: ${name} failed: ${failure}`);
  return failure === null;
}

async function look(label: string, url: string, brandName: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  let isListening = true;
  const complain = (text: string) => isListening && problems.push(`${label}: ${text}`);
  page.on("pageerror", (error) => complain(error.message));
  page.on("console", (message) => /error|warning/.test(message.type()) && complain(message.text()));
  page.on("requestfailed", (request) => complain(`not loaded: ${request.url()}`));
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.locator("body").textContent())?.includes(brandName)) complain("the page lacks the name");
  if (!(await page.title()).includes(brandName)) complain("the title lacks the name");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) complain(`${excess} px too wide at ${width} px`);
  }
  await workModal(page).catch((error: Error) => complain(`modal: ${error.message}`));
  // axe itself may not fetch style sheets from disk and says so in the console.
  isListening = false;
  await examine(page, label, totals);
  await context.close();
}

/** Opens the first question by keyboard, closes it by Esc, and wants the focus back. */
async function workModal(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: "Delete booking" }).filter({ visible: true }).last();
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ timeout: 3_000 });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden", timeout: 3_000 });
  const focused = await opener.evaluate((element) => document.activeElement === element);
  if (!focused) throw new Error("the focus did not come back to the button that opened it");
}
