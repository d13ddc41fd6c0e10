import type { Hex, PublicClient } from "viem";
import { localChain } from "@/lib/chain/local-chain-state";
import { nullIfUnknown } from "@/lib/chain/null-if-unknown";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { changeBalance } from "./balance";
import { askPaymentNetwork, type PaymentsOpen, readPayments } from "./payment-network";

/** Blocks after which no re-organisation is looked for any more: many times those after which a payment is taken. */
const SETTLED = { times: 8, atLeast: 32 };
/** How long a payment that was lost may come back: it lies in the wallets' queues until its nonce is used. */
const RETURN_DAYS = 7;
const AT_ONCE = 200;

/**
 * Looks whether the network has taken a counted payment back. What was bought with it stays, because it has been delivered; the
 * account owes the amount, which its next purchase asks for. A transfer that comes back settles that.
 */
export async function watchPayments(): Promise<{ lost: number; found: number; final: number }> {
  const nothing = { lost: 0, found: 0, final: 0 };
  const network = readPayments();
  if (network.kind === "closed") return nothing;
  // The local network is not started to be looked at.
  if (network.isLocal && localChain().kind !== "on") return nothing;
  const watched = await db().payment.findMany({
    where: {
      chainId: network.chainId,
      OR: [
        { state: "watched" },
        { state: "lost", createdAt: { gt: new Date(Date.now() - RETURN_DAYS * 86_400_000) } },
      ],
    },
    orderBy: { createdAt: "asc" },
    take: AT_ONCE,
  });
  if (watched.length === 0) return nothing;
  return askPaymentNetwork(network, (node) => lookAt(watched, network, node));
}

async function lookAt(
  watched: readonly (Watched & { state: string })[],
  network: PaymentsOpen,
  node: PublicClient,
) {
  const told = { lost: 0, found: 0, final: 0 };
  const head = await node.getBlockNumber();
  const settled = Math.max(SETTLED.atLeast, SETTLED.times * network.confirmations);
  for (const payment of watched) {
    const place = await placeOf(node, payment.txHash as Hex);
    if (place) {
      if (payment.state === "lost" && (await move(payment, "lost", "watched", place))) told.found++;
      // Its block of before proves nothing any more.
      const isMoved = payment.state === "watched" && payment.blockHash !== place.blockHash;
      if (isMoved) await move(payment, "watched", "watched", place);
      const isSettled = head - place.blockNumber + 1n >= BigInt(settled);
      if (isSettled && (await move(payment, "watched", "final", place))) told.final++;
    } else if (payment.state === "watched" && (await wasReplaced(node, head, payment))) {
      if (await move(payment, "watched", "lost")) told.lost++;
    }
  }
  return told;
}

interface Watched {
  id: string;
  accountId: string;
  txHash: string;
  value: { toFixed(places: number): string };
  blockNumber: bigint;
  blockHash: string;
}

interface Place {
  blockNumber: bigint;
  blockHash: Hex;
}

/** Where the chain that holds now has a transaction; null when it has it nowhere, or as one that failed. */
async function placeOf(node: PublicClient, hash: Hex): Promise<Place | null> {
  const receipt = await nullIfUnknown(node.getTransactionReceipt({ hash }));
  if (receipt?.status !== "success") return null;
  const { blockNumber, blockHash } = receipt;
  const block = await node.getBlock({ blockNumber });
  return block.hash === blockHash ? { blockNumber, blockHash } : null;
}

/** Only a chain that has another block in that place proves it: a node that lags behind proves nothing. */
async function wasReplaced(node: PublicClient, head: bigint, { blockNumber, blockHash }: Watched) {
  if (head < blockNumber) return false;
  return (await node.getBlock({ blockNumber })).hash !== blockHash;
}

/** False when another process has been first. */
function move(
  payment: Watched,
  from: string,
  to: "watched" | "final" | "lost",
  place?: Place,
): Promise<boolean> {
  const { id, accountId, txHash } = payment;
  return db().$transaction(async (tx) => {
    const { count } = await tx.payment.updateMany({
      where: { id, state: from },
      data: { state: to, ...place },
    });
    if (count === 0) return false;
    const value = BigInt(payment.value.toFixed(0));
    if (to === "lost") {
      await changeBalance(tx, { accountId, delta: -value, reason: "lost", paymentId: id });
      logger().warn({ paymentId: id, txHash }, "the network has taken a payment back");
    }
    if (from === "lost") {
      await changeBalance(tx, { accountId, delta: value, reason: "found", paymentId: id });
      logger().info({ paymentId: id, txHash }, "a payment that was taken back is there again");
    }
    return true;
  });
}
