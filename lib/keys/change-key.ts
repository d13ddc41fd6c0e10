import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { findOwnKey, type KeyAddress } from "./find-own-key";
import type { KeyChanges, KeySummary } from "./key.schema";
import { KEY_COLUMNS, keySummary } from "./key-summary";

/**
 * Changes a key's name, networks, end or opt-in to v2. A key that has ended stays so, and one that was rotated ends when
 * its overlap does or sooner.
 * @throws AppError NOT_FOUND unless it is the account's, CONFLICT when it was revoked, has expired, or would outlive its
 * overlap.
 */
export async function changeKey(address: KeyAddress, changes: KeyChanges): Promise<KeySummary> {
  const { id } = await findOwnKey(address, db());
  const { expiresAt: end } = changes;
  const now = new Date();
  const [row] = await db().apiKey.updateManyAndReturn({
    where: {
      id,
      revokedAt: null,
      OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
      ...(end === undefined ? {} : { AND: { OR: [{ rotatedTo: null }, ...endsLater(end)] } }),
    },
    data: changes,
    select: KEY_COLUMNS,
  });
  if (row) return keySummary(row);
  throw new AppError("CONFLICT", "This key was revoked, has expired or was replaced: make a new one.");
}

/** Of a key whose end is known: that it is no sooner than this one. */
function endsLater(end: string | null) {
  return end === null ? [] : [{ expiresAt: { gte: new Date(end) } }];
}
