import { setTier } from "@/lib/accounts/set-tier";
import { changedTierSchema, changeTierSchema } from "@/lib/admin/admin.schema";
import { admin } from "@/lib/auth/admin";
import { endpoint } from "@/lib/http/endpoint";
import { AccountParams } from "../../account-params";

export const dynamic = "force-dynamic";

export const PUT = endpoint({
  authenticate: admin,
  params: AccountParams,
  body: changeTierSchema,
  output: changedTierSchema,
  handle: ({ params, body }) => setTier(params.accountId, body.tier),
});
