import ipaddr from "ipaddr.js";

export type AddressClass = "public" | "allowed" | "refused";

/**
 * Whether a webhook may be sent to an address: "public" is globally reachable unicast, "allowed" is inside one of the
 * operator's networks, everything else is "refused". An IPv6 address that holds an IPv4 one (mapped, compatible,
 * translated, NAT64, 6to4, Teredo, ISATAP) is refused whatever it holds: nobody needs it to name a public server.
 * @param address as the resolver or the kernel says it; no zone.
 */
export function classifyAddress(address: string, allowedCidrs: readonly string[]): AddressClass {
  if (!ipaddr.isValid(address)) return "refused";
  const parsed = ipaddr.parse(address);
  if (allowedCidrs.some((cidr) => isWithin(parsed, cidr))) return "allowed";
  const isPublic = parsed instanceof ipaddr.IPv6 ? isPublicIpv6(parsed) : isPublicIpv4(parsed);
  return isPublic ? "public" : "refused";
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Same family only: ::ffff:127.0.0.1 is not inside 127.0.0.0/8. */
function isWithin(address: Address, cidr: string): boolean {
  const [network, prefix] = ipaddr.parseCIDR(cidr.includes("/") ? cidr : `${cidr}/${bitsOf(cidr)}`);
  return network.kind() === address.kind() && address.match([network, prefix] as [ipaddr.IPv4, number]);
}

const bitsOf = (address: string) => (address.includes(":") ? 128 : 32);

/** Answers the machines of one cloud only, at an address that looks public. */
const AZURE_WIRE_SERVER = "168.63.129.16";

/** ipaddr.js knows IANA's registry of special-purpose addresses: what is in none of its ranges is "unicast". */
function isPublicIpv4(address: ipaddr.IPv4): boolean {
  return address.range() === "unicast" && address.toString() !== AZURE_WIRE_SERVER;
}

/** 2000::/3 is all that IANA has given out as global unicast. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  if (address.zoneId !== undefined || !address.match(GLOBAL_UNICAST) || address.range() !== "unicast")
    return false;
  // ISATAP (RFC 5214): an interface identifier of 0:5efe or 200:5efe, then an IPv4 address.
  const [, , , , flags = 0, marker = 0] = address.parts;
  return !((flags === 0 || flags === 0x200) && marker === 0x5efe);
}
