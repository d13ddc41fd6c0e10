import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kitCatalog } from "@/lib/kit/catalog";
import { seededRandom } from "@/lib/model/random";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { markupFaults } from "./kit-markup";
import { type OpenProject, openProjects } from "./kit-parity/build-projects";
import { differences, snapshot } from "./kit-parity/compare-stacks";
import { tryRow } from "./kit-parity/keyboard-rows";
import { usedPairs } from "./used-pairs";

/** A sample of the bars "kit" and "kit-parity": one brand, no npm install, two components, stories and rows of keys drawn anew at each run. */
const run = promisify(execFile);
const random = seededRandom(drawSeed(), "kit sample");
const drawn = <Item>(items: readonly Item[], count: number): Item[] =>
  items
    .map((item) => ({ item, at: random.int(0, 1e9) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item);
/** Stories and rows of keys of one component: some have a row for each state, and trying them all takes a minute. */
const MOST_OF_ONE = 2;
const SAMPLE = drawn(kitCatalog, 2).map(({ stories, keys, ...component }) => ({
  ...component,
  stories: drawn(stories, MOST_OF_ONE),
  keys: drawn(keys, MOST_OF_ONE),
}));
let root: string;
let browser: Browser;
let projects: OpenProject[];
let pages: Page[];

beforeAll(async () => {
  root = temporaryFolder();
  projects = await openProjects(root);
  browser = await openChromium();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  pages = await Promise.all(projects.map(() => context.newPage()));
}, 120_000);
afterAll(async () => {
  await browser?.close();
  for (const { close } of projects ?? []) close();
  rmSync(root, { recursive: true, force: true });
});

test("vue-tsc finds nothing in the Vue project", async () => {
  // vue-tsc needs TypeScript's JavaScript API, which version 7 does not have.
  const script =
    'const { createRequire } = require("node:module"); const here = createRequire(process.cwd() + "/package.json");' +
    'here("vue-tsc").run(here.resolve("typescript-5/lib/tsc"));';
  writeFileSync(path.join(root, "vue-tsc.cjs"), script);
  const { stdout } = await run(process.execPath, [path.join(root, "vue-tsc.cjs"), "--noEmit"], {
    cwd: path.join(root, "components/vue"),
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe("");
}, 120_000);

test("html-validate finds nothing in the HTML project", async () => {
  const folder = path.join(root, "components/html");
  expect(await markupFaults(folder)).toEqual([]);
  const spoiled = path.join(root, "spoiled");
  mkdirSync(spoiled);
  writeFileSync(
    path.join(spoiled, ".htmlvalidate.json"),
    readFileSync(path.join(folder, ".htmlvalidate.json"), "utf8"),
  );
  const page = readFileSync(path.join(folder, "example-input.html"), "utf8");
  writeFileSync(path.join(spoiled, "index.html"), page.replace(/for="[^"]+"/, 'for="nothing"'));
  expect((await markupFaults(spoiled)).join()).toContain("no-missing-references");
});

test.each(SAMPLE)(
  "$title works by keyboard and says the same in every stack",
  async ({ id, stories, keys }) => {
    for (const story of stories) {
      for (const [at, page] of pages.entries()) await page.goto(projects[at]!.storyUrl(id, story.id));
      const [first, ...others] = await Promise.all(pages.map(snapshot));
      for (const other of others) expect(differences(first!, other), story.id).toEqual([]);
    }
    for (const row of keys)
      for (const [at, page] of pages.entries())
        await tryRow(page, projects[at]!.storyUrl(id, row.story), row);
  },
  120_000,
);

test("every pair of colors reaches AA", async () => {
  const at = projects.findIndex(({ stack }) => stack === "html");
  const pairs = [];
  // Some components have a single pair, and one without words has none.
  for (const id of new Set(["button", ...SAMPLE.map(({ id }) => id)])) {
    await pages[at]!.goto(projects[at]!.storyUrl(id));
    pairs.push(...(await usedPairs(pages[at]!)));
  }
  expect(pairs.length).toBeGreaterThan(2);
  expect(pairs.filter(({ ratio, required }) => ratio < required)).toEqual([]);
}, 120_000);
