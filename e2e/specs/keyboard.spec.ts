import { boardPage, downloaded } from "@/test-support/pages/board-page";
import { tabTo } from "@/test-support/pages/keyboard";
import { jobOfAddress, landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { expect, test } from "../fixtures";

test("a brief is handed in, a finished brand opened and downloaded by keyboard alone", async ({
  page,
  ownBrand,
}) => {
  const { keyboard } = page;
  const landing = landingPage(page);
  await landing.open();

  await test.step("the first stop leads past the header", async () => {
    await tabTo(page, page.getByRole("link", { name: "Skip to the content" }), 1);
    await keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("handing in nothing leads to the first field that is missing", async () => {
    await tabTo(page, landing.submitButton);
    await keyboard.press("Enter");
    await expect(landing.idea).toBeFocused();
    await expect(landing.idea).toHaveAccessibleDescription(/10/);
  });

  await keyboard.type("Repair cafes where neighbours fix bicycles together on Saturdays");
  await tabTo(page, landing.audience, 1);
  await keyboard.type("People who live in the city");
  await tabTo(page, landing.radio("Modern"), 1);
  await keyboard.press("ArrowRight");
  await expect(landing.radio("Classic")).toBeChecked();
  await tabTo(page, landing.radio("React"), 1);
  await keyboard.press("ArrowRight");
  await expect(landing.radio("Vue")).toBeChecked();
  await tabTo(page, landing.features, 1);
  await keyboard.type("Calendar");
  await keyboard.press("Enter");
  await expect(landing.form.getByRole("button", { name: "Remove Calendar" })).toBeVisible();
  await tabTo(page, landing.submitButton);
  await keyboard.press("Enter");
  await page.request.delete(`/api/status/${await jobOfAddress(page)}`);

  const board = boardPage(page);
  await board.open(ownBrand.jobId);
  const { files, download } = await board.data(ownBrand.jobId);

  await test.step("the package", async () => {
    await tabTo(page, board.package);
    const zip = await downloaded(page, () => keyboard.press("Enter"));
    expect(zip.bytes.length).toBe(download.bytes);
  });

  await test.step("a file in a closed folder", async () => {
    const logos = board.folders.filter({ hasText: "logos" });
    await tabTo(page, logos.locator("summary"), 300);
    await keyboard.press("Enter");
    const [first] = files.filter(({ path }) => path.startsWith("logos/"));
    // The list is made when the folder opens.
    await logos.getByRole("link").first().waitFor();
    await tabTo(page, logos.getByRole("link").first(), 1);
    const file = await downloaded(page, () => keyboard.press("Enter"));
    expect(file.sha256).toBe(first?.sha256);
  });
});

test("cancelling asks first, and the same brief can be made again", async ({ page, server }) => {
  const { keyboard } = page;
  const landing = landingPage(page);
  const progress = progressPage(page);
  await landing.open();
  await page.getByRole("button", { name: "Tea import" }).click();
  // Behind two others it waits, however slow the reader is.
  const inFront = await Promise.all([1, 2].map((seed) => requestJob(server, sampleBrief(seed))));
  const cancelled = await landing.submit();
  await tabTo(page, progress.cancel);
  await keyboard.press("Enter");
  await expect(progress.dialog.getByRole("button", { name: "Stop it" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Cancelled" })).toBeVisible();
  const { error } = await (await page.request.get(`/api/status/${cancelled}`)).json();
  expect(error.code).toBe("CANCELLED");

  await tabTo(page, page.getByRole("button", { name: "Try again with the same brief" }));
  await keyboard.press("Enter");
  await page.waitForURL((url) => !url.pathname.includes(cancelled));
  const again = await jobOfAddress(page);
  const { status } = await (await page.request.get(`/api/status/${again}`)).json();
  expect(["pending", "processing", "completed"]).toContain(status);
  for (const jobId of [...inFront.map(({ jobId }) => jobId), again]) {
    await page.request.delete(`/api/status/${jobId}`);
  }
});
