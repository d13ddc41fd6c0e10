import { inngest } from "@/inngest/client";
import { usesInngest } from "@/lib/env";
import { resendStaleJobs } from "@/lib/jobs/resend-stale-jobs";

/** The embedded engine counts seconds too; Inngest does not. */
const CRON = usesInngest() ? "* * * * *" : "*/30 * * * * *";

/** Takes up jobs that nobody works on any more, whichever engine lost them. */
export const sweepJobs = inngest.createFunction(
  { id: "sweep-jobs", triggers: [{ cron: CRON }], retries: 0 },
  ({ step }) => step.run("resend-stale-jobs", resendStaleJobs),
);
