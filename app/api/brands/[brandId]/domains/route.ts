import { signedIn } from "@/lib/auth/signed-in";
import { addDomain, prepareDomain } from "@/lib/brand/add-domain";
import { readDomains } from "@/lib/brand/read-domains";
import { domainSchema, domainsSchema, newDomainSchema } from "@/lib/domains/domain.schema";
import { BrandParams } from "@/lib/http/brand-params";
import { endpoint } from "@/lib/http/endpoint";

export const dynamic = "force-dynamic";

/** Gives the brand's showcase a host of its owner's choice. */
export const POST = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  body: newDomainSchema,
  output: domainSchema,
  status: 201,
  transaction: true,
  idempotent: true,
  prepare: ({ principal, params, body }) => prepareDomain(principal.accountId, params.brandId, body.name),
  handle: ({ tx, principal, prepared }) => addDomain(tx, principal, prepared),
});

/** The hosts that the brand's owner chose. */
export const GET = endpoint({
  authenticate: signedIn,
  params: BrandParams,
  output: domainsSchema,
  handle: ({ principal, params }) => readDomains(principal, params.brandId),
});
