import { apiKey } from "@/lib/auth/api-key";
import { endpoint } from "@/lib/http/endpoint";
import { pageOf, pagination } from "@/lib/http/pagination";
import { createWebhook } from "@/lib/webhooks/create-webhook";
import { listWebhooks } from "@/lib/webhooks/list-webhooks";
import {
  newWebhookSchema,
  webhookListQuerySchema,
  webhookSchema,
  webhookWithSecretSchema,
} from "@/lib/webhooks/webhook.schema";

export const dynamic = "force-dynamic";

/** Registers a webhook. Its secret is in this answer and in no other. */
export const POST = endpoint({
  operation: {
    id: "createWebhook",
    tag: "Webhooks",
    summary: "Register a webhook",
    description:
      "Events are sent to `url` from now on, signed with the secret that is in this answer and in no other. The address must be reachable from the internet by https.",
    example: { url: "https://example.com/hooks/marque", events: ["brand.completed", "brand.failed"] },
    errors: ["CONFLICT"],
  },
  authenticate: apiKey,
  body: newWebhookSchema,
  output: webhookWithSecretSchema,
  status: 201,
  transaction: true,
  idempotent: true,
  location: ({ id }) => `/v1/webhooks/${id}`,
  handle: ({ tx, principal, body }) => createWebhook(tx, { accountId: principal.accountId, ...body }),
});

/** The account's webhooks, a page at a time. */
export const GET = endpoint({
  operation: {
    id: "listWebhooks",
    tag: "Webhooks",
    summary: "List webhooks",
    description: "The account's webhooks.",
  },
  authenticate: apiKey,
  query: webhookListQuerySchema,
  output: pageOf(webhookSchema),
  paged: true,
  conditional: true,
  handle: async ({ principal, query }) => {
    const { webhooks, total } = await listWebhooks(principal.accountId, query);
    return { items: webhooks, pagination: pagination(query, total) };
  },
});
