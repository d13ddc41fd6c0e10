import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { debitCredit } from "./debit-credit";
import { grantCredits } from "./grant-credits";
import { readLedger } from "./read-ledger";
import { refundCredit } from "./refund-credit";

useTestDatabase();

let accountId: string;

beforeEach(async () => {
  accountId = newId();
  await db().account.create({ data: { id: accountId } });
});

const debit = (jobId = newId()) => db().$transaction((tx) => debitCredit(tx, accountId, jobId));
const grant = (given: Parameters<typeof grantCredits>[1]) =>
  db().$transaction((tx) => grantCredits(tx, given));
const balance = async () => (await readLedger(accountId)).balance;

test("a debit, its refund and a grant stand in the ledger, and add up to the balance", async () => {
  await grant({ accountId, amount: 3, note: "for the beta" });
  const jobId = newId();
  await debit(jobId);
  await debit();
  expect(await balance()).toBe(1);
  expect(await refundCredit(db(), jobId)).toBe(true);
  const ledger = await readLedger(accountId);
  expect(ledger.entries.map(({ delta, reason, note }) => [delta, reason, note])).toEqual([
    [1, "refund", null],
    [-1, "generation", null],
    [-1, "generation", null],
    [3, "grant", "for the beta"],
  ]);
  expect(ledger.entries[0]?.jobId).toBe(jobId);
  expect(ledger.balance).toBe(ledger.entries.reduce((sum, { delta }) => sum + delta, 0));
});

test("a hundred debits at once get no more than there is", async () => {
  await grant({ accountId, amount: 3 });
  const debits = await Promise.allSettled(Array.from({ length: 100 }, () => debit()));
  expect(debits.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  const refusals = debits.filter((result) => result.status === "rejected");
  expect(refusals[0]?.reason.details).toEqual({ required: 1 });
  expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(new Set(["PAYMENT_REQUIRED"]));
  expect(await readLedger(accountId)).toMatchObject({ balance: 0, total: 4 });
});

test("a debit that is rolled back costs nothing", async () => {
  await grant({ accountId, amount: 1 });
  const failing = db().$transaction(async (tx) => {
    await debitCredit(tx, accountId, newId());
    throw new Error("no slot");
  });
  await expect(failing).rejects.toThrow("no slot");
  expect(await readLedger(accountId)).toMatchObject({ balance: 1, total: 1 });
});

test("a job is refunded once, however often it ends, and never when nobody paid for it", async () => {
  await grant({ accountId, amount: 1 });
  const jobId = newId();
  await debit(jobId);
  const refunds = await Promise.all([1, 2, 3].map(() => refundCredit(db(), jobId)));
  expect(refunds.filter(Boolean)).toHaveLength(1);
  expect(await refundCredit(db(), jobId)).toBe(false);
  expect(await refundCredit(db(), newId())).toBe(false);
  expect(await balance()).toBe(1);
});

test("credits can be taken, but never more than there are, and only from an account that is there", async () => {
  await grant({ accountId, amount: 5 });
  expect(await grant({ accountId, amount: -2 })).toBe(3);
  await expect(grant({ accountId, amount: -4 })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(grant({ accountId: newId(), amount: 1 })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await balance()).toBe(3);
});

test("the ledger comes in pages", async () => {
  for (const amount of [1, 2, 3]) await grant({ accountId, amount });
  const page = await readLedger(accountId, { page: 2, limit: 2 });
  expect([page.entries.map(({ delta }) => delta), page.total]).toEqual([[1], 3]);
  expect((await readLedger(accountId, { page: 9 })).entries).toEqual([]);
});
