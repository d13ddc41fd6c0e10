import { inngest } from "@/inngest/client";
import { deliveryRequested } from "@/inngest/events";
import { attemptDelivery } from "@/lib/webhooks/attempt-delivery";
import { SCHEDULE_MS } from "@/lib/webhooks/delivery-schedule";

/** One round of a delivery: attempts with longer and longer pauses until one succeeds or the last has failed. */
export const deliverWebhook = inngest.createFunction(
  {
    id: "deliver-webhook",
    triggers: [{ event: deliveryRequested.name }],
    // A receiver that is slow, and an owner who has many such, hold up their own deliveries alone.
    concurrency: [
      { limit: 2, key: "event.data.endpointId" },
      { limit: 24, key: "event.data.accountId" },
    ],
    retries: 3,
  },
  async ({ event, step }) => {
    const ref = deliveryRequested.data.parse(event.data);
    for (let attempt = 1; attempt <= SCHEDULE_MS.length; attempt++) {
      const { retryInMs } = await step.run(`attempt-${attempt}`, () => attemptDelivery(ref));
      if (retryInMs === null) return;
      await step.sleep(`pause-${attempt}`, retryInMs);
    }
  },
);
