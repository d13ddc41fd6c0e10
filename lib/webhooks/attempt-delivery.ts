import { db, type Tx } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import type { DeliveryRequested } from "./delivery-events";
import { deliveryHeaders } from "./delivery-headers";
import { nextDelayMs } from "./delivery-schedule";
import { disableEndpoint, failPending } from "./disable-endpoint";
import { type PostResult, postWebhook } from "./post-webhook";

/** What comes next. null: this round is over. */
export interface AttemptOutcome {
  retryInMs: number | null;
}

const OVER: AttemptOutcome = { retryInMs: null };

/**
 * One attempt of a delivery: sends it, records what came of it, and says when to try again. A round that was overtaken by
 * a replay, or a delivery that has ended, sends nothing. After a crash the same attempt may be sent twice.
 */
export async function attemptDelivery({ deliveryId, round }: DeliveryRequested): Promise<AttemptOutcome> {
  const delivery = await db().webhookDelivery.findUnique({
    where: { id: deliveryId },
    include: { endpoint: true },
  });
  if (!delivery || !isDue(delivery, round)) return OVER;
  const { endpoint, payload } = delivery;
  if (endpoint.disabledAt && !delivery.isTest) {
    // Emitted at the moment in which the endpoint was disabled: its other deliveries have failed already.
    await db().$transaction((tx) => failPending(tx, endpoint.id));
    return OVER;
  }
  const startedAt = new Date();
  const result = await postWebhook({
    url: endpoint.url,
    body: payload,
    headers: deliveryHeaders(endpoint, delivery, startedAt),
  });
  const outcome = await db().$transaction((tx) => record(tx, deliveryId, round, startedAt, result));
  logger().info(
    {
      deliveryId,
      endpointId: endpoint.id,
      status: result.status,
      error: result.error,
      ms: result.durationMs,
    },
    "webhook sent",
  );
  return outcome;
}

const isDue = (delivery: { status: string; round: number }, round: number) =>
  delivery.status === "pending" && delivery.round === round;

async function record(
  tx: Tx,
  deliveryId: string,
  round: number,
  startedAt: Date,
  { status, error, responseBody, durationMs }: PostResult,
): Promise<AttemptOutcome> {
  await tx.$executeRaw`SELECT 1 FROM webhook_deliveries WHERE id = ${deliveryId}::uuid FOR UPDATE`;
  const delivery = await tx.webhookDelivery.findUnique({ where: { id: deliveryId } });
  // Deleted with its endpoint while it was under way.
  if (!delivery) return OVER;
  const { _max } = await tx.webhookAttempt.aggregate({ where: { deliveryId }, _max: { number: true } });
  await tx.webhookAttempt.create({
    data: {
      deliveryId,
      number: (_max.number ?? 0) + 1,
      startedAt,
      durationMs,
      status,
      error,
      responseBody,
    },
  });
  if (!isDue(delivery, round)) return OVER;
  const tries = delivery.tries + 1;
  const where = { id: deliveryId };
  const finished = { tries, finishedAt: new Date(), nextAttemptAt: null };
  if (error === null) {
    await tx.webhookDelivery.update({ where, data: { ...finished, status: "succeeded" } });
    return OVER;
  }
  const isGone = status === 410;
  const retryInMs = isGone || delivery.isTest ? null : nextDelayMs(tries);
  if (retryInMs !== null) {
    const nextAttemptAt = new Date(Date.now() + retryInMs);
    await tx.webhookDelivery.update({ where, data: { tries, nextAttemptAt } });
    return { retryInMs };
  }
  await tx.webhookDelivery.update({ where, data: { ...finished, status: "failed" } });
  if (isGone) await disableEndpoint(tx, delivery.endpointId, "gone");
  else if (!delivery.isTest && (await isDead(tx, delivery))) {
    await disableEndpoint(tx, delivery.endpointId, "failing");
  }
  return OVER;
}

/** All attempts of a delivery failed, and in all that time nothing else succeeded either. */
async function isDead(tx: Tx, { id, endpointId }: { id: string; endpointId: string }): Promise<boolean> {
  const [{ ok } = { ok: false }] = await tx.$queryRaw<{ ok: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM webhook_attempts AS attempts
      JOIN webhook_deliveries AS deliveries ON deliveries.id = attempts.delivery_id
      WHERE deliveries.endpoint_id = ${endpointId}::uuid AND attempts.error IS NULL
        AND attempts.started_at >= (SELECT created_at FROM webhook_deliveries WHERE id = ${id}::uuid)
    ) AS ok`;
  return !ok;
}
