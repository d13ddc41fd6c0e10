import path from "node:path";
import type { Page } from "@playwright/test";
import { runningNode } from "@/lib/chain/anvil-process";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { newVisitorId } from "@/lib/ids";
import { freePort } from "@/lib/process/free-port";
import { type AxeTotals, examine, LOOKS } from "@/test-support/axe-examination";
import { installBrowserWallet } from "@/test-support/browser-wallet";
import { copyBrand, requestOriginal } from "@/test-support/copied-brand";
import { openChromium, openContext, WIDTHS } from "@/test-support/open-chromium";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { measurePage } from "./measure-page";
import { report } from "./report";

/**
 * The certificate manager's pages: axe in every look and width, to a stranger and with a wallet, on the wrong network, while the
 * node is silent and where certificates are off; the scripts of a first load and the largest paint on a phone, by Lighthouse.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const LIMITS = { scriptBytes: 300_000, lcpMs: 2_500 };
/** A key of every local test network. */
const KEY = "0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d";
const HOLDER = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

/** A network whose node is at an address where nobody listens. */
const SILENT = {
  MARQUE_ENV: "staging",
  CHAIN_ID: "84532",
  RPC_URL: `http://127.0.0.1:${await freePort()}`,
  SIGNER_KEY: `0x${"5a".repeat(32)}`,
  CONTRACT_ADDRESS: `0x${"5a".repeat(20)}`,
};

const totals: AxeTotals = { runs: 0, violations: [], undecided: new Map() };
const missed: string[] = [];
const browser = await openChromium();
const server = await startServer({ env: { ANONYMOUS_TIER: "enterprise", LOG_LEVEL: "error" } });
try {
  const visitorId = newVisitorId();
  const original = await requestOriginal(server);
  const [claimed, waiting] = [
    await copyBrand(server, original, { visitorId }),
    await copyBrand(server, original, { visitorId }),
  ];
  const { tokenId, transactionHash } = await mint(server, claimed.brandId, visitorId);
  const pages = [
    "/wallet",
    `/wallet/owner/${HOLDER}`,
    `/wallet/collection/${tokenId}`,
    "/wallet/claim",
    `/wallet/claim/${waiting.brandId}`,
    `/wallet/tx/${transactionHash}`,
    "/wallet/analytics",
  ];
  for (const address of pages) await measure(server, address);
  const context = await openContext(browser, server.url);
  await context.addCookies([{ name: "marque_visitor", value: visitorId, url: server.url }]);
  const page = await context.newPage();
  for (const address of [...pages, "/wallet/owner?address=0x12"]) await lookAt(page, address, address);
  await lookWithWallet(page, server, pages);
  await context.close();
} finally {
  await server.stop();
}
await lookElsewhere({ MARQUE_ENV: "staging" }, "Certificates rest here.", "certificates off");
await lookElsewhere(SILENT, "The network is silent.", "a silent node");
await browser.close();
for (const violation of totals.violations) console.log(`  ${violation}`);
report(
  totals.violations.length === 0 && totals.runs > 0 && missed.length === 0,
  "wallet",
  [
    `${totals.violations.length} violations in ${totals.runs} examinations (${LOOKS.join(", ")}; ${WIDTHS.join(", ")} px)`,
    ...missed,
  ].join("; "),
);

async function mint(on: RunningServer, brandId: string, visitorId: string) {
  const response = await fetch(`${on.url}/api/nft/mint`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Cookie: `marque_visitor=${visitorId}` },
    body: JSON.stringify({ brandId, walletAddress: HOLDER }),
  });
  if (!response.ok) throw new Error(`minting answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { tokenId: string; transactionHash: string };
}

async function measure(on: RunningServer, address: string): Promise<void> {
  const { scriptBytes, lcpMs } = await measurePage(on.url + address, RUNS);
  console.log(
    `  ${address}: scripts ${(scriptBytes / 1000).toFixed(1)} KB gzipped, LCP ${(lcpMs / 1000).toFixed(2)} s`,
  );
  if (scriptBytes > LIMITS.scriptBytes) missed.push(`${address}: ${scriptBytes} bytes of scripts`);
  if (lcpMs > LIMITS.lcpMs) missed.push(`${address}: LCP ${Math.round(lcpMs)} ms`);
}

async function lookAt(page: Page, address: string, state: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await examine(page, state, totals);
}

async function lookWithWallet(page: Page, on: RunningServer, pages: readonly string[]): Promise<void> {
  const node = await runningNode(path.join(on.dataDir, "chain"));
  const wallet = await installBrowserWallet(page, {
    rpcUrl: node!.rpcUrl,
    chainId: LOCAL_CHAIN_ID,
    keys: [KEY],
  });
  await page.goto("/wallet");
  await page.getByRole("button", { name: "Connect Test Wallet" }).click();
  await page.getByRole("link", { name: "See my certificates" }).waitFor();
  await examine(page, "/wallet, connected", totals);
  await lookAt(page, pages[4]!, "a claim, connected");
  await page.getByText("My wallet pays").click();
  await examine(page, "a claim that the wallet pays, signed out", totals);
  await wallet.changeChain(1);
  await page.getByText("Your wallet is on another network").waitFor();
  await examine(page, "a claim, wrong network", totals);
  await page.getByText("Marque pays").click();
  await page.getByRole("button", { name: "Claim it free of charge" }).click();
  await page.getByRole("link", { name: /^See certificate/ }).waitFor();
  await examine(page, "a claim, confirmed", totals);
}

/** A server whose network is another: what its pages say instead. */
async function lookElsewhere(env: Record<string, string>, title: string, state: string): Promise<void> {
  const other = await startServer({ env: { ...env, LOG_LEVEL: "fatal" } });
  const elsewhere = await openChromium();
  try {
    const page = await (await openContext(elsewhere, other.url)).newPage();
    await page.goto(`/wallet/owner/${HOLDER}`);
    await page.getByRole("heading", { name: title }).waitFor();
    await examine(page, state, totals);
  } finally {
    await elsewhere.close();
    await other.stop();
  }
}
