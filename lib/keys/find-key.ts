import { timingSafeEqual } from "node:crypto";
import { gateRows } from "@/lib/db/gate";
import { isKeyText, keyHash } from "./key-format";

/** A live key of a live account. */
export interface FoundKey {
  keyId: string;
  accountId: string;
  tier: "free" | "starter" | "pro" | "enterprise";
  beta: boolean;
  /** Networks it may be used from; empty means everywhere. */
  cidrs: string[];
}

/** What `FIND_KEY` finds. */
export interface KeyRow extends FoundKey {
  hash: string;
  isLive: boolean;
  /** The last use on record is more than a minute ago. */
  isStale: boolean;
}

/**
 * The key with this text, and whose it is, in one query; null when it is unknown, expired or revoked, or when its
 * account was deleted. Notes the use of a key at most once a minute.
 */
export async function findKey(text: string): Promise<FoundKey | null> {
  // Form and checksum alone refuse what was guessed or mistyped, without a query.
  if (!isKeyText(text)) return null;
  const hash = keyHash(text);
  const [row] = await gateRows<KeyRow>("find-key", FIND_KEY, [hash]);
  return acceptKey(row, hash);
}

/** The row that `FIND_KEY` found for this hash, if it stands for a live key. Notes its use. */
export async function acceptKey(row: KeyRow | undefined, hash: string): Promise<FoundKey | null> {
  // The index compares hashes byte by byte, which tells nothing of the key; the last word has an equal-time comparison.
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) || !row.isLive) return null;
  // Of several requests in the same moment one writes.
  if (row.isStale) await gateRows("note-key-use", NOTE_USE, [row.keyId]);
  const { keyId, accountId, tier, beta, cidrs } = row;
  return { keyId, accountId, tier, beta, cidrs };
}

/** Gives a `KeyRow`; $1 is the hash of a key. */
export const FIND_KEY = `
  SELECT keys.id AS "keyId", keys.account_id AS "accountId", keys.hash, keys.beta, accounts.tier,
         coalesce(keys.cidrs, '{}') AS cidrs,
         keys.revoked_at IS NULL AND accounts.deleted_at IS NULL
           AND (keys.expires_at IS NULL OR keys.expires_at > now()) AS "isLive",
         keys.last_used_at IS NULL OR keys.last_used_at < now() - interval '1 minute' AS "isStale"
  FROM api_keys AS keys JOIN accounts ON accounts.id = keys.account_id
  WHERE keys.hash = $1`;

const NOTE_USE = `
  UPDATE api_keys SET last_used_at = now()
  WHERE id = $1::uuid AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;
