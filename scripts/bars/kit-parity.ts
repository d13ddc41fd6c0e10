import { rmSync } from "node:fs";
import { kitCatalog } from "@/lib/kit/catalog";
import { examine } from "@/test-support/axe-examination";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { openProjects } from "./kit-parity/build-projects";
import { differences, type Snapshot, snapshot } from "./kit-parity/compare-stacks";
import { tryRow } from "./kit-parity/keyboard-rows";
import { findLeaks } from "./kit-parity/leaks";
import { comparePlaces, isFloating, openWithoutAnchors } from "./kit-parity/placing";
import { report } from "./report";

/**
 * The three stacks of the kit, built: every row of every keyboard table is tried in each of them, and what each story says
 * to assistive technology, at rest and after each row, is deeply equal. `--only modal,tabs` looks at these alone,
 * `--axe` examines them too. What floats is tried once more in a browser without CSS anchor positioning, where it has to
 * stand at the same places. `--leaks` inserts and removes every story a hundred times: nothing may be left.
 */
const only = process.argv.find((_, at, all) => all[at - 1] === "--only")?.split(",");
const components = kitCatalog.filter(({ id }) => only?.includes(id) ?? true);
const root = temporaryFolder();
const browser = await openChromium();
const problems: string[] = [];
const totals = { runs: 0, violations: [] as string[], undecided: new Map<string, number>() };
let rows = 0;
let trees = 0;
try {
  const projects = await openProjects(root);
  const context = await browser.newContext({ reducedMotion: "reduce" });
  for (const { id, stories, keys } of components) {
    const pages = await Promise.all(
      projects.map(async (project) => ({ ...project, page: await context.newPage() })),
    );
    let label = "";
    for (const { stack, page } of pages) {
      page.on("pageerror", (error) => problems.push(`${stack} ${label}: ${error.message}`));
      page.on("console", (message) => {
        if (/error|warning/.test(message.type()) && !/Failed to decode|OTS/.test(message.text()))
          problems.push(`${stack} ${label}: ${message.text().slice(0, 200)}`);
      });
    }
    const compare = (taken: readonly Snapshot[]) => {
      trees += taken.length;
      const [first, ...others] = taken;
      for (const [at, other] of others.entries())
        problems.push(
          ...differences(first!, other).map(
            (text) => `${label}: ${pages[0]?.stack} and ${pages[at + 1]?.stack}: ${text}`,
          ),
        );
    };
    for (const story of stories) {
      label = `${id}/${story.id}`;
      for (const { page, storyUrl } of pages) await page.goto(storyUrl(id, story.id));
      compare(await Promise.all(pages.map(({ page }) => snapshot(page))));
      if (process.argv.includes("--axe"))
        for (const { stack, page } of pages) await examine(page, `${stack} ${label}`, totals);
    }
    for (const row of keys) {
      label = row.id;
      const marks: string[] = [];
      const taken: Snapshot[] = [];
      for (const { stack, page, storyUrl } of pages) {
        rows += 1;
        try {
          await tryRow(page, storyUrl(id, row.story), row);
          taken.push(await snapshot(page));
          marks.push("yes");
        } catch (error) {
          problems.push(`${stack} ${row.id}: ${(error as Error).message}`);
          marks.push("NO ");
        }
      }
      console.log(`${row.id.padEnd(36)} ${pages.map(({ stack }, at) => `${stack} ${marks[at]}`).join("  ")}`);
      if (taken.length === pages.length) compare(taken);
    }
    for (const { page } of pages) await page.close();
  }
  const floating = components.filter(isFloating);
  const anchorless = await openWithoutAnchors(browser);
  for (const { id, keys } of floating) {
    for (const { stack, storyUrl } of projects) {
      const page = await anchorless.newPage();
      for (const row of keys) {
        rows += 1;
        try {
          await tryRow(page, storyUrl(id, row.story), row);
        } catch (error) {
          problems.push(`${stack} ${row.id} without anchors: ${(error as Error).message}`);
        }
      }
      await page.close();
    }
  }
  await anchorless.close();
  const plain = projects.find(({ stack }) => stack === "html");
  if (plain && floating.length > 0) {
    const placing = await comparePlaces(browser, plain, floating);
    problems.push(...placing.problems);
    console.log(`${placing.places} places compared with and without CSS anchor positioning`);
  }
  if (process.argv.includes("--leaks"))
    problems.push(...(await findLeaks(browser, root, projects, components)));
  for (const { close } of projects) close();
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}
problems.push(...totals.violations);
for (const problem of problems) console.log(`  ${problem}`);
report(
  problems.length === 0,
  "kit-parity",
  `${components.length} components, ${rows} rows × stacks, ${trees} trees, ${totals.runs} axe runs, ${problems.length} problems`,
);
