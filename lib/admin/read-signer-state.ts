import { readClaimsState } from "@/lib/certificate/pause-claims";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import type { OpenChain } from "@/lib/chain/open-chain";
import { transactionUrl } from "@/lib/chain/transaction-url";
import { walletNetwork } from "@/lib/chain/wallet-network";
import { db } from "@/lib/db/client";
import type { SignerState } from "./admin.schema";

/** Mints that the typical cost is taken of. */
const LOOKED_AT = 25;

/** Who pays for mints: what it has, and how far its transactions are, by the chain and by our own record. */
export async function readSignerState(open: OpenChain): Promise<SignerState> {
  const { chainId, client, contractAddress, signer } = open;
  const { address } = signer;
  const [balance, latest, pending, owner, claims, row, waiting, mintCost] = await Promise.all([
    client.getBalance({ address }),
    client.getTransactionCount({ address, blockTag: "latest" }),
    client.getTransactionCount({ address, blockTag: "pending" }),
    client.readContract({ abi, address: contractAddress, functionName: "owner" }),
    readClaimsState(open),
    db().chainSigner.findUnique({ where: { chainId_address: { chainId, address } } }),
    readWaiting(chainId, address),
    readMintCost(chainId, address),
  ]);
  const { name, isTest, currency } = walletNetwork(open);
  return {
    network: name,
    isTest,
    symbol: currency.symbol,
    address,
    contractAddress,
    isOwner: owner === address,
    balanceWei: String(balance),
    mintsLeft: mintCost === null ? null : Number(balance / mintCost),
    nonce: { latest, pending, next: row?.nextNonce ?? null },
    waiting: waiting.map(({ hash, ...rest }) => ({ ...rest, href: hash && transactionUrl(open, hash) })),
    claims,
  };
}

type Waiting = Omit<SignerState["waiting"][number], "href"> & { hash: string | null };

/** What is signed and in no block, the first nonce first. */
async function readWaiting(chainId: number, signer: string): Promise<Waiting[]> {
  const rows = await db().chainTransaction.findMany({
    where: { chainId, signer, status: "submitted" },
    orderBy: { nonce: "asc" },
    take: 20,
    include: { signed: { orderBy: { maxFeePerGas: "desc" }, take: 1, select: { hash: true } } },
  });
  return rows.map(({ nonce, purpose, createdAt, problem, signed }) => ({
    nonce,
    purpose,
    since: createdAt.toISOString(),
    problem: (problem as { message: string } | null)?.message ?? null,
    hash: signed[0]?.hash ?? null,
  }));
}

/** What a mint has cost of late, in wei; null before the first. */
async function readMintCost(chainId: number, signer: string): Promise<bigint | null> {
  const [row] = await db().$queryRaw<{ wei: string | null }[]>`
    SELECT (percentile_disc(0.5) WITHIN GROUP (ORDER BY fee))::text AS wei FROM (
      SELECT fee FROM chain_transactions
      WHERE chain_id = ${chainId} AND signer = ${signer} AND purpose = 'mint' AND fee > 0
      ORDER BY nonce DESC LIMIT ${LOOKED_AT}) AS latest`;
  return row?.wei ? BigInt(row.wei) : null;
}
