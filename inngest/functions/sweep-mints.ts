import { inngest } from "@/inngest/client";
import { resendStaleMints } from "@/lib/certificate/resend-stale-mints";
import { sweepQueue } from "@/lib/certificate/sweep-queue";
import { usesInngest } from "@/lib/env";

/** The embedded engine counts seconds too; Inngest does not. */
const CRON = usesInngest() ? "* * * * *" : "*/30 * * * * *";

/** Takes up certificates that nobody looks after, and keeps the signer's queue without gaps, whatever became of the network. */
export const sweepMints = inngest.createFunction(
  { id: "sweep-mints", triggers: [{ cron: CRON }], retries: 0 },
  async ({ step }) => {
    await step.run("resend-stale-mints", resendStaleMints);
    await step.run("sweep-queue", sweepQueue);
  },
);
