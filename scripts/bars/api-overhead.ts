import { type ChildProcess, spawn } from "node:child_process";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { percentile } from "@/test-support/percentile";
import { startServer } from "@/test-support/start-server";
import { type ApiAccount, apiAccount, openDatabaseOf } from "./api-caller";
import { type Sent, sendLoad, summary } from "./load";
import { serveOverhead } from "./overhead-server";
import { report } from "./report";

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
  process.once("disconnect", () => process.exit());
  process.on("message", () => process.send?.(process.cpuUsage().user + process.cpuUsage().system));
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
      await round(started, ids, await apiAccount("pro", 0), connections);
      const account = await apiAccount("pro", 0);
      const [withAll, without]: [number[], number[]] = [[], []];
      let addedCpuMs = 0;
      for (let index = 0; index < ROUNDS; index++) {
        const sent = await round(started, ids, account, connections);
        withAll.push(...sent.withAll.ms);
        without.push(...sent.without.ms);
        addedCpuMs += sent.withAll.cpuMs - sent.without.cpuMs;
      }
      console.log(`  ${connections} connections, with:    ${summary(withAll)}`);
      console.log(`  ${connections} connections, without: ${summary(without)}`);
      const cpu = addedCpuMs / (ROUNDS * REQUESTS_A_ROUND);
      console.log(
        `  ${connections} connections: ${cpu.toFixed(2)} ms of processor time more for each request`,
      );
      for (const [rank, limit] of Object.entries(LIMITS_MS)) {
        const added = percentile(withAll, Number(rank)) - percentile(without, Number(rank));
        figures.push(`p${rank} at ${connections}: ${added.toFixed(1)} ms`);
        if (added > limit) failures.push(`p${rank} at ${connections} connections is over ${limit} ms`);
      }
    }
  } finally {
    child?.disconnect();
    await closeDb();
    await server.stop();
  }
  for (const failure of failures) console.log(`  ${failure}`);
  report(failures.length === 0, "api-overhead", `added ${figures.join(", ")}; limits p50 5 ms, p99 25 ms`);
}

interface Handlers {
  child: ChildProcess;
  url: string;
  /** Processor time that it has used so far. */
  cpuMs(): Promise<number>;
}

/** The handlers in a process of their own, so that the measuring takes nothing from them. */
async function startHandlers(): Promise<Handlers> {
  const child = spawn(process.execPath, [process.argv[1] as string], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", OVERHEAD_SERVER: "1" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("exit", () => reject(new Error("the handlers' process ended")));
  });
  ended.catch(() => undefined);
  const told = () =>
    Promise.race([
      ended,
      new Promise<number>((resolve) => child.once("message", (text) => resolve(Number(text)))),
    ]);
  const port = await told();
  const cpuMs = async () => {
    child.send("cpu");
    return (await told()) / 1_000;
  };
  return { child, url: `http://127.0.0.1:${port}`, cpuMs };
}

async function round({ url, cpuMs }: Handlers, ids: string[], { key }: ApiAccount, connections: number) {
  const load = async (path: string, headers: () => Record<string, string>) => {
    const before = await cpuMs();
    const sent = await sendLoad({
      url: url + path,
      method: "POST",
      connections,
      requests: REQUESTS_A_ROUND,
      make: (index) => ({
        headers: { "content-type": "application/json", ...headers() },
        body: JSON.stringify({ id: ids[index % ids.length] }),
      }),
    });
    return { ms: times(sent), cpuMs: (await cpuMs()) - before };
  };
  const withAll = await load("/with", () => ({ authorization: `Bearer ${key}`, "idempotency-key": newId() }));
  const without = await load("/without", () => ({}));
  return { withAll, without };
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
