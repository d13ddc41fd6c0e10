import { z } from "zod";
import { openBrandFile } from "@/lib/brand/open-brand-file";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: anyone,
  params: JobParams.extend({ path: z.array(z.string()) }),
  handle: async ({ request, params }) =>
    fileResponse(request, await openBrandFile(params.jobId, params.path.join("/"))),
});

export const HEAD = GET;
