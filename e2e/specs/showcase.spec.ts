import { seededRandom } from "@/lib/model/random";
import { attackShowcase, browseShowcase } from "@/test-support/attack-showcase";
import { copyBrand, insertAccount, onDatabase } from "@/test-support/copied-brand";
import { examine } from "@/test-support/pages/examine";
import { makeShowcaseTargets } from "@/test-support/showcase-targets";
import { portOf } from "@/test-support/start-server";
import { expect, test } from "../fixtures";

test("an open showcase under attack runs nothing, tells nothing and stays accessible", async ({
  browser,
  page,
  server,
}) => {
  // A sample of the bar "showcase-attacks", which draws new cases at each run.
  const { next: random } = seededRandom(7, "showcase");
  const targets = await makeShowcaseTargets(server, random, 1);
  const attack = { server, targets, random, size: 10 };
  const sent = await attackShowcase(attack);
  const browsed = await browseShowcase(browser, attack);
  expect([...sent.problems, ...browsed.problems]).toEqual([]);
  expect(sent.requests).toBeGreaterThan(150);

  await page.goto(`http://${targets.shown[0]}.${showcaseHost(server)}/`);
  // The documentation in the frame is examined as pages of its own.
  await page.locator("#components").evaluate((part) => part.remove());
  await examine(page, [
    ["dark", 1440],
    ["forced", 390],
  ]);
});

test("the landing has a theme of its reader's choice and copies by a press", async ({
  page,
  server,
  ownBrand,
}) => {
  await page.goto(`http://${ownBrand.brandId}.${showcaseHost(server)}/`);
  await page.getByRole("button", { name: "Switch theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page
    .getByRole("button", { name: /^Copy primary #/ })
    .first()
    .click();
  await expect(page.getByRole("status")).toContainText("Copied #");
});

test("the list of published brands finds one and leads to it", async ({ page, server }) => {
  const accountId = await insertAccount(server);
  const { brandId } = await copyBrand(server, process.env.E2E_ORIGINAL!, { accountId });
  const { rows } = await onDatabase(server, (client) =>
    client.query<{ name: string }>("UPDATE brands SET visibility = 'public' WHERE id = $1 RETURNING name", [
      brandId,
    ]),
  );
  await page.goto(`http://${showcaseHost(server)}/`);
  await expect(page.getByRole("heading", { name: "Brands on show." })).toBeVisible();
  await page.getByLabel("Search").fill("no such brand at all");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("No published brand fits.")).toBeVisible();
  await page.getByLabel("Search").fill(rows[0]!.name);
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("main").getByRole("link", { name: rows[0]!.name }).first().click();
  await expect(page).toHaveURL(`http://${brandId}.${showcaseHost(server)}/`);
  await expect(page).toHaveTitle(new RegExp(rows[0]!.name));
});

/** Of the list of published brands, and behind the id of each. */
const showcaseHost = (server: { url: string }) => `design.localhost:${portOf(server)}`;
