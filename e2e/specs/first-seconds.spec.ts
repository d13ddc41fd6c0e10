import { expect, test } from "../fixtures";
import { landingPage } from "../pages/landing-page";
import { textFaults } from "../pages/text-faults";

test.describe("before the page's scripts have arrived", () => {
  test("what is typed stays, and a pressed button acts as soon as it can", async ({ page }) => {
    const landing = landingPage(page);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route("**/_next/static/**/*.js", async (route) => {
      await arrival;
      await route.continue();
    });
    await landing.open();
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
});
