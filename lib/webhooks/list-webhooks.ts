import { db } from "@/lib/db/client";
import type { WebhookListQuery, WebhookView } from "./webhook.schema";
import { webhookView } from "./webhook-view";

/** A page of an account's webhooks. Past the end it is empty. */
export async function listWebhooks(
  accountId: string,
  { page, limit, sort }: WebhookListQuery,
): Promise<{ webhooks: WebhookView[]; total: number }> {
  const order = sort === "createdAt" ? "asc" : "desc";
  const [rows, total] = await Promise.all([
    db().webhookEndpoint.findMany({
      where: { accountId },
      orderBy: [{ createdAt: order }, { id: "asc" }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    db().webhookEndpoint.count({ where: { accountId } }),
  ]);
  return { webhooks: rows.map((row) => webhookView(row)), total };
}
