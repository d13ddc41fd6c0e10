import path from "node:path";
import type { Page } from "@playwright/test";
import type { Hex } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { runningNode } from "@/lib/chain/anvil-process";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { installBrowserWallet } from "@/test-support/browser-wallet";
import { copyBrand } from "@/test-support/copied-brand";
import { boardPage } from "@/test-support/pages/board-page";
import { giveCoins, ownBrands } from "@/test-support/pages/claimable-brands";
import { examine } from "@/test-support/pages/examine";
import { openWithoutScripts } from "@/test-support/pages/hold-scripts";
import type { RunningServer } from "@/test-support/start-server";
import { expect, test } from "../fixtures";

type Server = Pick<RunningServer, "url" | "dataDir">;

test("a certificate is claimed free of charge, another by a wallet that pays, and both are seen", async ({
  page,
  server,
}) => {
  const [first, second] = await ownBrands(page, server, 2);
  const wallet = await openWithWallet(page, server);

  await test.step("connect, after declining once", async () => {
    wallet.declineNext();
    await page.getByRole("button", { name: "Connect Test Wallet" }).click();
    await expect(page.getByText("You declined in the wallet.")).toBeVisible();
    await page.getByRole("button", { name: "Connect Test Wallet" }).click();
    await expect(page.getByRole("link", { name: "See my certificates" })).toBeVisible();
    await expect(page.getByText("Test network:")).toBeVisible();
  });

  await test.step("claim free of charge", async () => {
    await page.getByRole("link", { name: "Claim a certificate" }).click();
    await expect(page.getByRole("heading", { name: "2 certificates wait for you" })).toBeVisible();
    await page.goto(`${server.url}/wallet/claim/${first!.brandId}`);
    await expect(page.getByText(wallet.address())).toBeVisible();
    await page.getByRole("button", { name: "Claim it free of charge" }).click();
    await page.getByRole("link", { name: /^See certificate/ }).click();
    await expect(page.locator("[data-check=right]")).toBeVisible();
    await expect(page.getByText("Minted for")).toBeVisible();
    await examine(page);
  });

  await test.step("prove a wallet, switch its network, decline, then claim at its own cost", async () => {
    await page.goto(`${server.url}/wallet/claim/${second!.brandId}`);
    await page.getByText("My wallet pays").click();
    wallet.declineNext();
    await page.getByRole("button", { name: "Prove this wallet" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "You declined" })).toBeVisible();
    await page.getByRole("button", { name: "Prove this wallet" }).click();
    const claim = page.getByRole("button", { name: "Claim it with my wallet" });
    await expect(claim).toHaveAttribute("aria-disabled", "false");

    await wallet.changeChain(1);
    await expect(page.getByText("Your wallet is on another network")).toBeVisible();
    await expect(claim).toHaveAttribute("aria-disabled", "true");
    await examine(page);
    await page.getByRole("button", { name: /^Switch to/ }).click();
    await expect(claim).toHaveAttribute("aria-disabled", "false");

    wallet.declineNext();
    await claim.click();
    await expect(page.locator("[data-claim=refused]")).toContainText("You declined in the wallet.");
    await claim.click();
    await expect(page.locator("[data-claim=confirmed]")).toBeVisible();
    // It does not know EIP-5792: asked whether it can use the paymaster, it could not, and paid itself.
    expect(wallet.asked()).toContain("wallet_getCapabilities");
    expect(wallet.asked().filter((method) => method === "eth_sendTransaction")).toHaveLength(2);
  });

  await test.step("another account, and what the first one holds", async () => {
    const holder = wallet.address();
    await wallet.changeAccount(1);
    await expect(page.getByText("The wallet now uses another account")).toBeVisible();
    await page.goto(`${server.url}/wallet/owner/${wallet.address()}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/certificate/);
    await page.goto(`${server.url}/wallet/owner/${holder}`);
    await expect(page.locator("article")).not.toHaveCount(0);
    await examine(page);
    await boardPage(page).open(first!.jobId, server.url);
    await expect(
      page.getByRole("region", { name: "Certificate" }).getByRole("link", { name: /^See/ }),
    ).toBeVisible();
  });
});

test("a wallet without a coin claims by way of the paymaster; one that does not keep its word pays itself", async ({
  browser,
  server,
}) => {
  for (const isRefusing of [false, true]) {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const [brand] = await ownBrands(page, server, 1);
    const payer = generatePrivateKey();
    const wallet = await openWithWallet(page, server, { payer, isRefusing });
    await page.getByRole("button", { name: "Connect Test Wallet" }).click();
    await expect(page.getByRole("link", { name: "See my certificates" })).toBeVisible();
    // Chosen before the page's scripts listen.
    const arrive = await openWithoutScripts(page, `${server.url}/wallet/claim/${brand!.brandId}`);
    await page.getByText("My wallet pays").click();
    arrive();
    await page.getByRole("button", { name: "Prove this wallet" }).click();
    await page.getByRole("button", { name: "Claim it with my wallet" }).click();
    await expect(page.locator("[data-claim=confirmed]")).toBeVisible();
    expect(wallet.asked()).toContain("wallet_sendCalls");
    expect(wallet.asked().includes("eth_sendTransaction")).toBe(isRefusing);
    expect(wallet.paymasters()).toEqual(isRefusing ? [] : ["http://127.0.0.1:9/paymaster"]);
    await page.getByRole("link", { name: /^See certificate/ }).click();
    await expect(page.getByRole("link", { name: wallet.address() })).toBeVisible();
    await context.close();
  }
});

test("an address that is none and a transaction that nobody sent are told kindly; a foreign brand asks who is there", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/wallet/owner?address=0x12`);
  await expect(page.getByRole("alert").filter({ hasText: "An address is 0x" })).toBeVisible();
  await examine(page);
  const { brandId } = await copyBrand(server, process.env.E2E_ORIGINAL!, { visitorId: "a".repeat(22) });
  await page.goto(`${server.url}/wallet/claim/${brandId}`);
  await expect(page).toHaveURL(new RegExp(`/sign-in\\?next=.*${brandId}$`));
  await page.goto(`${server.url}/wallet/tx/0x${"0".repeat(64)}`);
  await expect(page.getByRole("heading", { name: "No such transaction." })).toBeVisible();
});

/** Opens the manager, whose first page starts the local network, in a browser with a wallet on it. */
async function openWithWallet(page: Page, server: Server, paymaster?: { payer: Hex; isRefusing: boolean }) {
  await page.request.get(`${server.url}/wallet`);
  const node = await runningNode(path.join(server.dataDir, "chain"));
  const { rpcUrl } = node!;
  // New ones: a wallet belongs to one account, and those of earlier runs are still there.
  const keys = [generatePrivateKey(), generatePrivateKey()];
  // Where somebody else pays, the accounts have nothing.
  const paying = paymaster && !paymaster.isRefusing ? [paymaster.payer] : keys;
  for (const key of paying) await giveCoins(rpcUrl, privateKeyToAccount(key).address);
  const options = { rpcUrl, chainId: LOCAL_CHAIN_ID, keys, ...(paymaster ? { paymaster } : {}) };
  const wallet = await installBrowserWallet(page, options);
  await page.goto(`${server.url}/wallet`);
  return wallet;
}
