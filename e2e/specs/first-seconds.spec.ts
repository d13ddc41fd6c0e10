import { openWithoutScripts } from "@/test-support/pages/hold-scripts";
import { jobOfAddress, landingPage } from "@/test-support/pages/landing-page";
import { textFaults } from "@/test-support/pages/text-faults";
import { expect, MOVING, test } from "../fixtures";

test.use(MOVING);

test.describe("before the page's scripts have arrived", () => {
  test("what is typed stays, and a pressed button acts as soon as it can", async ({ page }) => {
    const landing = landingPage(page);
    const arrive = await openWithoutScripts(page, "/");
    await landing.idea.fill("A workshop that mends clocks ⏰ and teaches how it is done");
    await landing.form.getByText("Classic", { exact: true }).click();
    // Adds a feature once the scripts are there, and hands nothing in before.
    await landing.features.press("Enter");
    await expect(page).toHaveURL("/");
    await landing.submitButton.click();
    arrive();
    // The audience is missing: the form says so, and so it was handed in.
    await expect(landing.audience).toHaveAttribute("aria-invalid", "true");
    await expect(landing.idea).toHaveValue("A workshop that mends clocks ⏰ and teaches how it is done");
    await expect(landing.radio("Classic")).toBeChecked();
    expect(await textFaults(page)).toEqual([]);
  });

  test("an example pressed before does not take the next button from under the pointer", async ({ page }) => {
    const landing = landingPage(page);
    const arrive = await openWithoutScripts(page, "/");
    await page.getByRole("button", { name: "Tea import" }).click();
    await landing.submitButton.hover();
    await page.mouse.down();
    arrive();
    await page.locator("html[data-interactive]").waitFor();
    await page.mouse.up();
    await page.request.delete(`/api/status/${await jobOfAddress(page)}`);
  });
});
