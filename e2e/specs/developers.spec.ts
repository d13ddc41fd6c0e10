import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { APIRequestContext, Page } from "@playwright/test";
import { accountName } from "@/lib/accounts/principal";
import { publicBrandId } from "@/lib/ids";
import { copyBrand, onDatabase } from "@/test-support/copied-brand";
import { newEmail } from "@/test-support/pages/account-pages";
import { examine } from "@/test-support/pages/examine";
import { openWithoutScripts } from "@/test-support/pages/hold-scripts";
import { openAccount } from "@/test-support/pages/signed-in-context";
import { runFuzz } from "@/test-support/run-fuzz";
import { portOf, type RunningServer } from "@/test-support/start-server";
import { expect, test } from "../fixtures";

// What the host of the documentation does not have is looked for elsewhere, and not found.
test.use({ expectedErrors: /status of 40[14]/ });

const FUZZ_REQUESTS = 300;
const PAGES = [
  "/developers",
  "/developers/guides/quick-start",
  "/developers/guides/webhooks",
  "/developers/reference",
  "/developers/reference/createBrand",
  "/developers/changelog",
  "/status",
];

test("the developer site and the status page have nothing for axe to find, and fit a phone", async ({
  page,
  server,
}) => {
  for (const address of PAGES) {
    await page.goto(server.url + address);
    await examine(page, [["light", 390]]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page marks itself in the navigation, and has no markup of its texts left", async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/developers`);
    const nav = navigation(page);
    const links = await nav
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const own = links.filter((href) => href?.startsWith("/developers"));
    expect(own.length).toBeGreaterThan(20);
    for (const href of own) {
      // As it is sent: to draw two dozen pages would take longer than to make them.
      const html = await (await page.request.get(server.url + href)).text();
      const { current, text } = await page.evaluate((sent) => {
        const read = new DOMParser().parseFromString(sent, "text/html");
        for (const code of read.querySelectorAll("main :is(pre, textarea)")) code.remove();
        const description = read.querySelector("meta[name=description]")?.getAttribute("content");
        return {
          current: read
            .querySelector("nav[aria-label='Developer site'] [aria-current=page]")
            ?.getAttribute("href"),
          text: `${read.querySelector("main")?.textContent}${read.title}${description}`,
        };
      }, html);
      expect(current, href ?? "").toBe(href);
      expect(text.length, href ?? "").toBeGreaterThan(200);
      expect(text, href ?? "").not.toContain("`");
    }
  });
});

test("the guides name this server, on their own host, too", async ({ page, server }) => {
  await page.goto(`${server.url}/developers/guides/quick-start`);
  await expect(page.getByRole("tabpanel").first()).toContainText(`:${portOf(server)}`);
  await expect(page.getByRole("main")).not.toContainText(":3000");
  await page.goto(`http://docs.localhost:${portOf(server)}/guides/webhooks`);
  await expect(navigation(page).locator("[aria-current=page]")).toHaveText("Webhooks");
});

test("the status page says what its bars say", async ({ page, server }) => {
  await page.goto(`${server.url}/status`);
  const bars = page.getByRole("list", { name: /, day by day$/ });
  expect(await bars.count()).toBeGreaterThan(2);
  const days = bars.first().getByRole("listitem");
  await expect(days).toHaveCount(90);
  await expect(days.last()).toHaveText(/^\d{4}-\d\d-\d\d: (worked [\d.]+ %|not known)/);
  for (const kind of ["at least 99.9 % of the day", "95 to 99.9 %", "less than 95 %", "not known"]) {
    await expect(page.getByText(kind, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^(No day is known yet|Never down|Down for)/).first()).toBeVisible();
});

test("try-it sends to this server, and a guide's samples change by keyboard", async ({ page, server }) => {
  const arrive = await openWithoutScripts(page, `${server.url}/developers/reference/listBrands`);
  await page.getByLabel("API key").fill("mq_test_nobody");
  await page.getByRole("button", { name: "Send GET" }).click();
  arrive();
  await expect(page.getByText(/^401 after \d+ ms$/)).toBeVisible();
  await expect(page.getByText('"code": "UNAUTHORIZED"')).toBeVisible();
  await page.getByRole("tab", { name: "curl" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "TypeScript" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "TypeScript" })).toBeVisible();
});

test("each face is at its own host, and the application's pages are not", async ({ page, server }) => {
  const at = (face: string) => `http://${face}.localhost:${portOf(server)}`;
  await page.goto(`${at("docs")}/guides/webhooks`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Be told instead of asking");
  await page.goto(at("status"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${at("docs")}/sign-in`);
  expect(new URL(page.url()).host).toBe(`localhost:${portOf(server)}`);
});

test("the quick start makes a brand and saves its package", async ({ request, server }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "marque-quick-start-"));
  const out = path.join(folder, "brand.zip");
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["docs/samples/quick-start.ts"], {
    env: {
      ...process.env,
      MARQUE_URL: server.url,
      MARQUE_API_KEY: (await keyOf(request, server)).key,
      MARQUE_OUT: out,
    },
  });
  expect(stdout, stderr).toMatch(/^brand_[0-9a-f-]{36}\n$/);
  expect(readFileSync(out).subarray(0, 2).toString()).toBe("PK");
  rmSync(folder, { recursive: true });
});

test("a sample of the fuzz: no answer of 500 and none outside the envelope", async ({ request, server }) => {
  const { key, accountId } = await keyOf(request, server);
  const { brandId } = await copyBrand(server, process.env.E2E_ORIGINAL!, { accountId });
  const document = await (await request.get(`${server.url}/v1/openapi.json`)).json();
  const outcome = await runFuzz({
    url: server.url,
    key,
    document,
    count: FUZZ_REQUESTS,
    seed: 7,
    // What is deleted would be gone for the other operations.
    known: ({ method, path }) =>
      method !== "delete" && path.startsWith("/v1/brands/") ? [publicBrandId(brandId)] : [],
  });
  await cancelJobsOf(accountId, server, request);
  expect(outcome.problems).toEqual([]);
  expect(outcome.requests).toBeGreaterThanOrEqual(FUZZ_REQUESTS);
  expect(outcome.validShare).toBeGreaterThan(0.4);
});

type Server = Pick<RunningServer, "url" | "dataDir">;

/** A key of a new account without limits: a free one may send ten requests in an hour. */
async function keyOf(
  request: APIRequestContext,
  server: Server,
): Promise<{ key: string; accountId: string }> {
  await openAccount(request, server, newEmail());
  const made = await request.post(`${server.url}/api/account/keys`, { data: { name: "test" } });
  const { key } = (await made.json()).data;
  const accountId = await onDatabase(server, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "UPDATE accounts SET tier = 'enterprise' WHERE id = (SELECT account_id FROM api_keys WHERE hash = $1) RETURNING id",
      [createHash("sha256").update(key).digest("hex")],
    );
    return rows[0]!.id;
  });
  return { key, accountId };
}

/** Cancels the brands that the fuzz requested, so that other specs do not wait behind them. */
async function cancelJobsOf(accountId: string, server: Server, request: APIRequestContext): Promise<void> {
  const jobs = await onDatabase(server, async (client) => {
    const text = "SELECT id FROM jobs WHERE principal = $1 AND status IN ('pending', 'processing')";
    return (await client.query<{ id: string }>(text, [accountName(accountId)])).rows;
  });
  for (const { id } of jobs) await request.delete(`${server.url}/api/status/${id}`);
}

const navigation = (page: Page) => page.getByRole("navigation", { name: "Developer site", exact: true });
