import { grantedSchema } from "@/lib/admin/admin.schema";
import { giveCredits } from "@/lib/admin/give-credits";
import { admin } from "@/lib/auth/admin";
import { creditGrantSchema } from "@/lib/credits/credit.schema";
import { endpoint } from "@/lib/http/endpoint";
import { AccountParams } from "../../account-params";

export const dynamic = "force-dynamic";

/** Gives an account credits, or takes them with a negative amount. */
export const POST = endpoint({
  authenticate: admin,
  params: AccountParams,
  body: creditGrantSchema,
  output: grantedSchema,
  idempotent: true,
  handle: ({ params: { accountId }, body, accept }) => giveCredits({ accountId, ...body, accept }),
});
