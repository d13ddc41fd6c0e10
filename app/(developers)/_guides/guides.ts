import type { ComponentType } from "react";
import { AuthenticationGuide } from "./authentication-guide";
import { CertificatesGuide } from "./certificates-guide";
import { DomainsGuide } from "./domains-guide";
import { ErrorsGuide } from "./errors-guide";
import { IdempotencyGuide } from "./idempotency-guide";
import { PaginationGuide } from "./pagination-guide";
import { PaymentsGuide } from "./payments-guide";
import { ProofGuide } from "./proof-guide";
import { QuickStartGuide } from "./quick-start-guide";
import { RateLimitsGuide } from "./rate-limits-guide";
import { VariantsGuide } from "./variants-guide";
import { VersioningGuide } from "./versioning-guide";
import { WebhooksGuide } from "./webhooks-guide";

export interface Guide {
  slug: string;
  /** In lists. */
  label: string;
  /** On its page. */
  title: string;
  lead: string;
  Content: ComponentType;
}

/** Every guide, in the order in which they are read. */
export const GUIDES: readonly Guide[] = [
  {
    slug: "quick-start",
    label: "Quick start",
    title: "From a key to a package",
    lead: "Three requests make a brand: ask for it, wait for it, download it.",
    Content: QuickStartGuide,
  },
  {
    slug: "authentication",
    label: "Authentication",
    title: "Keys, and who may use them",
    lead: "Every request carries an API key of your account. It can be tied to networks, to a time and to the beta.",
    Content: AuthenticationGuide,
  },
  {
    slug: "idempotency",
    label: "Idempotency",
    title: "Send it twice, have it once",
    lead: "A request whose answer got lost can be sent again without making a second brand or paying a second credit.",
    Content: IdempotencyGuide,
  },
  {
    slug: "pagination",
    label: "Pagination",
    title: "Lists, a page at a time",
    lead: "Lists have pages, filters and an order, which can all be combined.",
    Content: PaginationGuide,
  },
  {
    slug: "errors",
    label: "Errors",
    title: "What a refusal says",
    lead: "Every refusal has one shape, a code to decide by, and words for people.",
    Content: ErrorsGuide,
  },
  {
    slug: "webhooks",
    label: "Webhooks",
    title: "Be told instead of asking",
    lead: "Events are sent to your address, signed, at least once, and again for hours when nobody answers.",
    Content: WebhooksGuide,
  },
  {
    slug: "certificates",
    label: "Certificates",
    title: "A certificate on a chain",
    lead: "A brand's package can be certified by a token: asked for once, followed until it is final, never doubled.",
    Content: CertificatesGuide,
  },
  {
    slug: "payments",
    label: "Payments",
    title: "A 402 that pays itself",
    lead: "What is sold is paid in the network's own token: the refusal carries what is due, and the same request carries the payment.",
    Content: PaymentsGuide,
  },
  {
    slug: "rate-limits",
    label: "Rate limits",
    title: "How much, how often",
    lead: "Each tier has a number of requests an hour and of generations at once; every answer says what is left.",
    Content: RateLimitsGuide,
  },
  {
    slug: "proof",
    label: "Proof",
    title: "What a package proves",
    lead: "Any copy of a package, or a single file of it, can be checked without this service: by its manifest, by a signed statement, and by the certificate on the chain.",
    Content: ProofGuide,
  },
  {
    slug: "domains",
    label: "Domains",
    title: "A host of your own",
    lead: "A brand's documentation on a label below ours or on your own domain, proven by DNS, with its certificate.",
    Content: DomainsGuide,
  },
  {
    slug: "variants",
    label: "A/B variants",
    title: "Designs that are tested",
    lead: "Three designs that differ from the brand on one thing each, the code that tests them, and results that may be looked at any time.",
    Content: VariantsGuide,
  },
  {
    slug: "versioning",
    label: "Versioning",
    title: "What may change, and what may not",
    lead: "v1 is stable: it grows, and nothing in it is taken away. v2 is beta, for keys that ask for it.",
    Content: VersioningGuide,
  },
];
