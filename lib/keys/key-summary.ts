import type { KeySummary } from "./key.schema";

export interface KeyRow {
  id: string;
  name: string;
  prefix: string;
  last4: string;
  cidrs: string[];
  beta: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  rotatedTo: string | null;
}

/** The columns that a summary needs; the hash is none of them. */
export const KEY_COLUMNS = {
  id: true,
  name: true,
  prefix: true,
  last4: true,
  cidrs: true,
  beta: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
  rotatedTo: true,
} as const;

/** A row as people may see it. */
export function keySummary(row: KeyRow, now = new Date()): KeySummary {
  const isExpired = row.expiresAt !== null && row.expiresAt <= now;
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    last4: row.last4,
    cidrs: row.cidrs,
    beta: row.beta,
    status: row.revokedAt ? "revoked" : isExpired ? "expired" : "active",
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    rotatedTo: row.rotatedTo,
  };
}
