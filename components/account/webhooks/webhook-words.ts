import type { WebhookView } from "@/lib/webhooks/webhook.schema";

/** Why a webhook is switched off. */
export const DISABLED_WORDS: Record<NonNullable<WebhookView["disabledReason"]>, string> = {
  owner: "You switched it off.",
  gone: "It answered 410, which says that it wants no more.",
  failing: "Every attempt of 28 hours failed.",
};

/** What went wrong in an attempt, for people; the code itself where there are no better words. */
export function attemptWords(error: string): string {
  const words: Record<string, string> = {
    timeout: "No answer within 15 seconds",
    "connection-refused": "Connection refused",
    "refused-address": "The address is not a public one",
    redirect: "It redirects, which is not followed",
    "connection-lost": "The connection broke off",
    "dns-failed": "The name is not known",
    "https-required": "The address must begin with https",
  };
  const http = /^http-(\d+)$/.exec(error);
  return http ? `It answered ${http[1]}` : (words[error] ?? error.replaceAll("-", " "));
}
