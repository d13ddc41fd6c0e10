import { type WebhookView, webhookSchema } from "./webhook.schema";

export interface WebhookRow {
  id: string;
  url: string;
  events: string[];
  description: string | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  previousSecretUntil: Date | null;
  createdAt: Date;
}

/** A row as its owner may see it: without the secret. */
export function webhookView(row: WebhookRow, now = new Date()): WebhookView {
  const overlaps = row.previousSecretUntil !== null && row.previousSecretUntil > now;
  return webhookSchema.parse({
    id: row.id,
    url: row.url,
    events: row.events,
    description: row.description,
    enabled: row.disabledAt === null,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    disabledReason: row.disabledReason,
    previousSecretUntil: overlaps ? row.previousSecretUntil?.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  });
}
