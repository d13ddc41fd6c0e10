import { brandReader } from "@/lib/auth/brand-reader";
import { openStatement } from "@/lib/brand/open-statement";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

/** The signed statement about the job's package, to be kept beside it. */
export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams,
  handle: async ({ request, principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return fileResponse(request, await openStatement(params.jobId));
  },
});

export const HEAD = GET;
