import { Prisma } from "@/lib/db/generated/client";
import { MAX_MATCHES } from "@/lib/proof/proof-answer.schema";
import type { Envelope } from "@/lib/proof/statement.schema";
import { readSignable, signRow } from "./open-statement";
import { statementKey } from "./statement-keys";

export interface ProofMatch {
  brandId: string;
  version: number;
  statement: Envelope;
}

/**
 * The complete versions whose package has this root, the oldest first. Who has the root has the package, to which its
 * owner gave the brand's link as well: unlisted brands are named like public ones. Private ones are named to their owner
 * alone, deleted ones to nobody.
 */
export async function findProofs(merkleRoot: string, accountId: string | null): Promise<ProofMatch[]> {
  const rows = await readSignable(
    Prisma.sql`versions.merkle_root = ${merkleRoot} AND brands.deleted_at IS NULL
      AND (brands.visibility IN ('public', 'unlisted') OR brands.account_id = ${accountId}::uuid)`,
    MAX_MATCHES,
  );
  if (rows.length === 0) return [];
  const key = await statementKey();
  return rows.map((row) => ({ brandId: row.brandId, version: row.version, statement: signRow(row, key) }));
}
