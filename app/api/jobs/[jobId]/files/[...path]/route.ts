import { z } from "zod";
import { brandReader } from "@/lib/auth/brand-reader";
import { filePass, isFilePass } from "@/lib/brand/file-pass";
import { openBrandFile } from "@/lib/brand/open-brand-file";
import { isHiddenFrom, refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { fileResponse } from "@/lib/http/file-response";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

/** Before the path of a file: "~" and a pass, which a private brand's own documents carry. */
const PASS = /^~[\w-]{1,100}$/;

export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams.extend({ path: z.array(z.string().max(255)).max(32) }),
  handle: async ({ request, principal, params: { jobId, path } }) => {
    const [first = "", ...rest] = path;
    if (PASS.test(first) && (await isFilePass(jobId, first.slice(1)))) {
      return fileResponse(request, await openBrandFile(jobId, rest.join("/")));
    }
    await refusePrivate(jobId, principal.accountId);
    const file = await openBrandFile(jobId, path.join("/"));
    // The owner of a private brand: what the document loads comes without a cookie.
    if (file.contentType.startsWith("text/html") && (await isHiddenFrom(jobId, null))) {
      const Location = `/api/jobs/${jobId}/files/~${await filePass(jobId)}/${path.join("/")}`;
      return new Response(null, { status: 302, headers: { Location, "Cache-Control": "no-store" } });
    }
    return fileResponse(request, file);
  },
});

export const HEAD = GET;
