import { examine } from "@/test-support/pages/examine";
import { jobOfAddress, landingPage } from "@/test-support/pages/landing-page";
import { expect, test } from "../fixtures";

test("axe finds nothing on the landing page and its errors, in light and dark", async ({ page }) => {
  const landing = landingPage(page);
  await landing.open();
  await landing.submitButton.click();
  await expect(landing.idea).toHaveAttribute("aria-invalid", "true");
  await examine(page);
});

test("the gallery draws its twelve brands, fits every width, and makes them by the same name", async ({
  page,
}) => {
  await page.goto("/gallery");
  const brands = page.getByRole("article");
  await expect(brands).toHaveCount(12, { timeout: 60_000 });
  await examine(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const name = (await brands.first().getByRole("heading").textContent()) ?? "no name";
  await brands.first().getByRole("button").click();
  const jobId = await jobOfAddress(page);
  // Set in type, then drawn; a quick machine has the board there already.
  const main = page.getByRole("main");
  const shown = main.getByText(name, { exact: true }).or(main.getByRole("img", { name, exact: true }));
  await expect(shown.first()).toBeVisible();
  await page.request.delete(`/api/status/${jobId}`);
});
