import type { EventKind } from "@/lib/webhooks/event.schema";
import type { DeliveryView, WebhookView, WebhookWithSecret } from "@/lib/webhooks/webhook.schema";
import { send } from "../send";

/** What the form knows of a webhook. */
export interface WebhookFields {
  url: string;
  events: string[];
  description: string | null;
}

const address = (id: string) => `/api/account/webhooks/${id}`;

export const createWebhook = (fields: WebhookFields) =>
  send<WebhookWithSecret>("POST", "/api/account/webhooks", fields);

export const changeWebhook = (id: string, changes: Partial<WebhookFields> & { enabled?: boolean }) =>
  send<WebhookView>("PATCH", address(id), changes);

export const deleteWebhook = (id: string) => send<{ id: string }>("DELETE", address(id));

export const rotateSecret = (id: string, overlapHours: number) =>
  send<WebhookWithSecret>("POST", `${address(id)}/rotate`, { overlapHours });

export const sendTest = (id: string, event: EventKind) =>
  send<DeliveryView>("POST", `${address(id)}/test`, { event });

export const replayDelivery = (id: string, deliveryId: string) =>
  send<DeliveryView>("POST", `${address(id)}/deliveries/${deliveryId}/replay`);
