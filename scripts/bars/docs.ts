import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import lighthouse from "lighthouse";
import { designBriefSchema, STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { freePort } from "@/lib/process/free-port";
import { makeBrandHere } from "@/lib/render/engine-here";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { median } from "@/test-support/percentile";
import { recombinedBrief, SCRIPTS } from "@/test-support/recombined-briefs";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { serveFolder } from "./kit-project";
import { report } from "./report";

/**
 * The documentation of a brand drawn anew, from a folder and from a host: nothing in the console, every link resolves,
 * search finds components and tokens, every frame shows its story. Lighthouse, median of five, on the served overview and on
 * the page of the largest component.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const random = seededRandom(drawSeed(), "bar/docs");
const { script, seed, ...drawn } = recombinedBrief(random, random.int(0, SCRIPTS.length * STYLES.length - 1));
console.log(`${script}: ${JSON.stringify(drawn)}`);
const brief = designBriefSchema.parse({ ...drawn, features: [...drawn.features], techStack: "react" });
const { files } = await makeBrandHere({ brief, seed, until: ["documentation"] });
const root = temporaryFolder();
for (const file of files) {
  const target = path.join(root, file.path);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file.bytes);
}
const pages = files.map(({ path }) => path).filter((name) => /^docs\/[^/]+\.html$/.test(name));
const problems: string[] = [];
let links = 0;
let frames = 0;
const served = await serveFolder(root);
const browser = await openChromium();
try {
  await look(browser, "folder", (name) => pathToFileURL(path.join(root, name)).href);
  await look(browser, "host", (name) => served.url + name);
} finally {
  await browser.close();
}
const scores: string[] = [];
for (const name of ["docs/index.html", "docs/component-data-table.html"]) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measured(served.url + name));
  const performance = median(runs.map((run) => run.performance));
  const accessibility = median(runs.map((run) => run.accessibility));
  scores.push(`${name}: performance ${performance}, accessibility ${accessibility}`);
  if (performance < 95 || accessibility < 100) problems.push(scores.at(-1)!);
}
served.close();
rmSync(root, { recursive: true, force: true });
for (const problem of problems) console.log(`  ${problem}`);
report(
  problems.length === 0,
  "docs",
  `${pages.length} pages from folder and host, ${links} links, ${frames} frames, ${problems.length} problems; ${scores.join("; ")}, median of ${RUNS}`,
);

async function look(browser: Browser, where: string, address: (name: string) => string): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(`${where} ${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) problems.push(`${where} ${page.url()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      problems.push(`${where}: not loaded: ${request.url()}`);
  });
  const present = new Set(files.map((file) => file.path));
  for (const name of pages) {
    await page.goto(address(name));
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement | HTMLIFrameElement>("a[href], iframe[src]")].map(
        (element) => element.getAttribute(element.tagName === "A" ? "href" : "src") ?? "",
      ),
    );
    for (const target of targets) {
      links += 1;
      const [file = "", id] = target.split("#");
      const wanted = path.posix.normalize(path.posix.join("docs", file.split("?")[0]!));
      if (file !== "" && !present.has(wanted)) problems.push(`${where} ${name}: leads to ${target}`);
      if (file === "" && id && !(await page.evaluate((one) => document.getElementById(one) !== null, id)))
        problems.push(`${where} ${name}: has no #${id}`);
    }
    frames += await framesShow(page, `${where} ${name}`);
  }
  await page.goto(address("docs/index.html"));
  for (const [words, title] of [
    ["data table", "Data Table"],
    ["text-muted", "--color-text-muted"],
  ] as const) {
    await page.getByLabel("Search the documentation").fill(words);
    const found = await page.locator("[data-search-results] a").allTextContents();
    if (!found.some((text) => text.startsWith(title)))
      problems.push(`${where}: searching "${words}" does not find ${title}`);
  }
  await context.close();
}

/** Every frame, scrolled to, shows exactly its story. @returns how many there are */
async function framesShow(page: Page, label: string): Promise<number> {
  const found = await page.locator("iframe[data-preview]").all();
  for (const frame of found) {
    await frame.scrollIntoViewIfNeeded();
    const story = new URL((await frame.getAttribute("src"))!, "http://localhost/").searchParams.get("story");
    const content = frame.contentFrame();
    const stages = content.locator(".gallery-stage");
    await stages
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
    const shown = await stages.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).dataset.story),
    );
    if (shown.length !== 1 || shown[0] !== story)
      problems.push(`${label}: the frame of ${story} shows ${shown.join()}`);
  }
  return found.length;
}

async function measured(url: string): Promise<{ performance: number; accessibility: number }> {
  const port = await freePort();
  const own = await openChromium([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: "error",
      onlyCategories: ["performance", "accessibility"],
    });
    const score = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
    return { performance: score("performance"), accessibility: score("accessibility") };
  } finally {
    await own.close();
  }
}
