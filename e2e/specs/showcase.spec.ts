import { seededRandom } from "@/lib/model/random";
import { attackShowcase, browseShowcase } from "@/test-support/attack-showcase";
import { type AxeTotals, examine } from "@/test-support/axe-examination";
import { makeShowcaseTargets, type ShowcaseTargets } from "@/test-support/showcase-targets";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { expect, test } from "../fixtures";

/** A sample of the bar "showcase-attacks", which draws new cases at each run. */
const { next: random } = seededRandom(7, "showcase");
let server: RunningServer;
let targets: ShowcaseTargets;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  server = await startServer({ env: { LOG_LEVEL: "fatal", ANONYMOUS_TIER: "enterprise", TEST_SEED: "7" } });
  targets = await makeShowcaseTargets(server, random, 1);
});
test.afterAll(() => server.stop());

test("an open showcase under attack runs nothing and tells nothing", async ({ browser }) => {
  const attack = { server, targets, random, size: 10 };
  const sent = await attackShowcase(attack);
  const browsed = await browseShowcase(browser, attack);
  expect([...sent.problems, ...browsed.problems]).toEqual([]);
  expect(sent.requests).toBeGreaterThan(150);
});

test("the landing has a theme of its reader's choice, copies by a press, and axe finds nothing", async ({
  page,
}) => {
  await page.goto(`http://${targets.shown[0]}.design.localhost:${server.port}/`);
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page
    .getByRole("button", { name: /^Copy primary #/ })
    .first()
    .click();
  await expect(page.getByRole("status")).toContainText("Copied #");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  // The documentation in the frame is examined as pages of its own.
  await page.locator("#components").evaluate((part) => part.remove());
  const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
  await examine(page, "showcase", totals);
  expect(totals.violations).toEqual([]);
});

test("the list of published brands finds one and leads to it", async ({ page }) => {
  await page.goto(`http://design.localhost:${server.port}/`);
  await expect(page.getByRole("heading", { name: "Brands on show." })).toBeVisible();
  await page.getByLabel("Search").fill("no such brand at all");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No published brand fits.")).toBeVisible();
});
