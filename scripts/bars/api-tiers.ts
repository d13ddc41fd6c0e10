import { rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { TIER_LIMITS } from "@/lib/accounts/principal";
import { closeDb, db } from "@/lib/db/client";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { failJob } from "@/lib/jobs/record-progress";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import {
  type ApiAccount,
  accountFacts,
  apiAccount,
  createBrand,
  openDatabaseOf,
  statusCounts,
} from "./api-caller";
import { report } from "./report";

/**
 * Each tier has its number of generations at the same time: of N + 1 requests at once N are accepted and one is refused
 * with 429. One more is accepted when a generation completed, when one failed, and when one completed after `kill -9`
 * of the server; never a second one. At the end everything is cancelled, and only what completed has cost a credit.
 */
const TIERS = ["free", "starter", "pro", "enterprise"] as const;
const CREDITS = 200;
const PATIENCE_MS = 300_000;
const ENV = { LOG_LEVEL: "error" };

const dataDir = temporaryFolder();
let server = await startServer({ env: ENV, dataDir });
const problems: string[] = [];
try {
  await openDatabaseOf(server);
  for (const tier of TIERS) await examine(tier);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await closeDb();
  await server.stop();
  await (await acquireEmbedded({ dataDir: path.resolve(dataDir) })).release();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.log(`  ${problem}`);
const limits = TIERS.map((tier) => TIER_LIMITS[tier].concurrentGenerations).join("/");
report(
  problems.length === 0,
  "api-tiers",
  `tiers ${limits}: N accepted, N+1 refused; free again after completion, failure and kill -9`,
);

async function examine(tier: (typeof TIERS)[number]): Promise<void> {
  const slots = TIER_LIMITS[tier].concurrentGenerations;
  const account = await apiAccount(tier, CREDITS);
  const answers = await Promise.all(Array.from({ length: slots + 1 }, () => createBrand(server, account)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(`${tier}: ${slots + 1} at once`, statusCounts(answers), `${slots} × 202, 1 × 429`);
  if (!refused.every(({ headers }) => headers.has("retry-after"))) problems.push(`${tier}: no Retry-After`);

  await oneEnd(account, "completed");
  await oneMore(account, tier, "completion");

  const { id } = await db().job.findFirstOrThrow({ where: unfinished(account), select: { id: true } });
  await failJob(id, { code: "GENERATION_FAILED", message: "failed by the bar" });
  await oneMore(account, tier, "failure");

  await untilProcessing(account);
  await server.kill("SIGKILL");
  server = await startServer({ env: ENV, dataDir, port: server.port });
  await openDatabaseOf(server);
  if ((await accountFacts(account)).unfinished === 0) problems.push(`${tier}: kill -9 ended the generations`);
  await oneEnd(account, "completed");
  await oneMore(account, tier, "kill -9");

  const left = await db().job.findMany({ where: unfinished(account), select: { id: true } });
  for (const job of left) await cancelJob(job.id).catch(() => undefined);
  const completed = await db().job.count({
    where: { brand: { accountId: account.accountId }, status: "completed" },
  });
  const facts = await accountFacts(account);
  expect(`${tier}: credits at the end`, facts.balance, CREDITS - completed);
  console.log(
    `  ${tier}: ${statusCounts(answers)}; ${facts.brands} accepted in all, ${completed} completed, ` +
      `${facts.refunds} refunded, ${facts.balance} of ${CREDITS} credits left`,
  );
}

/** As many as have become free are accepted, and then one is refused. */
async function oneMore(account: ApiAccount, tier: keyof typeof TIER_LIMITS, after: string): Promise<void> {
  const slots = TIER_LIMITS[tier].concurrentGenerations;
  // More than one may have completed in the meantime.
  const free = slots - (await accountFacts(account)).unfinished;
  const accepted = [];
  for (let index = 0; index < free; index++) accepted.push((await createBrand(server, account)).status);
  const next = (await createBrand(server, account)).status;
  const completedMeanwhile = next === 202 && (await accountFacts(account)).unfinished <= slots;
  if (free < 1) problems.push(`${tier}: no slot is free after ${after}`);
  if (accepted.some((status) => status !== 202)) {
    problems.push(`${tier}: ${accepted.join()} where ${free} slots were free after ${after}`);
  }
  if (next !== 429 && !completedMeanwhile) problems.push(`${tier}: ${next} instead of 429 after ${after}`);
}

function unfinished({ accountId }: ApiAccount) {
  return { brand: { accountId }, status: { in: ["pending" as const, "processing" as const] } };
}

/** Waits for one more job of the account to end so. */
async function oneEnd({ accountId }: ApiAccount, status: "completed"): Promise<void> {
  const count = () => db().job.count({ where: { brand: { accountId }, status } });
  const before = await count();
  await until(async () => (await count()) > before, `no generation ended ${status}`);
}

async function untilProcessing({ accountId }: ApiAccount): Promise<void> {
  const running = { brand: { accountId }, status: "processing" as const };
  await until(async () => (await db().job.count({ where: running })) > 0, "no generation began");
}

async function until(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${otherwise} within ${PATIENCE_MS / 1_000} s`);
    await sleep(25);
  }
}

function expect(what: string, actual: unknown, expected: unknown): void {
  if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`);
}
