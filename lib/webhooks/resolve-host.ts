import { Resolver } from "node:dns/promises";
import { env } from "@/lib/env";

/** One question, asked twice at most. */
const QUESTION_MS = 1_500;

/**
 * The addresses of a name, IPv4 first, asked of DNS anew at every call. Neither the machine's hosts file nor its search
 * domains are used, so that a name means here what it means to everybody; only localhost is this machine (RFC 6761).
 * @throws when there is none, or the signal is aborted.
 */
export async function resolveHost(name: string, signal: AbortSignal): Promise<string[]> {
  if (/(^|\.)localhost\.?$/i.test(name)) return ["127.0.0.1", "::1"];
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: 2 });
  const { WEBHOOK_DNS_SERVERS } = env();
  if (WEBHOOK_DNS_SERVERS.length > 0) resolver.setServers(WEBHOOK_DNS_SERVERS);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    if (addresses.length > 0) return addresses;
    throw answers.find((answer) => answer.status === "rejected")?.reason ?? new Error(`no address: ${name}`);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
