import { isUnreachable, wordsOf } from "@/lib/chain/chain-failure";
import { isChainExpected } from "@/lib/chain/chain-settings";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { settleOffers } from "./settle-offers";
import { tendMints } from "./tend-mints";

/** Looks after every transaction and every voucher that is out. A network that was never used is not asked. */
export async function sweepQueue(): Promise<void> {
  if (!isChainExpected()) return;
  const [signers, offers] = await Promise.all([
    db().chainSigner.count(),
    db().certificate.count({ where: { status: "offered" } }),
  ]);
  if (signers === 0 && offers === 0) return;
  try {
    const open = await openChain();
    await tendMints(open);
    await settleOffers(open);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    logger().warn({ words: wordsOf(error) }, "the network does not answer; the sweep comes back");
  }
}
