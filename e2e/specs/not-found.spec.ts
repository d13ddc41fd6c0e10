import type { Page } from "@playwright/test";
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

/** What of an answer's HTML a reader sees whose browser runs no scripts: what is streamed later stays hidden to it. */
interface Sent {
  readonly status: number;
  /** Where the answer came from, after redirections. */
  readonly path: string;
  readonly heading: string;
  /** The text of the page's main part. */
  readonly words: string;
  /** Where the site's own header leads; null if it has no such link. */
  readonly home: string | null;
  /** Where a new brand is started; null if the main part has no such link. */
  readonly way: string | null;
}

async function readSent(page: Page, address: string): Promise<Sent> {
  const answer = await page.request.get(address);
  const read = await page.evaluate(
    (html) => {
      const sent = new DOMParser().parseFromString(html, "text/html");
      for (const unseen of sent.querySelectorAll("[hidden], template, script, style")) unseen.remove();
      const textOf = (part: Element | null | undefined) => part?.textContent?.trim() ?? "";
      const linkOf = (part: string, name: string) =>
        [...sent.querySelectorAll(`${part} a`)]
          .find((link) => (link.getAttribute("aria-label") ?? textOf(link)) === name)
          ?.getAttribute("href") ?? null;
      return {
        heading: textOf(sent.querySelector("h1")),
        words: textOf(sent.querySelector("main")),
        home: linkOf("header", "Marque"),
        way: linkOf("main", "Start a new brand"),
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), path: new URL(answer.url()).pathname, ...read };
}

/** Reads an address and expects words on it and, beside the site's own header, a link that leads somewhere. */
async function leadsOn(page: Page, address: string): Promise<Sent> {
  const sent = await readSent(page, address);
  expect(sent.heading, address).not.toBe("");
  expect(sent.words.length, address).toBeGreaterThan(30);
  expect(sent.home, address).toBe("/");
  return sent;
}

/** Expects of an answer that it says what it is, and has the way to a new brand. */
async function expectMissing(page: Page, address: string, sent: Sent): Promise<void> {
  expect(sent.status, address).toBe(404);
  await expectWay(page, address, sent.way);
}

async function expectWay(page: Page, address: string, way: string | null): Promise<void> {
  expect(way, address).not.toBeNull();
  if (triedWays.has(way!)) return;
  triedWays.add(way!);
  expect((await page.request.get(way!)).status(), way!).toBe(200);
}

/** Opens an address and expects to see that it is not there, and the way to a new brand. */
async function seeMissing(page: Page, address: string, hasScripts: boolean): Promise<void> {
  expect((await page.goto(address))?.status(), address).toBe(404);
  if (hasScripts) await page.locator("html[data-interactive]").waitFor();
  await expect(page.getByRole("banner").getByRole("link", { name: "Marque" }), address).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
  const way = page.getByRole("main").getByRole("link", { name: "Start a new brand" });
  await expect(way, address).toBeVisible();
  await expectWay(page, address, await way.getAttribute("href"));
}

test("there are pages with parameters to try", () => {
  expect(MISSING.length).toBeGreaterThanOrEqual(10);
});

test("as sent, to a stranger: every page has words, and every bad id is a page of status 404", async ({
  page,
}) => {
  for (const { address } of PAGES.filter(({ isDynamic }) => !isDynamic)) {
    expect([200, 404], address).toContain((await leadsOn(page, address)).status);
  }
  for (const address of MISSING) {
    const sent = await leadsOn(page, address);
    // What is an account's own asks first who is there.
    if (sent.path === "/sign-in") expect(sent.status).toBe(200);
    else await expectMissing(page, address, sent);
  }
  for (const address of ["/admin", "/nowhere", "/developers/nowhere", "/brands"]) {
    await expectMissing(page, address, await leadsOn(page, address));
  }
});

test("as sent, to somebody signed in: what is not there or not theirs is a page of status 404", async ({
  browser,
  page,
  server,
}) => {
  // Not the account of an administrator, whom /admin is there for: a server's first one may be that.
  const first = await browser.newContext();
  await openAccount(first.request, server, newEmail());
  await first.close();
  await openAccount(page.request, server, newEmail());
  for (const { address } of PAGES.filter(({ isDynamic }) => !isDynamic)) {
    const { status } = await leadsOn(page, address);
    expect(status, address).toBe(address.startsWith("/admin") ? 404 : 200);
  }
  for (const address of MISSING_ONCE) await expectMissing(page, address, await leadsOn(page, address));
});

test("drawn without scripts and with them, a page that is not there is the same", async ({
  browser,
  page,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const address of ["/brands/abc", `/jobs/${BAD_VALUES[1]}`, "/developers/reference/nope"]) {
    await seeMissing(plain, address, false);
    await seeMissing(page, address, true);
  }
  await context.close();
});
