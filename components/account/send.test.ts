import { afterEach, expect, test, vi } from "vitest";
import { send } from "./send";

afterEach(() => vi.unstubAllGlobals());

function answers(status: number, body: unknown) {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

test("a success gives what is in the envelope; a body is sent as JSON, none is not", async () => {
  const fetch = answers(201, { success: true, data: { id: "1" } });
  expect(await send("POST", "/api/account/keys", { name: "CI" })).toEqual({ ok: true, value: { id: "1" } });
  await send("DELETE", "/api/account/keys/1");
  expect(fetch.mock.calls).toEqual([
    ["/api/account/keys", expect.objectContaining({ method: "POST", body: '{"name":"CI"}' })],
    ["/api/account/keys/1", { method: "DELETE", cache: "no-store" }],
  ]);
});

test("a refusal gives its words, and the first rule that each field broke", async () => {
  const errors = [
    { field: "name", constraint: "must be a text" },
    { field: "name", constraint: "must be short" },
    { field: "cidrs.0", constraint: "must be a network" },
  ];
  answers(400, { error: { message: "name: must be a text.", details: { ...errors[0], errors } } });
  expect(await send("POST", "/", {})).toEqual({
    ok: false,
    status: 400,
    message: "name: must be a text.",
    errors: { name: "must be a text", "cidrs.0": "must be a network" },
  });
});

test("an ended session, no connection and an answer of somebody else are told apart", async () => {
  answers(401, { error: { message: "Sign in first." } });
  expect(await send("POST", "/")).toMatchObject({
    ok: false,
    message: expect.stringContaining("signed out"),
  });
  vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed")));
  expect(await send("POST", "/")).toMatchObject({ ok: false, status: 0 });
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("<h1>Gateway</h1>", { status: 502 })),
  );
  expect(await send("POST", "/")).toMatchObject({ ok: false, status: 502 });
});
