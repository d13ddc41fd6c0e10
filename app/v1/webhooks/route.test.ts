import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isFromMarque } from "@/docs/samples/verify-webhook";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { accountWithKey, withoutParams } from "@/lib/v1/key-fixture";
import { attemptDelivery } from "@/lib/webhooks/attempt-delivery";
import { deliveryRequested } from "@/lib/webhooks/delivery-events";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { type Receiver, startReceiver } from "@/lib/webhooks/receiver-fixture";
import { signatureHeaders } from "@/lib/webhooks/sign-delivery";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { MAX_WEBHOOKS } from "@/lib/webhooks/webhook.schema";
import { POST as replay } from "./[id]/deliveries/[deliveryId]/replay/route";
import { GET as delivery } from "./[id]/deliveries/[deliveryId]/route";
import { GET as deliveries } from "./[id]/deliveries/route";
import { POST as rotate } from "./[id]/rotate-secret/route";
import { DELETE, GET, PATCH } from "./[id]/route";
import { POST as sendTest } from "./[id]/test/route";
import { GET as list, POST } from "./route";

useTestDatabase();

const WANTED = { url: "https://shop.example/hooks", events: ["brand.completed", "nft.minted"] };
const MISSING = newId();
type Caller = Awaited<ReturnType<typeof accountWithKey>>;

let caller: Caller;
const receivers: Receiver[] = [];

beforeEach(async () => {
  caller = await accountWithKey();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  refreshEnv();
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});

type Handler = typeof GET | typeof PATCH | typeof list | typeof POST;

async function call(
  handler: Handler,
  {
    ids,
    path = "/v1/webhooks",
    body,
    headers = {},
    by = caller,
  }: {
    ids?: { id: string; deliveryId?: string };
    path?: string;
    body?: unknown;
    headers?: Record<string, string>;
    by?: Caller;
  } = {},
) {
  const verb = handler === PATCH || body !== undefined ? "POST" : "GET";
  const request = by.request(verb, path, { body, headers });
  const response = await handler(request, ids ? { params: Promise.resolve(ids) } : withoutParams);
  const text = await response.text();
  const { data, error, pagination } = text ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, text, data, error, pagination };
}

const create = (fields: object = {}, by = caller) => call(POST, { body: { ...WANTED, ...fields }, by });

function emit(accountId: string) {
  const data = { brandId: "brand_1", tokenId: "7", transactionHash: "0xab" };
  return db().$transaction((tx) => emitEvent(tx, { accountId, event: "nft.minted", data }));
}

/** Carries out what the outbox asks for, as the engine would. */
async function attemptAll() {
  const events = await db().outboxEvent.findMany({
    where: { name: deliveryRequested.name, dispatchedAt: null },
  });
  for (const { id, data } of events) {
    await db().outboxEvent.update({ where: { id }, data: { dispatchedAt: new Date() } });
    await attemptDelivery(deliveryRequested.data.parse(data));
  }
}

async function receiver(...options: Parameters<typeof startReceiver>) {
  vi.stubEnv("WEBHOOK_ALLOW_CIDRS", "127.0.0.0/8");
  refreshEnv();
  const started = await startReceiver(...options);
  receivers.push(started);
  return started;
}

describe("POST /v1/webhooks", () => {
  test("201: registered, with a secret that no other answer has", async () => {
    const { status, headers, data } = await create({ description: " Order\u202E desk " });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      ...WANTED,
      description: "Order desk",
      enabled: true,
      disabledAt: null,
      disabledReason: null,
      previousSecretUntil: null,
      createdAt: expect.stringMatching(/Z$/),
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    expect(headers.get("location")).toBe(`/v1/webhooks/${data.id}`);
    const { secret, ...rest } = data;
    expect((await call(GET, { ids: { id: data.id } })).data).toEqual(rest);
    expect((await call(list)).data).toEqual([rest]);
  });

  test("201: a secret of one's own; events once each, in one order", async () => {
    const secret = newSecret();
    const { data } = await create({ secret, events: ["nft.minted", "brand.created", "nft.minted"] });
    expect(data).toMatchObject({ secret, events: ["brand.created", "nft.minted"] });
  });

  test.each([
    "12345678",
    "correct horse battery",
    "ключ от двери",
    `${"🔑".repeat(255)}`,
    "whsec_no base64",
    "whsec_c2hvcnQ=",
  ])("201: the secret %s, which signs both ways", async (secret) => {
    const created = await create({ secret });
    expect([created.status, created.data.secret]).toEqual([201, secret]);
    const stored = await db().webhookEndpoint.findUniqueOrThrow({ where: { id: created.data.id } });
    const { "X-Marque-Signature": plain, ...standard } = signatureHeaders(stored, { id: "1", payload: "{}" });
    expect(plain).toBe(createHmac("sha256", secret).update("{}").digest("hex"));
    const key = secret === "whsec_c2hvcnQ=" ? "short" : secret;
    const signed = `1.${standard["webhook-timestamp"]}.{}`;
    const digest = createHmac("sha256", key).update(signed).digest("base64");
    expect(standard["webhook-signature"]).toBe(`v1,${digest}`);
    // As the guide's sample checks it.
    const sample = secret === "whsec_no base64" ? true : isFromMarque("{}", new Headers(standard), secret);
    expect(sample).toBe(true);
  });

  test("201: without a secret, or with null, one is made", async () => {
    expect((await create({ secret: null })).data.secret).toMatch(/^whsec_/);
  });

  test.each<[string, object, string]>([
    ["no address", { url: undefined }, "url"],
    ["no url at all", { url: "shop" }, "url"],
    ["another protocol", { url: "ftp://shop.example/" }, "url"],
    ["http", { url: "http://shop.example/" }, "url"],
    ["a password", { url: "https://a:b@shop.example/" }, "url"],
    ["a fragment", { url: "https://shop.example/#a" }, "url"],
    ["a long one", { url: `https://shop.example/${"ü".repeat(600)}` }, "url"],
    ["this machine", { url: "https://localhost/" }, "url"],
    ["a private address", { url: "https://10.0.0.1/" }, "url"],
    ["a private address in disguise", { url: "https://[::ffff:7f00:1]/" }, "url"],
    ["an odd number", { url: "https://2130706433/" }, "url"],
    ["no events", { events: [] }, "events"],
    ["an unknown event", { events: ["brand.sold"] }, "events.0"],
    ["a short secret", { secret: "1234567" }, "secret"],
    ["a long secret", { secret: "x".repeat(256) }, "secret"],
    ["a secret with a line end", { secret: "12345678\n" }, "secret"],
    ["a secret with an invisible character", { secret: "1234\u200b5678" }, "secret"],
    ["a secret with half a character", { secret: "12345678\ud800" }, "secret"],
    ["a secret that is no text", { secret: 12345678 }, "secret"],
    ["a long description", { description: "x".repeat(201) }, "description"],
  ])("400: %s", async (_, fields, field) => {
    const { status, error } = await create(fields);
    expect([status, error.code, error.details.field]).toEqual([400, "VALIDATION_ERROR", field]);
    expect(error.details.constraint).toMatch(/^must /);
    expect(await db().webhookEndpoint.count({ where: { accountId: caller.accountId } })).toBe(0);
  });

  test("the operator's networks may be named, and http there", async () => {
    const { url } = await receiver();
    expect((await create({ url })).status).toBe(201);
    expect((await create({ url: "http://10.0.0.1/" })).status).toBe(400);
  });

  test(`409: more than ${MAX_WEBHOOKS}, of requests at once too`, async () => {
    const answers = await Promise.all(Array.from({ length: MAX_WEBHOOKS + 2 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_WEBHOOKS);
    expect(answers.find(({ status }) => status !== 201)?.error.code).toBe("CONFLICT");
  });

  test("Idempotency-Key: registered once, and the same bytes again", async () => {
    const headers = { "idempotency-key": "hook-1" };
    const first = await call(POST, { body: WANTED, headers });
    const again = await call(POST, { body: WANTED, headers });
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await db().webhookEndpoint.count({ where: { accountId: caller.accountId } })).toBe(1);
  });
});

test("pages: sorted by time, empty past the end", async () => {
  const ids = [];
  for (let count = 0; count < 3; count++) ids.push((await create()).data.id);
  const page = async (query: string) => {
    const { data, pagination } = await call(list, { path: `/v1/webhooks?${query}` });
    return {
      ids: data.map(({ id }: { id: string }) => id),
      total: pagination.total,
      hasNext: pagination.hasNext,
    };
  };
  expect(await page("sort=createdAt&limit=2")).toEqual({ ids: ids.slice(0, 2), total: 3, hasNext: true });
  expect(await page("limit=2&page=2")).toEqual({ ids: ids.slice(0, 1), total: 3, hasNext: false });
  expect(await page("page=9")).toEqual({ ids: [], total: 3, hasNext: false });
  expect((await call(list, { path: "/v1/webhooks?sort=url" })).status).toBe(400);
});

describe("a webhook", () => {
  test("is changed in part, switched off and on", async () => {
    const { data } = await create();
    const change = (body: object) => call(PATCH, { ids: { id: data.id }, body });
    expect((await change({ events: ["brand.failed"] })).data).toMatchObject({
      url: WANTED.url,
      events: ["brand.failed"],
    });
    expect((await change({ enabled: false })).data).toMatchObject({
      enabled: false,
      disabledReason: "owner",
    });
    expect((await change({ description: "x" })).data).toMatchObject({ enabled: false, description: "x" });
    expect((await change({ enabled: true })).data).toMatchObject({ enabled: true, disabledAt: null });
    expect((await change({})).data).toMatchObject({
      events: ["brand.failed"],
      enabled: true,
      description: "x",
    });
    expect((await change({ url: "https://192.168.1.1/" })).error.details.field).toBe("url");
  });

  test("switched off ends what waits", async () => {
    const { data } = await create();
    await emit(caller.accountId);
    await call(PATCH, { ids: { id: data.id }, body: { enabled: false } });
    await emit(caller.accountId);
    const waiting = (await call(deliveries, { ids: { id: data.id } })).data;
    expect(waiting).toMatchObject([{ status: "failed", attempts: 0, nextAttemptAt: null }]);
    const refused = await call(replay, { ids: { id: data.id, deliveryId: waiting[0].id }, body: {} });
    expect([refused.status, refused.error.code]).toEqual([409, "CONFLICT"]);
  });

  test("is deleted with its deliveries", async () => {
    const { data } = await create();
    await emit(caller.accountId);
    expect((await call(DELETE, { ids: { id: data.id } })).data).toEqual({ id: data.id, deleted: true });
    expect((await call(GET, { ids: { id: data.id } })).status).toBe(404);
    expect(await db().webhookDelivery.count({ where: { endpointId: data.id } })).toBe(0);
    await attemptAll();
  });

  test("gets a new secret, beside which the old one is valid for a day, or not at all", async () => {
    const { data } = await create();
    const turn = (body?: object) => call(rotate, { ids: { id: data.id }, body: body ?? {} });
    const { data: rotated } = await turn();
    expect(rotated.secret).not.toBe(data.secret);
    const untilMs = Date.parse(rotated.previousSecretUntil) - Date.now();
    expect(Math.abs(untilMs - 86_400_000)).toBeLessThan(60_000);
    expect(await db().webhookEndpoint.findUniqueOrThrow({ where: { id: data.id } })).toMatchObject({
      secret: rotated.secret,
      previousSecret: data.secret,
    });
    expect((await turn({ overlapHours: 0 })).data.previousSecretUntil).toBeNull();
    expect(await db().webhookEndpoint.findUniqueOrThrow({ where: { id: data.id } })).toMatchObject({
      previousSecret: null,
    });
    expect((await turn({ overlapHours: 169 })).error.details.field).toBe("overlapHours");
    const bare = caller.request("POST", "/v1/webhooks");
    expect((await rotate(bare, { params: Promise.resolve({ id: data.id }) })).status).toBe(200);
  });
});

describe("deliveries", () => {
  test("a sample is sent once, marked, and shown with what came back", async () => {
    const { url, received } = await receiver((response) => response.writeHead(500).end("out of order"));
    const { data } = await create({ url });
    const sent = await call(sendTest, { ids: { id: data.id }, body: {} });
    expect(sent.status).toBe(202);
    expect(sent.data).toMatchObject({ event: "brand.completed", test: true, status: "pending", attempts: 0 });
    expect(sent.headers.get("location")).toBe(`/v1/webhooks/${data.id}/deliveries/${sent.data.id}`);
    await attemptAll();
    const { data: detail } = await call(delivery, { ids: { id: data.id, deliveryId: sent.data.id } });
    expect(detail).toMatchObject({
      status: "failed",
      attempts: 1,
      lastAttempt: { status: 500, error: "http-500" },
      history: [
        {
          number: 1,
          status: 500,
          error: "http-500",
          responseBody: "out of order",
          durationMs: expect.any(Number),
        },
      ],
    });
    expect(received).toMatchObject([{ body: detail.payload, headers: { "x-marque-test": "true" } }]);
    expect(JSON.parse(detail.payload)).toMatchObject({
      event: "brand.completed",
      data: { brandId: expect.any(String), name: expect.any(String), generationTime: 42, assetsReady: true },
    });
    expect((await call(GET, { ids: { id: data.id } })).data.enabled).toBe(true);
  });

  test("409: more samples than can be under way at once", async () => {
    const { data } = await create();
    for (let count = 0; count < 5; count++) await call(sendTest, { ids: { id: data.id }, body: {} });
    const refused = await call(sendTest, { ids: { id: data.id }, body: {} });
    expect([refused.status, refused.error.code, refused.headers.get("retry-after")]).toEqual([
      409,
      "CONFLICT",
      "15",
    ]);
  });

  test("a replay sends the same id and payload again, with a schedule of its own", async () => {
    let up = false;
    const { url, received } = await receiver((response) => response.writeHead(up ? 200 : 500).end());
    const { data } = await create({ url });
    await emit(caller.accountId);
    await attemptAll();
    const ids = { id: data.id, deliveryId: "" };
    const [first] = (await call(deliveries, { ids })).data;
    ids.deliveryId = first.id;
    expect(first).toMatchObject({ status: "pending", attempts: 1, nextAttemptAt: expect.any(String) });
    up = true;
    const replayed = await call(replay, { ids, body: {} });
    expect([replayed.status, replayed.data.status]).toEqual([202, "pending"]);
    const { data: before } = await call(delivery, { ids });
    await attemptAll();
    expect((await call(delivery, { ids })).data).toMatchObject({ status: "succeeded", attempts: 2 });
    // The round before it has been overtaken: its next attempt sends nothing.
    await attemptDelivery({
      deliveryId: first.id,
      endpointId: data.id,
      accountId: caller.accountId,
      round: 1,
    });
    expect(received.map(({ body }) => body)).toEqual([before.payload, before.payload]);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([first.eventId]));
  });

  test("are listed by status and event", async () => {
    const { data } = await create();
    await emit(caller.accountId);
    const count = async (query: string) =>
      (await call(deliveries, { ids: { id: data.id }, path: `/v1/webhooks/x/deliveries?${query}` })).data
        ?.length;
    expect([await count("status=pending"), await count("status=failed")]).toEqual([1, 0]);
    expect([await count("event=nft.minted"), await count("event=brand.failed")]).toEqual([1, 0]);
    expect(await count("event=nothing")).toBeUndefined();
  });
});

describe("another account's", () => {
  const ROUTES: [string, Handler, object | undefined][] = [
    ["get", GET, undefined],
    ["update", PATCH, { enabled: false }],
    ["delete", DELETE, undefined],
    ["rotate", rotate, {}],
    ["test", sendTest, {}],
    ["deliveries", deliveries, undefined],
    ["delivery", delivery, undefined],
    ["replay", replay, {}],
  ];

  test.each(ROUTES)("404: %s, as for an id that there is not", async (_, handler, body) => {
    const { data } = await create();
    await emit(caller.accountId);
    const { id: deliveryId } = await db().webhookDelivery.findFirstOrThrow({
      where: { endpointId: data.id },
    });
    const by = await accountWithKey();
    const words = async (ids: { id: string; deliveryId: string }) => {
      const { status, error } = await call(handler, { ids, body, by });
      return { status, error };
    };
    const foreign = await words({ id: data.id, deliveryId });
    expect(foreign.status).toBe(404);
    expect(foreign).toEqual(await words({ id: MISSING, deliveryId: MISSING }));
    expect(await db().webhookEndpoint.findUniqueOrThrow({ where: { id: data.id } })).toMatchObject({
      secret: data.secret,
      disabledAt: null,
    });
    expect((await call(handler, { ids: { id: "x", deliveryId: "x" }, body, by })).status).toBe(404);
    // A delivery of one's own other webhook is not at this address either.
    const other = (await create()).data.id;
    if (handler === delivery || handler === replay) {
      expect((await call(handler, { ids: { id: other, deliveryId }, body })).status).toBe(404);
    }
  });

  test("401 without a key", async () => {
    expect((await list(new Request("http://localhost:3000/v1/webhooks"), withoutParams)).status).toBe(401);
  });
});
