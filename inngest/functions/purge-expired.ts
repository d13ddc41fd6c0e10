import { inngest } from "@/inngest/client";
import { purgeBrands, purgeFailedVersions } from "@/lib/brand/purge-brands";
import { forgetOldRequests } from "@/lib/http/forget-old-requests";
import { forgetOldProgress } from "@/lib/jobs/forget-old-progress";
import { forgetOldChallenges } from "@/lib/payments/issue-challenge";
import { forgetOldDeliveries } from "@/lib/webhooks/forget-old-deliveries";

/** Deletes what has outlived its retention. */
export const purgeExpired = inngest.createFunction(
  { id: "purge-expired", triggers: [{ cron: "17 * * * *" }], retries: 1 },
  async ({ step }) => {
    await step.run("requests", forgetOldRequests);
    await step.run("progress", forgetOldProgress);
    await step.run("deliveries", forgetOldDeliveries);
    await step.run("challenges", forgetOldChallenges);
    await step.run("brands", purgeBrands);
    await step.run("failed-versions", purgeFailedVersions);
  },
);
