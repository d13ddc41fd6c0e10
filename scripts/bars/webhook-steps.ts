import { setTimeout as sleep } from "node:timers/promises";
import { ENGINE_CHANNEL } from "@/inngest/engine/sql";
import { db } from "@/lib/db/client";
import { SCHEDULE_MS } from "@/lib/webhooks/delivery-schedule";
import { emitEvent } from "@/lib/webhooks/emit-event";

const RUNS = "marque-deliver-webhook";
const TOLERANCE = 0.1;
/** Between the end of an attempt and the row that says when the next one is due. */
const SLACK_MS = 2_000;

/** One event for all webhooks of an account; `tokenId` tells it from others. */
export async function emit(accountId: string, tokenId: string): Promise<void> {
  const data = { brandId: "brand_00000000-0000-4000-8000-000000000000", tokenId, transactionHash: "0xab" };
  await db().$transaction((tx) => emitEvent(tx, { accountId, event: "nft.minted", data }));
}

/** The deliveries of some webhooks with their attempts, oldest first. */
export function deliveriesOf(endpointIds: readonly string[]) {
  return db().webhookDelivery.findMany({
    where: { endpointId: { in: [...endpointIds] } },
    include: { attempts: { orderBy: { number: "asc" } } },
    orderBy: { createdAt: "asc" },
  });
}

/** Waits until `holds`. @throws after `timeoutMs` */
export async function until(what: string, holds: () => Promise<boolean> | boolean, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${timeoutMs / 1000} s`);
    await sleep(25);
  }
}

/** Lets every pause of a delivery be over now: the schedule takes 28 hours. */
export async function skipPauses(): Promise<void> {
  await db().$executeRaw`
    UPDATE engine_steps SET wake_at = now() FROM engine_runs
    WHERE engine_runs.id = engine_steps.run_id AND engine_runs.function_id = ${RUNS}
      AND engine_steps.op = 'Sleep' AND engine_steps.status = 'waiting'`;
  await db().$executeRaw`
    UPDATE engine_runs SET wake_at = now() WHERE function_id = ${RUNS} AND status = 'queued'`;
  await db().$executeRaw`SELECT pg_notify(${ENGINE_CHANNEL}, 'work')`;
}

/**
 * Watches deliveries until they have ended, skipping each pause once it was seen.
 * @returns the pauses that were not within a tenth of the schedule, in words.
 */
export async function watchSchedule(endpointIds: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  const seen = new Set<string>();
  await until(
    "the end of the schedule",
    async () => {
      const deliveries = await deliveriesOf(endpointIds);
      for (const { id, tries, nextAttemptAt, attempts } of deliveries) {
        const last = attempts.at(-1);
        const planned = SCHEDULE_MS[tries];
        if (!last || !nextAttemptAt || planned === undefined || seen.has(`${id} ${tries}`)) continue;
        seen.add(`${id} ${tries}`);
        const pauseMs = nextAttemptAt.getTime() - (last.startedAt.getTime() + last.durationMs);
        if (Math.abs(pauseMs - planned) > planned * TOLERANCE + SLACK_MS) {
          wrong.push(`${Math.round(pauseMs / 1000)} s after attempt ${tries}, planned ${planned / 1000} s`);
        }
      }
      await skipPauses();
      await sleep(200);
      return deliveries.every(({ status }) => status !== "pending");
    },
    240_000,
  );
  return wrong;
}
