import { rmSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { boardPage, downloaded } from "@/test-support/pages/board-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { withoutGallery } from "@/test-support/pages/without-gallery";
import { requestJob, zipSha256 } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { expect, test } from "../fixtures";

// The page goes on asking for a server that is gone; the browser writes that down, and nothing else.
test.use({ expectedErrors: /Failed to fetch RSC payload|net::ERR_|WebSocket/ });

// One thread, so that a job's middle lasts.
const ENV = { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error", RENDER_THREADS: "1", TEST_SEED: "7" };
const dataDir = temporaryFolder();
let server: RunningServer;

// One server for both, which the first ends and starts again.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await startServer({ env: ENV, dataDir });
});
test.afterAll(async () => {
  await server.stop();
  // After a kill the database is an orphan of nobody: attach and leave, which stops it.
  await (await acquireEmbedded({ dataDir: path.resolve(dataDir) })).release();
  rmSync(dataDir, { recursive: true, force: true });
});

test("a job outlives a reload of its page and the death of its server", async ({ page }) => {
  const progress = progressPage(page);
  // Beside another job, in the same thread, this one lasts long enough to be met in its middle.
  const beside = await requestJob(server, sampleBrief(0));
  const jobId = await submitBrief(page);

  await progress.name.waitFor();
  const name = await progress.shownName();
  await page.reload();
  await expect(progress.name).toBeVisible();
  expect(await statusOf(jobId)).toBe("processing");

  await progress.reaches("logos");
  await server.kill("SIGKILL");
  await expect(progress.notice).toHaveAttribute("data-notice", "offline");
  await expect.poll(() => progress.shownName()).toBe(name);

  server = await startServer({ env: ENV, dataDir, port: server.port });
  await expect(progress.notice).toBeHidden();
  await page.request.delete(`${server.url}/api/status/${beside.jobId}`);
  await progress.becomesBoard();
  const zip = await downloaded(page, () => boardPage(page).package.click());
  expect(zip.sha256).toBe(await zipSha256(server, jobId));
});

test("a server that is told to stop while a page follows its job ends well", async ({ page }) => {
  const socket = page.waitForEvent("websocket");
  await submitBrief(page);
  await (await socket).waitForEvent("framereceived");
  // What the page says then is the first test's: a quick machine ends the brand while the server waits for what is under
  // way, and the page has gone on to it.
  expect(await server.kill("SIGTERM")).toBe(0);
});

async function submitBrief(page: Page): Promise<string> {
  await withoutGallery(page.context());
  const landing = landingPage(page);
  await landing.open(server.url);
  await page.getByRole("button", { name: "Watch repair" }).click();
  return landing.submit();
}

async function statusOf(jobId: string): Promise<string> {
  const { status } = (await (await fetch(`${server.url}/api/status/${jobId}`)).json()) as { status: string };
  return status;
}
