import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { seededRandom } from "@/lib/model/random";
import { attackShowcase, browseShowcase } from "@/test-support/attack-showcase";
import { type AxeTotals, examine } from "@/test-support/axe-examination";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { makeShowcaseTargets } from "@/test-support/showcase-targets";
import { portOf, startServer } from "@/test-support/start-server";
import { report } from "./report";

/**
 * Open showcases under attack: `npm run bar -- showcase-attacks [--size 300] [--brands 6] [--seed 7]`. Markup in every word of a
 * brand, other brands' ids, foreign hosts, paths, ranges, verbs; in Chromium nothing runs and nothing leaks, and axe finds
 * nothing in any look and width.
 */
const { size, brands } = parseArgs({
  args: process.argv.slice(2),
  options: { size: { type: "string", default: "300" }, brands: { type: "string", default: "6" } },
  strict: false,
}).values;
const { next: random } = seededRandom(drawSeed(), "showcase-attacks");

const server = await startServer({ env: { LOG_LEVEL: "fatal", ANONYMOUS_TIER: "enterprise" } });
const problems: string[] = [];
let figure = "";
try {
  const targets = await makeShowcaseTargets(server, random, Number(brands));
  const attack = { server, targets, random, size: Number(size) };
  const sent = await attackShowcase(attack);
  const browser = await openChromium();
  const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
  const browsed = await browseShowcase(browser, attack)
    .finally(() => lookAt(browser, targets.shown[0]!, totals))
    .finally(() => browser.close());
  problems.push(...sent.problems, ...browsed.problems, ...totals.violations);
  figure = `${targets.shown.length} showcases, ${sent.requests} requests, ${browsed.pages} pages in Chromium, ${totals.runs} examinations by axe`;
} catch (error) {
  problems.push(error instanceof Error ? `${error.stack}` : String(error));
} finally {
  await server.stop();
}
for (const problem of problems.slice(0, 30)) console.log(`  ${problem.slice(0, 500)}`);
report(problems.length === 0, "showcase-attacks", `${figure}, ${problems.length} problems`);

async function lookAt(browser: Browser, brandId: string, totals: AxeTotals): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`http://${brandId}.design.localhost:${portOf(server)}/`);
  // The documentation in the frame is examined as pages of its own.
  await examine(page, "showcase", totals, { frames: false });
}
