import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { entryPages, mailedLink, newEmail, PASSWORD } from "@/test-support/pages/account-pages";
import { tabTo } from "@/test-support/pages/keyboard";
import { expect, test } from "../fixtures";

test("an account from its mail to its end: the brand of before comes along, and goes with it", async ({
  page,
  ownBrand: { jobId },
}) => {
  const entry = entryPages(page);
  const email = newEmail();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(entry.accountMenu).toBeHidden();
  await entry.openAccount(email);
  const brand = page.locator(`a[href*="/dashboard/brands/"]`).first();
  await expect(brand).toBeVisible();
  const address = (await brand.getAttribute("href")) ?? "";
  // The board is its owner's now.
  await page.goto(`/brands/${jobId}`);
  await expect(page.getByRole("button", { name: "Change this brand" })).toBeVisible();

  await entry.signOut();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  await page.goto(address);
  await page.waitForURL(`**/sign-in?next=${encodeURIComponent(address)}`);
  await entry.email.fill(email);
  await entry.password.fill(PASSWORD);
  await entry.signIn.click();
  await page.waitForURL(`**${address}`);

  await page.goto("/settings/profile");
  await page.getByRole("button", { name: "Delete the account" }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect((await page.request.get(`/api/status/${jobId}`)).status()).toBe(404);
});

test.describe("what is refused", () => {
  test.use({ expectedErrors: /status of (401|404)/ });

  test("a wrong password and an unknown address read the same; a mailed link sets a new one, once", async ({
    page,
    browser,
  }) => {
    const entry = entryPages(page);
    const email = newEmail();
    await entry.openAccount(email);
    const other = await browser.newPage();
    await entryPages(other).signInWith(email, PASSWORD);
    await other.waitForURL("**/dashboard");
    await entry.signOut();

    await entry.signInWith(email, "not this one");
    const words = "The address or the password is not right.";
    await expect(entry.problem).toHaveText(words);
    await expect(entry.email).toHaveValue(email);
    await entry.signInWith(newEmail(), "not this one");
    await expect(entry.problem).toHaveText(words);

    await page.getByRole("link", { name: "Forgot the password?" }).click();
    await entry.email.fill(email);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(entry.mailSent).toBeFocused();
    const link = await mailedLink(email, "Choose a new Marque password");
    await page.goto(link);
    await entry.password.fill("another few words");
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.waitForURL("**/dashboard");
    // The other browser's session has ended with the old password.
    await other.goto("/dashboard");
    await other.waitForURL("**/sign-in?next=%2Fdashboard");
    await expect(other.getByRole("link", { name: "Sign in" })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link is over" })).toBeVisible();
    await other.close();
  });
});

test("by keyboard alone: sign in, open the account's menu, sign out", async ({ page }) => {
  const entry = entryPages(page);
  const email = newEmail();
  await entry.openAccount(email);
  await entry.signOut();
  await page.goto("/sign-in");
  await tabTo(page, entry.email);
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(entry.password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(entry.password).toHaveAttribute("type", "text");
  await expect(entry.password).toHaveValue(PASSWORD);
  await tabTo(page, entry.signIn);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");

  await page.goto("/");
  await tabTo(page, entry.accountMenu);
  await page.keyboard.press("Enter");
  const last = page.getByRole("link", { name: "Sign out" });
  await expect(last).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(last).toBeHidden();
  await expect(entry.accountMenu).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, last, 6);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/sign-out");
  await tabTo(page, page.getByRole("button", { name: "Sign out" }));
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/");
});

test("a wallet in the browser signs in, and its owner may decline", async ({ page }) => {
  const key = privateKeyToAccount(generatePrivateKey());
  let declines = true;
  await page.exposeFunction("signWithWallet", (hex: `0x${string}`) =>
    declines ? null : key.signMessage({ message: { raw: hex } }),
  );
  await page.addInitScript(injectWallet, key.address.toLowerCase());
  const entry = entryPages(page);
  await page.goto("/sign-in?next=/dashboard/usage");
  const button = page.getByRole("button", { name: "Sign in with Ethereum" });
  await button.click();
  await expect(entry.problem).toHaveText("You declined in the wallet. Nothing has happened.");
  declines = false;
  await button.click();
  await page.waitForURL((url) => url.pathname === "/dashboard/usage");
  await page.goto("/sign-out");
  await expect(page.getByText("You are signed in with a wallet.")).toBeVisible();
});

test("a wallet is added to an account, signs in to it, and is removed again", async ({ page }) => {
  const key = privateKeyToAccount(generatePrivateKey());
  await page.exposeFunction("signWithWallet", (hex: `0x${string}`) =>
    key.signMessage({ message: { raw: hex } }),
  );
  await page.addInitScript(injectWallet, key.address.toLowerCase());
  const entry = entryPages(page);
  const email = newEmail();
  await entry.openAccount(email);
  await page.goto("/settings/profile");
  const wallet = page.getByRole("listitem").filter({ hasText: key.address });
  await page.getByRole("button", { name: "Add a wallet" }).click();
  await expect(wallet).toBeVisible();

  await entry.signOut();
  await page.goto("/sign-in?next=/settings/profile");
  await page.getByRole("button", { name: "Sign in with Ethereum" }).click();
  await page.waitForURL("**/settings/profile");
  await expect(page.getByText(email).first()).toBeVisible();

  await wallet.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(wallet.getByRole("button", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(wallet).toBeHidden();
  await expect(page.getByRole("button", { name: "Add a wallet" })).toBeFocused();
  await page.reload();
  await expect(page.getByText(email).first()).toBeVisible();
});

test("the developers' own host knows who is signed in, leads back to its page, and forgets with the rest", async ({
  page,
  baseURL,
}) => {
  // Browsers know these names without asking anybody.
  const port = new URL(baseURL ?? "").port;
  const [app, docs] = [`http://localhost:${port}`, `http://docs.localhost:${port}`];
  const entry = entryPages(page);
  const email = newEmail();
  await entry.openAccount(email);
  await entry.signOut();

  await page.goto(`${docs}/guides/webhooks`);
  await page.getByRole("link", { name: "Sign in" }).click();
  await page.waitForURL(`${app}/sign-in?**`);
  await entry.email.fill(email);
  await entry.password.fill(PASSWORD);
  await entry.signIn.click();
  await page.waitForURL(`${docs}/guides/webhooks`);
  await expect(entry.accountMenu).toBeVisible();
  const told = () => page.evaluate(async () => (await fetch("/api/auth/session")).json());
  expect((await told()).user.email).toBe(email);

  await page.goto(`${docs}/sign-out`);
  await page.waitForURL(`${app}/sign-out`);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL(`${app}/`);
  await page.goto(`${docs}/guides/webhooks`);
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await told()).toEqual({});
});

test("the header shows the right link before the first paint, and nothing moves", async ({ page }) => {
  const entry = entryPages(page);
  const places = async () => [await box(page, "Gallery"), await box(page, "Marque")];
  await page.goto("/");
  const before = await places();
  const html = digest(await (await page.request.get("/")).text());
  await entry.openAccount(newEmail());
  await page.goto("/");
  await expect(entry.accountMenu).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeHidden();
  expect(await places()).toEqual(before);
  // The page is the same for everybody.
  expect(digest(await (await page.request.get("/")).text())).toBe(html);
});

const box = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name }).boundingBox();
/** Without the one-time values of the content policy. */
const digest = (html: string) =>
  createHash("sha256")
    .update(html.replace(/nonce="[^"]*"/g, ""))
    .digest("hex");

/** What a wallet's extension puts into every page (EIP-1193). */
function injectWallet(address: string): void {
  const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
    if (method === "eth_requestAccounts") return [address];
    if (method === "eth_chainId") return "0x1";
    const sign = (window as unknown as { signWithWallet(hex: unknown): Promise<string | null> })
      .signWithWallet;
    const signature = await sign(params?.[0]);
    if (signature === null) throw Object.assign(new Error("User rejected the request."), { code: 4001 });
    return signature;
  };
  Object.assign(window, { ethereum: { request } });
}
