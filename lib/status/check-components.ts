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
  const checks: Record<ComponentId, FindProblem> = {
    site: () => problemOfPage(`${selfUrl}/`, host),
    api: () => problemOfPage(`${selfUrl}/v1/openapi.json`, host),
    engine: () => problemOfPart("engine"),
    sockets: () => problemOfSockets(selfUrl, host),
    webhooks: problemOfWebhooks,
    database: () => problemOfPart("database"),
    storage: () => problemOfPart("storage"),
  };
  return Promise.all(COMPONENTS.map(({ id }) => check(id, checks[id])));
}

/** What is wrong, in public words; null when nothing is. @throws for what there are no public words for */
type FindProblem = () => Promise<string | null>;

async function problemOfPart(part: "database" | "storage" | "engine"): ReturnType<FindProblem> {
  const { checks } = await checkHealth();
  return checks[part].problem ?? null;
}

async function problemOfPage(url: string, host: string): ReturnType<FindProblem> {
  const status = await askDirectly(url, TIME_LIMIT_MS, host);
  return status === 200 ? null : `answers with ${status}`;
}

/** A job that there is not is answered by its own closing code: then somebody reads the database at the other end. */
function problemOfSockets(selfUrl: string, host: string): ReturnType<FindProblem> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${selfUrl.replace(/^http/, "ws")}/api/ws/${randomUUID()}`, {
      handshakeTimeout: TIME_LIMIT_MS,
      headers: { host },
    });
    socket.once("error", () => resolve("cannot be opened"));
    socket.once("close", (code) => resolve(code === CLOSE_UNKNOWN_JOB ? null : `closes with ${code}`));
  });
}

async function problemOfWebhooks(): ReturnType<FindProblem> {
  const [row] = await db().$queryRaw<{ overdue: number }[]>`
    SELECT count(*)::int AS overdue FROM webhook_deliveries
    JOIN webhook_endpoints ON webhook_endpoints.id = endpoint_id
    WHERE status = 'pending' AND disabled_at IS NULL
      AND coalesce(next_attempt_at, webhook_deliveries.created_at) < now() - make_interval(secs => ${MAX_OVERDUE_SECONDS})`;
  return row!.overdue > 0 ? "deliveries are late" : null;
}

async function check(component: ComponentId, findProblem: FindProblem): Promise<ComponentCheck> {
  const startedAt = performance.now();
  const checked = (detail: string | null) => ({
    component,
    ok: detail === null,
    ms: Math.round(performance.now() - startedAt),
    detail,
  });
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve("does not answer in time"), TIME_LIMIT_MS);
  });
  try {
    const problem = await Promise.race([findProblem(), tooLong]);
    if (problem !== null) logger().warn({ component, problem }, "status check failed");
    return checked(problem);
  } catch (error) {
    logger().warn({ component, err: error }, "status check failed");
    // An error of a driver may name hosts and files.
    return checked("does not answer");
  } finally {
    clearTimeout(timer);
  }
}
