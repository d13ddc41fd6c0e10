import { signedInOrVisitor } from "@/lib/auth/signed-in-or-visitor";
import { requestBrand } from "@/lib/brand/request-brand";
import { withOwnWallet } from "@/lib/brand/with-own-wallet";
import { endpoint } from "@/lib/http/endpoint";
import { brandAcceptedSchema } from "@/lib/jobs/accepted.schema";
import { roomForJob } from "@/lib/jobs/room-for-job";
import { brandBriefSchema } from "@/lib/model/brief.schema";

export const dynamic = "force-dynamic";

/** Accepts a brief. 202 with the job, whose status is at `Location`. */
export const POST = endpoint({
  authenticate: signedInOrVisitor,
  body: brandBriefSchema,
  output: brandAcceptedSchema,
  status: 202,
  bare: true,
  transaction: true,
  idempotent: true,
  rateLimited: true,
  location: ({ jobId }) => `/api/status/${jobId}`,
  prepare: async ({ principal, body }) => ({
    brief: await withOwnWallet(principal, body),
    ...(await roomForJob()),
  }),
  handle: ({ tx, principal, prepared }) => requestBrand(tx, { principal, ...prepared }),
});
