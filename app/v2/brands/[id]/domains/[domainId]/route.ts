import { betaKey } from "@/lib/auth/beta-key";
import { readDomain } from "@/lib/brand/read-domains";
import { removeDomain } from "@/lib/brand/remove-domain";
import { domainSchema, removedDomainSchema } from "@/lib/domains/domain.schema";
import { endpoint } from "@/lib/http/endpoint";
import { DomainParams } from "./domain-params";

export const dynamic = "force-dynamic";

export const GET = endpoint({
  operation: {
    id: "getDomain",
    tag: "Domains",
    summary: "Get a host",
    description: "One host of the brand: its records, its state and why it is in it, as it was found last.",
  },
  authenticate: betaKey,
  params: DomainParams,
  output: domainSchema,
  conditional: true,
  handle: ({ principal, params }) => readDomain(principal, { brandId: params.id, domainId: params.domainId }),
});

/** Takes the host from the brand. */
export const DELETE = endpoint({
  operation: {
    id: "removeDomain",
    tag: "Domains",
    summary: "Remove a host",
    description:
      "Nothing is served there from now on. A domain is free for whoever proves that it is theirs; a label stays yours, and nobody else is ever given it.",
  },
  authenticate: betaKey,
  params: DomainParams,
  output: removedDomainSchema,
  handle: ({ principal, params }) =>
    removeDomain(principal, { brandId: params.id, domainId: params.domainId }),
});
