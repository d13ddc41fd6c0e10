import type { Hex } from "viem";
import { db } from "@/lib/db/client";
import { Prisma, type SignedTransaction } from "@/lib/db/generated/client";
import { logger } from "@/lib/log/logger";
import { type NodeAnswer, nodeAnswer, wordsOf } from "../chain-failure";
import type { OpenChain } from "../open-chain";
import { fillInstead } from "./fill-nonce";
import type { Known } from "./known-transaction";

/** Public words for what holds a transaction up. */
const PROBLEMS: Partial<Record<NodeAnswer, string>> = {
  "no-funds": "The service’s wallet has too little to pay for it.",
  underpriced: "The network has become dearer; it is sent with a higher fee.",
  invalid: "The network does not take it; its number is given to an empty transaction.",
  other: "The network’s node does not take it at present.",
};

/**
 * Sends the bytes of a transaction to the node: those with the highest fee, else those before. Bytes that can never be in a
 * block give way to an empty transaction, so that those behind it are not held up.
 * @returns what the node said of the last bytes that it was given: "known" when it has them
 * @throws viem's error when the node does not answer
 */
export async function sendSigned(open: OpenChain, known: Known): Promise<NodeAnswer> {
  let answer: NodeAnswer = "other";
  let words = "";
  for (const form of known.signed) {
    ({ answer, words } = await sendForm(open, form));
    if (answer === "known" || answer === "nonce-used") break;
  }
  const message = PROBLEMS[answer];
  const problem = message ? { code: answer.toUpperCase().replace("-", "_"), message } : null;
  if (message) logger().warn({ transactionId: known.id, nonce: known.nonce, words }, message);
  await db().chainTransaction.update({
    where: { id: known.id },
    data: { problem: problem ?? Prisma.DbNull },
  });
  if (answer === "invalid") await fillInstead(open, known);
  return answer;
}

async function sendForm({ client }: OpenChain, { hash, raw }: SignedTransaction) {
  try {
    await client.sendRawTransaction({ serializedTransaction: raw as Hex });
    await db().signedTransaction.update({ where: { hash }, data: { broadcastAt: new Date() } });
    return { answer: "known" as const, words: "" };
  } catch (error) {
    const answer = nodeAnswer(error);
    if (answer === "unreachable") throw error;
    return { answer, words: wordsOf(error) };
  }
}
