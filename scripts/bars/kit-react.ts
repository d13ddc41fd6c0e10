import { rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { BrandBriefInput } from "@/lib/model/brief.schema";
import { type AxeTotals, examine } from "./axe-examination";
import { openChromium } from "./browser";
import { report, temporaryFolder } from "./harness";
import { type KitProject, serveFolder, writeKitProject } from "./kit-project";
import { KEY_CHECKS } from "./kit-react-keys";
import { runNpm } from "./run-npm";

/**
 * The React component project of two very different brands, as a customer gets it: installed by npm, type-checked,
 * built, examined by axe in light and dark at 390 and 1440 px, and every pattern worked by keyboard.
 */
const BRANDS: readonly BrandBriefInput[] = [
  {
    businessIdea: "A bakery that delivers sourdough bread by bicycle",
    targetAudience: "Young families",
    style: "minimal",
    techStack: "react",
    features: [],
  },
  {
    businessIdea: "A security platform that watches container clusters for banks",
    targetAudience: "Platform teams",
    style: "bold",
    techStack: "react",
    features: [],
    seedColor: "#ffe600",
    name: "Ær & “Ōrbit” </script> 守",
  },
];

const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
const problems: string[] = [];
let keyChecks = 0;
const root = temporaryFolder();
const browser = await openChromium();
try {
  let installed: KitProject | undefined;
  for (const [index, brief] of BRANDS.entries()) {
    const project = await writeKitProject(path.join(root, String(index)), brief, 7 + index);
    const { folder, brandName } = project;
    console.log(`${brandName} (${brief.style})`);
    if (installed)
      symlinkSync(path.join(installed.folder, "node_modules"), path.join(folder, "node_modules"));
    else await step("npm install", folder, ["install", "--ignore-scripts", "--no-audit", "--no-fund"]);
    installed ??= project;
    await step("npm run build (tsc --strict, vite)", folder, ["run", "build"]);

    const served = await serveFolder(path.join(folder, "dist"));
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on("pageerror", (error) => problems.push(`${brandName}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      problems.push(`${brandName}: ${message.text()}`);
    });
    await page.goto(served.url);
    if ((await page.title()) !== `${brandName} – components`)
      problems.push(`${brandName}: not its own title`);
    await examineGallery(page, brandName);
    for (const [name, check] of Object.entries(KEY_CHECKS)) {
      await page.setViewportSize({ width: name.startsWith("Header") ? 390 : 1440, height: 900 });
      await page.goto(served.url);
      keyChecks += 1;
      const fault = await check(page).then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (fault) problems.push(`${brandName}: ${name}: ${fault}`);
    }
    await context.close();
    served.close();
  }
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}

for (const problem of [...totals.violations, ...problems]) console.log(`  ${problem}`);
const bad = totals.violations.length + problems.length;
report(
  bad === 0,
  "kit-react",
  `${BRANDS.length} brands installed, checked and built; ${totals.runs} axe runs, ${keyChecks} keyboard checks, ${bad} problems`,
);

async function examineGallery(page: Page, brandName: string): Promise<void> {
  await examine(page, `${brandName}: gallery`, totals);
  for (const name of ["Success", "With undo", "Warning", "Failure"]) {
    await page.getByRole("button", { name, exact: true }).click();
  }
  await examine(page, `${brandName}: four toasts`, totals);
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  await examine(page, `${brandName}: modal`, totals);
  await page.keyboard.press("Escape");
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) problems.push(`${brandName}: the page is ${overflow} px too wide`);
}

async function step(name: string, cwd: string, args: readonly string[]): Promise<void> {
  const start = performance.now();
  const failure = await runNpm(cwd, args);
  if (failure !== null) problems.push(`${name} failed: ${failure}`);
  console.log(`  ${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
