import { createHmac } from "node:crypto";
import { domainSecret } from "@/lib/accounts/server-secret";
import type { DnsRecord } from "./domain.schema";

/** Where the record stands that proves whose a domain is. */
export const proofName = (domain: string): string => `_marque.${domain}`;

/**
 * The record by which an account proves that a domain is its own: nobody else's record is the same, and it says nothing about
 * the account's other domains.
 */
export async function proofRecord(accountId: string, domain: string): Promise<DnsRecord> {
  const mac = createHmac("sha256", await domainSecret()).update(`domain\n${accountId}\n${domain}`);
  const value = `marque-verification=${mac.digest("hex").slice(0, 40)}`;
  return { type: "TXT", name: proofName(domain), value };
}
