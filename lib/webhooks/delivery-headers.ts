import { type SigningSecrets, signatureHeaders } from "./sign-delivery";

/** What a receiver knows an event by: the same in every attempt and replay. */
export const messageId = (eventId: string): string => `evt_${eventId}`;

/** Every header of a delivery but its length. */
export function deliveryHeaders(
  endpoint: SigningSecrets,
  { eventId, payload, isTest }: { eventId: string; payload: string; isTest: boolean },
  now: Date,
): Record<string, string> {
  return {
    "Content-Type": "application/json",
    "User-Agent": "Marque-Webhooks/1",
    Accept: "*/*",
    "Accept-Encoding": "identity",
    ...(isTest ? { "X-Marque-Test": "true" } : {}),
    ...signatureHeaders(endpoint, { id: messageId(eventId), payload }, now),
  };
}
