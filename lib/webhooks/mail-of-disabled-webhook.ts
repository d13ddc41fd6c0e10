import { db } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { sendMail } from "@/lib/mail/send-mail";
import type { EndpointDisabled } from "./delivery-events";

/**
 * Tells an endpoint's owner that it was switched off, and why. An account that a wallet alone opened has no address, and
 * a webhook that is on again or gone is no news.
 * @throws when the mail server does not take it.
 */
export async function mailOfDisabledWebhook({ endpointId, reason }: EndpointDisabled): Promise<void> {
  const endpoint = await db().webhookEndpoint.findUnique({
    where: { id: endpointId },
    select: { url: true, disabledAt: true, account: { select: { email: true } } },
  });
  if (!endpoint?.disabledAt || !endpoint.account.email) return;
  await sendMail({
    to: endpoint.account.email,
    subject: "A webhook of yours was switched off",
    text: `${endpoint.url}

${REASONS[reason]} No more events are sent to it.

When it works again, switch it on and replay what it missed:
${appUrl()}/settings/webhooks/${endpointId}`,
  });
}

const REASONS: Record<EndpointDisabled["reason"], string> = {
  gone: "It answered 410 Gone.",
  failing: "Every attempt to reach it failed for more than a day.",
};
