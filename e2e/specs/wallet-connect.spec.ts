import path from "node:path";
import { generatePrivateKey } from "viem/accounts";
import { runningNode } from "@/lib/chain/anvil-process";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { startRelay } from "@/test-support/loopback-relay";
import { giveCoins, ownBrands } from "@/test-support/pages/claimable-brands";
import { examine } from "@/test-support/pages/examine";
import { relayedWallet } from "@/test-support/relayed-wallet";
import { expect, test } from "../fixtures";

// The library would frame a page of WalletConnect's, by which wallets tell known sites: the policy of our pages lets none in.
test.use({ expectedErrors: /verify\.walletconnect\.org/ });

test("a wallet on another device connects by the relay, is still there on the next page, and claims", async ({
  page,
  server,
}) => {
  const relay = await startRelay(Number(process.env.E2E_RELAY_PORT));
  const [brand] = await ownBrands(page, server, 1);
  await page.goto(`${server.url}/wallet`);
  const { rpcUrl } = (await runningNode(path.join(server.dataDir, "chain")))!;
  const wallet = await relayedWallet({
    relayUrl: relay.url,
    projectId: "0123456789abcdef0123456789abcdef",
    key: generatePrivateKey(),
    rpcUrl,
    chainId: LOCAL_CHAIN_ID,
  });
  await giveCoins(rpcUrl, wallet.address);
  const before = relay.asked().length;

  const connect = page.getByRole("button", { name: "Connect a wallet on another device" });
  await connect.click();
  const pairing = page.locator("[data-pairing]");
  await expect(pairing.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await examine(page);
  await pairing.getByRole("button", { name: "Cancel" }).click();
  await expect(pairing).toHaveCount(0);
  await connect.click();
  await wallet.pair((await pairing.getAttribute("data-pairing"))!);
  await expect(page.getByRole("link", { name: "See my certificates" })).toBeVisible();
  expect(relay.asked().length).toBeGreaterThan(before);

  await page.goto(`${server.url}/wallet/claim/${brand!.brandId}`);
  await expect(page.getByText(wallet.address)).toBeVisible();
  await page.getByText("My wallet pays").click();
  await page.getByRole("button", { name: "Prove this wallet" }).click();
  await page.getByRole("button", { name: "Claim it with my wallet" }).click();
  await expect(page.locator("[data-claim=confirmed]")).toBeVisible();
  expect(wallet.asked()).toEqual(expect.arrayContaining(["personal_sign", "eth_sendTransaction"]));

  await wallet.leave();
  await expect(page.getByText("No wallet connected")).toBeVisible();
  await wallet.close();
  relay.close();
});
