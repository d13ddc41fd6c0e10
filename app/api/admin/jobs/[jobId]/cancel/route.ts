import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";
import { cancelJob } from "@/lib/jobs/cancel-job";
import { jobStatusSchema } from "@/lib/jobs/progress.schema";

export const dynamic = "force-dynamic";

/** Stops an unfinished job; its place and its credit come back. */
export const POST = endpoint({
  authenticate: admin,
  params: JobParams,
  output: jobStatusSchema,
  handle: ({ params }) => cancelJob(params.jobId, "operator"),
});
