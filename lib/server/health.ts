import { db } from "@/lib/db/client";
import { liveProcesses, readOutbox } from "@/lib/db/engine-tables";
import { usesInngest } from "@/lib/env";
import { isDraining } from "@/lib/http/draining";
import { logger } from "@/lib/log/logger";
import { storage } from "@/lib/storage/current-storage";
import { assertInngestWorks } from "./inngest-health";

const TIME_LIMIT_MS = 2_000;
const FRESH_MS = 1_000;
/** An event that waits longer than this for its dispatch means that nobody dispatches. */
const MAX_DISPATCH_SECONDS = 30;

interface Check {
  ok: boolean;
  ms: number;
  /** What is wrong, in public words. */
  problem?: string;
}

export interface Health {
  status: "ok" | "draining" | "unavailable";
  checks: { database: Check; storage: Check; engine: Check };
}

const KEY = Symbol.for("marque.health");
const shared = globalThis as { [KEY]?: { readAt: number; checks: Promise<Health["checks"]> } };

/** Whether this process can serve: asked at most once a second however often it is called, and never hanging. */
export async function checkHealth(): Promise<Health> {
  const now = performance.now();
  const recent = shared[KEY];
  const checks = recent && now - recent.readAt < FRESH_MS ? recent.checks : runChecks();
  shared[KEY] = checks === recent?.checks ? recent : { readAt: now, checks };
  const results = await checks;
  const ok = Object.values(results).every((check) => check.ok);
  return { status: isDraining() ? "draining" : ok ? "ok" : "unavailable", checks: results };
}

async function runChecks(): Promise<Health["checks"]> {
  const [database, store, engine] = await Promise.all([
    check("database", "cannot be reached", async () => void (await db().$queryRaw`SELECT 1`)),
    check("storage", "cannot be written", () => storage().check()),
    check("engine", "does not take up work", assertEngineWorks),
  ]);
  return { database, storage: store, engine };
}

/**
 * Work is taken up when events leave the outbox and some process of the embedded engine holds a live lease, or Inngest
 * answers for itself.
 */
async function assertEngineWorks(): Promise<void> {
  const [outbox, processes] = await Promise.all([readOutbox(), liveProcesses()]);
  const waiting = outbox.oldestSeconds;
  if (waiting > MAX_DISPATCH_SECONDS) throw new Error(`an event has waited for ${Math.round(waiting)} s`);
  if (usesInngest()) await assertInngestWorks();
  else if (processes.length === 0) throw new Error("no engine process is alive");
}

async function check(name: string, problem: string, run: () => Promise<void>): Promise<Check> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIME_LIMIT_MS} ms`)), TIME_LIMIT_MS);
  });
  try {
    await Promise.race([run(), tooLong]);
    return { ok: true, ms: elapsed() };
  } catch (error) {
    logger().error({ check: name, err: error }, "health check failed");
    return { ok: false, ms: elapsed(), problem };
  } finally {
    clearTimeout(timer);
  }
}
