import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Address, createPublicClient, http } from "viem";
import type { z } from "zod";
import { runningNode } from "@/lib/chain/anvil-process";
import { marqueCertificateAbi } from "@/lib/chain/generated/marque-certificate";
import { db } from "@/lib/db/client";
import type { nftSchema } from "@/lib/v1/nft.schema";
import { copyBrand } from "@/test-support/copied-brand";
import type { RunningServer } from "@/test-support/start-server";
import type { ApiAccount } from "./api-caller";

export type Nft = z.output<typeof nftSchema>;

/** A finished brand whose certificate its account can ask for. */
export interface MintableBrand {
  brandId: string;
  account: ApiAccount;
}

export interface MintAnswer {
  status: number;
  /** null when it was refused. */
  nft: Nft | null;
  error: { code: string; message: string } | null;
}

/** As often as a hasty client would look. */
const LOOK_MS = 20;

/** So many brands for each account: copies of the one that a job has made. */
export async function mintableBrands(
  server: Pick<RunningServer, "url" | "dataDir">,
  original: string,
  { accounts, each }: { accounts: readonly ApiAccount[]; each: number },
): Promise<MintableBrand[]> {
  const brands: MintableBrand[] = [];
  for (const account of accounts) {
    for (let n = 0; n < each; n++) {
      const { brandId } = await copyBrand(server, original, { accountId: account.accountId });
      brands.push({ brandId, account });
    }
  }
  return brands;
}

/** `POST /v1/brands/:id/nft/mint`. */
export function askForMint(
  { url }: Pick<RunningServer, "url">,
  { brandId, account }: MintableBrand,
  walletAddress: string,
): Promise<MintAnswer> {
  const body = JSON.stringify({ walletAddress });
  return answerOf(`${url}/v1/brands/${brandId}/nft/mint`, account, { method: "POST", body });
}

/** `GET /v1/brands/:id/nft`. @throws with the answer when it is refused */
export async function readNft(
  { url }: Pick<RunningServer, "url">,
  { brandId, account }: MintableBrand,
): Promise<Nft> {
  const { status, nft, error } = await answerOf(`${url}/v1/brands/${brandId}/nft`, account, {});
  if (!nft) throw new Error(`GET /v1/brands/${brandId}/nft: ${status} ${error?.message}`);
  return nft;
}

/** Looks until the certificate is as wanted. @throws with what it is after `timeoutMs` */
export async function nftUntil(
  server: Pick<RunningServer, "url">,
  brand: MintableBrand,
  isWanted: (nft: Nft) => boolean,
  timeoutMs = 90_000,
): Promise<Nft> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const nft = await readNft(server, brand);
    if (isWanted(nft)) return nft;
    if (Date.now() > deadline) throw new Error(`${brand.brandId} is still ${JSON.stringify(nft)}`);
    await sleep(LOOK_MS);
  }
}

export const isConfirmed = ({ status }: Nft): boolean => status === "confirmed";

/** The node that a server has started for itself. @throws when none runs */
export async function nodeOf({ dataDir }: Pick<RunningServer, "dataDir">) {
  const node = await runningNode(path.join(dataDir, "chain"));
  if (!node) throw new Error("the local node does not run");
  return node;
}

/** Who may have a brand's certificate: those it was accepted for. */
export interface WantedToken {
  brandId: string;
  wallets: readonly string[];
}

/**
 * Compares what the database says with the chain itself, asked past the service: every nonce used once and without a gap, one
 * token for each brand and no other, each with whom it was asked for. The problems are sentences.
 */
export async function compareWithChain(
  rpcUrl: string,
  contract: string,
  wanted: readonly WantedToken[],
): Promise<{ problems: string[]; words: string }> {
  const client = createPublicClient({ transport: http(rpcUrl) });
  const on = { abi: marqueCertificateAbi, address: contract as Address } as const;
  const problems: string[] = [];
  const ids = new Set<bigint>();
  for (const { brandId, wallets } of wanted) {
    const id = await client.readContract({ ...on, functionName: "tokenOfBrand", args: [brandId] });
    if (id === 0n) {
      problems.push(`${brandId} has no token`);
      continue;
    }
    ids.add(id);
    const owner = await client.readContract({ ...on, functionName: "ownerOf", args: [id] });
    if (!wallets.includes(owner)) problems.push(`${owner} has ${brandId}’s token, for ${wallets}`);
    const known = await db().certificate.findUnique({ where: { brandId } });
    const said = `${known?.status} ${known?.tokenId}`;
    if (said !== `confirmed ${id}`) problems.push(`${brandId} has token ${id}, and we say ${said}`);
  }
  const supply = await client.readContract({ ...on, functionName: "totalSupply" });
  if (Number(supply) !== wanted.length || ids.size !== wanted.length)
    problems.push(`${supply} tokens, ${ids.size} of them of the ${wanted.length} brands`);
  const signer = await client.readContract({ ...on, functionName: "owner" });
  const next = await client.getTransactionCount({ address: signer });
  const rows = await db().chainTransaction.findMany({ orderBy: { nonce: "asc" } });
  const first = rows[0]?.nonce ?? 0;
  if (rows.some(({ nonce }, index) => nonce !== first + index)) problems.push("nonces with a gap");
  if (next !== first + rows.length)
    problems.push(`the chain’s next nonce is ${next}, ours ${first + rows.length}`);
  const open = rows.filter(({ status }) => status !== "confirmed");
  if (open.length > 0) problems.push(`${open.length} transactions are ${open[0]!.status}`);
  const words = `${rows.length} nonces from ${first} without a gap, ${supply} tokens for ${wanted.length} brands`;
  return { problems, words };
}

async function answerOf(url: string, { key }: ApiAccount, init: RequestInit): Promise<MintAnswer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(url, { ...init, headers });
  const { data, error } = (await response.json()) as { data?: Nft; error?: MintAnswer["error"] };
  return { status: response.status, nft: data ?? null, error: error ?? null };
}
