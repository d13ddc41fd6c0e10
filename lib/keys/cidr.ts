import ipaddr from "ipaddr.js";

/**
 * Canonical text of a network: "192.0.2.7" becomes "192.0.2.7/32", host bits are cleared, IPv4-mapped IPv6 becomes
 * IPv4. null when it is neither an address nor a CIDR range.
 */
export function canonicalCidr(text: string): string | null {
  const [address = "", bits, ...rest] = text.trim().split("/");
  if (rest.length > 0 || !ipaddr.isValid(address) || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
    return null;
  const parsed = ipaddr.parse(address);
  // ipaddr.js takes old forms such as 127.1 or 0x7f.1 as well, which nobody means.
  if (parsed.kind() === "ipv4" && !ipaddr.IPv4.isValidFourPartDecimal(address)) return null;
  const most = parsed.kind() === "ipv4" ? 32 : 128;
  const prefix = bits === undefined ? most : Number(bits);
  if (prefix > most || address.includes("%")) return null;
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && prefix >= 96) {
    return canonicalCidr(`${parsed.toIPv4Address()}/${prefix - 96}`);
  }
  const network = `${address}/${prefix}`;
  const first =
    parsed.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(network)
      : ipaddr.IPv6.networkAddressFromCIDR(network);
  return `${first}/${prefix}`;
}

/** True when the address is in one of the networks, which are canonical. */
export function isInNetworks(address: string, cidrs: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const client = ipaddr.process(address);
  return cidrs.some((cidr) => {
    const [network, prefix] = ipaddr.parseCIDR(cidr);
    return client.kind() === network.kind() && client.match(network, prefix);
  });
}
