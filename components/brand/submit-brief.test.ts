import { afterEach, expect, it, vi } from "vitest";
import { submitBrief } from "./submit-brief";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The answer that the network gives, and what was sent to get it. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) => new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}
const refusal = (message: string, details: object = {}) => ({
  success: false,
  error: { code: "ANY", message, details },
  meta: { requestId: "req_1" },
});

it("sends the key with the brief and returns the job", async () => {
  const fetch = answer(200, { jobId: "job-1", estimatedTime: 9, websocketUrl: "ws://x" });
  expect(await submitBrief({ style: "bold" }, "key-1")).toEqual({ kind: "accepted", jobId: "job-1" });
  expect(fetch.mock.calls[0]![1]).toMatchObject({
    method: "POST",
    headers: { "Idempotency-Key": "key-1" },
    body: '{"style":"bold"}',
  });
});

it("puts the server's own violations at their fields", async () => {
  const errors = [
    { field: "businessIdea", constraint: "length must be between 10 and 500 characters" },
    { field: "features.3", constraint: "length must be between 1 and 40 characters" },
  ];
  answer(400, refusal("businessIdea: …", { ...errors[0], errors }));
  expect(await submitBrief({}, "key")).toMatchObject({
    kind: "invalid",
    errors: {
      businessIdea: "Length must be between 10 and 500 characters.",
      features: "Length must be between 1 and 40 characters.",
    },
  });
});

it.each([
  [429, "limited"],
  [409, "limited"],
  [503, "unavailable"],
] as const)("says when to try again after %i", async (status, kind) => {
  vi.useFakeTimers({ now: 1_000_000 });
  answer(status, refusal("Later, please."), { "Retry-After": "125" });
  expect(await submitBrief({}, "key")).toEqual({ kind, message: "Later, please.", retryAt: 1_125_000 });
});

it("tells a fault of the service from a lost connection", async () => {
  answer(500, refusal("Something went wrong on our side."));
  expect(await submitBrief({}, "key")).toMatchObject({ kind: "failed", requestId: "req_1" });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("fetch failed");
  });
  expect(await submitBrief({}, "key")).toEqual({ kind: "unreachable" });
});

it("copes with an answer that is no JSON", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>Bad gateway</html>", { status: 502 }));
  expect(await submitBrief({}, "key")).toMatchObject({ kind: "failed", requestId: undefined });
});
