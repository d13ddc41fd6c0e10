import { beforeAll, expect, test } from "vitest";
import { createAccount } from "@/lib/accounts/create-account";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { waitingJob } from "@/lib/brand/brand-fixture";
import { useTestDatabase } from "@/lib/db/test-database";
import { failJob } from "@/lib/jobs/record-progress";
import { accountListSchema, jobListSchema } from "./admin.schema";
import { listAccounts } from "./list-accounts";
import { listJobs } from "./list-jobs";
import { readEngineState } from "./read-engine-state";

useTestDatabase();

let ada: string;
let failedJob: string;
beforeAll(async () => {
  ada = (await createAccount({ email: "ada@example.com", name: "Ada" })).id;
  const wallet = { provider: "wallet", subject: "0xAbC0000000000000000000000000000000000001" } as const;
  await createAccount({ identity: wallet, tier: "pro" });
  await finishedBrandOf(ada, { name: "Bergfink" });
  const { jobId } = await waitingBrandOf(ada, { name: "Farn" });
  await failJob(jobId, { code: "GENERATION_FAILED", message: "The disk was full." });
  failedJob = jobId;
  await waitingJob();
});

const accounts = async (query: object) => listAccounts(accountListSchema.parse(query));
const jobs = async (query: object) => listJobs(jobListSchema.parse(query));

test("accounts, the newest first, with what an administrator decides by", async () => {
  const { accounts: rows, total } = await accounts({});
  expect(total).toBe(2);
  expect(rows[0]).toMatchObject({
    email: null,
    tier: "pro",
    identities: ["wallet 0xAbC0000000000000000000000000000000000001"],
  });
  expect(rows[1]).toMatchObject({ id: ada, name: "Ada", isAdmin: false, credits: 10, brands: 2, running: 0 });
});

test.each([
  [{ q: "ADA@" }, ["ada@example.com"]],
  [{ q: "0xabc" }, [null]],
  [{ tier: "pro" }, [null]],
  [{ q: "%" }, []],
  [{ page: "2" }, []],
  [{ page: "x", tier: "gold" }, [null, "ada@example.com"]],
])("accounts by %j", async (query, expected) => {
  expect((await accounts(query)).accounts.map(({ email }) => email)).toEqual(expected);
});

test("jobs say whose they are and why they failed", async () => {
  const { jobs: rows, total } = await jobs({});
  expect([total, rows.map(({ owner }) => owner)]).toEqual([
    3,
    ["terminal", "ada@example.com", "ada@example.com"],
  ]);
  expect(rows[1]).toMatchObject({
    id: failedJob,
    brandName: "Farn",
    status: "failed",
    error: { message: "The disk was full." },
    isDeleted: false,
  });
});

test.each([
  [{ status: "failed" }, ["Farn"]],
  [{ q: "bergf" }, ["Bergfink"]],
  [{ q: "ada@example" }, ["Farn", "Bergfink"]],
  [{ status: "pending", q: "ada@example" }, []],
])("jobs by %j", async (query, expected) => {
  expect((await jobs(query)).jobs.map(({ brandName }) => brandName)).toEqual(expected);
});

test("a job by its id", async () => {
  expect((await jobs({ q: failedJob })).total).toBe(1);
});

test("the engine's state counts what waits", async () => {
  const state = await readEngineState();
  expect(state.processes).toEqual([]);
  expect(state.jobs).toMatchObject({ pending: 1, processing: 0, completedToday: 1, failedToday: 1 });
  // Three generations asked for, none dispatched: no engine runs here.
  expect(state.outbox).toMatchObject({ waiting: 3, retried: 0, lastError: null });
});
