import { readFileSync } from "node:fs";
import path from "node:path";
import { readLedger } from "@/lib/credits/read-ledger";
import { closeDb, db } from "@/lib/db/client";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import type { RunningServer } from "@/test-support/start-server";

export const SAMPLE_BRIEF = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
  targetAudience: "Families in the old town",
  style: "modern",
};

/** Lets this process use the server's own database; again after each restart, which may move it. */
export async function openDatabaseOf(server: Pick<RunningServer, "dataDir">): Promise<void> {
  await closeDb();
  process.env.DATABASE_URL = readFileSync(path.join(server.dataDir, "postgres.url"), "utf8").trim();
  refreshEnv();
}

export interface ApiAccount {
  accountId: string;
  key: string;
}

/** An account with a key of its own. */
export async function apiAccount(
  tier: "free" | "starter" | "pro" | "enterprise",
  credits: number,
): Promise<ApiAccount> {
  const accountId = newId();
  await db().account.create({ data: { id: accountId, tier, credits } });
  const { key } = await createKey({ accountId, name: "bar" });
  return { accountId, key };
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** `POST /v1/brands`. */
export async function createBrand(
  server: Pick<RunningServer, "url">,
  { key }: ApiAccount,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const response = await fetch(`${server.url}/v1/brands`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body: JSON.stringify(SAMPLE_BRIEF),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What an account has, and what it paid for: brands, unfinished jobs, debits, refunds, balance. */
export async function accountFacts({ accountId }: ApiAccount) {
  const [brands, unfinished, { balance, entries }] = await Promise.all([
    db().brand.count({ where: { accountId } }),
    db().job.count({ where: { brand: { accountId }, status: { in: ["pending", "processing"] } } }),
    readLedger(accountId, { limit: 1_000 }),
  ]);
  const count = (reason: string) => entries.filter((entry) => entry.reason === reason).length;
  return { brands, unfinished, balance, debits: count("generation"), refunds: count("refund") };
}

/** How often each status was answered, as text. */
export function statusCounts(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");
}
