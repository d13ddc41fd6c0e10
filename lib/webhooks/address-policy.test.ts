import fc from "fast-check";
import { expect, test } from "vitest";
import { classifyAddress } from "./address-policy";
import { REFUSED_ADDRESSES } from "./refused-addresses-fixture";
import "@/scripts/vitest-properties";

test.each([
  "8.8.8.8",
  "1.1.1.1",
  "172.32.0.1",
  "100.128.0.1",
  "2606:4700:4700::1111",
  "2a00:1450:4001:80b::200e",
])("%s is public", (address) => {
  expect(classifyAddress(address, [])).toBe("public");
});

test.each(REFUSED_ADDRESSES)("%s: refused", (_, addresses) => {
  for (const address of addresses)
    expect([address, classifyAddress(address, [])]).toEqual([address, "refused"]);
});

test("the operator's networks are allowed, in the family in which they are written", () => {
  const allowed = ["127.0.0.0/8", "10.1.2.3", "::1/128", "fd00::/8"];
  for (const address of ["127.0.0.1", "127.9.9.9", "10.1.2.3", "::1", "fd12::1"]) {
    expect([address, classifyAddress(address, allowed)]).toEqual([address, "allowed"]);
  }
  for (const address of [
    "10.1.2.4",
    "::ffff:127.0.0.1",
    "::127.0.0.1",
    "::ffff:7f00:1",
    "169.254.169.254",
    "fe80::1",
  ]) {
    expect([address, classifyAddress(address, allowed)]).toEqual([address, "refused"]);
  }
  expect(classifyAddress("8.8.8.8", allowed)).toBe("public");
});

test("nothing outside 2000::/3 is public, whatever its bits are", () => {
  const word = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(word, { minLength: 8, maxLength: 8 }), (words) => {
      fc.pre(words[0]! >> 13 !== 1);
      expect(classifyAddress(words.map((part) => part.toString(16)).join(":"), [])).toBe("refused");
    }),
    { numRuns: 300 },
  );
});
