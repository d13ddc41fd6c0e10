import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";

const SIGNING_KEY = `signkey-prod-${"ab".repeat(32)}`;
const BODY = '{"ctx":{"run_id":"r1"},"event":{"data":{},"name":"x"},"events":[],"steps":{},"version":2}';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

/** The real route, loaded with these settings. */
async function routeWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import("./route");
}

const production = () =>
  routeWith({
    MARQUE_ENV: "production",
    NODE_ENV: "production",
    INNGEST_EVENT_KEY: "event-key",
    INNGEST_SIGNING_KEY: SIGNING_KEY,
  });

function call(signature: string | null, body = BODY, query = "probe=trust"): Request {
  return new Request(`http://localhost:3000/api/inngest?${query}`, {
    method: "POST",
    headers: { host: "localhost:3000", ...(signature ? { "x-inngest-signature": signature } : {}) },
    body,
  });
}

function sign(body: string, key = SIGNING_KEY, at = Math.floor(Date.now() / 1000)): string {
  const secret = key.replace(/^signkey-\w+-/, "");
  return `t=${at}&s=${createHmac("sha256", secret).update(`${body}${at}`).digest("hex")}`;
}

describe("with Inngest in production", () => {
  test("a good signature is let through", async () => {
    const { POST } = await production();
    expect((await POST(call(sign(BODY)))).status).toBe(200);
    // Past the signature, the SDK looks for the function that is to run.
    const unknown = await POST(call(sign(BODY), BODY, "fnId=marque-none&stepId=step"));
    expect(unknown.status).toBe(500);
    expect(await unknown.text()).toContain("marque-none");
  });

  test.each([
    ["none", () => null],
    ["of another key", () => sign(BODY, `signkey-prod-${"cd".repeat(32)}`)],
    ["of another body", () => sign(BODY.replace("r1", "r2"))],
    ["ten minutes old", () => sign(BODY, SIGNING_KEY, Math.floor(Date.now() / 1000) - 600)],
    ["malformed", () => "nonsense"],
  ])("a signature that is %s: 401", async (_what, signature) => {
    const { POST } = await production();
    for (const query of ["probe=trust", "fnId=marque-none&stepId=step"]) {
      const response = await POST(call(signature(), BODY, query));
      expect(response.status).toBe(401);
      expect(await response.text()).not.toContain("marque-none");
    }
  });

  test("a body without end is refused before it is read", async () => {
    const { POST } = await production();
    const body = "x".repeat(5 * 1024 * 1024);
    expect((await POST(call(sign(body), body))).status).toBe(413);
  });

  test("what is registered is told to nobody without a signature", async () => {
    const { GET } = await production();
    const headers = { host: "localhost:3000" };
    const response = await GET(new Request("http://localhost:3000/api/inngest", { headers }));
    expect(response.status).toBe(401);
  });
});

test("in production no missing key opens the door", async () => {
  const { POST } = await routeWith({ MARQUE_ENV: "production", INNGEST_BASE_URL: "http://127.0.0.1:1" });
  expect((await POST(call(null, BODY, "fnId=marque-none&stepId=step"))).status).toBe(500);
  expect(await (await POST(call(null))).text()).toBe('{"code":"internal_server_error"}');
});

test("404 while the embedded engine runs the functions", async () => {
  const { GET, POST, PUT } = await routeWith({});
  for (const response of [await GET(call(null)), await POST(call(sign(BODY))), await PUT(call(null))]) {
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ success: false, error: { code: "NOT_FOUND" } });
  }
});
