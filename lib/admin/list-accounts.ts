import { tierSchema } from "@/lib/accounts/account.schema";
import { isAdmin } from "@/lib/accounts/administrators";
import { accountName } from "@/lib/accounts/principal";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { UNFINISHED_SQL } from "@/lib/jobs/unfinished-sql";
import { type AccountListQuery, type AccountRow, ROWS_A_PAGE } from "./admin.schema";

/** A page of the accounts that there are, the newest first. */
export async function listAccounts({ page, q, tier }: AccountListQuery) {
  const all = [Prisma.sql`accounts.deleted_at IS NULL`];
  if (tier) all.push(Prisma.sql`accounts.tier = ${tier}`);
  if (q) {
    const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
    all.push(Prisma.sql`(accounts.email ILIKE ${pattern} OR accounts.name ILIKE ${pattern}
      OR accounts.id::text = ${q.toLowerCase()} OR EXISTS (
        SELECT 1 FROM account_identities WHERE account_id = accounts.id AND subject ILIKE ${pattern}))`);
  }
  const where = Prisma.join(all, " AND ");
  const [rows, counted] = await Promise.all([
    db().$queryRaw<StoredAccount[]>`
      SELECT accounts.id, email, email_verified_at AS "emailVerifiedAt", name, tier, credits,
             is_admin AS "isAdmin", created_at AS "createdAt",
             ARRAY(SELECT provider || ' ' || subject FROM account_identities
                   WHERE account_id = accounts.id ORDER BY created_at) AS identities,
             (SELECT count(*) FROM brands
              WHERE account_id = accounts.id AND brands.deleted_at IS NULL)::int AS brands,
             (SELECT count(*) FROM jobs WHERE principal = ${accountName("")} || accounts.id
              AND status IN ${UNFINISHED_SQL})::int AS running
      FROM (SELECT * FROM accounts WHERE ${where} ORDER BY created_at DESC, id
            LIMIT ${ROWS_A_PAGE} OFFSET ${(page - 1) * ROWS_A_PAGE}) AS accounts
      ORDER BY created_at DESC, id`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM accounts WHERE ${where}`,
  ]);
  return { accounts: rows.map(accountRow), total: counted[0]?.total ?? 0 };
}

function accountRow({ createdAt, emailVerifiedAt, tier, ...row }: StoredAccount): AccountRow {
  return {
    ...row,
    tier: tierSchema.parse(tier),
    isAdmin: isAdmin({ isAdmin: row.isAdmin, email: row.email, emailVerifiedAt }),
    createdAt: createdAt.toISOString(),
  };
}

interface StoredAccount extends Omit<AccountRow, "createdAt" | "tier"> {
  emailVerifiedAt: Date | null;
  tier: string;
  createdAt: Date;
}
