import { db } from "@/lib/db/client";
import { findOwnKey, type KeyAddress } from "./find-own-key";
import type { KeySummary } from "./key.schema";
import { KEY_COLUMNS, keySummary } from "./key-summary";

/** Ends a key at once. Revoking a revoked key changes nothing. @throws AppError NOT_FOUND unless it is the account's. */
export async function revokeKey(address: KeyAddress): Promise<KeySummary> {
  const { id, revokedAt } = await findOwnKey(address, db());
  const row = await db().apiKey.update({
    where: { id },
    data: { revokedAt: revokedAt ?? new Date() },
    select: KEY_COLUMNS,
  });
  return keySummary(row);
}
