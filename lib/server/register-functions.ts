import http from "node:http";
import { json } from "node:stream/consumers";
import { appUrl } from "@/lib/env";
import { logger } from "@/lib/log/logger";
import { selfUrl } from "./self-url";

export interface Registration {
  isRegistered: boolean;
  /** Why the last try failed: status and words of the answer. */
  problem: string | null;
}

export interface RegistrationTiming {
  firstRetryMs: number;
  /** How soon a server that has lost its functions, or a new release's, gets them again. */
  repeatMs: number;
}

const LAST_RETRY_MS = 30_000;
const REQUEST_LIMIT_MS = 20_000;
const KEY = Symbol.for("marque.registration");
const shared = globalThis as { [KEY]?: Registration };

/** What came of the last try; nothing yet is no problem. */
export function registration(): Registration {
  return shared[KEY] ?? { isRegistered: false, problem: null };
}

/**
 * Tells Inngest of the functions, by a PUT to this process's own /api/inngest: until it answers 200, with growing pauses,
 * and every minute from then on, which changes nothing where nothing has changed. Call it once the server listens.
 */
export function startRegistration(
  { firstRetryMs, repeatMs }: RegistrationTiming = { firstRetryMs: 1_000, repeatMs: 60_000 },
): { stop(): void } {
  const log = logger().child({ part: "inngest" });
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failures = 0;

  async function register(): Promise<void> {
    const before = shared[KEY];
    const problem = await putOnce();
    if (stopped) return;
    shared[KEY] = { isRegistered: problem === null, problem };
    if (problem === null) {
      failures = 0;
      if (!before?.isRegistered) log.info("the functions are registered with Inngest");
    } else {
      failures += 1;
      log.warn({ problem, failures }, "Inngest does not take the functions; trying again");
    }
    timer = setTimeout(
      () => void register(),
      problem === null ? repeatMs : Math.min(firstRetryMs * 2 ** (failures - 1), LAST_RETRY_MS),
    );
    timer.unref();
  }

  void register();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      delete shared[KEY];
    },
  };
}

/** @returns what is wrong, null when nothing is. */
async function putOnce(): Promise<string | null> {
  try {
    const { status, message } = await put(`${selfUrl()}/api/inngest`, new URL(appUrl()).host);
    return status === 200 ? null : `${status} ${message}`;
  } catch (error) {
    const { name, message } = error as Error;
    return name === "AbortError" ? `no answer within ${REQUEST_LIMIT_MS / 1000} s` : message;
  }
}

/** Through no proxy, and by the host name that this service goes by. */
function put(url: string, host: string): Promise<{ status: number; message: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      method: "PUT",
      headers: { host, "content-length": 0 },
      agent: new http.Agent({ keepAlive: false }),
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
    };
    const request = http.request(url, options, (response) => {
      json(response).then(
        (body) => {
          const { message } = body as { message?: unknown };
          resolve({ status: response.statusCode ?? 0, message: String(message ?? "") });
        },
        () => resolve({ status: response.statusCode ?? 0, message: "" }),
      );
    });
    request.once("error", reject);
    request.end();
  });
}
