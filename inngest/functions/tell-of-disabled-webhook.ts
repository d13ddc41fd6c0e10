import { inngest } from "@/inngest/client";
import { endpointDisabled } from "@/inngest/events";
import { mailOfDisabledWebhook } from "@/lib/webhooks/mail-of-disabled-webhook";

/** Nobody should find out by missing events. */
export const tellOfDisabledWebhook = inngest.createFunction(
  { id: "tell-of-disabled-webhook", triggers: [{ event: endpointDisabled.name }], retries: 5 },
  ({ event, step }) => step.run("mail", () => mailOfDisabledWebhook(endpointDisabled.data.parse(event.data))),
);
