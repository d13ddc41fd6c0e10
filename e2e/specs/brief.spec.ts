import type { Page } from "@playwright/test";
import { boardPage } from "@/test-support/pages/board-page";
import { examine } from "@/test-support/pages/examine";
import { jobOfAddress, landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { expect, test } from "../fixtures";

// A brief that is refused on purpose, and a stranger for whom the form is not there.
test.use({ expectedErrors: /status of (404|429)/ });

const IDEA = "A workshop that mends mechanical clocks and shows how it is done";
const AUDIENCE = "People who inherited a clock";

async function expectKept(page: Page): Promise<void> {
  const landing = landingPage(page);
  await page.locator("html[data-interactive]").waitFor();
  await expect(landing.idea).toHaveValue(IDEA);
  await expect(landing.audience).toHaveValue(AUDIENCE);
  await expect(landing.radio("Classic")).toBeChecked();
  await expect(landing.radio("Vue")).toBeChecked();
  await expect(landing.form.getByRole("button", { name: "Remove Repairs" })).toBeVisible();
}

test("a brief is never lost, and a brand's own brief makes its next version", async ({
  page,
  browser,
  ownBrand,
}) => {
  const landing = landingPage(page);
  await landing.open();
  await landing.fill({
    idea: IDEA,
    audience: AUDIENCE,
    style: "Classic",
    stack: "Vue",
    features: ["Repairs"],
  });

  await test.step("after a reload, and after a look at another page", async () => {
    // Nothing can be kept before the page's scripts have come.
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("marque.draft.new") ?? ""))
      .toContain(IDEA);
    await page.reload();
    await expectKept(page);
    await page.goto("/gallery");
    await landing.open();
    await expectKept(page);
  });

  await test.step("after it was refused, also when the page is loaded again", async () => {
    const refusal = {
      success: false,
      error: { code: "RATE_LIMIT_EXCEEDED", message: "Too many." },
      meta: {},
    };
    await page.route("**/api/generate", (route) =>
      route.fulfill({ status: 429, json: refusal, headers: { "Retry-After": "60" } }),
    );
    await landing.submitButton.click();
    await expect(landing.form.getByRole("alert").filter({ hasText: "Too many." })).toBeVisible();
    await expectKept(page);
    await page.reload();
    await expectKept(page);
    await page.unroute("**/api/generate");
  });

  await test.step("going back after it was handed in; whoever comes anew finds an empty form", async () => {
    const asked = await landing.submit();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await expect(page).toHaveURL(new RegExp(`${asked}$`));
    await page.request.delete(`/api/status/${asked}`);
    await landing.open();
    await expect(landing.idea).toHaveValue("");
  });

  const board = boardPage(page);
  await board.open(ownBrand.jobId);
  const first = await board.data(ownBrand.jobId);
  const { businessIdea, targetAudience } = first.brief;

  await test.step("the board's sentence leads to the form with the brand's brief, for its owner alone", async () => {
    await page.getByRole("link", { name: "Change the sentence" }).click();
    await page.locator("html[data-interactive]").waitFor();
    const form = page.getByRole("form", { name: "The brief of this brand" });
    await expect(form.getByLabel("What is the business?")).toHaveValue(businessIdea);
    await expect(form.getByLabel(/^Name/)).toHaveValue(first.strategy.name);
    await examine(page);
    const stranger = await browser.newContext();
    expect((await stranger.request.get(page.url())).status()).toBe(404);
    await stranger.close();
  });

  await test.step("sending it makes a new version of this brand, from the changed sentence", async () => {
    const form = page.getByRole("form", { name: "The brief of this brand" });
    const changed = "A ferry across the bay that carries only cyclists and their dogs";
    await form.getByLabel("What is the business?").fill(changed);
    await page.reload();
    await expect(form.getByLabel("What is the business?")).toHaveValue(changed);
    await page.locator("html[data-interactive]").waitFor();
    await form.getByRole("button", { name: "Make a new version" }).click();
    await page.waitForURL(/\/jobs\//);
    await progressPage(page).becomesBoard();
    const second = await board.data(await jobOfAddress(page));
    expect(second).toMatchObject({
      brandId: first.brandId,
      version: 2,
      brief: { businessIdea: changed, targetAudience },
      strategy: { name: first.strategy.name },
    });
    expect(second.strategy.tagline).not.toBe(first.strategy.tagline);
    // The tagline may be the whole sentence too; the brief stands below it.
    await expect(page.getByText(changed, { exact: true }).last()).toBeVisible();
  });
});
