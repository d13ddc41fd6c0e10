import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { checkHealth } from "@/lib/server/health";
import { askDirectly } from "./ask-directly";
import { COMPONENTS, type ComponentId } from "./components";

const TIME_LIMIT_MS = 4_000;
/** However often the page is opened, the service asks itself no more often. */
const FRESH_MS = 5_000;
/** An attempt that is due for longer than this means that nobody sends. */
const MAX_OVERDUE_SECONDS = 300;
const CLOSE_UNKNOWN_JOB = 4404;

export interface ComponentCheck {
  component: ComponentId;
  ok: boolean;
  ms: number;
  /** What is wrong, in public words; null when nothing is. */
  detail: string | null;
}

const KEY = Symbol.for("marque.status");
const shared = globalThis as { [KEY]?: { readAt: number; checks: Promise<ComponentCheck[]> } };

/**
 * Asks every component whether it works, as its users would: pages and the interface by HTTP, sockets by a socket.
 * @param selfUrl where this process answers, e.g. "http://127.0.0.1:3000"
 * @param host the name under which users ask: the server does not answer to others
 */
export async function checkComponents(
  selfUrl: string,
  host = new URL(selfUrl).host,
): Promise<ComponentCheck[]> {
  const now = performance.now();
  const recent = shared[KEY];
  if (recent && now - recent.readAt < FRESH_MS) return recent.checks;
  const checks = runChecks(selfUrl, host);
  shared[KEY] = { readAt: now, checks };
  return checks;
}

async function runChecks(selfUrl: string, host: string): Promise<ComponentCheck[]> {
  const checks: Record<ComponentId, () => Promise<void>> = {
    site: () => assertAnswers(`${selfUrl}/`, host),
    api: () => assertAnswers(`${selfUrl}/v1/openapi.json`, host),
    engine: () => assertHealthy("engine"),
    sockets: () => assertSocketAnswers(selfUrl, host),
    webhooks: assertWebhooksAreSent,
    database: () => assertHealthy("database"),
    storage: () => assertHealthy("storage"),
  };
  return Promise.all(COMPONENTS.map(({ id }) => check(id, checks[id])));
}

async function assertHealthy(part: "database" | "storage" | "engine"): Promise<void> {
  const { checks } = await checkHealth();
  if (!checks[part].ok) throw new Error(checks[part].problem);
}

async function assertAnswers(url: string, host: string): Promise<void> {
  const status = await askDirectly(url, TIME_LIMIT_MS, host);
  if (status !== 200) throw new Error(`answers with ${status}`);
}

/** A job that there is not is answered by its own closing code: then somebody reads the database at the other end. */
function assertSocketAnswers(selfUrl: string, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${selfUrl.replace(/^http/, "ws")}/api/ws/${randomUUID()}`, {
      handshakeTimeout: TIME_LIMIT_MS,
      headers: { host },
    });
    socket.once("error", () => reject(new Error("cannot be opened")));
    socket.once("close", (code) => {
      if (code === CLOSE_UNKNOWN_JOB) resolve();
      else reject(new Error(`closes with ${code}`));
    });
  });
}

async function assertWebhooksAreSent(): Promise<void> {
  const [row] = await db().$queryRaw<{ overdue: number }[]>`
    SELECT count(*)::int AS overdue FROM webhook_deliveries
    JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id
    WHERE status = 'pending' AND disabled_at IS NULL
      AND coalesce(next_attempt_at, webhook_deliveries.created_at) < now() - make_interval(secs => ${MAX_OVERDUE_SECONDS})`;
  if (row!.overdue > 0) throw new Error("deliveries are late");
}

async function check(component: ComponentId, run: () => Promise<void>): Promise<ComponentCheck> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("does not answer in time")), TIME_LIMIT_MS);
  });
  try {
    await Promise.race([run(), tooLong]);
    return { component, ok: true, ms: ms(), detail: null };
  } catch (error) {
    logger().warn({ component, err: error }, "status check failed");
    return { component, ok: false, ms: ms(), detail: publicWords(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** Only sentences of our own: an error of a driver may name hosts and files. */
function publicWords(error: unknown): string {
  const known =
    /^(answers with \d+|cannot be (opened|reached|written)|closes with \d+|deliveries are late|does not (answer in time|take up work))$/;
  const message = error instanceof Error ? error.message : "";
  return known.test(message) ? message : "does not answer";
}
