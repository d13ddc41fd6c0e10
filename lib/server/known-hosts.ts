import { isIPv4 } from "node:net";
import { appUrl, env } from "@/lib/env";
import { brandAt } from "@/lib/http/brand-hosts";
import { canonicalAddress } from "@/lib/http/client-address";
import { faceHosts } from "@/lib/http/faces";

const PORT = /^(.*?)(?::(\d{1,5}))?$/;
const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

/** A host as a request names it: in lower case, without a dot at its end; null when it is none. */
export function readHost(text: string): { host: string; name: string } | null {
  const [, full = "", port] = PORT.exec(text.trim().toLowerCase()) ?? [];
  const name = full.startsWith("[") ? canonicalIpv6(full) : full.replace(/\.$/, "");
  if (name === null || !(full.startsWith("[") || NAME.test(name)) || Number(port ?? 0) > 65_535) return null;
  return { name, host: port === undefined ? name : `${name}:${port}` };
}

/**
 * Whether a request may come to us under this name, whatever the port. A page whose own name suddenly leads to this
 * machine (DNS rebinding) has another name in `Host` than ours. With `APP_URL` its host is ours, and the faces' are;
 * without it, or where it is of this machine alone, the names that never leave this machine.
 */
export function isKnownHost(name: string): boolean {
  const own = nameOf(new URL(appUrl()).host);
  const ours = [own, ...faceHosts().map(nameOf)];
  // Whether there is such a brand is not asked here: the showcase says it.
  if (brandAt(name)) return true;
  return ours.includes(name) || ((!env().APP_URL || isLocal(own)) && isLocal(name));
}

/** `localhost`, names below it (RFC 6761), 127.0.0.0/8 and ::1. */
function isLocal(name: string): boolean {
  if (name === "localhost" || name.endsWith(".localhost")) return true;
  const address = canonicalAddress(name);
  return address === "::1" || (address !== null && isIPv4(address) && address.startsWith("127."));
}

const nameOf = (host: string): string => readHost(host)?.name ?? host;

function canonicalIpv6(bracketed: string): string | null {
  const address = canonicalAddress(bracketed);
  return address === null ? null : `[${address}]`;
}
