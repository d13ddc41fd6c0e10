import { newEmail } from "@/test-support/pages/account-pages";
import { landingPage } from "@/test-support/pages/landing-page";
import { openAccount } from "@/test-support/pages/signed-in-context";
import { expect, test } from "../fixtures";

test("at 1440 × 900 three finished boards, the first field and its button are in sight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const landing = landingPage(page);
  await landing.open();
  const boards = page.getByRole("img", { name: /^Board of a brand made from: / });
  await expect(boards).toHaveCount(3);
  for (const part of [...(await boards.all()), landing.idea, landing.submitButton]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  // They are pictures that came, of brands that the engine made.
  for (const board of await boards.all()) {
    await expect
      .poll(() => board.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.getByRole("link", { name: "the settings" }).click();
  await expect(page).toHaveURL(/\/sign-in\?next=%2Fsettings/);
});

test("on a phone a board comes before the form, and nothing is wider than the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await landingPage(page).open();
  await expect(page.getByRole("img", { name: /^Board of a brand/ }).first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("who is signed in sees the credits instead of a promise for visitors, and where they are explained", async ({
  page,
  server,
}) => {
  const landing = landingPage(page);
  const price = landing.form.locator("[data-price]");
  await landing.open();
  await expect(price).toHaveText("Free, and without an account.", { useInnerText: true });
  await openAccount(page.request, server, newEmail());
  await landing.open();
  await expect(price).toHaveText("1 credit of your 10", { useInnerText: true });
  await price.getByRole("link", { name: "credit" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One credit, one brand.");
  await expect(page.getByText("Every account begins with 10.")).toBeVisible();
  for (const address of ["/settings/profile", "/dashboard/usage"]) {
    await page.goto(address);
    await expect(page.getByRole("main").locator('a[href="/credits"]')).toBeVisible();
  }
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("link", { name: "Credits" }).first()).toBeVisible();
});
