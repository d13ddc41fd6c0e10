import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { deliveryRequested } from "./delivery-events";
import { forgetOldDeliveries } from "./forget-old-deliveries";
import { queueDelivery } from "./queue-delivery";
import { resendStaleDeliveries } from "./resend-stale-deliveries";
import { someEndpoint } from "./webhook-fixture";

useTestDatabase();

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);

async function delivery() {
  const { id: endpointId, accountId } = await someEndpoint();
  const fresh = { accountId, endpointId, eventId: newId(), event: "nft.minted", payload: "{}" };
  return db().$transaction((tx) => queueDelivery(tx, fresh));
}

const change = (id: string, data: object) => db().webhookDelivery.update({ where: { id }, data });
const sent = (id: string) =>
  db().outboxEvent.findMany({
    where: { name: deliveryRequested.name, data: { path: ["deliveryId"], equals: id } },
    orderBy: { createdAt: "asc" },
  });

test("a delivery that nobody carries out is taken up in a new round, which goes on with the schedule", async () => {
  const lost = await delivery();
  await db().outboxEvent.updateMany({ data: { dispatchedAt: new Date() } });
  await change(lost, { nextAttemptAt: ago(16), tries: 3 });
  expect(await resendStaleDeliveries()).toBe(1);
  expect(await db().webhookDelivery.findUniqueOrThrow({ where: { id: lost } })).toMatchObject({
    status: "pending",
    round: 2,
    tries: 3,
  });
  expect((await sent(lost)).at(-1)?.data).toMatchObject({ deliveryId: lost, round: 2 });
  expect(await resendStaleDeliveries()).toBe(0);
});

test("one that is due in a while, waits in the outbox, has a run or has ended is left alone", async () => {
  const waiting = await delivery();
  await change(waiting, { nextAttemptAt: ago(60) });
  const running = await delivery();
  await change(running, { nextAttemptAt: ago(60) });
  const ended = await delivery();
  await change(ended, { nextAttemptAt: ago(60), status: "failed" });
  const soon = await delivery();
  await db().outboxEvent.updateMany({
    where: { data: { path: ["deliveryId"], not: waiting } },
    data: { dispatchedAt: new Date() },
  });
  const eventId = newId();
  const data = { deliveryId: running };
  await db().engineEvent.create({ data: { id: eventId, name: deliveryRequested.name, data, ts: 0 } });
  await db().engineRun.create({
    data: { id: newId(), functionId: "marque-deliver-webhook", eventId, status: "queued", stack: [] },
  });
  expect(await resendStaleDeliveries()).toBe(0);
  for (const id of [waiting, running, ended, soon]) expect(await sent(id)).toHaveLength(1);
});

test("deliveries are kept for thirty days, unless they still wait", async () => {
  const [old, young, pending] = [await delivery(), await delivery(), await delivery()];
  await change(old, { status: "succeeded", createdAt: ago(31 * 1_440) });
  await change(young, { status: "failed", createdAt: ago(29 * 1_440) });
  await change(pending, { createdAt: ago(31 * 1_440) });
  await db().webhookAttempt.create({ data: { deliveryId: old, number: 1, durationMs: 1, status: 200 } });
  expect(await forgetOldDeliveries()).toBe(1);
  const left = await db().webhookDelivery.findMany({ where: { id: { in: [old, young, pending] } } });
  expect(left.map(({ id }) => id).sort()).toEqual([young, pending].sort());
  expect(await db().webhookAttempt.count({ where: { deliveryId: old } })).toBe(0);
});
