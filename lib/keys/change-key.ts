import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { findOwnKey, type KeyAddress } from "./find-own-key";
import type { KeyChanges, KeySummary } from "./key.schema";
import { KEY_COLUMNS, keySummary } from "./key-summary";

/**
 * Changes a key's name, networks, end or opt-in to v2.
 * @throws AppError NOT_FOUND unless it is the account's, CONFLICT when it was revoked.
 */
export async function changeKey(address: KeyAddress, changes: KeyChanges): Promise<KeySummary> {
  const { id, revokedAt } = await findOwnKey(address, db());
  if (revokedAt) throw new AppError("CONFLICT", "This key was revoked: make a new one.");
  const row = await db().apiKey.update({ where: { id }, data: changes, select: KEY_COLUMNS });
  return keySummary(row);
}
