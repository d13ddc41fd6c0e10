import { inngest } from "@/inngest/client";
import { ownHost, selfUrl } from "@/lib/server/self-url";
import { recordChecks } from "@/lib/status/record-checks";

/** The status page's history: every component is asked once a minute. */
export const recordStatus = inngest.createFunction(
  { id: "record-status", triggers: [{ cron: "* * * * *" }], retries: 0 },
  ({ step }) => step.run("check-components", () => recordChecks(selfUrl(), ownHost())),
);
