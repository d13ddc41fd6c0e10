import { db } from "@/lib/db/client";
import { type EntryRow, entryRowSchema, type PaymentRow, paymentRowSchema } from "./payment-list.schema";

interface Wanted {
  /** Everybody's without. */
  accountId?: string;
  state?: PaymentRow["state"] | undefined;
  page?: number;
  limit: number;
}

/** Payments, newest first, and how many there are. */
export async function listPayments({ accountId, state, page = 1, limit }: Wanted) {
  const where = { ...(accountId && { accountId }), ...(state && { state }) };
  const [rows, total] = await Promise.all([
    db().payment.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * limit,
      take: limit,
      include: {
        challenge: { select: { item: true, brandId: true } },
        refunds: { select: { value: true } },
        account: { select: { email: true, name: true } },
      },
    }),
    db().payment.count({ where }),
  ]);
  const names = await brandNames(rows.map(({ challenge }) => challenge.brandId));
  const payments = rows.map(({ challenge, refunds, account, value, paidAt, txHash, ...row }) => ({
    account: account.email ?? account.name ?? row.accountId,
    ...paymentRowSchema.parse({
      ...row,
      item: challenge.item,
      brandId: challenge.brandId,
      brandName: names.get(challenge.brandId ?? "") ?? null,
      hash: txHash,
      value: value.toFixed(0),
      refunded: refunds.reduce((sum, refund) => sum + BigInt(refund.value.toFixed(0)), 0n).toString(),
      paidAt: paidAt.toISOString(),
    }),
  }));
  return { payments, total };
}

export type ListedPayment = Awaited<ReturnType<typeof listPayments>>["payments"][number];

/** How an account's balance came to be, newest first. */
export async function listEntries(accountId: string, limit: number): Promise<EntryRow[]> {
  const rows = await db().balanceEntry.findMany({
    where: { accountId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  const names = await brandNames(rows.map(({ brandId }) => brandId));
  return rows.map(({ id, reason, delta, brandId, createdAt }) =>
    entryRowSchema.parse({
      id,
      reason,
      delta: delta.toFixed(0),
      brandName: names.get(brandId ?? "") ?? null,
      createdAt: createdAt.toISOString(),
    }),
  );
}

async function brandNames(ids: (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const brands = await db().brand.findMany({
    where: { id: { in: wanted } },
    select: { id: true, name: true },
  });
  return new Map(brands.map(({ id, name }) => [id, name]));
}
