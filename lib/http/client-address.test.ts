import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import {
  canonicalAddress,
  clientAddress,
  clientNetwork,
  determinedAddress,
  stampClientAddress,
} from "./client-address";

const from = (socket: string, forwarded?: string) =>
  new Headers({ "x-marque-client-address": socket, ...(forwarded ? { "x-forwarded-for": forwarded } : {}) });

test.each<[string, string, string | undefined, string[], string | null]>([
  ["the socket's", "203.0.113.7", "1.1.1.1", [], "203.0.113.7"],
  ["what our proxy saw", "10.0.0.1", "198.51.100.9", ["10.0.0.0/8"], "198.51.100.9"],
  ["unknown when our proxy says nothing", "10.0.0.1", undefined, ["10.0.0.0/8"], null],
  ["unknown when our proxy says rubbish", "10.0.0.1", "1.1.1.1, rubbish", ["10.0.0.0/8"], null],
  ["unknown when all are our proxies", "10.0.0.1", "10.0.0.2", ["10.0.0.0/8"], null],
  ["unknown without a socket", "", undefined, [], null],
])("determinedAddress is %s", (_, socket, forwarded, proxies, expected) => {
  expect(determinedAddress(from(socket, forwarded), proxies)).toBe(expected);
});

describe("clientAddress", () => {
  test.each<[string, string, string | undefined, string[], string]>([
    ["the socket's without proxies", "203.0.113.7", undefined, [], "203.0.113.7"],
    ["never a stranger's claim", "203.0.113.7", "1.1.1.1", [], "203.0.113.7"],
    ["never a claim by a proxy that is not ours", "203.0.113.7", "1.1.1.1", ["10.0.0.0/8"], "203.0.113.7"],
    ["what our proxy saw", "10.0.0.1", "198.51.100.9", ["10.0.0.0/8"], "198.51.100.9"],
    [
      "the right-most stranger",
      "10.0.0.1",
      "6.6.6.6, 198.51.100.9, 10.0.0.2",
      ["10.0.0.0/8"],
      "198.51.100.9",
    ],
    ["the proxy itself when it says nothing", "10.0.0.1", undefined, ["10.0.0.0/8"], "10.0.0.1"],
    ["the last known hop before rubbish", "10.0.0.1", "1.1.1.1, rubbish", ["10.0.0.0/8"], "10.0.0.1"],
    ["a mapped IPv4 socket", "::ffff:203.0.113.7", undefined, [], "203.0.113.7"],
    ["a mapped proxy", "::ffff:10.0.0.1", "198.51.100.9", ["10.0.0.1"], "198.51.100.9"],
    ["an IPv6 proxy", "fd00::1", "[2001:DB8::5]:443", ["fd00::/8"], "2001:db8::5"],
  ])("is %s", (_, socket, forwarded, proxies, expected) => {
    expect(clientAddress(from(socket, forwarded), proxies)).toBe(expected);
  });

  test.each(["10.0.0.0/33", "fd00::/129", "proxy.example", "10.0.0.0/x"])("refuses the proxy %s", (entry) => {
    expect(() => clientAddress(from("10.0.0.1"), [entry])).toThrow(/TRUSTED_PROXIES/);
  });
});

test("canonicalAddress", () => {
  const texts = [
    "1.2.3.4",
    "1.2.3.4:80",
    "[::1]:80",
    "::FFFF:0102:0304",
    "fe80::1%eth0",
    '"[2001:db8::1]"',
    "1.2.3",
    "",
  ];
  expect(texts.map(canonicalAddress)).toEqual([
    "1.2.3.4",
    "1.2.3.4",
    "::1",
    "1.2.3.4",
    "fe80::1",
    "2001:db8::1",
    null,
    null,
  ]);
});

test("one IPv6 subscriber is one client", () => {
  expect(clientNetwork("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
  expect(clientNetwork("2001:db8:1:2:bbbb::2")).toBe(clientNetwork("2001:db8:1:2:aaaa::1"));
  expect(clientNetwork("::1")).toBe("0:0:0:0::/64");
  expect(clientNetwork("203.0.113.7")).toBe("203.0.113.7");
});

test("stampClientAddress overwrites what a client claims", () => {
  const request = {
    headers: { "x-marque-client-address": "6.6.6.6" },
    socket: { remoteAddress: "203.0.113.7" },
  } as unknown as IncomingMessage;
  stampClientAddress(request);
  expect(request.headers["x-marque-client-address"]).toBe("203.0.113.7");
});
