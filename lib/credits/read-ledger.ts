import { db } from "@/lib/db/client";
import { type CreditEntry, creditEntrySchema } from "./credit.schema";

export interface Ledger {
  balance: number;
  /** One page, newest first. */
  entries: CreditEntry[];
  /** Entries on all pages. */
  total: number;
}

/** An account's balance and how it came to be. Past the end a page is empty. */
export async function readLedger(
  accountId: string,
  { page = 1, limit = 50 }: { page?: number; limit?: number } = {},
): Promise<Ledger> {
  const [account, rows, total] = await Promise.all([
    db().account.findUnique({ where: { id: accountId }, select: { credits: true } }),
    db().creditEntry.findMany({
      where: { accountId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
      select: { id: true, delta: true, reason: true, jobId: true, note: true, createdAt: true },
    }),
    db().creditEntry.count({ where: { accountId } }),
  ]);
  const entries = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  return { balance: account?.credits ?? 0, entries: creditEntrySchema.array().parse(entries), total };
}
