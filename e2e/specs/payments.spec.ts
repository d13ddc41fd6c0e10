import path from "node:path";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { runningNode } from "@/lib/chain/anvil-process";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { installBrowserWallet } from "@/test-support/browser-wallet";
import { giveCoins, ownBrands } from "@/test-support/pages/claimable-brands";
import { examine } from "@/test-support/pages/examine";
import { expect, test } from "../fixtures";

// What is due is asked for by a request that is refused, as Chromium notes.
test.use({ expectedErrors: /status of 402/ });

test("a feature is paid by the browser's wallet, once, and stands among the payments", async ({
  page,
  server,
}) => {
  const [brand] = await ownBrands(page, server, 1);
  await page.request.get(`${server.url}/wallet`);
  const { rpcUrl } = (await runningNode(path.join(server.dataDir, "chain")))!;
  const keys = [generatePrivateKey()];
  await giveCoins(rpcUrl, privateKeyToAccount(keys[0]!).address);
  const wallet = await installBrowserWallet(page, { rpcUrl, chainId: LOCAL_CHAIN_ID, keys });

  await page.goto(`${server.url}/dashboard/brands/${brand!.brandId}/domain`);
  const offer = page.getByRole("region", { name: "Buy: Custom domain" });
  await expect(offer.getByText("0.02 ETH")).toBeVisible();
  await offer.getByRole("button", { name: "Pay by wallet" }).click();
  await page.getByRole("button", { name: "Connect Test Wallet" }).click();
  const pay = offer.getByRole("button", { name: /^(Pay now|Go on)$/ });
  wallet.declineNext();
  await pay.click();
  await expect(page.locator("[data-payment=refused]")).toContainText("You declined in the wallet.");
  await examine(page);
  await pay.click();
  await expect(offer).toBeHidden();
  expect(wallet.asked().filter((method) => method === "eth_sendTransaction")).toHaveLength(2);

  await page.goto(`${server.url}/settings/payments`);
  await expect(page.getByRole("heading", { name: /^Custom domain/ })).toBeVisible();
  await expect(page.locator("#payments").getByText("0.02 ETH")).toBeVisible();
  await expect(page.locator("#balance").getByText("0 ETH", { exact: true })).toBeVisible();
  await examine(page);
});
