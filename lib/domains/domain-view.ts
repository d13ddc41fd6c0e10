import { domainToUnicode } from "node:url";
import type { BrandDomain } from "@/lib/db/generated/client";
import { withoutPort } from "./design-host";
import { type DnsRecord, type Domain, domainSchema } from "./domain.schema";
import { hostOf, originOf } from "./domain-origin";
import { edgeName } from "./edge-target";
import { proofRecord } from "./proof-record";
import type { ReadName } from "./read-name";

/**
 * A row as its owner may see it.
 * @param addresses that a domain may lead to instead of by a CNAME
 */
export async function domainView(row: BrandDomain, addresses: readonly string[]): Promise<Domain> {
  const name = { kind: row.kind, name: row.name } as ReadName;
  const isDomain = name.kind === "domain";
  const host = withoutPort(hostOf(name));
  return domainSchema.parse({
    id: row.id,
    kind: row.kind,
    host,
    writtenAs: domainToUnicode(host) || host,
    url: `${originOf(name)}/`,
    state: row.state,
    since: row.stateSince.toISOString(),
    reason: row.reason,
    failingSince: row.failingSince?.toISOString() ?? null,
    proof: isDomain ? await proofRecord(row.accountId, row.name) : null,
    addressRecords: isDomain ? addressRecords(row.name, addresses) : [],
    lastCheckedAt: row.lastCheckedAt?.toISOString() ?? null,
    nextCheckAt: row.nextCheckAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  });
}

function addressRecords(name: string, addresses: readonly string[]): DnsRecord[] {
  const direct = addresses
    .slice(0, 19)
    .map((value) => ({ type: value.includes(":") ? ("AAAA" as const) : ("A" as const), name, value }));
  return [{ type: "CNAME", name, value: edgeName() }, ...direct];
}
