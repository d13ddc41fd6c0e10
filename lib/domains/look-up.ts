import { Resolver } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";
import { edgeName } from "./edge-target";
import { proofName } from "./proof-record";

/** One question, asked twice at most; all of them together, whatever the servers do. */
const QUESTION_MS = 1_500;
const WHOLE_MS = 8_000;
/** More records of one kind than anybody has in earnest. */
const MOST_RECORDS = 100;

/** Where a domain leads. `name` is what its CNAME names, where it has one. */
export type AddressFinding =
  | { kind: "here" }
  | { kind: "elsewhere"; name: string | null; addresses: string[] }
  | { kind: "nowhere" }
  | { kind: "unanswered" };

/** What DNS says about a domain. */
export interface Findings {
  /** Texts of the TXT records where the proof belongs; null when no server answered. */
  proofs: string[] | null;
  address: AddressFinding;
}

/** Asks DNS where a domain leads, and for the proof whose it is. Never throws: what is not answered is said to be so. */
export async function lookUp(domain: string): Promise<Findings> {
  const resolver = openResolver();
  const end = setTimeout(() => resolver.cancel(), WHOLE_MS);
  try {
    const [proofs, names, found, ours] = await Promise.all([
      answered(resolver.resolveTxt(proofName(domain))),
      answered(resolver.resolveCname(domain)),
      addressesOf(resolver, domain),
      ourAddresses(resolver),
    ]);
    const texts = proofs?.slice(0, MOST_RECORDS).map((parts) => parts.join("").trim()) ?? null;
    return { proofs: texts, address: whereTo(names, found, ours) };
  } finally {
    clearTimeout(end);
  }
}

let remembered: { key: string; until: number; addresses: Promise<string[]> } | undefined;
const REMEMBERED_MS = 60_000;

/** The addresses that a domain may lead to, for people to copy: the operator's, or those of the name that it shall lead to. */
export function edgeAddresses(): Promise<string[]> {
  const { EDGE_ADDRESSES, DOMAIN_DNS_SERVERS } = env();
  const key = [edgeName(), ...EDGE_ADDRESSES, "", ...DOMAIN_DNS_SERVERS].join();
  if (remembered?.key !== key || remembered.until < Date.now()) {
    remembered = { key, until: Date.now() + REMEMBERED_MS, addresses: askForOurs() };
  }
  return remembered.addresses;
}

async function askForOurs(): Promise<string[]> {
  const resolver = openResolver();
  const end = setTimeout(() => resolver.cancel(), WHOLE_MS);
  try {
    return (await ourAddresses(resolver)) ?? [];
  } finally {
    clearTimeout(end);
  }
}

function whereTo(names: string[] | null, found: string[] | null, ours: string[] | null): AddressFinding {
  const name = names?.[0]?.toLowerCase().replace(/\.$/, "") ?? null;
  if (name !== null && name === edgeName()) return { kind: "here" };
  if (found === null || ours === null) return { kind: "unanswered" };
  if (found.length === 0) return { kind: "nowhere" };
  const foreign = found.filter((address) => !ours.includes(address));
  // Half of its visitors would land somewhere else, and so might whoever checks it for the certificate.
  return foreign.length === 0 ? { kind: "here" } : { kind: "elsewhere", name, addresses: foreign };
}

async function ourAddresses(resolver: Resolver): Promise<string[] | null> {
  const { EDGE_ADDRESSES } = env();
  if (EDGE_ADDRESSES.length > 0) return EDGE_ADDRESSES.map(plainAddress);
  const name = edgeName();
  if (/(^|\.)localhost$/.test(name)) return ["127.0.0.1", "::1"];
  const found = await addressesOf(resolver, name);
  // An edge without an address is the operator's fault, and nothing that a customer's domain should pay for.
  return found === null || found.length === 0 ? null : found;
}

async function addressesOf(resolver: Resolver, name: string): Promise<string[] | null> {
  const answers = await Promise.all([answered(resolver.resolve4(name)), answered(resolver.resolve6(name))]);
  if (answers.includes(null)) return null;
  return answers
    .flatMap((list) => list ?? [])
    .slice(0, MOST_RECORDS)
    .map(plainAddress);
}

/** An IPv6 address can be written in many ways: they are compared in one. */
const plainAddress = (address: string): string => ipaddr.parse(address).toString();

/** Without a record an empty list; null when no server answered, or none that knows. */
async function answered<Entry>(asked: Promise<Entry[]>): Promise<Entry[] | null> {
  try {
    return await asked;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    return code === "ENOTFOUND" || code === "ENODATA" ? [] : null;
  }
}

/** Neither the machine's hosts file nor its search domains are used: a name means here what it means to everybody. */
function openResolver(): Resolver {
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: 2 });
  const { DOMAIN_DNS_SERVERS } = env();
  if (DOMAIN_DNS_SERVERS.length > 0) resolver.setServers(DOMAIN_DNS_SERVERS);
  return resolver;
}
