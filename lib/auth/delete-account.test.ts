import { expect, it } from "vitest";
import { accountConfirmation } from "@/lib/accounts/account-confirmation";
import { createAccount } from "@/lib/accounts/create-account";
import { findAccount } from "@/lib/accounts/find-account";
import { readSession, sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { issueToken, readToken } from "@/lib/accounts/single-use-token";
import { exampleBrief, requestedBrand } from "@/lib/brand/brand-fixture";
import { purgeBrands } from "@/lib/brand/purge-brands";
import { requestBrand } from "@/lib/brand/request-brand";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { roomForJob } from "@/lib/jobs/room-for-job";
import { createKey } from "@/lib/keys/create-key";
import { findKey } from "@/lib/keys/find-key";
import { storage } from "@/lib/storage/current-storage";
import { deleteAccount } from "./delete-account";

useTestDatabase();

async function accountWithEverything() {
  const email = "ada@example.com";
  const account = await createAccount({ email, password: "a few good words", tier: "pro" });
  const principal = { kind: "account" as const, accountId: account.id, tier: account.tier };
  const { brandId, jobId } = await requestedBrand({ principal, brief: exampleBrief });
  const file = `brands/${brandId}/1/logos/icon.svg`;
  await storage().put(file, new TextEncoder().encode("<svg/>"));
  const { key } = await createKey({ accountId: account.id, name: "CI" });
  const token = await issueToken("password-reset", { accountId: account.id });
  const cookie = `${sessionCookieName()}=${await sealSession({ id: account.id, sessionVersion: 1 })}`;
  return { id: account.id, email, brandId, jobId, file, key, token, cookie };
}

it("ends everything that is the account's: sessions, keys, links, jobs, brands and their files", async () => {
  const { id, email, brandId, jobId, file, key, token, cookie } = await accountWithEverything();
  expect((await readSession(cookie))?.id).toBe(id);
  await expect(deleteAccount(id, "somebody@example.com")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  expect(await accountConfirmation(id)).toBe(email);
  await deleteAccount(id, " ADA@example.com ");

  expect(await readSession(cookie)).toBeNull();
  expect(await findAccount(id)).toBeNull();
  expect(await findKey(key)).toBeNull();
  expect(await readToken("password-reset", token)).toBeNull();
  const job = await db().job.findUniqueOrThrow({ where: { id: jobId } });
  expect(job).toMatchObject({ status: "failed", cancelRequestedAt: expect.any(Date) });
  await purgeBrands();
  expect(await db().brand.findUnique({ where: { id: brandId } })).toBeNull();
  expect(await storage().get(file)).toBeNull();

  const row = await db().account.findUniqueOrThrow({ where: { id } });
  expect(row).toMatchObject({ email: null, name: null, passwordHash: null, isAdmin: false });
  // The address is free for a new account, which has nothing of the old one.
  const again = await createAccount({ email });
  expect(again.id).not.toBe(id);
  expect(again.isAdmin).toBe(false);
});

it("is confirmed by the wallet's address where there is no other", async () => {
  const subject = "0xA0Cf798816D4b9b9866b5330EEa46a18382f251e";
  const { id } = await createAccount({ identity: { provider: "wallet", subject } });
  await deleteAccount(id, subject.toLowerCase());
  expect(await db().accountIdentity.count({ where: { subject } })).toBe(0);
  await expect(deleteAccount(id, subject)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("ends what was asked for in the same moment, and nothing is asked for afterwards", async () => {
  const email = "grace@example.com";
  const account = await createAccount({ email, tier: "pro" });
  const principal = { kind: "account" as const, accountId: account.id, tier: account.tier };
  const deleted = Promise.withResolvers<void>();
  const room = await roomForJob();
  const { jobId, brandId } = await db().$transaction(async (tx) => {
    const requested = await requestBrand(tx, { principal, brief: exampleBrief, ...room });
    void deleteAccount(account.id, email).then(deleted.resolve, deleted.reject);
    await untilSomebodyWaits();
    return requested;
  });
  await deleted.promise;
  expect(await db().job.findUniqueOrThrow({ where: { id: jobId } })).toMatchObject({
    status: "failed",
    error: { code: "CANCELLED" },
  });
  expect((await db().brand.findUniqueOrThrow({ where: { id: brandId } })).deletedAt).not.toBeNull();
  await expect(requestedBrand({ principal, brief: exampleBrief })).rejects.toMatchObject({
    code: "PAYMENT_REQUIRED",
  });
});

/** Until a transaction waits for a lock of another one. */
const untilSomebodyWaits = () =>
  expect
    .poll(
      () =>
        db()
          .$queryRaw`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    .not.toEqual([]);
