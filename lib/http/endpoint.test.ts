import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { AppError } from "@/lib/errors";
import type { Caller } from "./caller";
import { startDraining } from "./draining";
import { endpoint } from "./endpoint";
import { JobParams } from "./job-params";

useTestDatabase();

const Body = z.object({
  name: z.string({ error: "must be a text" }),
  size: z.int({ error: "must be a whole number" }),
});
const Output = z.object({ echo: z.string() });
const noParams = { params: Promise.resolve({}) };
const post = (body: string, headers: Record<string, string> = {}) =>
  new Request("http://localhost:3000/test", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...headers },
  });
const valid = JSON.stringify({ name: "a", size: 1, ignored: true });

async function somebody(): Promise<Caller<string>> {
  return { principal: "me", subjects: ["account:me"], requestsPerHour: 3, idempotencyScopes: ["account:me"] };
}

const echo = endpoint({
  authenticate: somebody,
  body: Body,
  output: Output,
  transaction: true,
  idempotent: true,
  rateLimited: true,
  handle: async ({ body }) => ({ echo: body.name }),
});

afterEach(() => vi.restoreAllMocks());

test("an answer in the envelope carries its request id", async () => {
  const route = endpoint({
    authenticate: anyone,
    body: Body,
    output: Output,
    status: 201,
    handle: async () => ({ echo: "x" }),
  });
  const response = await route(post(valid), noParams);
  expect(response.status).toBe(201);
  const body = await response.json();
  expect(body).toEqual({
    success: true,
    data: { echo: "x" },
    meta: {
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: response.headers.get("x-request-id"),
    },
  });
  expect(body.meta.requestId).toMatch(/^req_[0-9a-f]{24}$/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("every violation is listed in schema order, the first one up front", async () => {
  const response = await echo(post('{"size":"big"}'), noParams);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    success: false,
    error: {
      code: "VALIDATION_ERROR",
      message: "name: must be a text.",
      details: {
        field: "name",
        constraint: "must be a text",
        errors: [
          { field: "name", constraint: "must be a text" },
          { field: "size", constraint: "must be a whole number" },
        ],
      },
    },
  });
});

test("only accepted requests count, every answer tells the rest, a retry is free", async () => {
  expect((await echo(post("{"), noParams)).headers.get("x-ratelimit-remaining")).toBe("3");
  const first = await echo(post(valid, { "idempotency-key": "k" }), noParams);
  expect([first.status, first.headers.get("x-ratelimit-remaining")]).toEqual([200, "2"]);
  await echo(post(valid), noParams);
  await echo(post(valid), noParams);

  const refused = await echo(post(valid), noParams);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("x-ratelimit-limit")).toBe("3");
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3590);
  // The limit comes before the body: what is in it does not matter any more.
  expect((await echo(post("{"), noParams)).status).toBe(429);

  const retry = await echo(post(valid, { "idempotency-key": "k" }), noParams);
  expect([retry.status, retry.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
  expect(await retry.text()).toBe(await first.text());
  expect((await echo(post('{"name":"b","size":1}', { "idempotency-key": "k" }), noParams)).status).toBe(422);
});

test("a final refusal is replayed, a passing one is not", async () => {
  const codes = ["NOT_FOUND", "SERVICE_UNAVAILABLE", "CONFLICT"] as const;
  for (const code of codes) {
    const handle = vi.fn(async () => {
      throw new AppError(code, "no", code === "CONFLICT" ? { retryAfterSeconds: 3 } : {});
    });
    const route = endpoint({
      authenticate: somebody,
      body: Body,
      output: Output,
      transaction: true,
      idempotent: true,
      handle,
    });
    const first = await route(post(valid, { "idempotency-key": code }), noParams);
    const second = await route(post(valid, { "idempotency-key": code }), noParams);
    expect([first.status, second.status]).toEqual([first.status, first.status]);
    expect(handle).toHaveBeenCalledTimes(code === "NOT_FOUND" ? 1 : 2);
    expect(second.headers.get("idempotent-replayed")).toBe(code === "NOT_FOUND" ? "true" : null);
    expect((await second.clone().json()).meta.requestId).toBe(second.headers.get("x-request-id"));
  }
});

test("what a request did, its count and its kept answer vanish together, whatever fails last", async () => {
  const subject = "account:you";
  const id = "idempotency-test";
  const route = (given: Partial<Caller<string>>, echo: unknown) =>
    endpoint({
      authenticate: async () => ({ ...(await somebody()), subjects: [subject], ...given }),
      body: Body,
      output: Output,
      transaction: true,
      idempotent: true,
      rateLimited: true,
      handle: async ({ tx }) => {
        await tx.rateLimit.create({ data: { subject: id, hits: [] } });
        return { echo } as { echo: string };
      },
    });
  const nothingLeft = async () =>
    expect(await db().rateLimit.count({ where: { subject: { in: [subject, id] } } })).toBe(0);

  const wrong = await route({}, 7)(post(valid, { "idempotency-key": "wrong" }), noParams);
  expect(wrong.status).toBe(500);
  await nothingLeft();
  // The key is free again, and the request may succeed now.
  const right = await route({}, "x")(post(valid, { "idempotency-key": "wrong" }), noParams);
  expect([right.status, right.headers.get("idempotent-replayed")]).toEqual([200, null]);
  await db().rateLimit.deleteMany({ where: { subject: { in: [subject, id] } } });

  const late = endpoint({
    authenticate: somebody,
    body: Body,
    output: Output,
    transaction: true,
    idempotent: true,
    handle: async ({ tx }) => {
      await tx.rateLimit.create({ data: { subject: id, hits: [] } });
      // A retry takes over while the first request is still at work.
      await db().$executeRaw`UPDATE idempotency_keys SET created_at = now() WHERE status IS NULL`;
      return { echo: "x" };
    },
  });
  expect((await late(post(valid, { "idempotency-key": "late" }), noParams)).status).toBe(409);
  await nothingLeft();
});

test("what is prepared comes before the transaction, and a refusal there is kept like any other", async () => {
  const handle = vi.fn(async ({ prepared }: { prepared: string }) => ({ echo: prepared }));
  const prepare = vi.fn(async () => "drawn");
  const route = endpoint({
    authenticate: somebody,
    body: Body,
    output: Output,
    transaction: true,
    idempotent: true,
    prepare,
    handle,
  });
  expect((await (await route(post(valid), noParams)).json()).data).toEqual({ echo: "drawn" });
  prepare.mockRejectedValue(new AppError("NOT_FOUND", "no"));
  for (const replayed of [null, "true"]) {
    const response = await route(post(valid, { "idempotency-key": "prepared" }), noParams);
    expect([response.status, response.headers.get("idempotent-replayed")]).toEqual([404, replayed]);
  }
  expect(handle).toHaveBeenCalledTimes(1);
});

test("a wrong output is our failure, and an unknown error tells nothing about itself", async () => {
  const wrong = endpoint({
    authenticate: anyone,
    output: Output,
    handle: async () => ({ echo: 7 }) as unknown as { echo: string },
  });
  const broken = endpoint({
    authenticate: anyone,
    output: Output,
    handle: async () => {
      throw new Error("password=hunter2");
    },
  });
  for (const route of [wrong, broken]) {
    const response = await route(new Request("http://localhost:3000/test"), noParams);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(JSON.parse(text).error).toEqual({
      code: "INTERNAL_ERROR",
      message: "Something went wrong on our side.",
      details: {},
    });
  }
});

test("an address that names nothing is 404", async () => {
  const route = endpoint({
    authenticate: anyone,
    params: JobParams,
    output: Output,
    handle: async () => ({ echo: "x" }),
  });
  for (const jobId of ["1", "../etc/passwd", "A".repeat(36), "%00"]) {
    const response = await route(new Request("http://localhost:3000/x"), {
      params: Promise.resolve({ jobId }),
    });
    expect(response.status).toBe(404);
  }
});

test("another site's page cannot act in a visitor's name", async () => {
  const route = endpoint({
    authenticate: anyone,
    body: Body,
    output: Output,
    handle: async () => ({ echo: "x" }),
  });
  const response = await route(post("{", { "sec-fetch-site": "cross-site" }), noParams);
  expect(response.status).toBe(403);
});

test("a caller whose every request counts: refusals too, exactly as many at once, none without room", async () => {
  const subject = "account:counts-every";
  const route = endpoint({
    authenticate: async () => ({
      principal: null,
      subjects: [subject],
      requestsPerHour: 3,
      countsEvery: true,
      idempotencyScopes: [subject],
    }),
    body: Body,
    output: Output,
    transaction: true,
    rateLimited: true,
    handle: async ({ body }) => ({ echo: body.name }),
  });
  const refused = await route(post("{"), noParams);
  expect([refused.status, refused.headers.get("x-ratelimit-remaining")]).toEqual([400, "2"]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => route(post(valid), noParams)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429]);
  const last = answers.find(({ status }) => status === 429)!;
  expect(last.headers.get("x-ratelimit-remaining")).toBe("0");
  expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect((await db().rateLimit.findUniqueOrThrow({ where: { subject } })).hits).toHaveLength(3);
});

test("a draining process refuses new work and still answers questions", async () => {
  startDraining();
  const refused = await echo(post(valid), noParams);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const read = endpoint({ authenticate: anyone, output: Output, handle: async () => ({ echo: "x" }) });
  expect((await read(new Request("http://localhost:3000/test"), noParams)).status).toBe(200);
});
