import { type ChildProcess, spawn } from "node:child_process";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { type ApiAccount, apiAccount, openDatabaseOf } from "./api-caller";
import { report, startServer } from "./harness";
import { percentile, type Sent, sendLoad, summary } from "./load";
import { serveOverhead } from "./overhead-server";

/**
 * What a key, the hourly limit and an Idempotency-Key add to a request: the same handler (one transaction) with and
 * without them, in one process, in turns, at 1 and at 16 connections of one account. Added is the difference of the
 * percentiles. The account is of tier Pro, so that its requests are counted; each connection count uses up 900 of 1,000.
 */
const ROUNDS = 9;
const REQUESTS_A_ROUND = 100;
const LIMITS_MS = { 50: 5, 99: 25 } as const;
const BRANDS = 200;

if (process.env.OVERHEAD_SERVER) {
  process.send?.(await serveOverhead());
} else {
  await measure();
}

async function measure(): Promise<void> {
  const server = await startServer({ env: { LOG_LEVEL: "error" } });
  let child: ChildProcess | undefined;
  const failures: string[] = [];
  const figures: string[] = [];
  try {
    await openDatabaseOf(server);
    const started = await startHandlers();
    child = started.child;
    const ids = await manyBrands();
    for (const connections of [1, 16]) {
      await round(started.url, ids, await apiAccount("pro", 0), connections);
      const account = await apiAccount("pro", 0);
      const [withAll, without]: [number[], number[]] = [[], []];
      for (let index = 0; index < ROUNDS; index++) {
        const sent = await round(started.url, ids, account, connections);
        withAll.push(...sent.withAll);
        without.push(...sent.without);
      }
      console.log(`  ${connections} connections, with:    ${summary(withAll)}`);
      console.log(`  ${connections} connections, without: ${summary(without)}`);
      for (const [rank, limit] of Object.entries(LIMITS_MS)) {
        const added = percentile(withAll, Number(rank)) - percentile(without, Number(rank));
        figures.push(`p${rank} at ${connections}: ${added.toFixed(1)} ms`);
        if (added > limit) failures.push(`p${rank} at ${connections} connections is over ${limit} ms`);
      }
    }
  } finally {
    child?.kill("SIGTERM");
    await closeDb();
    await server.stop();
  }
  for (const failure of failures) console.log(`  ${failure}`);
  report(failures.length === 0, "api-overhead", `added ${figures.join(", ")}; limits p50 5 ms, p99 25 ms`);
}

/** The handlers in a process of their own, so that the measuring takes nothing from them. */
async function startHandlers(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [process.argv[1] as string], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", OVERHEAD_SERVER: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const port = await new Promise<unknown>((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("the handlers' process ended")));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

async function round(url: string, ids: string[], { key }: ApiAccount, connections: number) {
  const load = (path: string, headers: () => Record<string, string>) =>
    sendLoad({
      url: url + path,
      method: "POST",
      connections,
      requests: REQUESTS_A_ROUND,
      make: (index) => ({
        headers: { "content-type": "application/json", ...headers() },
        body: JSON.stringify({ id: ids[index % ids.length] }),
      }),
    });
  const withAll = await load("/with", () => ({ authorization: `Bearer ${key}`, "idempotency-key": newId() }));
  const without = await load("/without", () => ({}));
  return { withAll: times(withAll), without: times(without) };
}

function times(sent: readonly Sent[]): number[] {
  const refused = sent.find(({ status }) => status !== 200);
  if (refused) throw new Error(`a request was answered ${refused.status}: ${refused.text}`);
  return sent.map(({ ms }) => ms);
}

async function manyBrands(): Promise<string[]> {
  const ids = Array.from({ length: BRANDS }, newId);
  const facts = {
    name: "-",
    businessIdea: "-",
    targetAudience: "-",
    style: "bold",
    techStack: "react",
    features: [],
  };
  await db().brand.createMany({ data: ids.map((id) => ({ id, ...facts })) });
  return ids;
}
