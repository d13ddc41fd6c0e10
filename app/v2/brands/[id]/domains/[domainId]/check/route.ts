import { betaKey } from "@/lib/auth/beta-key";
import { checkOwnDomain } from "@/lib/brand/check-own-domain";
import { domainSchema } from "@/lib/domains/domain.schema";
import { endpoint } from "@/lib/http/endpoint";
import { DomainParams } from "../domain-params";

export const dynamic = "force-dynamic";

/** Asks DNS about the host now. */
export const POST = endpoint({
  operation: {
    id: "checkDomain",
    tag: "Domains",
    summary: "Check a host now",
    description:
      "Asks DNS about a domain instead of waiting for the next check, and answers with what came of it. What was checked within three seconds is not asked again; a label needs no check.",
  },
  authenticate: betaKey,
  params: DomainParams,
  output: domainSchema,
  handle: ({ principal, params }) =>
    checkOwnDomain(principal, { brandId: params.id, domainId: params.domainId }),
});
