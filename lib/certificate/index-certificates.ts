import { isUnreachable, wordsOf } from "@/lib/chain/chain-failure";
import { isChainExpected, usesLocalChain } from "@/lib/chain/chain-settings";
import { indexLogs } from "@/lib/chain/logs/index-logs";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import { followOwners } from "./follow-owners";

/** Reads what the contract wrote since the last time. A local network that was never used is not started for it. */
export async function indexCertificates(): Promise<void> {
  if (!isChainExpected()) return;
  if (usesLocalChain() && (await db().chainSigner.count()) === 0) return;
  try {
    await indexLogs(await openChain(), followOwners);
  } catch (error) {
    if (!isUnreachable(error) && !isAppError(error)) throw error;
    logger().warn({ words: wordsOf(error) }, "the contract's logs are not read; the next turn comes");
  }
}
