import { cancelJob } from "@/lib/brand/cancel-job";
import { getJobStatus } from "@/lib/brand/get-job-status";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";
import { jobStatusSchema } from "@/lib/progress/progress.schema";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: anyone,
  params: JobParams,
  output: jobStatusSchema,
  bare: true,
  handle: ({ params }) => getJobStatus(params.jobId),
});

/** Cancels the job; whoever holds its id may. Answers with the status it ended in. */
export const DELETE = endpoint({
  authenticate: anyone,
  params: JobParams,
  output: jobStatusSchema,
  bare: true,
  handle: ({ params }) => cancelJob(params.jobId),
});
