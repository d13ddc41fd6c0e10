import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { env } from "@/lib/env";

/** Set by our own server from the socket, so that a handler that only sees a `Request` knows who is connected. */
const SOCKET_ADDRESS_HEADER = "x-marque-client-address";

/**
 * Replaces whatever a client sent in our private header by the address of its socket.
 * The server calls this for every request and upgrade before anyone else reads the headers.
 */
export function stampClientAddress(request: IncomingMessage): void {
  request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
}

/** The address of the socket of a request that has been stamped. */
export const stampedAddress = ({ headers }: IncomingMessage): string =>
  String(headers[SOCKET_ADDRESS_HEADER] ?? "");

/** Whether the socket of a request, which has been stamped, belongs to a proxy of `TRUSTED_PROXIES`. */
export function isFromTrustedProxy(
  request: IncomingMessage,
  proxies: readonly string[] = env().TRUSTED_PROXIES,
): boolean {
  return isTrustedProxy(stampedAddress(request), proxies);
}

/** Whether an address belongs to one of these proxies. */
export function isTrustedProxy(text: string, proxies: readonly string[]): boolean {
  const address = canonicalAddress(text);
  return address !== null && isListed(proxyList(proxies), address);
}

/**
 * The address of the client in canonical form: the socket's, or, when the socket belongs to a proxy of
 * `TRUSTED_PROXIES`, the right-most address of `X-Forwarded-For` that is not such a proxy. Entries further left were
 * written by strangers and are never believed.
 */
export function clientAddress(headers: Headers, proxies: readonly string[] = env().TRUSTED_PROXIES): string {
  return walkBack(headers, proxies).address;
}

/**
 * The same for whoever must be sure: null when the socket's address is unknown, or when the trusted proxies do not say
 * who sent the request. An allow list then refuses.
 */
export function determinedAddress(
  headers: Headers,
  proxies: readonly string[] = env().TRUSTED_PROXIES,
): string | null {
  const { address, isDetermined } = walkBack(headers, proxies);
  return isDetermined ? address : null;
}

function walkBack(headers: Headers, proxies: readonly string[]) {
  const socketAddress = canonicalAddress(headers.get(SOCKET_ADDRESS_HEADER) ?? "");
  const trusted = proxyList(proxies);
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => canonicalAddress(hop));
  let address = socketAddress ?? "127.0.0.1";
  let isDetermined = socketAddress !== null;
  while (isListed(trusted, address)) {
    const hop = hops.pop();
    isDetermined &&= Boolean(hop);
    if (!hop) break;
    address = hop;
  }
  return { address, isDetermined };
}

/** What a limit counts as the client of an upgrade, which has been stamped. */
export function networkOfUpgrade({ headers }: IncomingMessage): string {
  const said = [SOCKET_ADDRESS_HEADER, "x-forwarded-for"].map((name) => [name, String(headers[name] ?? "")]);
  return clientNetwork(clientAddress(new Headers(said as [string, string][])));
}

/**
 * What a limit counts as one client: an IPv4 address, or the /64 network of an IPv6 address, because one subscriber
 * usually holds a whole /64 and could change its address at will.
 */
export function clientNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  return `${expandIpv6(address).slice(0, 4).join(":")}::/64`;
}

/** Canonical text of an address: no brackets, port or zone; IPv4-mapped IPv6 as IPv4. null when it is none. */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"|"$/g, "")
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return null;
  const groups = expandIpv6(bare);
  const mapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!mapped) return new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [high, low] = [Number.parseInt(groups[6]!, 16), Number.parseInt(groups[7]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups of a valid IPv6 address in lower-case hexadecimal without leading zeros. */
function expandIpv6(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill("0"), ...right];
}

const lists = new Map<string, BlockList>();

/** @throws when an entry is neither an address nor a CIDR range. */
function proxyList(entries: readonly string[]): BlockList {
  const key = entries.join();
  const known = lists.get(key);
  if (known) return known;
  const list = new BlockList();
  for (const entry of entries) {
    const [network = "", prefix] = entry.split("/");
    const bits = prefix === undefined ? undefined : Number(prefix);
    const family = isIP(network);
    const most = family === 4 ? 32 : 128;
    if (!family || (bits !== undefined && !(Number.isInteger(bits) && bits >= 0 && bits <= most))) {
      throw new Error(`TRUSTED_PROXIES: "${entry}" is not an address or a range such as 10.0.0.0/8.`);
    }
    list.addSubnet(network, bits ?? most, family === 4 ? "ipv4" : "ipv6");
  }
  lists.set(key, list);
  return list;
}

function isListed(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? "ipv4" : "ipv6");
}
