import type { IncomingMessage, ServerResponse } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { accountRow, finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { giveLiveHost } from "@/lib/domains/live-host-fixture";
import { loadLiveHosts } from "@/lib/domains/live-hosts";
import { newId } from "@/lib/ids";
import { answerEdge } from "./edge-door";

useTestDatabase();

let brandId: string;

beforeEach(async () => {
  await db().brandDomain.deleteMany();
  ({ brandId } = await finishedBrandOf(await accountRow()));
});

interface Asked {
  socket?: string;
  headers?: Record<string, string>;
  method?: string;
  url?: string;
}

/** The status that the edge gets; null when it is nobody's to answer. */
async function ask(name: string, { socket = "127.0.0.1", headers = {}, method = "GET", url }: Asked = {}) {
  const request = {
    method,
    url: url ?? `/api/edge/ask?domain=${encodeURIComponent(name)}`,
    headers: { "x-marque-client-address": socket, host: "127.0.0.1:3000", ...headers },
  } as unknown as IncomingMessage;
  return new Promise<number | null>((resolve) => {
    const writeHead = (status: number) => ({ end: () => resolve(status) });
    const isAnswered = answerEdge(request, { writeHead } as unknown as ServerResponse);
    if (!isAnswered) resolve(null);
  });
}

describe("a certificate may be had", () => {
  test("for the exact name of a live host, a label's and a domain's, and for no other", async () => {
    await giveLiveHost(brandId, "docs.klok.example");
    await giveLiveHost(brandId, "klok");
    expect(await ask("docs.klok.example")).toBe(200);
    expect(await ask("klok.design.localhost")).toBe(200);
    for (const name of [
      "",
      "klok.example",
      "x.docs.klok.example",
      "*.klok.example",
      "docs.klok.example.",
      "DOCS.klok.example",
      "docs.klok.example:443",
      " docs.klok.example",
      "klok",
      "klak.design.localhost",
      "design.localhost",
      "localhost",
      "127.0.0.1",
      "__proto__",
      "a".repeat(5_000),
    ]) {
      expect(await ask(name)).toBe(404);
    }
    const url = "/api/edge/ask?domain=docs.klok.example&domain=docs.klok.example";
    expect(await ask("", { url })).toBe(404);
    expect(await ask("", { url: "/api/edge/ask" })).toBe(404);
    expect(await ask("docs.klok.example", { method: "POST" })).toBe(404);
  });

  test("as long as it is live", async () => {
    const id = await giveLiveHost(brandId, "docs.klok.example");
    for (const state of ["waiting-for-proof", "waiting-for-address", "broken", "removed"]) {
      await db().brandDomain.update({ where: { id }, data: { state } });
      await loadLiveHosts();
      expect(await ask("docs.klok.example")).toBe(404);
    }
    await db().brandDomain.update({ where: { id }, data: { state: "live" } });
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
    await loadLiveHosts();
    expect(await ask("docs.klok.example")).toBe(404);
  });

  test("for the host that is the id of a brand to be seen, looked up seldom whatever strangers ask", async () => {
    expect(await ask(`${brandId}.design.localhost`)).toBe(200);
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(`${newId()}.design.localhost`)));
    expect(new Set(answers)).toEqual(new Set([404]));
  });
});

test("only the edge may ask: who comes through it, or from elsewhere, is answered as at any address", async () => {
  await giveLiveHost(brandId, "docs.klok.example");
  expect(await ask("docs.klok.example", { socket: "::1" })).toBe(200);
  expect(await ask("docs.klok.example", { socket: "::ffff:127.0.0.1" })).toBe(200);
  expect(await ask("docs.klok.example", { socket: "203.0.113.7" })).toBeNull();
  expect(await ask("docs.klok.example", { headers: { "x-forwarded-for": "127.0.0.1" } })).toBeNull();
  expect(await ask("docs.klok.example", { headers: { forwarded: "for=127.0.0.1" } })).toBeNull();
  expect(await ask("docs.klok.example", { url: "/api/edge/asked?domain=docs.klok.example" })).toBeNull();
});
