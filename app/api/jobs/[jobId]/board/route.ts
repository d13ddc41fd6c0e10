import { boardSchema } from "@/lib/brand/board.schema";
import { readBoard } from "@/lib/brand/read-board";
import { anyone } from "@/lib/http/anyone";
import { endpoint } from "@/lib/http/endpoint";
import { JobParams } from "@/lib/http/job-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  authenticate: anyone,
  params: JobParams,
  output: boardSchema,
  bare: true,
  handle: ({ params }) => readBoard(params.jobId),
});
