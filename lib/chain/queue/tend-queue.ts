import { db } from "@/lib/db/client";
import type { OpenChain } from "../open-chain";
import { fillInstead, fillMissing } from "./fill-nonce";
import { type Followed, followTransaction } from "./follow-transaction";
import { readKnown } from "./known-transaction";

/** How long a nonce that has no transaction of ours may hold up the others: somebody else's may be on its way. */
const GAP_PATIENCE_MS = 60_000;
/** Others are left to the next turn. */
const AT_ONCE = 500;

/**
 * Brings on every transaction that is not final, and closes gaps: a nonce that the chain waits for and that we have nothing
 * for is filled, and what the chain has forgotten (a re-organisation, a node with an older state) is sent again, however final
 * it was. Resolves to what it looked at.
 * @throws viem's error when the node does not answer
 */
export async function tendQueue(open: OpenChain): Promise<Followed[]> {
  const { chainId, client, signer } = open;
  const ours = { chainId, signer: signer.address };
  const row = await db().chainSigner.findUnique({
    where: { chainId_address: { chainId, address: signer.address } },
  });
  if (!row) return [];
  const next = await client.getTransactionCount({ address: signer.address, blockTag: "latest" });
  await closeGaps(open, next, row.nextNonce);
  const left = await db().chainTransaction.findMany({
    where: { ...ours, OR: [{ status: { in: ["submitted", "mined"] } }, { nonce: { gte: next } }] },
    orderBy: { nonce: "asc" },
    select: { id: true },
    take: AT_ONCE,
  });
  const followed: Followed[] = [];
  for (const { id } of left) followed.push(await followTransaction(open, id));
  return followed;
}

async function closeGaps(open: OpenChain, from: number, to: number): Promise<void> {
  if (from >= to) return;
  const known = await db().chainTransaction.findMany({
    where: { chainId: open.chainId, signer: open.signer.address, nonce: { gte: from } },
    orderBy: { nonce: "asc" },
    select: { id: true, nonce: true, status: true, createdAt: true },
  });
  const oldest = Math.min(...known.map(({ createdAt }) => createdAt.getTime()));
  if (Date.now() - oldest < GAP_PATIENCE_MS) return;
  const taken = new Set(known.map(({ nonce }) => nonce));
  for (let nonce = from; nonce < to; nonce++) if (!taken.has(nonce)) await fillMissing(open, nonce);
  // Whoever had displaced one is gone from the chain: the nonce waits again, and its call has another one by now.
  for (const { id, status } of known) {
    if (status !== "displaced") continue;
    await db().chainTransaction.update({ where: { id }, data: { status: "submitted" } });
    await fillInstead(open, await readKnown(id));
  }
}
