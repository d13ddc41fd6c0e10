import { messageId } from "./delivery-headers";
import {
  type DeliveryDetail,
  type DeliveryView,
  deliveryDetailSchema,
  deliverySchema,
} from "./webhook.schema";

/** What a delivery's views are made of; the last attempt comes first. */
export const DELIVERY_COLUMNS = {
  id: true,
  endpointId: true,
  eventId: true,
  event: true,
  isTest: true,
  status: true,
  nextAttemptAt: true,
  createdAt: true,
  finishedAt: true,
  attempts: {
    orderBy: { number: "desc" },
    take: 1,
    select: { number: true, startedAt: true, durationMs: true, status: true, error: true },
  },
} as const;

interface AttemptRow {
  number: number;
  startedAt: Date;
  durationMs: number;
  status: number | null;
  error: string | null;
}

interface DeliveryRow {
  id: string;
  endpointId: string;
  eventId: string;
  event: string;
  isTest: boolean;
  status: string;
  nextAttemptAt: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
  attempts: AttemptRow[];
}

export function deliveryView(row: DeliveryRow): DeliveryView {
  const [last] = row.attempts;
  return deliverySchema.parse({
    id: row.id,
    webhookId: row.endpointId,
    eventId: messageId(row.eventId),
    event: row.event,
    test: row.isTest,
    status: row.status,
    // Attempts are numbered without a gap.
    attempts: last?.number ?? 0,
    lastAttempt: last ? attemptView(last) : null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  });
}

/** With what was sent and what came back, the first attempt first. */
export function deliveryDetail(
  row: Omit<DeliveryRow, "attempts"> & {
    payload: string;
    attempts: (AttemptRow & { responseBody: string | null })[];
  },
): DeliveryDetail {
  return deliveryDetailSchema.parse({
    ...deliveryView(row),
    payload: row.payload,
    history: row.attempts
      .map(({ responseBody, ...attempt }) => ({ ...attemptView(attempt), responseBody }))
      .reverse(),
  });
}

const attemptView = ({ startedAt, ...attempt }: AttemptRow) => ({
  ...attempt,
  startedAt: startedAt.toISOString(),
});
