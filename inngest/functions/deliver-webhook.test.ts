import { createHmac } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { APP_ID } from "@/inngest/client";
import { createEngine, type Engine } from "@/inngest/engine/engine";
import { startOutboxDispatcher } from "@/inngest/engine/outbox-dispatcher";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { mailFolder } from "@/lib/mail/send-mail";
import { SCHEDULE_MS } from "@/lib/webhooks/delivery-schedule";
import { emitEvent } from "@/lib/webhooks/emit-event";
import { type Received, type Receiver, startReceiver } from "@/lib/webhooks/receiver-fixture";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { someAccount, someEndpoint } from "@/lib/webhooks/webhook-fixture";
import { functions, waitingFunctions } from "./functions";

useTestDatabase();

const receivers: Receiver[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), "marque-webhooks-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
let engine: Engine;
let dispatcher: Awaited<ReturnType<typeof startOutboxDispatcher>>;

/** The engine as the server starts it, but an hour takes four milliseconds. */
beforeEach(async () => {
  vi.stubEnv("WEBHOOK_ALLOW_CIDRS", "127.0.0.0/8");
  vi.stubEnv("DATA_DIR", dataDir);
  refreshEnv();
  const waiting = { functions: waitingFunctions, maxConcurrentRuns: 8 };
  engine = createEngine({ functions, appId: APP_ID, waiting, timing: { durationFactor: 1e-6, pollMs: 50 } });
  await engine.start();
  dispatcher = await startOutboxDispatcher({ send: (events) => engine.send(events), pollMs: 50 });
});

afterEach(async () => {
  await dispatcher.stop();
  await engine.stop(0);
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
  vi.unstubAllEnvs();
  refreshEnv();
});

async function receiver(...options: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...options);
  receivers.push(started);
  return started;
}

function emit(accountId: string, tokenId = "7") {
  const data = { brandId: "brand_1", tokenId, transactionHash: "0xab" };
  return db().$transaction((tx) => emitEvent(tx, { accountId, event: "nft.minted", data }));
}

const endpointAt = (url: string, accountId?: string) =>
  someEndpoint({ url, events: ["nft.minted"], ...(accountId ? { accountId } : {}) });

const deliveries = (endpointId: string) =>
  db().webhookDelivery.findMany({
    where: { endpointId },
    include: { attempts: { orderBy: { number: "asc" } } },
    orderBy: { createdAt: "asc" },
  });

/** The endpoint's only delivery once it has ended. */
async function ended(endpointId: string) {
  await expect
    .poll(async () => (await deliveries(endpointId)).map(({ status }) => status), { timeout: 20_000 })
    .toEqual([expect.stringMatching(/succeeded|failed/)]);
  return (await deliveries(endpointId))[0]!;
}

describe("a delivery", () => {
  test("is signed so that standardwebhooks, svix and the specification's digest verify it", async () => {
    const { url, received } = await receiver();
    const endpoint = await endpointAt(url);
    await emit(endpoint.accountId);
    const delivery = await ended(endpoint.id);
    expect(delivery).toMatchObject({ status: "succeeded", tries: 1, nextAttemptAt: null });
    expect(delivery.attempts).toEqual([
      expect.objectContaining({ number: 1, status: 200, error: null, responseBody: "ok" }),
    ]);

    const { headers, body } = received[0]!;
    const payload = {
      event: "nft.minted",
      data: { brandId: "brand_1", tokenId: "7", transactionHash: "0xab" },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(new StandardWebhook(endpoint.secret).verify(body, headers)).toEqual(payload);
    new SvixWebhook(endpoint.secret).verify(body, headers);
    expect(() => new SvixWebhook(newSecret()).verify(body, headers)).toThrow("No matching signature");
    expect(headers["x-marque-signature"]).toBe(hexDigest(endpoint.secret, body));
    expect(headers["webhook-id"]).toBe(`evt_${delivery.eventId}`);
    expect(headers["x-marque-signature-previous"]).toBeUndefined();
    expect(() => new StandardWebhook(newSecret()).verify(body, headers)).toThrow("No matching signature");
    expect(() => new StandardWebhook(endpoint.secret).verify(`${body} `, headers)).toThrow();
  });

  test("is signed with both secrets while a rotation overlaps, and with one afterwards", async () => {
    const { url, received } = await receiver();
    const { id, accountId, secret } = await endpointAt(url);
    const previousSecret = newSecret();
    const overlap = (until: number) =>
      db().webhookEndpoint.update({
        where: { id },
        data: { previousSecret, previousSecretUntil: new Date(Date.now() + until) },
      });
    await overlap(60_000);
    await emit(accountId);
    await ended(id);
    const during = received[0]!;
    for (const valid of [secret, previousSecret])
      new StandardWebhook(valid).verify(during.body, during.headers);
    expect(during.headers["x-marque-signature"]).toBe(hexDigest(secret, during.body));
    expect(during.headers["x-marque-signature-previous"]).toBe(hexDigest(previousSecret, during.body));

    await overlap(-1);
    await emit(accountId);
    await expect.poll(() => received.length).toBe(2);
    const after = received[1]!;
    expect(() => new StandardWebhook(previousSecret).verify(after.body, after.headers)).toThrow();
    new StandardWebhook(secret).verify(after.body, after.headers);
  });

  test("is tried again, with the same id and body, until it succeeds", async () => {
    const { url, received } = await receiver((response, _, count) =>
      response.writeHead(count < 4 ? 500 : 200).end(`answer ${count}`),
    );
    const endpoint = await endpointAt(url);
    await emit(endpoint.accountId);
    const delivery = await ended(endpoint.id);
    expect(delivery).toMatchObject({ status: "succeeded", tries: 4 });
    expect(
      delivery.attempts.map(({ number, status, error, responseBody }) => [
        number,
        status,
        error,
        responseBody,
      ]),
    ).toEqual([
      [1, 500, "http-500", "answer 1"],
      [2, 500, "http-500", "answer 2"],
      [3, 500, "http-500", "answer 3"],
      [4, 200, null, "answer 4"],
    ]);
    const same = ({ headers, body }: Received) => [headers["webhook-id"], body];
    expect(received.map(same)).toEqual(Array.from({ length: 4 }, () => same(received[0]!)));
    expect(await endpointNow(endpoint.id)).toMatchObject({ disabledAt: null });
  });

  test("fails after eight attempts, which disables an endpoint that nothing reaches", async () => {
    const { url, received } = await receiver((response) => response.writeHead(503).end());
    const endpoint = await endpointAt(url);
    await db().account.update({ where: { id: endpoint.accountId }, data: { email: "ada@example.com" } });
    await emit(endpoint.accountId);
    expect(await ended(endpoint.id)).toMatchObject({ status: "failed", tries: SCHEDULE_MS.length });
    expect(received).toHaveLength(SCHEDULE_MS.length);
    expect(await endpointNow(endpoint.id)).toMatchObject({ disabledReason: "failing" });
    await emit(endpoint.accountId);
    expect(await deliveries(endpoint.id)).toHaveLength(1);
    await expect.poll(keptLetters, { timeout: 10_000 }).toEqual([expect.stringContaining(url)]);
    const letter = keptLetters()[0];
    for (const part of ["To: ada@example.com", "Every attempt", `/settings/webhooks/${endpoint.id}`]) {
      expect(letter).toContain(part);
    }
  });

  test("that fails leaves an endpoint enabled that others reach", async () => {
    const { url, received } = await receiver((response, _, count) =>
      response.writeHead(received[count - 1]?.body.includes('"tokenId":"7"') ? 500 : 200).end(),
    );
    const endpoint = await endpointAt(url);
    await emit(endpoint.accountId, "7");
    await emit(endpoint.accountId, "8");
    await expect
      .poll(async () => (await deliveries(endpoint.id)).map(({ status }) => status), {
        timeout: 20_000,
      })
      .toEqual(["failed", "succeeded"]);
    expect(await endpointNow(endpoint.id)).toMatchObject({ disabledAt: null });
  });

  test("answered 410 is the last: the endpoint is disabled and what waits has failed", async () => {
    let gone = false;
    const { url, received } = await receiver((response) => response.writeHead(gone ? 410 : 500).end());
    const endpoint = await endpointAt(url);
    await emit(endpoint.accountId);
    gone = true;
    await emit(endpoint.accountId, "8");
    await expect
      .poll(async () => (await deliveries(endpoint.id)).map(({ status }) => status), { timeout: 20_000 })
      .toEqual(["failed", "failed"]);
    expect(await endpointNow(endpoint.id)).toMatchObject({ disabledReason: "gone" });
    const seen = received.length;
    expect(seen).toBeLessThan(SCHEDULE_MS.length);
  });

  test("to a slow receiver does not hold up other endpoints", async () => {
    const held = Promise.withResolvers<void>();
    const slow = await receiver((response) => void held.promise.then(() => response.end()));
    const fast = await receiver();
    const accountId = await someAccount();
    const slowOne = await endpointAt(slow.url, accountId);
    const fastOne = await endpointAt(fast.url, accountId);
    for (let count = 0; count < 6; count++) await emit(accountId, String(count));
    await expect
      .poll(async () => (await deliveries(fastOne.id)).map(({ status }) => status), { timeout: 10_000 })
      .toEqual(Array(6).fill("succeeded"));
    expect(slow.received).toHaveLength(2);
    held.resolve();
    await expect
      .poll(async () => (await deliveries(slowOne.id)).map(({ status }) => status), { timeout: 10_000 })
      .toEqual(Array(6).fill("succeeded"));
  });
});

/** What a server without a mail server keeps. */
function keptLetters(): string[] {
  if (!existsSync(mailFolder())) return [];
  return readdirSync(mailFolder()).map((name) => readFileSync(path.join(mailFolder(), name), "utf8"));
}

const endpointNow = (id: string) => db().webhookEndpoint.findUniqueOrThrow({ where: { id } });

/** As the specification has a receiver compute it. */
const hexDigest = (secret: string, body: string) => createHmac("sha256", secret).update(body).digest("hex");
