import type { Address } from "viem";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import type { NodeAnswer } from "../chain-failure";
import { raiseFees, suggestFees } from "../fees";
import type { OpenChain } from "../open-chain";
import { type Known, lockKnown, readKnown } from "./known-transaction";
import { sendSigned } from "./send-signed";
import { storeSigned } from "./sign-call";

/** Blocks that a transaction may wait before it pays more, and the least that this means. */
const PATIENT_BLOCKS = 4;
const PATIENT_MS = 5_000;

/**
 * Signs a transaction that waits for too long once more, with the same nonce and a higher fee, and sends it. One that waits
 * behind others, or already pays twice what is asked, is not held up by its fee, and stays as it is.
 */
export async function bumpWhenStuck(open: OpenChain, known: Known, answer: NodeAnswer): Promise<void> {
  const [last] = known.signed;
  if (!last || answer === "no-funds" || answer === "invalid") return;
  const waitedMs = Date.now() - last.signedAt.getTime();
  if (answer !== "underpriced" && waitedMs < Math.max(PATIENT_MS, PATIENT_BLOCKS * open.blockMs)) return;

  const [suggested, next] = await Promise.all([
    suggestFees(open.client),
    open.client.getTransactionCount({ address: known.signer as Address, blockTag: "latest" }),
  ]);
  const isBehind = known.nonce > next && suggested.maxFeePerGas <= last.maxFeePerGas;
  if (isBehind || last.maxFeePerGas >= 2n * suggested.maxFeePerGas + 2n) return;

  const fees = raiseFees(last, suggested);
  const isRaised = await db().$transaction(async (tx) => {
    const now = await lockKnown(tx, known.id);
    if (now.status !== "submitted" || now.signed[0]?.hash !== last.hash) return false;
    await storeSigned(tx, open, now, fees);
    return true;
  });
  if (!isRaised) return;
  logger().info({ transactionId: known.id, nonce: known.nonce, fees }, "a transaction waits; it pays more");
  await sendSigned(open, await readKnown(known.id));
}
