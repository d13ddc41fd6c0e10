import { landingPage } from "@/test-support/pages/landing-page";
import { withoutGallery } from "@/test-support/pages/without-gallery";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { expect, test } from "../fixtures";

// The refusal that this test is about, as Chromium notes it.
test.use({ expectedErrors: /status of 429/ });

let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "error", TEST_SEED: "7", RENDER_THREADS: "1" } });
});
test.afterAll(() => server.stop());

test("a visitor makes one brand at a time, and the form says so and keeps the brief", async ({ page }) => {
  await withoutGallery(page.context());
  const second = landingPage(await page.context().newPage());
  await second.open(server.url);
  await second.fill({
    idea: "Tea from one valley, picked and posted in a week",
    audience: "Tea drinkers",
    style: "Minimal",
  });
  const first = landingPage(page);
  await first.open(server.url);
  await page.getByRole("button", { name: "Night bakery" }).click();
  const jobId = await first.submit();
  await second.submitButton.click();
  const notice = second.form.getByRole("alert").filter({ hasText: /one|1/i });
  await expect(notice).toBeVisible();
  await expect(second.idea).toHaveValue("Tea from one valley, picked and posted in a week");

  await page.request.delete(`${server.url}/api/status/${jobId}`);
  const next = await second.submit();
  await page.request.delete(`${server.url}/api/status/${next}`);
});
