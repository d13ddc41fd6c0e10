import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { edgeAddresses, lookUp } from "./look-up";
import { startZone, type ZoneServer } from "./zone-fixture";

const NAME = "docs.klok.example";
let server: ZoneServer;

beforeAll(async () => {
  server = await startZone();
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
  server.zone.clear();
});

function edge(settings: Record<string, string> = {}) {
  const all = { DOMAIN_DNS_SERVERS: server.address, EDGE_HOST: "edge.marque.example", ...settings };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  refreshEnv();
  server.zone.set("edge.marque.example", { A: ["203.0.113.7"], AAAA: ["2001:db8::7"] });
}

test("a name that does not exist leads nowhere, and proves nothing", async () => {
  edge();
  expect(await lookUp(NAME)).toEqual({ proofs: [], address: { kind: "nowhere" } });
});

test("reads every text of the record, and follows the CNAME to us", async () => {
  edge();
  server.zone.set(`_marque.${NAME}`, { TXT: ["one", " two "] });
  server.zone.set(NAME, { CNAME: ["edge.marque.example"] });
  expect(await lookUp(NAME)).toEqual({ proofs: ["one", "two"], address: { kind: "here" } });
});

test("addresses count as well, of either family; all of them have to be ours", async () => {
  edge();
  server.zone.set(NAME, { A: ["203.0.113.7"] });
  expect((await lookUp(NAME)).address).toEqual({ kind: "here" });
  server.zone.set(NAME, { A: ["203.0.113.7"], AAAA: ["2001:db8::7"] });
  expect((await lookUp(NAME)).address).toEqual({ kind: "here" });
  server.zone.set(NAME, { A: ["203.0.113.7", "198.51.100.1"] });
  expect((await lookUp(NAME)).address).toEqual({
    kind: "elsewhere",
    name: null,
    addresses: ["198.51.100.1"],
  });
});

test("the operator may write an address of the edge in any of its ways", async () => {
  edge({ EDGE_ADDRESSES: "203.0.113.7,2001:DB8:0:0:0:0:0:7" });
  server.zone.set(NAME, { A: ["203.0.113.7"], AAAA: ["2001:db8::7"] });
  expect((await lookUp(NAME)).address).toEqual({ kind: "here" });
  expect(await edgeAddresses()).toEqual(["203.0.113.7", "2001:db8::7"]);
});

test("a CNAME to somebody else is named", async () => {
  edge();
  server.zone.set(NAME, { CNAME: ["pages.other.example"] });
  server.zone.set("pages.other.example", { A: ["198.51.100.1"] });
  expect((await lookUp(NAME)).address).toEqual({
    kind: "elsewhere",
    name: "pages.other.example",
    addresses: ["198.51.100.1"],
  });
});

test("the operator's addresses count instead of those of the edge's name", async () => {
  edge({ EDGE_ADDRESSES: "198.51.100.1,2001:DB8::9" });
  server.zone.set(NAME, { A: ["198.51.100.1"], AAAA: ["2001:db8::9"] });
  expect((await lookUp(NAME)).address).toEqual({ kind: "here" });
  expect(await edgeAddresses()).toEqual(["198.51.100.1", "2001:db8::9"]);
});

test.each(["silent", "failing"] as const)("a %s server says nothing, within its time", async (how) => {
  edge();
  server.zone.set(NAME, how).set(`_marque.${NAME}`, how);
  const startedAt = performance.now();
  expect(await lookUp(NAME)).toEqual({ proofs: null, address: { kind: "unanswered" } });
  expect(performance.now() - startedAt).toBeLessThan(20_000);
});

test("an edge without an address is not the customer's fault", async () => {
  edge();
  server.zone.delete("edge.marque.example");
  server.zone.set(NAME, { A: ["203.0.113.7"] });
  expect((await lookUp(NAME)).address).toEqual({ kind: "unanswered" });
});
