import ipaddr from "ipaddr.js";
import { type NameServer, nameRecord, RECORD_TYPES, startNameServer } from "@/test-support/name-server";

export interface DnsServer extends NameServer {
  /** Names that were asked for, in order, once per question. */
  asked: string[];
}

/**
 * A name server whose `answers` say the addresses of a name at its n-th look-up, each of IPv4 or IPv6. null: it never
 * answers. A name without an address does not exist.
 */
export async function startDnsServer(
  answers: (name: string, count: number) => string[] | null,
): Promise<DnsServer> {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const server = await startNameServer((name, type) => {
    asked.push(name);
    const key = `${name} ${type}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const addresses = answers(name, count);
    if (addresses === null) return null;
    const records = addresses.flatMap((address) => {
      const own = ipaddr.parse(address).kind() === "ipv4" ? "A" : "AAAA";
      return RECORD_TYPES[own] === type ? [nameRecord(name, own, address)] : [];
    });
    return { outcome: addresses.length > 0 ? "found" : "no such name", records };
  });
  return { ...server, asked };
}
