import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { accountOfIdentity } from "./account-of-identity";
import { createAccount } from "./create-account";
import { findAccount, findAccountByEmail } from "./find-account";

useTestDatabase();

it("makes nobody an administrator for being first, and gives everybody the same", async () => {
  const first = await accountOfIdentity({ identity: { provider: "wallet", subject: `0x${"1".repeat(40)}` } });
  expect(await findAccount(first.id)).toMatchObject({ isAdmin: false });
  await db().account.deleteMany();
  const opened = await Promise.all(
    [1, 2, 3, 4].map((number) => createAccount({ email: `first${number}@example.com`, emailVerified: true })),
  );
  expect(opened.filter(({ isAdmin }) => isAdmin)).toEqual([]);
  expect(opened.every(({ credits, tier }) => credits === 10 && tier === "free")).toBe(true);
  const entries = await db().creditEntry.findMany({ where: { reason: "welcome" } });
  expect(entries.map(({ delta }) => delta)).toEqual([10, 10, 10, 10]);
});

it("opens one account of one address, however many ask at once", async () => {
  const tries = await Promise.allSettled([1, 2, 3].map(() => createAccount({ email: "twice@example.com" })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const refused = tries.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: "CONFLICT" });
});

it("lets those of ADMIN_EMAILS administer, once their address is proven", async () => {
  process.env.ADMIN_EMAILS = "Boss@example.com, other@example.com";
  refreshEnv();
  await createAccount({ email: "boss@example.com", emailVerified: true });
  await createAccount({ email: "other@example.com" });
  expect((await findAccountByEmail("BOSS@example.com"))?.isAdmin).toBe(true);
  expect((await findAccountByEmail("other@example.com"))?.isAdmin).toBe(false);
  delete process.env.ADMIN_EMAILS;
  refreshEnv();
});

it("finds no account that is not there", async () => {
  expect(await findAccount(newId())).toBeNull();
});

it("opens one account of a wallet that signs in twice at once", async () => {
  const identity = { provider: "wallet" as const, subject: "0xA0Cf798816D4b9b9866b5330EEa46a18382f251e" };
  const owners = await Promise.all([1, 2, 3].map(() => accountOfIdentity({ identity })));
  expect(new Set(owners.map(({ id }) => id)).size).toBe(1);
});

it("adds a provider to the account of the same proven address, and to no other", async () => {
  const proven = await createAccount({ email: "proven@example.com", emailVerified: true });
  const unproven = await createAccount({ email: "unproven@example.com" });
  const signIn = (subject: string, verifiedEmail: string) =>
    accountOfIdentity({ identity: { provider: "github", subject }, verifiedEmail });
  expect((await signIn("1", "proven@example.com")).id).toBe(proven.id);
  const other = await signIn("2", "unproven@example.com");
  expect(other.id).not.toBe(unproven.id);
  expect(await findAccount(other.id)).toMatchObject({ email: null });
  expect((await signIn("1", "moved@example.com")).id).toBe(proven.id);
});
