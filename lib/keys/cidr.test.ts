import { expect, test } from "vitest";
import { canonicalCidr, isInNetworks } from "./cidr";

test.each([
  ["192.0.2.7", "192.0.2.7/32"],
  [" 192.0.2.7/24 ", "192.0.2.0/24"],
  ["0.0.0.0/0", "0.0.0.0/0"],
  ["2001:DB8::1", "2001:db8::1/128"],
  ["2001:db8:1:2:3::/48", "2001:db8:1::/48"],
  ["::ffff:192.0.2.7", "192.0.2.7/32"],
  ["::ffff:192.0.2.7/120", "192.0.2.0/24"],
])("%s is %s", (text, expected) => {
  expect(canonicalCidr(text)).toBe(expected);
});

test.each([
  "",
  "192.0.2",
  "127.1",
  "0x7f.1",
  "192.0.2.7/33",
  "192.0.2.7/",
  "192.0.2.7/-1",
  "192.0.2.7/8/8",
  "::1/129",
  "fe80::1%eth0",
  "example.com",
])("%j is none", (text) => {
  expect(canonicalCidr(text)).toBeNull();
});

test.each<[string, string[], boolean]>([
  ["192.0.2.7", ["192.0.2.0/24"], true],
  ["192.0.3.7", ["192.0.2.0/24", "192.0.3.7/32"], true],
  ["192.0.3.8", ["192.0.2.0/24", "192.0.3.7/32"], false],
  ["2001:db8::5", ["2001:db8::/32"], true],
  ["2001:db9::5", ["2001:db8::/32"], false],
  ["192.0.2.7", ["::/0"], false],
  ["::ffff:192.0.2.7", ["192.0.2.0/24"], true],
  ["nobody", ["0.0.0.0/0"], false],
])("%s in %j: %s", (address, cidrs, expected) => {
  expect(isInNetworks(address, cidrs)).toBe(expected);
});
