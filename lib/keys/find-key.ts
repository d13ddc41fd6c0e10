import { timingSafeEqual } from "node:crypto";
import { createKeyedBatch } from "@/lib/db/batch";
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

interface Row extends FoundKey {
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
  const row = await findTogether(hash, null);
  // The index compares hashes byte by byte, which tells nothing of the key; the last word has an equal-time comparison.
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) || !row.isLive) return null;
  if (row.isStale) await noteUse(row.keyId);
  const { keyId, accountId, tier, beta, cidrs } = row;
  return { keyId, accountId, tier, beta, cidrs };
}

/** Requests with the same key at the same time ask once. */
const findTogether = createKeyedBatch(async (hash, requests: null[]) => {
  const [row] = await gateRows<Row>("find-key", FIND, [hash]);
  return requests.map(() => row);
});

/** Of several requests in the same moment one writes. */
async function noteUse(keyId: string): Promise<void> {
  await gateRows("note-key-use", NOTE_USE, [keyId]);
}

const FIND = `
  SELECT keys.id AS "keyId", keys.account_id AS "accountId", keys.hash, keys.beta, keys.cidrs, accounts.tier,
         keys.revoked_at IS NULL AND accounts.deleted_at IS NULL
           AND (keys.expires_at IS NULL OR keys.expires_at > now()) AS "isLive",
         keys.last_used_at IS NULL OR keys.last_used_at < now() - interval '1 minute' AS "isStale"
  FROM api_keys AS keys JOIN accounts ON accounts.id = keys.account_id
  WHERE keys.hash = $1`;

const NOTE_USE = `
  UPDATE api_keys SET last_used_at = now()
  WHERE id = $1::uuid AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`;
