import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EVENT_KEY, SIGNING_KEY, startInngestServer } from "./inngest-test-kit";

/** The route loads the whole pipeline at its first call. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });

let inngest: Awaited<ReturnType<typeof startInngestServer>>;
const endings: (() => unknown)[] = [];

beforeEach(async () => {
  inngest = await startInngestServer();
  endings.push(() => inngest.close());
});
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The real route on a port of its own, as the server serves it, with these settings. */
async function serveRoute(settings: Record<string, string> = {}) {
  const hosts: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    hosts.push(request.headers.host);
    const { PUT } = await import("@/app/api/inngest/route");
    const body = new Uint8Array(await buffer(request));
    const answer = await PUT(
      new Request(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? "PUT",
        headers: { host: request.headers.host ?? "" },
        ...(body.length > 0 ? { body } : {}),
      }),
    );
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  endings.push(() => server.close());
  vi.resetModules();
  const env = {
    MARQUE_ENV: "production",
    PORT: String((server.address() as AddressInfo).port),
    APP_URL: "https://marque.example",
    INNGEST_BASE_URL: inngest.url,
    INNGEST_EVENT_KEY: EVENT_KEY,
    INNGEST_SIGNING_KEY: SIGNING_KEY,
    ...settings,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { startRegistration, registration } = await import("./register-functions");
  return {
    hosts,
    registration,
    start() {
      const started = startRegistration({ firstRetryMs: 5, repeatMs: 30 });
      endings.push(() => started.stop());
    },
  };
}

test("the server registers its own functions, under the address that people see", async () => {
  const { start, hosts, registration } = await serveRoute();
  start();
  await eventually(() => expect(registration()).toEqual({ isRegistered: true, problem: null }));
  expect(inngest.state.appUrl).toContain("https://marque.example/api/inngest");
  expect(inngest.state.functions.map(({ id }) => id)).toContain("marque-generate-brand");
  expect(new Set(hosts)).toEqual(new Set(["marque.example"]));
});

test("as often as it takes, and again when the server has forgotten them", async () => {
  const { start, registration } = await serveRoute();
  inngest.state.isHealthy = false;
  start();
  await eventually(() => expect(registration().problem).toMatch(/^50\d/));
  expect(registration().isRegistered).toBe(false);
  inngest.state.isHealthy = true;
  await eventually(() => expect(registration().isRegistered).toBe(true));
  inngest.state.functions = [];
  await eventually(() => expect(inngest.state.functions).not.toEqual([]));
});

test("a signing key that is not the server's is said, not taken for a registration", async () => {
  const { start, registration } = await serveRoute({ INNGEST_SIGNING_KEY: "cd".repeat(32) });
  start();
  await eventually(() => expect(registration().problem).toContain("Authentication failed"));
  expect(registration().isRegistered).toBe(false);
  expect(inngest.state.registrations).toBe(0);
});

test("on Inngest a brand's steps have so many places, of which each process is told", async () => {
  const { start, registration } = await serveRoute({ INNGEST_CONCURRENCY: "6" });
  start();
  await eventually(() => expect(registration().isRegistered).toBe(true));
  const brand = inngest.state.functions.find(({ id }) => id === "marque-generate-brand");
  expect(brand?.concurrency).toEqual({ limit: 6 });
  const sweep = inngest.state.functions.find(({ id }) => id === "marque-sweep-jobs");
  expect(sweep?.triggers).toEqual([{ cron: "* * * * *" }]);
});
