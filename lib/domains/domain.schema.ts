import { z } from "zod";
import { typedText } from "@/lib/model/typed-text";

/** What a name is: a label below our own host for showcases, or a domain of the customer's. */
export const DOMAIN_KINDS = ["label", "domain"] as const;
export type DomainKind = (typeof DOMAIN_KINDS)[number];

/** How far a name is. Only at a live one the showcase is served, and a certificate is had. */
export const DOMAIN_STATES = [
  "waiting-for-proof",
  "waiting-for-address",
  "live",
  "broken",
  "removed",
] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Names that one brand has at a time, and labels that it ever gets: none of them goes to anybody else. */
export const MAX_DOMAINS = 5;
export const MAX_LABELS_EVER = 3;

const NAME_RULE =
  "must be a label such as klok, or a domain of yours such as docs.klok.example, of at most 245 characters";

export const newDomainSchema = z
  .object({
    name: typedText(500, NAME_RULE)
      .refine((text) => text.length > 0 && text.length <= 245, { error: NAME_RULE })
      .meta({
        minLength: 1,
        maxLength: 245,
        description:
          "A label such as `klok`, for a host below ours, or a domain of yours such as `docs.klok.example`; a name of other letters may be given as it is written.",
      }),
  })
  .meta({ id: "AddDomain" });
export type NewDomain = z.output<typeof newDomainSchema>;

const TIME = z.iso.datetime();

export const dnsRecordSchema = z
  .object({
    type: z.enum(["TXT", "CNAME", "A", "AAAA"]),
    name: z.string().max(261),
    value: z.string().max(255),
  })
  .meta({ id: "DnsRecord" });
export type DnsRecord = z.output<typeof dnsRecordSchema>;

/** A name as its owner sees it. */
export const domainSchema = z
  .object({
    id: z.uuid().meta({ description: "Id of the resource." }),
    kind: z.enum(DOMAIN_KINDS),
    host: z.string().max(320).meta({ description: "The host, in ASCII." }),
    writtenAs: z.string().max(320).meta({ description: "The same as people write it." }),
    url: z.string().max(400).meta({ description: "Where the showcase is once the host is live." }),
    state: z.enum(DOMAIN_STATES),
    since: TIME.meta({ description: "Since when it is in this state." }),
    reason: z.string().max(1_000).meta({ description: "Why it is, and what to do, in plain words." }),
    failingSince: TIME.nullable().meta({
      description: "The first check since the last good one that found something wrong.",
    }),
    proof: dnsRecordSchema.nullable().meta({
      description: "The record that proves whose the domain is. It has to stay. null for a label.",
    }),
    addressRecords: z.array(dnsRecordSchema).max(20).meta({
      description:
        "Records of which either the CNAME or all of the others lead the domain here. None for a label.",
    }),
    lastCheckedAt: TIME.nullable(),
    nextCheckAt: TIME.nullable(),
    createdAt: TIME,
  })
  .meta({ id: "Domain" });
export type Domain = z.output<typeof domainSchema>;

/** A brand's names, and what the feature costs it. */
export const domainsSchema = z
  .object({
    bought: z.boolean().meta({ description: "Whether the feature has been paid for, once for the brand." }),
    price: z.string().max(40).meta({ description: "In the network's native token." }),
    labelsBelow: z.string().max(260).meta({ description: "The host that a label stands before." }),
    domains: z.array(domainSchema).max(MAX_DOMAINS),
  })
  .meta({ id: "Domains" });
export type Domains = z.output<typeof domainsSchema>;

export const removedDomainSchema = z
  .object({ id: z.uuid().meta({ description: "Id of the resource." }), removed: z.literal(true) })
  .meta({ id: "RemovedDomain" });
