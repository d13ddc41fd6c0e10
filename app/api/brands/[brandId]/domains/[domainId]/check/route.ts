import { signedIn } from "@/lib/auth/signed-in";
import { checkOwnDomain } from "@/lib/brand/check-own-domain";
import { domainSchema } from "@/lib/domains/domain.schema";
import { endpoint } from "@/lib/http/endpoint";
import { throttle } from "@/lib/http/throttle";
import { DomainParams } from "../domain-params";

export const dynamic = "force-dynamic";

/** Asks DNS about the host now. */
export const POST = endpoint({
  authenticate: signedIn,
  params: DomainParams,
  output: domainSchema,
  handle: async ({ request, principal, params }) => {
    await throttle("domain-check", request.headers, { perSubject: 120 }, principal.accountId);
    return checkOwnDomain(principal, params);
  },
});
