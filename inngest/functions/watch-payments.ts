import { inngest } from "@/inngest/client";
import { usesInngest } from "@/lib/env";
import { watchPayments as watch } from "@/lib/payments/watch-payments";

/** The embedded engine counts seconds too; Inngest does not. */
const CRON = usesInngest() ? "* * * * *" : "*/30 * * * * *";

/** Looks whether the network has taken a payment back. */
export const watchPayments = inngest.createFunction(
  { id: "watch-payments", triggers: [{ cron: CRON }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("look", watch),
);
