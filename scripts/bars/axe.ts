import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import pg from "pg";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { type AxeTotals, examine, LOOKS } from "@/test-support/axe-examination";
import { openChromium, openContext, WIDTHS } from "@/test-support/open-chromium";
import { appPages } from "@/test-support/pages/app-pages";
import { boardPage } from "@/test-support/pages/board-page";
import { directionsPage } from "@/test-support/pages/directions-page";
import { landingPage } from "@/test-support/pages/landing-page";
import { progressPage } from "@/test-support/pages/progress-page";
import { makeBrandOn, openAccount } from "@/test-support/pages/signed-in-context";
import { completedJob, requestJob } from "@/test-support/request-job";
import { sampleBrief } from "@/test-support/sample-brief";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";
import { unpackJob } from "./unpacked";

/**
 * Every rule of axe, contrast among them, on every page of `app/` as its file tree has them, to a stranger and to an
 * administrator with a brand, a key and a webhook, on states that pages get into, and on every page of a package's
 * documentation; in light, dark and forced colors, at both widths: no violation. A running job is looked at while its server is held
 * still, because it is over sooner than axe is.
 */
const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
const ADMIN = "axe@example.com";
const server = await startServer({
  env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error", ADMIN_EMAILS: ADMIN, SMTP_URL: "" },
});
const browser = await openChromium();
const folder = temporaryFolder();
try {
  const page = await (await openContext(browser, server.url)).newPage();
  const look: Look = (state, on = page) => examine(on, state, totals);
  await lookAtEntry(page, look);
  await lookAtEveryPage(look, page);
  await lookAtSignedIn(look);
  // Leaves the form filled, for what follows.
  await lookAtLanding(page, look);
  const jobId = await lookAtProgress(page, look);
  await lookAtEnds(page, look);
  await lookAtBoard(page, look, jobId);
  await lookAtDocumentation(page, jobId);
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
  `${totals.violations.length} violations in ${totals.runs} examinations (${LOOKS.join(", ")}; ${WIDTHS.join(", ")} px)`,
);

type Look = (state: string, on?: Page) => Promise<void>;

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

/** Every page of the tree, with what `values` has for its parameters, else with an id that nothing has. */
async function lookAtEveryPage(
  look: Look,
  page: Page,
  who = "a stranger",
  values: Record<string, string> = {},
): Promise<void> {
  const unknown = randomUUID();
  for (const { address } of appPages()) {
    const filled = address.replace(/\[([^\]]+)\]/g, (_, name: string) => values[name] ?? unknown);
    await page.goto(filled);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await look(`${address}, to ${who}`, page);
  }
}

/** All of it again to somebody who has everything there is, and the owner's tools of a board. */
async function lookAtSignedIn(look: Look): Promise<void> {
  const context = await openContext(browser, server.url);
  const { request } = context;
  await openAccount(request, server, ADMIN);
  const jobId = await makeBrandOn(request, server, sampleBrief(3));
  const own = async (path: string, data: object) =>
    (await (await request.post(`${server.url}${path}`, { data })).json()) as { data: { id: string } };
  await own("/api/account/keys", { name: "axe" });
  const webhook = await own("/api/account/webhooks", {
    url: "https://example.com/hooks",
    events: ["brand.completed"],
  });
  const { brandId } = (await (await request.get(`${server.url}/api/jobs/${jobId}/board`)).json()) as {
    brandId: string;
  };
  const page = await context.newPage();
  await lookAtEveryPage(look, page, "its owner", {
    jobId,
    brandId,
    id: webhook.data.id,
    guide: "webhooks",
    operation: "createBrand",
  });
  await page.goto(`/brands/${jobId}`);
  await boardPage(page).openTools();
  const directions = directionsPage(page);
  await directions.drawn();
  await look("directions, opened", page);
  await directions.candidates("colors").nth(1).check({ force: true });
  await directions.drawn();
  await look("directions, with a change to apply", page);
  await context.close();
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
  for (const [state, address] of [["page that is not there", "/nowhere"]] as const) {
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

/** Rules that say nothing of a file: a signature is a part of somebody's letter, examples of one landmark stand side by side. */
function needless(file: string): string[] {
  if (file.endsWith("email-signature.html")) return ["landmark-one-main", "page-has-heading-one", "region"];
  return /^(?:docs\/preview|components\/html)\//.test(file) ? ["landmark-unique"] : [];
}

/** The site opens from disk, as it does for whoever unpacks the ZIP. */
async function lookAtDocumentation(page: Page, jobId: string): Promise<void> {
  const files = await unpackJob(server, jobId, folder);
  // The entry of a React or Vue project is empty until it is built; the bar "kit" builds and examines it.
  const pages = files.filter((file) => file.endsWith(".html") && !/^components\/(react|vue)\//.test(file));
  for (const file of pages) {
    await page.goto(pathToFileURL(path.join(folder, file)).href);
    // The frames' documents are among the files.
    await examine(page, file, totals, { without: needless(file), frames: false });
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
