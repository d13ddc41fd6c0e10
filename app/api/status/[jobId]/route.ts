import { cancelJob } from "@/lib/brand/cancel-job";
import { getJobStatus } from "@/lib/brand/get-job-status";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { brandReader } from "@/lib/http/brand-reader";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";
import { jobStatusSchema } from "@/lib/progress/progress.schema";

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
