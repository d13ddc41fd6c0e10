import { signedIn } from "@/lib/auth/signed-in";
import { readDomain } from "@/lib/brand/read-domains";
import { removeDomain } from "@/lib/brand/remove-domain";
import { domainSchema, removedDomainSchema } from "@/lib/domains/domain.schema";
import { endpoint } from "@/lib/http/endpoint";
import { DomainParams } from "./domain-params";

export const dynamic = "force-dynamic";

const common = { authenticate: signedIn, params: DomainParams } as const;

export const GET = endpoint({
  ...common,
  output: domainSchema,
  handle: ({ principal, params }) => readDomain(principal, params),
});

/** Takes the host from the brand. */
export const DELETE = endpoint({
  ...common,
  output: removedDomainSchema,
  handle: ({ principal, params }) => removeDomain(principal, params),
});
