import { beforeEach, describe, expect, test, vi } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { deleteBrand } from "@/lib/brand/delete-brand";
import { purgeBrands } from "@/lib/brand/purge-brands";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { MAX_DOMAINS, MAX_LABELS_EVER } from "@/lib/domains/domain.schema";
import { liveHostAt, loadLiveHosts } from "@/lib/domains/live-hosts";
import { startZone } from "@/lib/domains/zone-fixture";
import { refreshEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { accountWithKey, withId } from "@/lib/v1/key-fixture";
import { POST as CHECK } from "./[domainId]/check/route";
import { DELETE, GET as GET_ONE } from "./[domainId]/route";
import { GET, POST } from "./route";

useTestDatabase();

type Account = Awaited<ReturnType<typeof accountWithKey>>;

let account: Account;
let brandId: string;
let count = 0;
let name: string;

beforeEach(async () => {
  account = await accountWithKey({ beta: true });
  ({ brandId } = await finishedBrandOf(account.accountId));
  await buyFor(brandId, "domain");
  name = `klok${++count}`;
});

interface By {
  id?: string;
  by?: Account;
  headers?: Record<string, string>;
}

async function add(text: unknown, { id = brandId, by = account, headers = {} }: By = {}) {
  const body = { name: text };
  return answerOf(await POST(by.request("POST", `/v2/brands/${id}/domains`, { body, headers }), withId(id)));
}

async function list({ id = brandId, by = account }: By = {}) {
  return answerOf(await GET(by.request("GET", `/v2/brands/${id}/domains`), withId(id)));
}

async function one(
  verb: "GET" | "DELETE" | "CHECK",
  domainId: string,
  { id = brandId, by = account }: By = {},
) {
  const params = { params: Promise.resolve({ id, domainId }) };
  const method = verb === "CHECK" ? "POST" : verb;
  const handler = { GET: GET_ONE, DELETE, CHECK }[verb];
  return answerOf(await handler(by.request(method, `/v2/brands/${id}/domains/${domainId}`), params));
}

async function answerOf(response: Response) {
  const { data, error } = await response.json();
  return { status: response.status, data, error, headers: response.headers };
}

describe("who may", () => {
  test("401 without a key, 403 without the opt-in, for every operation", async () => {
    const plain = await accountWithKey();
    expect((await add(name, { by: plain })).status).toBe(403);
    expect((await list({ by: plain })).status).toBe(403);
    for (const verb of ["GET", "DELETE", "CHECK"] as const) {
      expect((await one(verb, newId(), { by: plain })).status).toBe(403);
    }
    const request = new Request("http://localhost:3000/v2/brands/x/domains");
    expect((await GET(request, withId(brandId))).status).toBe(401);
  });

  test("404 for another account's brand and host as for none", async () => {
    const other = await accountWithKey({ beta: true });
    const { data } = await add(name);
    expect((await add("other-name", { by: other })).status).toBe(404);
    expect((await list({ by: other })).status).toBe(404);
    const { brandId: theirs } = await finishedBrandOf(other.accountId);
    for (const verb of ["GET", "DELETE", "CHECK"] as const) {
      expect((await one(verb, data.id, { by: other })).status).toBe(404);
      // Nor by way of a brand of one's own.
      expect((await one(verb, data.id, { by: other, id: theirs })).status).toBe(404);
      expect((await one(verb, "nonsense")).status).toBe(404);
    }
    expect((await one("GET", data.id)).data.state).toBe("live");
  });

  test("400 comes before 404, 409 before the first version, and 402 last, with the price", async () => {
    expect(await add("no spaces", { id: newId() })).toMatchObject({
      status: 400,
      error: { details: { field: "name" } },
    });
    expect((await add("x".repeat(246))).error.details.field).toBe("name");
    const waiting = await waitingBrandOf(account.accountId);
    expect((await add(name, { id: waiting.brandId })).status).toBe(409);
    const { brandId: unpaid } = await finishedBrandOf(account.accountId);
    const refused = await add(name, { id: unpaid });
    expect(refused).toMatchObject({ status: 402, error: { details: { feature: "domain", price: "0.02" } } });
    expect((await list({ id: unpaid })).data).toMatchObject({ bought: false, price: "0.02", domains: [] });
  });
});

describe("a label", () => {
  test("is live at once, at the host below ours", async () => {
    const { status, data, headers } = await add(` ${name.toUpperCase()} `);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      kind: "label",
      host: `${name}.design.localhost`,
      url: `http://${name}.design.localhost:3000/`,
      state: "live",
      proof: null,
      addressRecords: [],
    });
    expect(headers.get("x-request-id")).toBeTruthy();
    await loadLiveHosts();
    expect(liveHostAt(data.host)).toEqual({ brandId, origin: `http://${name}.design.localhost:3000` });
    expect((await list()).data).toMatchObject({ bought: true, domains: [{ id: data.id }] });
  });

  test("is given once for one Idempotency-Key", async () => {
    const headers = { "idempotency-key": `key-${name}` };
    const answers = [await add(name, { headers }), await add(name, { headers })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]!.data).toEqual(answers[0]!.data);
  });

  test("of two accounts at once one gets it, and nobody one that looks like it", async () => {
    const other = await accountWithKey({ beta: true });
    const { brandId: theirs } = await finishedBrandOf(other.accountId);
    await buyFor(theirs, "domain");
    const label = `milo-bar-${"abcdefgh"[count % 8]}`;
    const both = await Promise.all([add(label), add(label, { id: theirs, by: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = both[0]!.status === 409 ? { id: brandId, by: account } : { id: theirs, by: other };
    for (const alike of [label.replace("l", "1"), label.replace("m", "rn"), label.replaceAll("-", "")]) {
      expect(await add(alike, loser)).toMatchObject({ status: 409, error: { details: { field: "name" } } });
    }
  });

  test("stays its account's for ever: removed, with its brand purged, and with its account gone", async () => {
    const { data } = await add(name);
    expect((await one("DELETE", data.id)).data).toEqual({ id: data.id, removed: true });
    expect((await list()).data.domains).toEqual([]);
    await loadLiveHosts();
    expect(liveHostAt(data.host)).toBeNull();
    const stranger = await accountWithKey({ beta: true });
    const { brandId: theirs } = await finishedBrandOf(stranger.accountId);
    await buyFor(theirs, "domain");
    const claim = () => add(name, { id: theirs, by: stranger });
    expect((await claim()).status).toBe(409);
    expect((await add(name)).status).toBe(201);
    await deleteBrand(account.accountId, brandId);
    await loadLiveHosts();
    expect(liveHostAt(data.host)).toBeNull();
    expect((await claim()).status).toBe(409);
    const { brandId: other } = await finishedBrandOf(account.accountId);
    expect((await add(name, { id: other })).error.message).toContain("A brand that you deleted");
    await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date(0) } });
    await purgeBrands();
    expect(await db().brand.count({ where: { id: brandId } })).toBe(0);
    expect((await claim()).status).toBe(409);
    const { brandId: next } = await finishedBrandOf(account.accountId);
    await buyFor(next, "domain");
    expect((await add(name, { id: next })).status).toBe(201);
  });

  test("a brand gets a few, ever", async () => {
    for (let n = 0; n < MAX_LABELS_EVER; n++) {
      const { data } = await add(`${name}-${"abc"[n]}`);
      await one("DELETE", data.id);
    }
    expect((await add(`${name}-more`)).error.message).toContain(`${name}-a`);
    const { data } = await add(`${name}-b`);
    for (let n = 0; n < 2; n++) {
      await one("DELETE", data.id);
      expect((await add(`${name}-b`)).data).toMatchObject({ id: data.id, state: "live" });
    }
    expect(await db().brandDomain.count({ where: { brandId } })).toBe(MAX_LABELS_EVER);
  });
});

describe("a domain", () => {
  test("waits with its records, is checked on demand, goes live, and is free when it is removed", async () => {
    const server = await startZone();
    vi.stubEnv("DOMAIN_DNS_SERVERS", server.address);
    vi.stubEnv("EDGE_HOST", "edge.marque.example");
    refreshEnv();
    try {
      server.zone.set("edge.marque.example", { A: ["203.0.113.7"] });
      const domain = `bücher${count}.example`;
      const { status, data } = await add(domain);
      const ascii = data.host;
      expect([status, data.state, data.writtenAs]).toEqual([201, "waiting-for-proof", domain]);
      expect(ascii).toMatch(/^xn--.*\.example$/);
      expect(data.proof).toMatchObject({ type: "TXT", name: `_marque.${ascii}` });
      expect(data.addressRecords).toEqual([
        { type: "CNAME", name: ascii, value: "edge.marque.example" },
        { type: "A", name: ascii, value: "203.0.113.7" },
      ]);
      expect((await one("CHECK", data.id)).data.reason).toContain("no TXT record yet");
      server.zone.set(data.proof.name, { TXT: [data.proof.value] });
      server.zone.set(ascii, { A: ["203.0.113.7"] });
      await db().brandDomain.update({ where: { id: data.id }, data: { lastCheckedAt: new Date(0) } });
      expect((await one("CHECK", data.id)).data.state).toBe("live");
      await loadLiveHosts();
      expect(liveHostAt(ascii)?.brandId).toBe(brandId);
      expect((await add(domain)).status).toBe(409);
      expect((await one("DELETE", data.id)).status).toBe(200);
      expect((await one("GET", data.id)).status).toBe(404);
      expect((await add(domain)).status).toBe(201);
    } finally {
      vi.unstubAllEnvs();
      refreshEnv();
      await server.close();
    }
  });

  test("a host of the service's own is nobody's", async () => {
    for (const own of ["design.localhost", "klok.design.localhost", "127.0.0.1", "localhost"]) {
      expect((await add(own)).status).toBe(400);
    }
  });

  test("a brand has a few at a time, also of requests that come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_DOMAINS + 3 }, (_, n) => add(`d${n}.${name}.example`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_DOMAINS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
  });
});
