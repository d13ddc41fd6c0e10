import { existsSync } from "node:fs";
import path from "node:path";
import {
  type Account,
  type Chain,
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  type PublicClient,
  parseEther,
  type Transport,
  type WalletClient,
} from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { CREDENTIAL_HEADER } from "@/lib/payments/native-charge";
import { PREMIUM_FEATURES, type PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { copyBrand, requestOriginal } from "@/test-support/copied-brand";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { type ApiAccount, openDatabaseOf } from "./api-caller";
import { nodeOf } from "./mint-caller";

/** A server that sells, its network, and a brand to copy. */
export interface PaymentWorld {
  server: RunningServer;
  original: string;
  node: PublicClient;
  /** Of the local node. */
  rpcUrl: string;
  problems: string[];
  /** Notes what is not as it should be. */
  expect(what: string, holds: boolean): void;
}

export async function openPaymentWorld(): Promise<PaymentWorld> {
  const server = await startServer({ env: { LOG_LEVEL: "error", ANONYMOUS_TIER: "enterprise" } });
  try {
    await openDatabaseOf(server);
    const original = await requestOriginal(server);
    await copyBrand(server, original, await sellingAccount());
    const rpcUrl = await startNetwork(server);
    const chain = defineChain({
      id: 31_337,
      name: "Local",
      nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
      rpcUrls: { default: { http: [rpcUrl] } },
    });
    const node = createPublicClient({ chain, transport: http(rpcUrl), pollingInterval: 50, cacheTime: 0 });
    const problems: string[] = [];
    const expect = (what: string, holds: boolean) => {
      if (!holds) {
        problems.push(what);
        console.log(`  ✗ ${what}`);
      }
    };
    return { server, original, node, rpcUrl, problems, expect };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The local network starts when somebody first looks at it. */
async function startNetwork(server: RunningServer): Promise<string> {
  await fetch(`${server.url}/wallet`);
  return (await nodeOf(server)).rpcUrl;
}

/** An account of the beta, without a credit. */
export async function sellingAccount(): Promise<ApiAccount> {
  const accountId = newId();
  await db().account.create({ data: { id: accountId, tier: "enterprise", credits: 0 } });
  const { key } = await createKey({ accountId, name: "bar", beta: true });
  return { accountId, key };
}

export interface Wanted {
  path: string;
  body: object;
  payment?: string;
}

/** What buys a feature. */
export function requestFor(feature: PremiumFeature, brandId: string): Wanted {
  const body = {
    deck: {},
    variants: { axes: ["color", "type", "mark"] },
    domain: { name: `bar-${brandId.slice(0, 8)}` },
  }[feature];
  return { path: `/v2/brands/${brandId}/${FOLDERS[feature]}`, body };
}

/** Those whose door of v2 is there. */
export const soldFeatures = (): PremiumFeature[] =>
  PREMIUM_FEATURES.filter((feature) =>
    existsSync(path.join("app", "v2", "brands", "[id]", FOLDERS[feature], "route.ts")),
  );

const FOLDERS: Record<PremiumFeature, string> = { deck: "deck", variants: "variants", domain: "domains" };

export function initOf(
  { key }: ApiAccount,
  { body, payment }: Pick<Wanted, "body" | "payment">,
): RequestInit {
  return {
    method: "POST",
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      ...(payment && { [CREDENTIAL_HEADER]: payment }),
    },
    body: JSON.stringify(body),
  };
}

export const askWithKey = ({ url }: Pick<RunningServer, "url">, account: ApiAccount, wanted: Wanted) =>
  fetch(url + wanted.path, initOf(account, wanted));

export interface BarPayer {
  wallet: WalletClient<Transport, Chain, Account>;
  network: PublicClient;
}

/** Somebody with a wallet of their own, and a token in it. */
export async function barPayer({ node, rpcUrl }: PaymentWorld): Promise<BarPayer> {
  const account = privateKeyToAccount(generatePrivateKey());
  await askNode(node, "anvil_setBalance", account.address, `0x${parseEther("1").toString(16)}`);
  return {
    wallet: createWalletClient({ account, chain: node.chain!, transport: http(rpcUrl) }),
    network: node,
  };
}

/** What only test networks do. */
export const askNode = (node: PublicClient, method: string, ...params: unknown[]): Promise<unknown> =>
  node.request({ method, params } as never);

/** What an account has paid and has: transfers counted, purchases, wei left, credits. */
export async function paymentFacts({ accountId }: ApiAccount) {
  const [payments, purchases, account] = await Promise.all([
    db().payment.count({ where: { accountId } }),
    db().premiumPurchase.count({ where: { accountId } }),
    db().account.findUniqueOrThrow({ where: { id: accountId } }),
  ]);
  return { payments, purchases, balance: BigInt(account.balanceWei.toFixed(0)), credits: account.credits };
}

export async function reasonOf(response: Response): Promise<string> {
  const { error } = (await response.clone().json()) as {
    error?: { message: string; details: { reason?: string } };
  };
  return error?.details.reason ?? error?.message ?? "";
}
