import { retriedSchema } from "@/lib/admin/admin.schema";
import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";
import { retryJob } from "@/lib/jobs/retry-job";

export const dynamic = "force-dynamic";

/** Makes again what a failed job was to make. */
export const POST = endpoint({
  authenticate: admin,
  params: JobParams,
  output: retriedSchema,
  status: 202,
  handle: ({ params }) => retryJob(params.jobId),
});
