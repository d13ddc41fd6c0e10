import { beforeAll, describe, expect, test } from "vitest";
import { askWith, type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { setAdmin } from "@/lib/accounts/administrators";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob } from "@/lib/jobs/record-progress";
import { POST as grant } from "./accounts/[accountId]/credits/route";
import { PUT as setTier } from "./accounts/[accountId]/tier/route";
import { POST as cancel } from "./jobs/[jobId]/cancel/route";
import { POST as retry } from "./jobs/[jobId]/retry/route";

useTestDatabase();

let boss: SignedInBrowser;
let customer: SignedInBrowser;
beforeAll(async () => {
  [boss, customer] = [await signedInBrowser(), await signedInBrowser()];
  await setAdmin(boss.accountId, true);
});

const account = () => db().account.findUniqueOrThrow({ where: { id: customer.accountId } });

test("200: a tier is set, credits are given and taken, with a note in the ledger", async () => {
  const params = { accountId: customer.accountId };
  const changed = await boss.ask(setTier, "PUT", { params, body: { tier: "pro" } });
  expect(changed).toMatchObject({ status: 200, data: { tier: "pro" } });
  const given = await boss.ask(grant, "POST", { params, body: { amount: 5, note: "sorry" } });
  expect(given.data).toEqual({ accountId: customer.accountId, credits: 15 });
  await boss.ask(grant, "POST", { params, body: { amount: -7 } });
  expect(await account()).toMatchObject({ tier: "pro", credits: 8 });
  expect(await db().creditEntry.count({ where: { accountId: customer.accountId, note: "sorry" } })).toBe(1);
});

test("400 and 409: an unknown tier, no amount, more than there is", async () => {
  const params = { accountId: customer.accountId };
  expect((await boss.ask(setTier, "PUT", { params, body: { tier: "gold" } })).status).toBe(400);
  expect((await boss.ask(grant, "POST", { params, body: { amount: 0 } })).status).toBe(400);
  expect((await boss.ask(grant, "POST", { params, body: { amount: -1_000 } })).status).toBe(409);
  const unknown = { accountId: newId() };
  expect((await boss.ask(setTier, "PUT", { params: unknown, body: { tier: "pro" } })).status).toBe(404);
});

test("400: a note that cannot be stored", async () => {
  const params = { accountId: customer.accountId };
  const refused = await boss.ask(grant, "POST", { params, body: { amount: 1, note: "a\u0000b" } });
  expect(refused).toMatchObject({
    status: 400,
    error: { details: { constraint: "must not hold the character NUL" } },
  });
});

test("a job is stopped, and made again", async () => {
  const { jobId } = await waitingBrandOf(customer.accountId);
  const params = { jobId };
  expect((await boss.ask(cancel, "POST", { params })).data).toMatchObject({ status: "failed" });
  const retried = await boss.ask(retry, "POST", { params });
  expect(retried).toMatchObject({ status: 202, data: { version: 2 } });
  const finished = await finishedBrandOf(customer.accountId);
  expect((await boss.ask(cancel, "POST", { params: { jobId: finished.jobId } })).status).toBe(409);
  expect((await boss.ask(retry, "POST", { params: { jobId: finished.jobId } })).status).toBe(409);
});

describe.each([
  ["a tier", setTier, "PUT", { tier: "enterprise" }],
  ["credits", grant, "POST", { amount: 100 }],
  ["a retry", retry, "POST", undefined],
  ["a cancel", cancel, "POST", undefined],
] as const)("%s", (_, handler, method, body) => {
  test("404 for everybody who does not administer, and nothing changes", async () => {
    const { jobId } = await waitingBrandOf(customer.accountId);
    if (handler === retry) await failJob(jobId, { code: "GENERATION_FAILED", message: "-" });
    const params = { accountId: customer.accountId, jobId };
    const before = await account();
    const answers = [
      await askWith(handler, method, { params, body }),
      await customer.ask(handler, method, { params, body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.error).toEqual(answers[1]?.error);
    expect(await account()).toEqual(before);
    expect(await db().job.count({ where: { brand: { jobs: { some: { id: jobId } } } } })).toBe(1);
  });

  test("403 for an administrator whom another site's page sent", async () => {
    const params = { accountId: customer.accountId, jobId: newId() };
    const headers = { "sec-fetch-site": "cross-site" };
    expect((await boss.ask(handler, method, { params, body, headers })).status).toBe(403);
  });
});
