import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "@playwright/test";
import type { RunnerResult } from "lighthouse";
import { STYLES } from "@/lib/model/brief.schema";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { median } from "@/test-support/percentile";
import { recombinedBrief, SCRIPTS } from "@/test-support/recombined-briefs";
import { completedJob, requestJob } from "@/test-support/request-job";
import { runLighthouse, scoreOf } from "@/test-support/run-lighthouse";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";
import { unpackJob } from "./unpacked";

/**
 * The documentation of a brand drawn anew, from its package on the disk and from the brand's own host, as the service serves
 * it: nothing in the console, every link resolves, search finds components and tokens, every frame shows its story.
 * Lighthouse there, median of five, on the overview and on the page of the largest component.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const random = seededRandom(drawSeed(), "bar/docs");
const { script, ...brief } = recombinedBrief(random, random.int(0, SCRIPTS.length * STYLES.length - 1));
console.log(`${script}: ${JSON.stringify(brief)}`);
const root = temporaryFolder();
const problems: string[] = [];
const scores: string[] = [];
let links = 0;
let frames = 0;
let files: string[] = [];
let pages: string[] = [];
const server = await startServer({ env: { LOG_LEVEL: "error", ANONYMOUS_TIER: "enterprise" } });
try {
  const { jobId } = await requestJob(server, { ...brief, features: [...brief.features], techStack: "react" });
  await completedJob(server, jobId, 300_000);
  files = await unpackJob(server, jobId, root);
  pages = files.filter((name) => /^docs\/[^/]+\.html$/.test(name));
  const status = (await (await fetch(`${server.url}/api/status/${jobId}`)).json()) as {
    result: { brandId: string };
  };
  const host = `http://${status.result.brandId}.design.localhost:${server.port}/`;
  const browser = await openChromium();
  try {
    await look(browser, "folder", (name) => pathToFileURL(path.join(root, name)).href);
    await look(browser, "host", (name) => host + name);
  } finally {
    await browser.close();
  }
  for (const name of ["docs/index.html", "docs/component-data-table.html"]) await measure(host, name);
} finally {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}
for (const problem of problems) console.log(`  ${problem}`);
report(
  problems.length === 0,
  "docs",
  `${pages.length} pages from folder and host, ${links} links, ${frames} frames, ${problems.length} problems; ${scores.join("; ")}, median of ${RUNS}`,
);

async function measure(host: string, name: string): Promise<void> {
  const runs: RunnerResult["lhr"][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await runLighthouse(host + name));
  const performance = median(runs.map((run) => scoreOf(run, "performance")));
  const accessibility = median(runs.map((run) => scoreOf(run, "accessibility")));
  const middle = (audit: string) => median(runs.map((run) => run.audits[audit]?.numericValue ?? Number.NaN));
  console.log(
    `  ${name}: first paint ${Math.round(middle("first-contentful-paint"))} ms, largest ${Math.round(middle("largest-contentful-paint"))} ms, ` +
      `blocked ${Math.round(middle("total-blocking-time"))} ms, moved ${middle("cumulative-layout-shift").toFixed(3)}, ` +
      `${Math.round(middle("total-byte-weight") / 1000)} kB`,
  );
  scores.push(`${name}: performance ${performance}, accessibility ${accessibility}`);
  if (performance < 95 || accessibility < 100) problems.push(scores.at(-1)!);
  const plain = runs.flatMap((run) => uncompressed(run));
  for (const address of new Set(plain)) problems.push(`${name}: sent without compression: ${address}`);
}

/** Texts beyond a kilobyte that came over the wire as large as they are. */
function uncompressed({ audits }: RunnerResult["lhr"]): string[] {
  const requests = audits["network-requests"]?.details as unknown as {
    items: { url: string; resourceType?: string; transferSize: number; resourceSize: number }[];
  };
  return requests.items
    .filter(({ resourceType }) => /Document|Stylesheet|Script/.test(resourceType ?? ""))
    .filter(({ transferSize, resourceSize }) => resourceSize > 2_000 && transferSize >= resourceSize)
    .map(({ url }) => url);
}

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
  const present = new Set(files);
  for (const name of pages) {
    await page.goto(address(name));
    const targets = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement | HTMLIFrameElement>("a[href], iframe[data-preview]"),
      ].map((element) => element.getAttribute("href") ?? element.dataset.preview ?? ""),
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
    const found = page.locator("[data-search-results] a", { hasText: new RegExp(`^${title}`) });
    await found
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => problems.push(`${where}: searching "${words}" does not find ${title}`));
  }
  await context.close();
}

/** Every frame, scrolled to, shows exactly its story. @returns how many there are */
async function framesShow(page: Page, label: string): Promise<number> {
  const found = await page.locator("iframe[data-preview]").all();
  for (const frame of found) {
    await frame.scrollIntoViewIfNeeded();
    const story = new URL((await frame.getAttribute("data-preview"))!, "http://localhost/").searchParams.get(
      "story",
    );
    const content = frame.contentFrame();
    const stages = content.locator(".gallery-stage");
    await stages
      .first()
      .waitFor({ state: "visible", timeout: 5_000 })
      .catch(() => undefined);
    const shown = await stages.evaluateAll((elements) =>
      elements.map((element) => (element as HTMLElement).dataset.story),
    );
    if (shown.length !== 1 || shown[0] !== story)
      problems.push(`${label}: the frame of ${story} shows ${shown.join()}`);
  }
  return found.length;
}
