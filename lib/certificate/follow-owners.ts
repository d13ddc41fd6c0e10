import type { Tx } from "@/lib/db/client";

interface IndexedTokens {
  chainId: number;
  contract: string;
}

/** Writes down who holds tokens now, by the transfers that are known. A token without any stays as it is. */
export async function followOwners(
  tx: Tx,
  { chainId, contract }: IndexedTokens,
  tokenIds: number[],
): Promise<void> {
  if (tokenIds.length === 0) return;
  await tx.$executeRaw`
    UPDATE certificates SET owner = latest.holder
    FROM (
      SELECT DISTINCT ON (token_id) token_id, to_address AS holder FROM indexed_events
      WHERE chain_id = ${chainId} AND contract = ${contract} AND kind = 'transfer' AND token_id = ANY(${tokenIds})
      ORDER BY token_id, block_number DESC, log_index DESC
    ) AS latest
    WHERE certificates.chain_id = ${chainId} AND certificates.contract = ${contract}
      AND certificates.token_id = latest.token_id AND certificates.owner IS DISTINCT FROM latest.holder`;
}

/** Who holds a token by the transfers that are known; null when none is. */
export async function knownHolder(
  tx: Tx,
  { chainId, contract }: IndexedTokens,
  tokenId: number,
): Promise<string | null> {
  const last = await tx.indexedEvent.findFirst({
    where: { chainId, contract, tokenId, kind: "transfer" },
    orderBy: [{ blockNumber: "desc" }, { logIndex: "desc" }],
    select: { to: true },
  });
  return last?.to ?? null;
}
