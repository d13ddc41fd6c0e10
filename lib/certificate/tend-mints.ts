import type { OpenChain } from "@/lib/chain/open-chain";
import { tendQueue } from "@/lib/chain/queue/tend-queue";
import { settleMint } from "./settle-mint";

/** Brings on every transaction that is not final, and the certificates that they are about. */
export async function tendMints(open: OpenChain): Promise<void> {
  for (const followed of await tendQueue(open)) {
    const { brandId } = followed.transaction;
    if (brandId !== null) await settleMint(open, brandId, followed);
  }
}
