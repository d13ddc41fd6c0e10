import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import pg from "pg";
import { landingPage } from "@/e2e/pages/landing-page";
import { progressPage } from "@/e2e/pages/progress-page";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { type AxeTotals, examine } from "./axe-examination";
import { openChromium, openContext, THEMES, WIDTHS } from "./browser";
import { report, startServer, temporaryFolder } from "./harness";
import { completedJob, requestJob, sampleBrief } from "./jobs";
import { unpackJob } from "./unpacked";

/**
 * Every rule of axe, contrast among them, on every page and state of the app and on every page of a package's
 * documentation, in light and dark at both widths: no violation. A running job is looked at while its server is held
 * still, because it is over sooner than axe is.
 */
const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
const browser = await openChromium();
const folder = temporaryFolder();
try {
  const page = await (await openContext(browser, server.url)).newPage();
  const look = (state: string) => examine(page, state, totals);
  await lookAtEntry(page, look);
  await lookAtOpenPages(page, look);
  // Leaves the form filled, for what follows.
  await lookAtLanding(page, look);
  const jobId = await lookAtProgress(page, look);
  await lookAtEnds(page, look);
  await lookAtBoard(page, look, jobId);
  await lookAtDocumentation(page, look, jobId);
  await lookAtOutage(page, look);
} finally {
  await browser.close();
  // The database outlived its server: attach and leave, which stops it.
  await (await acquireEmbedded({ dataDir: path.resolve(server.dataDir) })).release();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const [rule, nodes] of totals.undecided) console.log(`  left to people: ${rule} on ${nodes} elements`);
for (const violation of totals.violations) console.log(`  ${violation}`);
report(
  totals.violations.length === 0 && totals.runs > 0,
  "axe",
  `${totals.violations.length} violations in ${totals.runs} examinations (${THEMES.join(", ")}; ${WIDTHS.join(", ")} px)`,
);

type Look = (state: string) => Promise<void>;

async function lookAtEntry(page: Page, look: Look): Promise<void> {
  await page.goto("/sign-in");
  await look("sign-in, empty");
  await page.getByLabel("E-mail").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("form", { name: "Sign in" }).getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await look("sign-in, refused");
  await page.goto("/sign-up");
  await look("sign-up, empty");
  await page.getByRole("button", { name: "Open an account" }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await look("sign-up, with an error");
  await page.getByLabel("E-mail").fill("ada@example.com");
  await page.getByRole("button", { name: "Open an account" }).click();
  await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
  await look("sign-up, mail sent");
  await page.goto("/reset-password/set?token=x");
  await look("a link that is over");
}

/** Pages that everybody may read. */
async function lookAtOpenPages(page: Page, look: Look): Promise<void> {
  for (const address of ["/gallery", "/developers", "/developers/reference", "/status"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(address);
  }
}

async function lookAtLanding(page: Page, look: Look): Promise<void> {
  await page.goto("/");
  await look("landing, empty");
  await landingPage(page).submitButton.click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await look("landing, with errors");
  await page.getByRole("button", { name: "Roof solar co-op" }).click();
  await look("landing, filled from an example");
}

/** Resolves to the job, completed. */
async function lookAtProgress(page: Page, look: Look): Promise<string> {
  const progress = progressPage(page);
  const jobId = await landingPage(page).submit();
  await progress.palette.waitFor();
  process.kill(server.pid, "SIGSTOP");
  try {
    await look("progress, running");
    await progress.notice.waitFor();
    await look("progress, no news for a while");
    await progress.cancel.click();
    await progress.dialog.waitFor();
    await look("progress, asked whether to cancel");
  } finally {
    process.kill(server.pid, "SIGCONT");
  }
  await completedJob(server, jobId);
  return jobId;
}

async function lookAtEnds(page: Page, look: Look): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Tea import" }).click();
  const jobId = await landingPage(page).submit();
  await page.request.delete(`/api/status/${jobId}`);
  await page.getByRole("heading", { name: "Cancelled" }).waitFor();
  await look("cancelled");
  await recordFailure(jobId);
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("heading", { name: "The brand was not finished" }).waitFor();
  await look("failed");
  await page.goto("/");
  await page
    .getByRole("button", { name: /^Remove/ })
    .first()
    .waitFor();
  await look("landing, with recent brands");
  for (const [state, address] of [
    ["job that nobody knows", `/jobs/${randomUUID()}`],
    ["board that nobody knows", `/brands/${randomUUID()}`],
    ["page that is not there", "/nowhere"],
  ] as const) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(state);
  }
}

async function lookAtBoard(page: Page, look: Look, jobId: string): Promise<void> {
  await page.goto(`/brands/${jobId}`);
  await page.getByRole("heading", { name: "Logos", exact: true }).waitFor();
  await look("board");
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true;
  });
  await page.getByRole("group", { name: "Theme of the palette" }).getByText("Dark", { exact: true }).click();
  await look("board, everything unfolded, dark palette");
}

/** The site opens from disk, as it does for whoever unpacks the ZIP. */
async function lookAtDocumentation(page: Page, look: Look, jobId: string): Promise<void> {
  const files = await unpackJob(server, jobId, folder);
  // The entry of a React or Vue project is empty until it is built; the bar "emitted-projects" builds and examines it.
  const pages = files.filter((file) => file.endsWith(".html") && !/^components\/(react|vue)\//.test(file));
  for (const file of pages) {
    await page.goto(pathToFileURL(path.join(folder, file)).href);
    await look(file);
  }
  console.log(`  HTML pages in the package: ${pages.length}`);
}

async function lookAtOutage(page: Page, look: Look): Promise<void> {
  const { jobId } = await requestJob(server, sampleBrief(1));
  await page.goto(`/jobs/${jobId}`);
  await progressPage(page).reaches("strategy");
  process.kill(server.pid, "SIGSTOP");
  await server.kill("SIGKILL");
  await page.locator('[data-notice="offline"]').waitFor();
  await look("progress, service out of reach");
}

/** No stage fails on request; a cancelled job gets the record that a failed one has. */
async function recordFailure(jobId: string): Promise<void> {
  const connectionString = readFileSync(path.join(server.dataDir, "postgres.url"), "utf8").trim();
  const client = new pg.Client({ connectionString });
  await client.connect();
  const error = {
    code: "GENERATION_FAILED",
    message: "Drawing the logos failed three times. Try again later.",
  };
  await client.query("UPDATE jobs SET error = $2 WHERE id = $1", [jobId, JSON.stringify(error)]);
  await client.end();
}
