import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { CreatedKey, NewKey } from "./key.schema";
import { keyHash, keyMarks, newKeyText } from "./key-format";
import { KEY_COLUMNS, keySummary } from "./key-summary";

const MAX_ACTIVE_KEYS = 100;

export interface KeyRequest extends Partial<NewKey> {
  accountId: string;
  name: string;
}

/**
 * Makes a key. Its text is in the answer and nowhere else: only its hash is stored.
 * @throws AppError CONFLICT when the account has 100 keys in use.
 */
export async function createKey(request: KeyRequest, client?: Tx): Promise<CreatedKey> {
  const { accountId, name, cidrs = [], expiresAt = null, beta = false } = request;
  if (!client) return db().$transaction((tx) => createKey(request, tx));

  // Two requests at once must not both make the hundredth key.
  await client.$executeRaw`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`;
  const inUse = { accountId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] };
  if ((await client.apiKey.count({ where: inUse })) >= MAX_ACTIVE_KEYS) {
    throw new AppError(
      "CONFLICT",
      `An account has at most ${MAX_ACTIVE_KEYS} keys in use: revoke one first.`,
    );
  }
  const key = newKeyText();
  const row = await client.apiKey.create({
    data: { id: newId(), accountId, name, hash: keyHash(key), ...keyMarks(key), cidrs, expiresAt, beta },
    select: KEY_COLUMNS,
  });
  return { ...keySummary(row), key };
}
