import { inngest } from "@/inngest/client";
import { resendStaleDeliveries } from "@/lib/webhooks/resend-stale-deliveries";

/** Takes up deliveries that nobody carries out any more, whichever engine lost them. */
export const sweepWebhooks = inngest.createFunction(
  { id: "sweep-webhooks", triggers: [{ cron: "*/5 * * * *" }], retries: 0 },
  ({ step }) => step.run("resend-stale-deliveries", resendStaleDeliveries),
);
