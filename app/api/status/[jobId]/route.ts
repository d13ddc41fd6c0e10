import { brandReader } from "@/lib/auth/brand-reader";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { getJobStatus } from "@/lib/jobs/get-job-status";
import { jobStatusSchema } from "@/lib/jobs/progress.schema";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams,
  output: jobStatusSchema,
  bare: true,
  handle: async ({ principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return getJobStatus(params.jobId);
  },
});

/** Cancels the job; whoever holds its id may, of a private brand its owner. Answers with the status it ended in. */
export const DELETE = endpoint({
  authenticate: brandReader,
  params: JobParams,
  output: jobStatusSchema,
  bare: true,
  handle: async ({ principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return cancelJob(params.jobId);
  },
});
