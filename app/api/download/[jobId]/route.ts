import { openPackage } from "@/lib/brand/open-package";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: anyone,
  params: JobParams,
  handle: async ({ request, params }) =>
    fileResponse(request, { contentType: "application/zip", ...(await openPackage(params.jobId)) }),
});

/** The same headers without the body; the package is not even opened. */
export const HEAD = GET;
