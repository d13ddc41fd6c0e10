import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { raiseFees, suggestFees } from "../fees";
import type { OpenChain } from "../open-chain";
import { type Known, lockKnown } from "./known-transaction";
import { FILL_GAS, fillCall, storeCall, storeSigned } from "./sign-call";

/**
 * Gives the nonce of a transaction that no block can take to one that does nothing; it is sent when the transaction is followed
 * next. Should the old bytes get into a block all the same, they are what counts.
 */
export async function fillInstead(open: OpenChain, { id, nonce, purpose }: Known): Promise<void> {
  if (purpose === "fill") return;
  const suggested = await suggestFees(open.client);
  await db().$transaction(async (tx) => {
    const known = await lockKnown(tx, id);
    const [last] = known.signed;
    if (known.status !== "submitted" || known.purpose === "fill" || !last) return;
    const { to, data } = fillCall(open);
    await tx.chainTransaction.update({ where: { id }, data: { purpose: "fill", to, data, gas: FILL_GAS } });
    await storeSigned(tx, open, { id, nonce, to, data, gas: FILL_GAS }, raiseFees(last, suggested));
  });
  logger().error(
    { transactionId: id, nonce, purpose },
    "no block can take a transaction; its nonce is filled",
  );
}

/** Writes down a transaction that does nothing for a nonce that has none. False when another process was quicker. */
export async function fillMissing(open: OpenChain, nonce: number): Promise<string | null> {
  const { chainId, signer } = open;
  const fees = await suggestFees(open.client);
  return db().$transaction(async (tx) => {
    await tx.$executeRaw`
      SELECT 1 FROM chain_signers WHERE chain_id = ${chainId} AND address = ${signer.address} FOR UPDATE`;
    const taken = await tx.chainTransaction.count({ where: { chainId, signer: signer.address, nonce } });
    if (taken > 0) return null;
    logger().warn({ nonce }, "a nonce is missing; it is filled");
    return storeCall(tx, open, fillCall(open), { nonce, gas: FILL_GAS, fees });
  });
}
