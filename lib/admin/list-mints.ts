import type { CertificateStatus } from "@/lib/certificate/certificate.schema";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { bareBrandId } from "@/lib/ids";
import { type MintListQuery, type MintRow, ROWS_A_PAGE } from "./admin.schema";

/** A page of everybody's certificates, the latest wish first, and how many there are in each state. */
export async function listMints({ page, q, status }: MintListQuery) {
  const all = [Prisma.sql`true`];
  if (status) all.push(Prisma.sql`certificates.status = ${status}`);
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    all.push(Prisma.sql`(brands.name ILIKE ${pattern} OR accounts.email ILIKE ${pattern}
      OR certificates.recipient ILIKE ${pattern} OR certificates.owner ILIKE ${pattern}
      OR certificates.token_id::text = ${q} OR certificates.transaction_hash = ${q.toLowerCase()}
      OR certificates.brand_id::text = ${bareBrandId(q.toLowerCase())})`);
  }
  const source = Prisma.sql`
    FROM certificates LEFT JOIN brands ON brands.id = certificates.brand_id
    LEFT JOIN accounts ON accounts.id = brands.account_id
    WHERE ${Prisma.join(all, " AND ")}`;
  const [rows, [counted], states] = await Promise.all([
    db().$queryRaw<StoredMint[]>`
      SELECT mint.*, sent.nonce, sent.problem, sent.status AS "sentAs", sent.hash AS "sentHash"
      FROM (
        SELECT certificates.brand_id AS "brandId", brands.name AS "brandName",
               (brands.id IS NULL OR brands.deleted_at IS NOT NULL) AS "isDeleted",
               coalesce(accounts.email, accounts.name) AS account, certificates.requested_by AS "requestedBy",
               certificates.kind, certificates.status, certificates.version, certificates.recipient,
               certificates.owner, certificates.token_id AS "tokenId",
               certificates.transaction_hash AS "transactionHash", certificates.failure,
               certificates.transaction_id AS "transactionId", certificates.offered_until AS "offeredUntil",
               certificates.requested_at AS "requestedAt", certificates.confirmed_at AS "confirmedAt"
        ${source} ORDER BY certificates.requested_at DESC, certificates.brand_id
        LIMIT ${ROWS_A_PAGE} OFFSET ${(page - 1) * ROWS_A_PAGE}) AS mint
      LEFT JOIN LATERAL (
        SELECT nonce, problem, status,
               (SELECT hash FROM signed_transactions WHERE transaction_id = known.id
                ORDER BY max_fee_per_gas DESC LIMIT 1) AS hash
        FROM chain_transactions AS known WHERE known.id = mint."transactionId") AS sent ON true
      ORDER BY mint."requestedAt" DESC, mint."brandId"`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${source}`,
    db().$queryRaw<{ status: CertificateStatus; count: number }[]>`
      SELECT status, count(*)::int AS count FROM certificates GROUP BY status`,
  ]);
  const counts = Object.fromEntries(states.map((state) => [state.status, state.count]));
  return { mints: rows.map(mintRow), total: counted?.total ?? 0, counts: counts as MintCounts };
}

export type MintCounts = Partial<Record<CertificateStatus, number>>;

interface StoredMint
  extends Omit<MintRow, "by" | "requestedAt" | "confirmedAt" | "offeredUntil" | "canRetry"> {
  account: string | null;
  requestedBy: string;
  transactionId: string | null;
  sentAs: string | null;
  sentHash: string | null;
  requestedAt: Date;
  confirmedAt: Date | null;
  offeredUntil: Date | null;
}

function mintRow(row: StoredMint): MintRow {
  const { account, requestedBy, transactionId: _, sentAs, sentHash, ...mint } = row;
  const { status, failure, isDeleted } = mint;
  const hasFailed = status === "failed" || (status === "confirmed" && failure !== null);
  return {
    ...mint,
    by: account ?? requestedBy.split(":", 1)[0]!,
    transactionHash: mint.transactionHash ?? sentHash,
    problem: sentAs === "submitted" ? mint.problem : null,
    canRetry: hasFailed && !isDeleted,
    requestedAt: mint.requestedAt.toISOString(),
    confirmedAt: mint.confirmedAt?.toISOString() ?? null,
    offeredUntil: mint.offeredUntil?.toISOString() ?? null,
  };
}
