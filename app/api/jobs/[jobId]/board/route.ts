import { brandReader } from "@/lib/auth/brand-reader";
import { boardSchema } from "@/lib/brand/board.schema";
import { readBoard } from "@/lib/brand/read-board";
import { refusePrivate } from "@/lib/brand/refuse-private";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: brandReader,
  params: JobParams,
  output: boardSchema,
  bare: true,
  handle: async ({ principal, params }) => {
    await refusePrivate(params.jobId, principal.accountId);
    return readBoard(params.jobId);
  },
});
