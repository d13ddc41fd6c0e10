import { inngest } from "@/inngest/client";
import { checkDueDomains } from "@/lib/domains/check-due-domains";

/** Customers' domains, each when its time has come: daily while all is well, more often while somebody waits. */
export const checkDomains = inngest.createFunction(
  { id: "check-domains", triggers: [{ cron: "*/5 * * * *" }], retries: 0 },
  ({ step }) => step.run("check-due-domains", () => checkDueDomains()),
);
