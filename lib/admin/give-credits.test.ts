import { expect, test } from "vitest";
import { accountRow } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { giveCredits } from "./give-credits";

useTestDatabase();

test("credits are given when the answer is kept, and only then", async () => {
  const accountId = await accountRow();
  const { credits: before } = await db().account.findUniqueOrThrow({ where: { id: accountId } });
  const lost = giveCredits({
    accountId,
    amount: 5,
    accept: async () => {
      throw new Error("the connection is lost");
    },
  });
  await expect(lost).rejects.toThrow("the connection is lost");
  expect(await giveCredits({ accountId, amount: 5, accept: async () => {} })).toEqual({
    accountId,
    credits: before + 5,
  });
});
