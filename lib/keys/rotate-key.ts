import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createKey } from "./create-key";
import { findOwnKey, type KeyAddress } from "./find-own-key";
import { type CreatedKey, DEFAULT_OVERLAP_HOURS } from "./key.schema";

const HOUR_MS = 3_600_000;

/**
 * Makes a key of the same name, networks and opt-in, and lets the old one work beside it for a while. A key with a set
 * life is followed by one with a life as long.
 * @throws AppError NOT_FOUND unless the key is the account's, CONFLICT when it was revoked or rotated, or has ended.
 */
export async function rotateKey(
  address: KeyAddress,
  overlapHours: number = DEFAULT_OVERLAP_HOURS,
): Promise<CreatedKey> {
  return db().$transaction(async (tx) => {
    // Two rotations at once would leave three keys.
    await tx.$executeRaw`SELECT 1 FROM accounts WHERE id = ${address.accountId}::uuid FOR UPDATE`;
    const old = await findOwnKey(address, tx);
    const now = Date.now();
    const hasEnded = old.expiresAt !== null && old.expiresAt.getTime() <= now;
    if (old.revokedAt || old.rotatedTo || hasEnded) {
      throw new AppError("CONFLICT", "This key was replaced or has ended: make a new one.");
    }
    const lifeMs = old.expiresAt ? old.expiresAt.getTime() - old.createdAt.getTime() : null;
    const { name, cidrs, beta } = old;
    const expiresAt = lifeMs === null ? null : new Date(now + lifeMs).toISOString();
    const created = await createKey({ accountId: address.accountId, name, cidrs, beta, expiresAt }, tx);
    const endOfOverlap = Math.min(
      now + overlapHours * HOUR_MS,
      old.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
    );
    await tx.apiKey.update({
      where: { id: old.id },
      data: { expiresAt: new Date(endOfOverlap), rotatedTo: created.id },
    });
    return created;
  });
}
