import { db } from "@/lib/db/client";
import type { KeySummary } from "./key.schema";
import { KEY_COLUMNS, keySummary } from "./key-summary";

/** An account's keys, newest first, revoked and expired ones too. */
export async function listKeys(accountId: string): Promise<KeySummary[]> {
  const rows = await db().apiKey.findMany({
    where: { accountId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: KEY_COLUMNS,
  });
  return rows.map((row) => keySummary(row));
}
