import { previewSchema } from "@/lib/brand/preview.schema";
import { readPreview } from "@/lib/brand/read-preview";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: anyone,
  params: JobParams,
  output: previewSchema,
  bare: true,
  handle: ({ params }) => readPreview(params.jobId),
});
