import { beforeEach, expect, test } from "vitest";
import { askWith, type SignedInBrowser, signedInBrowser } from "@/app/api/account/session-test-kit";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { POST as CHECK } from "./[domainId]/check/route";
import { DELETE, GET as GET_ONE } from "./[domainId]/route";
import { GET, POST } from "./route";

useTestDatabase();

let owner: SignedInBrowser;
let brandId: string;

beforeEach(async () => {
  owner = await signedInBrowser();
  ({ brandId } = await finishedBrandOf(owner.accountId));
  await buyFor(brandId, "domain");
});

const params = (domainId?: string) => ({ params: { brandId, ...(domainId ? { domainId } : {}) } });
const idOf = async () => (await db().brandDomain.findFirstOrThrow({ where: { brandId } })).id;

test("a session adds, reads, checks and removes a host of its own brand", async () => {
  expect((await owner.ask(POST, "POST", { ...params(), body: { name: "klok-session" } })).status).toBe(201);
  const id = await idOf();
  for (const [handler, method, given] of [
    [GET, "GET", params()],
    [GET_ONE, "GET", params(id)],
    [CHECK, "POST", params(id)],
    [DELETE, "DELETE", params(id)],
  ] as const) {
    expect((await owner.ask(handler, method, given)).status).toBe(200);
  }
  expect((await owner.ask(GET_ONE, "GET", params(id))).status).toBe(404);
});

test("401 without a session, 403 from another site's page, 404 for another account", async () => {
  await owner.ask(POST, "POST", { ...params(), body: { name: "docs.klok.example" } });
  const id = await idOf();
  const stranger = await signedInBrowser();
  for (const [handler, method, given] of [
    [POST, "POST", { ...params(), body: { name: "other.klok.example" } }],
    [GET, "GET", params()],
    [GET_ONE, "GET", params(id)],
    [CHECK, "POST", params(id)],
    [DELETE, "DELETE", params(id)],
  ] as const) {
    expect((await askWith(handler, method, given)).status).toBe(401);
    expect((await stranger.ask(handler, method, given)).status).toBe(404);
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    if (method !== "GET") expect((await owner.ask(handler, method, { ...given, headers })).status).toBe(403);
  }
});

test("429 for who has DNS asked without end", async () => {
  await owner.ask(POST, "POST", { ...params(), body: { name: "docs.klok.example" } });
  const id = await idOf();
  // As if it had been checked just now, all the time: nothing is asked.
  const lastCheckedAt = new Date(Date.now() + 3_600_000);
  await db().brandDomain.update({ where: { id }, data: { lastCheckedAt } });
  let status = 200;
  for (let tries = 0; tries < 130 && status === 200; tries++) {
    ({ status } = await owner.ask(CHECK, "POST", params(id)));
    if (tries % 20 === 0)
      await db().brandDomain.update({ where: { id }, data: { lastCheckedAt: new Date() } });
  }
  expect(status).toBe(429);
});
