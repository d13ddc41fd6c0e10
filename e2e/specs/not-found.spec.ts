import type { BrowserContext, Page } from "@playwright/test";
import { newEmail } from "@/test-support/pages/account-pages";
import { appPages, withValue } from "@/test-support/pages/app-pages";
import { openAccount } from "@/test-support/pages/signed-in-context";
import { expect, test } from "../fixtures";

// Chromium notes an answer of 404.
test.use({ expectedErrors: /status of 404/ });

const PAGES = appPages();
/** What is no id, and an id that nothing has. */
const BAD_VALUES = ["abc", "11111111-1111-4111-8111-111111111111"];
const DYNAMIC = PAGES.filter(({ isDynamic }) => isDynamic);
const MISSING = DYNAMIC.flatMap(({ address }) => BAD_VALUES.map((value) => withValue(address, value)));
/** Each page with one of the bad values in turn, where there is no time for all. */
const MISSING_ONCE = DYNAMIC.map(({ address }, at) =>
  withValue(address, BAD_VALUES[at % BAD_VALUES.length]!),
);

/** Where pages of what is missing lead, as far as it was asked for. */
const triedWays = new Set<string>();

/** Opens an address and expects words on it and, beside the site's own header, a link that leads somewhere. */
async function leadsOn(page: Page, address: string): Promise<{ status: number; path: string }> {
  const response = await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  const main = page.getByRole("main");
  expect(((await main.textContent()) ?? "").trim().length, address).toBeGreaterThan(30);
  await expect(page.getByRole("banner").getByRole("link", { name: "Marque" }), address).toBeVisible();
  return { status: response?.status() ?? 0, path: new URL(page.url()).pathname };
}

async function expectMissing(page: Page, address: string): Promise<void> {
  const { status } = await leadsOn(page, address);
  await expectToBeMissing(page, address, status);
}

/** Expects of the page that is open that it says what it is, and has the way to a new brand. */
async function expectToBeMissing(page: Page, address: string, status: number): Promise<void> {
  expect(status, address).toBe(404);
  const way = page.getByRole("main").getByRole("link", { name: "Start a new brand" });
  await expect(way, address).toBeVisible();
  const href = (await way.getAttribute("href")) ?? "nowhere";
  if (triedWays.has(href)) return;
  triedWays.add(href);
  expect((await page.request.get(href)).status(), href).toBe(200);
}

test("there are pages with parameters to try", () => {
  expect(MISSING.length).toBeGreaterThanOrEqual(10);
});

test("without scripts, to a stranger: every page has words, and every bad id is a page of status 404", async ({
  browser,
}) => {
  await withoutScripts(await browser.newContext({ javaScriptEnabled: false }), async (page) => {
    for (const { address } of PAGES.filter(({ isDynamic }) => !isDynamic)) {
      const { status } = await leadsOn(page, address);
      expect([200, 404], address).toContain(status);
    }
    for (const address of MISSING) {
      const { status, path: arrived } = await leadsOn(page, address);
      // What is an account's own asks first who is there.
      if (arrived === "/sign-in") expect(status).toBe(200);
      else await expectToBeMissing(page, address, status);
    }
    for (const address of ["/admin", "/nowhere", "/developers/nowhere", "/brands"]) {
      await expectMissing(page, address);
    }
  });
});

test("without scripts, to somebody signed in: what is not there or not theirs is a page of status 404", async ({
  browser,
  server,
}) => {
  // Not the account of an administrator, whom /admin is there for: a server's first one may be that.
  const first = await browser.newContext();
  await openAccount(first.request, server, newEmail());
  await first.close();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await openAccount(context.request, server, newEmail());
  await withoutScripts(context, async (page) => {
    for (const { address } of PAGES.filter(({ isDynamic }) => !isDynamic)) {
      const { status } = await leadsOn(page, address);
      expect(status, address).toBe(address.startsWith("/admin") ? 404 : 200);
    }
    for (const address of MISSING_ONCE) await expectMissing(page, address);
  });
});

test("with scripts a page that is not there stays as the server sent it", async ({ page }) => {
  for (const address of ["/brands/abc", `/jobs/${BAD_VALUES[1]}`, "/developers/reference/nope"]) {
    await page.goto(address);
    await page.locator("html[data-interactive]").waitFor();
    await expectMissing(page, address);
  }
});

async function withoutScripts(context: BrowserContext, look: (page: Page) => Promise<void>): Promise<void> {
  try {
    await look(await context.newPage());
  } finally {
    await context.close();
  }
}
