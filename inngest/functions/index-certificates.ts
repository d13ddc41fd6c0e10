import { inngest } from "@/inngest/client";
import { indexCertificates as readLogs } from "@/lib/certificate/index-certificates";
import { usesInngest } from "@/lib/env";

/** The embedded engine counts seconds too; Inngest does not. */
const CRON = usesInngest() ? "* * * * *" : "*/30 * * * * *";

/** Keeps what the contract says, who holds what above all, in the database. */
export const indexCertificates = inngest.createFunction(
  { id: "index-certificates", triggers: [{ cron: CRON }], retries: 0, concurrency: { limit: 1 } },
  ({ step }) => step.run("read-logs", readLogs),
);
