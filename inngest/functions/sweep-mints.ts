import { inngest } from "@/inngest/client";
import { pinDueContent } from "@/lib/certificate/pin-due-content";
import { resendStaleMints } from "@/lib/certificate/resend-stale-mints";
import { sweepQueue } from "@/lib/certificate/sweep-queue";
import { usesInngest } from "@/lib/env";

/** The embedded engine counts seconds too; Inngest does not. */
const CRON = usesInngest() ? "* * * * *" : "*/30 * * * * *";

/**
 * Takes up certificates that nobody looks after, keeps the signer's queue without gaps, whatever became of the network, and pins
 * what could not be pinned before.
 */
export const sweepMints = inngest.createFunction(
  { id: "sweep-mints", triggers: [{ cron: CRON }], retries: 0 },
  async ({ step }) => {
    await step.run("resend-stale-mints", resendStaleMints);
    // One that waits for somebody else does not hold the other up.
    await Promise.all([step.run("sweep-queue", sweepQueue), step.run("pin-due-content", pinDueContent)]);
  },
);
