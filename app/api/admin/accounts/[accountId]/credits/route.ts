import { grantedSchema } from "@/lib/admin/admin.schema";
import { admin } from "@/lib/auth/admin";
import { creditGrantSchema } from "@/lib/credits/credit.schema";
import { grantCredits } from "@/lib/credits/grant-credits";
import { endpoint } from "@/lib/http/endpoint";
import { AccountParams } from "../../account-params";

export const dynamic = "force-dynamic";

/** Gives an account credits, or takes them with a negative amount. */
export const POST = endpoint({
  authenticate: admin,
  params: AccountParams,
  body: creditGrantSchema,
  output: grantedSchema,
  transaction: true,
  idempotent: true,
  handle: async ({ tx, params: { accountId }, body }) => ({
    accountId,
    credits: await grantCredits(tx, { accountId, ...body }),
  }),
});
