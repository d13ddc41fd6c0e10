import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export const EVENT_KEY = "0123456789abcdef";
export const SIGNING_KEY = "ab".repeat(32);

interface RegisteredFunction {
  id: string;
  concurrency?: unknown;
  triggers: unknown[];
}

/**
 * A server that answers as Inngest's own does (1.43; `pkg/api` and `pkg/devserver` of its source): health, events by
 * key, registration and its list by the hash of the signing key.
 */
export async function startInngestServer() {
  const state = {
    isHealthy: true,
    /** False: an older server without the list of an app's functions. */
    hasList: true,
    functions: [] as RegisteredFunction[],
    /** What `url` the functions are called at. */
    appUrl: "",
    events: [] as { id: string; name: string }[],
    registrations: 0,
  };
  const hash = createHash("sha256").update(SIGNING_KEY, "hex").digest("hex");
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, content: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
    const isSigned = request.headers.authorization === `Bearer ${hash}`;
    const { pathname } = new URL(request.url ?? "/", "http://inngest");
    if (!state.isHealthy) return answer(503, { status: 503, error: "not now" });
    if (pathname === "/health") return answer(200, { status: 200, message: "OK" });
    if (pathname.startsWith("/e/")) {
      if (pathname !== `/e/${EVENT_KEY}`) return answer(401, { status: 401, error: "Event key not found" });
      const events = JSON.parse(body) as typeof state.events;
      state.events.push(...events);
      return answer(200, { ids: events.map(({ id }) => id), status: 200 });
    }
    if (pathname === "/fn/register") {
      if (!isSigned) return answer(401, { status: 401, error: "Authentication failed" });
      const app = JSON.parse(body) as { url: string; functions: RegisteredFunction[] };
      state.registrations += 1;
      const modified = JSON.stringify(state.functions) !== JSON.stringify(app.functions);
      state.functions = app.functions;
      state.appUrl = app.url;
      return answer(200, { ok: true, modified });
    }
    if (pathname === "/v1/apps/marque/functions" && state.hasList) {
      return isSigned ? answer(200, state.functions) : answer(401, { error: "No auth found" });
    }
    return answer(404, { error: "not found" });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
