import { betaKey } from "@/lib/auth/beta-key";
import { addDomain, prepareDomain } from "@/lib/brand/add-domain";
import { readDomains } from "@/lib/brand/read-domains";
import { domainSchema, domainsSchema, newDomainSchema } from "@/lib/domains/domain.schema";
import { endpoint } from "@/lib/http/endpoint";
import { V1BrandParams } from "@/lib/v1/public-id";

export const dynamic = "force-dynamic";

/** Gives the brand's showcase a host of its owner's choice. */
export const POST = endpoint({
  operation: {
    id: "addDomain",
    tag: "Domains",
    summary: "Add a host",
    description:
      "Shows the brand's documentation and showcase at a host of your choice, by https. A label is live at once. For a domain of yours add the records of the answer where its DNS is kept: the TXT record in `proof`, which has to stay, and either the CNAME or all of the others in `addressRecords`; then have it checked. Bought once for the brand: 402 until then. 409 until the first version is complete, and for a name that is not to be had.",
    example: { name: "docs.klok.example" },
    errors: ["CONFLICT", "PAYMENT_REQUIRED"],
  },
  authenticate: betaKey,
  params: V1BrandParams,
  body: newDomainSchema,
  output: domainSchema,
  status: 201,
  transaction: true,
  idempotent: true,
  prepare: ({ principal, params, body }) => prepareDomain(principal.accountId, params.id, body.name),
  handle: ({ tx, principal, prepared }) => addDomain(tx, principal, prepared),
});

/** The hosts that the brand's owner chose. */
export const GET = endpoint({
  operation: {
    id: "listDomains",
    tag: "Domains",
    summary: "List a brand's hosts",
    description:
      "The hosts of your choice, each with its state and why it is in it, and whether the feature has been bought for the brand. A domain is checked daily, more often while something is missing.",
  },
  authenticate: betaKey,
  params: V1BrandParams,
  output: domainsSchema,
  conditional: true,
  handle: ({ principal, params }) => readDomains(principal, params.id),
});
