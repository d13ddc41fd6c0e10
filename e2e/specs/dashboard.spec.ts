import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { newEmail } from "@/test-support/pages/account-pages";
import { examine } from "@/test-support/pages/examine";
import { openWithoutScripts } from "@/test-support/pages/hold-scripts";
import { makeBrandOn, openAccount } from "@/test-support/pages/signed-in-context";
import { expect, test } from "../fixtures";

// A private brand and the administration are "not there" for others, as Chromium notes; a wrong form is refused.
test.use({ expectedErrors: /status of 40[04]/ });

const BRIEF = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
  targetAudience: "Families who get up early",
  style: "classic",
  techStack: "html",
  features: [],
};

let receiver: Server;
let receiverUrl: string;

test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume();
    response.end("thank you, received");
  });
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const address = receiver.address();
  receiverUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/hooks`;
});
test.afterAll(() => {
  receiver.close();
});

const toast = (page: Page) => page.locator("[data-toast]");

test("an account's brands: empty, listed, found, private, deleted and had back", async ({
  page,
  browser,
  server,
}) => {
  await openAccount(page.request, server, newEmail());
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "The sheet is still blank." })).toBeVisible();
  await examine(page);

  const jobId = await makeBrandOn(page.request, server, { ...BRIEF, seed: 4 });
  await page.reload();
  const card = page.locator("[data-brand]");
  await expect(card).toHaveCount(1);
  const name = (await card.getByRole("link").textContent()) ?? "";
  await page.getByLabel("Search").fill("nothing like it");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("No brand of yours fits.")).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await page.getByLabel("Search").fill("SOURDOUGH");
  await page.getByLabel("Style").selectOption("classic");
  await page.getByLabel("Search").press("Enter");
  await expect(page.getByText("1 brand fits.")).toBeVisible();
  await examine(page);

  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("link", { name: /Download the package/ })).toHaveAttribute(
    "href",
    /api\/download/,
  );
  await examine(page);

  await page.getByRole("radio", { name: /Only me/ }).check();
  await expect(toast(page)).toContainText("only me");
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(`${server.url}/brands/${jobId}`);
  await expect(theirs.getByText(name)).toHaveCount(0);
  expect((await stranger.request.get(`${server.url}/api/download/${jobId}`)).status()).toBe(404);
  await stranger.close();
  const documents = await page.context().newPage();
  await documents.goto(`${server.url}/brands/${jobId}`);
  await expect(documents.getByText("Only you see this brand")).toBeVisible();
  await expect(documents.getByRole("link", { name: "Manage it" })).toBeVisible();
  await documents.goto(`${server.url}/api/jobs/${jobId}/files/docs/index.html`);
  await expect(documents.getByRole("heading").first()).toBeVisible();
  await documents.close();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("radio", { name: /By link/ })).toBeChecked();

  await page.getByRole("button", { name: "Delete the brand" }).click();
  await page.waitForURL(`${server.url}/dashboard`);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Deleted lately" })).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(card).toHaveCount(1);

  await page.goto(`${server.url}/dashboard/usage`);
  await expect(page.getByRole("cell", { name: `A brand: ${name}` })).toBeVisible();
  await examine(page);
});

test("an API key: made, shown once, used, limited, rotated, revoked", async ({ page, server }) => {
  await openAccount(page.request, server, newEmail());
  const list = (key: string) =>
    page.request.get(`${server.url}/v1/brands`, {
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    });
  const arrive = await openWithoutScripts(page, `${server.url}/settings/api-keys`);
  await page.getByLabel("Opens v2").check();
  await page.getByLabel("Expires").selectOption("In 30 days");
  arrive();
  await page.getByRole("button", { name: "Generate the key" }).click();
  await expect(page.getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Opens v2")).toBeChecked();
  await expect(page.getByLabel("Expires")).toHaveValue("30");
  await page.getByLabel("Name").fill("Deploys");
  await page.getByRole("button", { name: "Generate the key" }).click();
  const secret = page.locator("[data-secret] code");
  await expect(secret).toHaveText(/^mq_test_/);
  const first = (await secret.textContent()) ?? "";
  expect((await list(first)).status()).toBe(200);
  await examine(page);
  await page.getByRole("button", { name: "I have stored it" }).click();
  await expect(page.getByText(first)).toHaveCount(0);

  await page.getByRole("button", { name: "Change Deploys" }).click();
  await page.getByLabel(/Works only from/).fill("not a network");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Line 1 must be an address or a range/)).toBeVisible();
  await page.getByLabel(/Works only from/).fill("203.0.113.0/24");
  await page.getByRole("button", { name: "Save" }).click();
  const limits = page.locator("[data-key] p", { hasText: /^Only from 203/ });
  await expect(limits).toBeVisible();
  expect((await list(first)).status()).toBe(403);
  await page.getByRole("button", { name: "Change Deploys" }).click();
  await page.getByLabel(/Works only from/).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(limits).toHaveCount(0);

  await page.getByRole("button", { name: "Rotate Deploys" }).click();
  await page.getByRole("button", { name: "Make the new key" }).click();
  await expect(secret).toHaveText(/^mq_test_/);
  const second = (await secret.textContent()) ?? "";
  expect([(await list(first)).status(), (await list(second)).status()]).toEqual([200, 200]);

  await page
    .locator(`[data-key]:has-text("${second.slice(-4)}")`)
    .getByRole("button", { name: "Revoke" })
    .click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await expect(toast(page)).toContainText("Deploys is revoked");
  expect((await list(second)).status()).toBe(401);
  await examine(page);
});

test("a webhook: registered, tested, its answer read, sent again, switched off, deleted", async ({
  page,
  server,
}) => {
  await openAccount(page.request, server, newEmail());
  await page.goto(`${server.url}/settings/webhooks`);
  await page.getByLabel("Address").fill(receiverUrl);
  await page.getByRole("button", { name: "Register it" }).click();
  await expect(page.locator("[data-secret] code")).toHaveText(/^whsec_/);
  await examine(page);
  await page.getByRole("link", { name: receiverUrl }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  const delivery = page.locator("[data-delivery]");
  await expect(delivery).toHaveAttribute("data-status", "succeeded", { timeout: 30_000 });
  await delivery.locator("summary").click();
  await expect(delivery.getByText("thank you, received")).toBeVisible();
  await expect(delivery.getByText("webhook-id:")).toBeVisible();
  await examine(page);
  await delivery.getByRole("button", { name: "Send it again" }).click();
  await expect(delivery.getByText(/^2\. 200/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Off. You switched it off.")).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Switch off" })).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.waitForURL(`${server.url}/settings/webhooks`);
  await expect(page.locator("[data-webhook]")).toHaveCount(0);
});

test("the administration: for its addresses alone; a tier set and taken back, credits given", async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail();
  await openAccount(page.request, server, process.env.E2E_ADMIN!);
  const customer = await browser.newContext();
  await openAccount(customer.request, server, email);
  for (const path of ["/admin", "/admin/accounts", "/admin/jobs", "/admin/certificates"]) {
    expect((await customer.request.get(server.url + path)).status()).toBe(404);
  }
  await customer.close();
  await page.goto(`${server.url}/admin/accounts?q=${email}`);
  const account = page.locator("[data-account]");
  await account.getByLabel(/^Tier/).selectOption("pro");
  await account.getByRole("button", { name: /^Set/ }).click();
  await expect(toast(page)).toContainText(`${email} is on the Pro tier.`);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Free");
  await account.getByLabel(/^Credits/).fill("5");
  await account.getByRole("button", { name: /^Give/ }).click();
  await expect(account.getByText("15 credits")).toBeVisible();
  await examine(page);
  for (const path of [
    "/admin",
    "/admin/jobs",
    "/admin/certificates/unclaimed",
    "/admin/certificates/figures",
  ]) {
    await page.goto(server.url + path);
    await examine(page);
  }

  await test.step("the signer, and a pause of claims that is thought better of", async () => {
    await page.goto(`${server.url}/admin/certificates`);
    await page.getByRole("button", { name: "Pause claims" }).click();
    await page.getByRole("button", { name: "Leave it so" }).click();
    await expect(page.locator("[data-claims=open]")).toBeVisible();
    await examine(page);
  });

  await page.goto(`${server.url}/admin/incidents`);
  // Two of one title are told apart.
  for (const message of ["We are looking into it.", "It is slow again."]) {
    await page.getByRole("button", { name: "Open an incident" }).click();
    await page.getByLabel("Title").fill("Brands wait longer");
    await page.getByLabel("What people should know").fill(message);
    await page.getByRole("button", { name: "Put it on the status page" }).click();
    await expect(page.locator("[data-incident]").first()).toContainText(message);
  }
  await examine(page);
  await page.goto(`${server.url}/status`);
  await expect(page.getByText("Brands wait longer").first()).toBeVisible();
});
