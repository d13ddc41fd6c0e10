import { setTimeout as sleep } from "node:timers/promises";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { db } from "@/lib/db/client";
import { newId, newVisitorId } from "@/lib/ids";
import type { Random } from "@/lib/model/random";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { copyBrand } from "@/test-support/copied-brand";
import type { RunningServer } from "@/test-support/start-server";
import { apiAccount } from "./api-caller";
import {
  askForMint,
  compareWithChain,
  type MintableBrand,
  mintableBrands,
  nodeOf,
  readNft,
  type WantedToken,
} from "./mint-caller";

/** A server whose mints are disturbed, and what is to come of them. */
export interface World {
  server: RunningServer;
  /** Job of the brand that the others are copies of. */
  original: string;
  random: Random;
  /** Where the accounts hear of their certificates. */
  hookUrl: string;
  /** Brands that nobody has asked a certificate for. */
  spare: MintableBrand[];
  wanted: WantedToken[];
  /** Brands whose accounts are to hear of them. */
  toBeTold: string[];
  /** Notes what is not as it should be. */
  expect(what: string, holds: boolean): void;
}

/** A brand of somebody without an account, whom the pages know by a cookie. */
export interface VisitorBrand {
  brandId: string;
  visitorId: string;
}

/** The sweep comes every 30 s, and a server that was killed has to start. */
export const PATIENCE_MS = 150_000;
/** An account may mint ten in an hour. */
const EACH = 9;

/** Asks for the certificate of a brand that has none. Resolves when the request is answered. */
export async function asked(world: World): Promise<MintableBrand> {
  const { server, original, hookUrl, spare, wanted } = world;
  if (spare.length === 0) {
    const account = await apiAccount("enterprise", 0);
    const { accountId } = account;
    await db().webhookEndpoint.create({
      data: { id: newId(), accountId, url: hookUrl, events: ["nft.minted"], secret: newSecret() },
    });
    spare.push(...(await mintableBrands(server, original, { accounts: [account], each: EACH })));
  }
  const brand = spare.pop()!;
  const wallet: string = someWallet();
  wanted.push({ brandId: brand.brandId, wallets: [wallet] });
  world.toBeTold.push(brand.brandId);
  const { status, error } = await askForMint(server, brand, wallet);
  if (status !== 202) throw new Error(`a mint was answered ${status}: ${error?.message}`);
  return brand;
}

/** Waits until chain and interface say that the brand has its token. */
export async function hasToken({ server }: World, brand: MintableBrand): Promise<void> {
  let said = "";
  await until(
    `${brand.brandId} has its token`,
    async () => {
      const { status, contractAddress, tokenId } = await readNft(server, brand);
      said = `${status} ${tokenId}`;
      if (status !== "confirmed") return false;
      const { rpcUrl } = await nodeOf(server);
      const { problems } = await compareWithChain(rpcUrl, contractAddress!, [
        { brandId: brand.brandId, wallets: [(await readNft(server, brand)).walletAddress!] },
      ]);
      said = problems.join("; ");
      return !problems.some((problem) => problem.includes(brand.brandId));
    },
    () => said,
  );
}

export async function visitorBrand({ server, original }: World): Promise<VisitorBrand> {
  const visitorId = newVisitorId();
  const { brandId } = await copyBrand(server, original, { visitorId });
  return { brandId, visitorId };
}

export function mintAsVisitor(
  { url }: RunningServer,
  visitor: VisitorBrand,
  walletAddress: string,
): Promise<Response> {
  return fetch(`${url}/api/nft/mint`, {
    method: "POST",
    headers: { "content-type": "application/json", ...cookieOf(visitor) },
    body: JSON.stringify({ brandId: visitor.brandId, walletAddress }),
  });
}

export async function stateForVisitor({ url }: RunningServer, visitor: VisitorBrand) {
  const response = await fetch(`${url}/api/nft/brands/${visitor.brandId}`, { headers: cookieOf(visitor) });
  const { data } = await response.json();
  return data as { status: string; failure: { code: string } | null; problem: { code: string } | null };
}

/** What the page of the claim shows its maker. */
export async function pageSays(world: World, visitor: VisitorBrand, words: RegExp): Promise<void> {
  const response = await fetch(`${world.server.url}/wallet/claim/${visitor.brandId}`, {
    headers: cookieOf(visitor),
  });
  world.expect(`the page says ${words}`, words.test(await response.text()));
}

/** The signed forms of a brand's transactions, the oldest first; with `isSent` those that the node has taken. */
export async function formsOf({ brandId }: { brandId: string }, { isSent }: { isSent: boolean }) {
  return db().signedTransaction.findMany({
    where: { transaction: { brandId }, ...(isSent ? { broadcastAt: { not: null } } : {}) },
    orderBy: { signedAt: "asc" },
  });
}

/** Tries until it is neither false nor empty. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  said: () => string = () => "",
): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  let problem = "";
  while (Date.now() < deadline) {
    try {
      const found = await look();
      if (Array.isArray(found) ? found.length > 0 : found) return found;
    } catch (error) {
      // A node that starts anew answers nothing meanwhile.
      problem = (error as Error).message;
    }
    await sleep(50);
  }
  throw new Error(`${what}: not within ${PATIENCE_MS / 1_000} s. ${said()} ${problem}`);
}

export function say(words: string): void {
  console.log(`  ${words}`);
}

const cookieOf = ({ visitorId }: VisitorBrand) => ({ cookie: `marque_visitor=${visitorId}` });
