import { brandReader } from "@/lib/auth/brand-reader";
import { previewSchema } from "@/lib/brand/preview.schema";
import { readPreview } from "@/lib/brand/read-preview";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams,
  output: previewSchema,
  bare: true,
  handle: async ({ principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return readPreview(params.jobId);
  },
});
