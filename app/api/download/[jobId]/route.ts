import { brandReader } from "@/lib/auth/brand-reader";
import { openPackage } from "@/lib/brand/open-package";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams,
  handle: async ({ request, principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return fileResponse(request, { contentType: "application/zip", ...(await openPackage(params.jobId)) });
  },
});

/** The same headers without the body; the package is not even opened. */
export const HEAD = GET;
