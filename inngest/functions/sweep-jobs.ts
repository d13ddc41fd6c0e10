import { inngest } from "@/inngest/client";
import { resendStaleJobs } from "@/lib/brand/resend-stale-jobs";

/** Takes up jobs that nobody works on any more, whichever engine lost them. */
export const sweepJobs = inngest.createFunction(
  { id: "sweep-jobs", triggers: [{ cron: "* * * * *" }], retries: 0 },
  ({ step }) => step.run("resend-stale-jobs", resendStaleJobs),
);
