import { beforeEach, describe, expect, test } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob, markStep } from "@/lib/jobs/record-progress";
import { accountWithKey, withId } from "@/lib/v1/key-fixture";
import { GET as components } from "./components/route";
import { GET as download } from "./download/route";
import { GET as guidelines } from "./guidelines/route";
import { GET as logos } from "./logos/route";
import { POST as regenerate } from "./regenerate/route";
import { DELETE, GET } from "./route";
import { GET as status } from "./status/route";
import { GET as tokens } from "./tokens/route";

useTestDatabase();

type Route = typeof GET | typeof regenerate;
const FILES = { download, logos, tokens, components, guidelines };
const failure = { code: "GENERATION_FAILED", message: "no luck" };

let caller: Awaited<ReturnType<typeof accountWithKey>>;

beforeEach(async () => {
  caller = await accountWithKey();
});

function ask(route: Route, id: string, headers: Record<string, string> = {}, by = caller) {
  const isPost = route === regenerate;
  const body = isPost ? { assets: ["logos"] } : undefined;
  return route(by.request(isPost ? "POST" : "GET", `/v1/brands/${id}`, { body, headers }), withId(id));
}

describe("GET", () => {
  test("200: by either form of the id; 304 for who has it", async () => {
    const { brandId, jobId } = await finishedBrandOf(caller.accountId, { name: "Alpha", generationTime: 7 });
    for (const id of [brandId, `brand_${brandId}`]) {
      const response = await ask(GET, id);
      const { success, data } = await response.json();
      expect([response.status, success]).toEqual([200, true]);
      expect(data).toMatchObject({
        id: `brand_${brandId}`,
        jobId,
        name: "Alpha",
        status: "completed",
        assetsReady: true,
        generationTime: 7,
        version: 1,
        nftTokenId: null,
      });
      const known = { "if-none-match": `"x", ${response.headers.get("etag")}` };
      expect((await ask(GET, id, known)).status).toBe(304);
    }
  });

  test("a later version that fails leaves the brand as it is", async () => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    const { data } = await (await ask(regenerate, brandId)).json();
    expect((await (await ask(GET, brandId)).json()).data).toMatchObject({ status: "pending", version: 1 });
    await failJob(data.jobId, failure);
    expect((await (await ask(GET, brandId)).json()).data).toMatchObject({ status: "completed", version: 1 });
  });
});

describe("status", () => {
  test("while it is made, and when it failed", async () => {
    const { brandId, jobId } = await waitingBrandOf(caller.accountId);
    await markStep(jobId, "strategy", "running");
    const { data } = await (await ask(status, brandId)).json();
    expect(data).toMatchObject({
      id: `brand_${brandId}`,
      jobId,
      version: 1,
      status: "processing",
      progress: 5,
      currentStep: "Reading the idea",
      result: null,
      error: null,
    });
    expect(data.steps[0]).toMatchObject({ id: "strategy", status: "running" });
    await failJob(jobId, failure);
    expect((await (await ask(status, brandId)).json()).data).toMatchObject({
      status: "failed",
      error: failure,
    });
  });

  test("of a complete brand: where its package is", async () => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    const { data } = await (await ask(status, brandId)).json();
    expect(data).toMatchObject({ status: "completed", progress: 100, estimatedTimeRemaining: 0 });
    expect(data.result).toMatchObject({
      brandId: `brand_${brandId}`,
      downloadUrl: expect.stringContaining(`/api/download/${data.jobId}`),
    });
  });
});

describe("DELETE", () => {
  const remove = (id: string, by = caller) => DELETE(by.request("DELETE", `/v1/brands/${id}`), withId(id));

  test("200 once, then the brand is nowhere; what was being made is cancelled and paid back", async () => {
    const { data } = await (await ask(regenerate, (await finishedBrandOf(caller.accountId)).brandId)).json();
    expect((await readLedger(caller.accountId)).balance).toBe(9);
    const response = await remove(data.id);
    expect([response.status, (await response.json()).data]).toEqual([200, { id: data.id, deleted: true }]);
    expect((await readLedger(caller.accountId)).balance).toBe(10);
    const job = await db().job.findUniqueOrThrow({ where: { id: data.jobId } });
    expect(job).toMatchObject({ status: "failed", error: { code: "CANCELLED" } });
    for (const answer of [await remove(data.id), await ask(GET, data.id), await ask(status, data.id)]) {
      expect(answer.status).toBe(404);
    }
  });

  test("404 for somebody else's, which stays", async () => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    expect((await remove(brandId, await accountWithKey())).status).toBe(404);
    expect((await ask(GET, brandId)).status).toBe(200);
  });
});

describe("regenerate", () => {
  test("202: the next version, one credit; 409 with the time to come back while it is made", async () => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    const response = await ask(regenerate, `brand_${brandId}`, { "idempotency-key": "again" });
    expect(response.status).toBe(202);
    const bytes = await response.text();
    const { data } = JSON.parse(bytes);
    expect(data).toMatchObject({ id: `brand_${brandId}`, status: "pending" });
    expect(response.headers.get("location")).toBe(`/v1/brands/brand_${brandId}/status`);
    expect((await readLedger(caller.accountId)).balance).toBe(9);
    const again = await ask(regenerate, `brand_${brandId}`, { "idempotency-key": "again" });
    expect(await again.text()).toBe(bytes);
    const busy = await ask(regenerate, brandId);
    expect([busy.status, busy.headers.has("retry-after")]).toEqual([409, true]);
  });

  test("400: names what would be valid", async () => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    const request = caller.request("POST", "/v1/brands/x/regenerate", { body: { assets: ["colours"] } });
    const { error } = await (await regenerate(request, withId(brandId))).json();
    expect(error.details).toMatchObject({
      field: "assets.0",
      constraint: expect.stringContaining("palette"),
    });
  });

  test("a failed first version can be made again", async () => {
    const { brandId, jobId } = await waitingBrandOf(caller.accountId);
    await failJob(jobId, failure);
    expect((await ask(regenerate, brandId)).status).toBe(202);
  });
});

describe("every route", () => {
  const routes = { brand: GET, status, regenerate, ...FILES } as Record<string, Route>;

  test.each(Object.keys(routes))("404: %s of a foreign brand reads as an unknown one's", async (name) => {
    const { brandId } = await finishedBrandOf(caller.accountId);
    const stranger = await accountWithKey();
    const bodies = [];
    for (const id of [brandId, `brand_${brandId}`, newId(), "no-id", "brand_brand_x"]) {
      const response = await ask(routes[name]!, id, {}, stranger);
      const { meta: _, ...body } = await response.json();
      bodies.push([response.status, body.error.code]);
      if (id === brandId) expect(body.error.message).toBe("There is no brand of yours with this id.");
    }
    expect(new Set(bodies.map(String))).toEqual(new Set(["404,NOT_FOUND"]));
  });

  test.each(Object.keys(FILES))(
    "409: %s while the first version is made, and after it failed",
    async (name) => {
      const { brandId, jobId } = await waitingBrandOf(caller.accountId);
      const running = await ask(routes[name]!, brandId);
      expect([running.status, Number(running.headers.get("retry-after")) > 0]).toEqual([409, true]);
      await failJob(jobId, failure);
      const failed = await ask(routes[name]!, brandId);
      expect([failed.status, failed.headers.get("retry-after")]).toEqual([409, null]);
    },
  );

  test("while a later version is made and when it failed, the visible one is served", async () => {
    const { brandId, jobId: firstJob } = await finishedBrandOf(caller.accountId, { name: "Alpha" });
    const bytes = async () => new Uint8Array(await (await ask(download, brandId)).arrayBuffer());
    const seen = async () => ({
      brand: (await (await ask(GET, brandId)).json()).data,
      logos: (await ask(logos, brandId)).status,
      tokens: (await ask(tokens, brandId)).status,
      zip: await bytes(),
    });
    const before = await seen();
    expect(before).toMatchObject({ logos: 200, tokens: 200, zip: new Uint8Array([1, 2, 3]) });
    const { data } = await (await ask(regenerate, brandId)).json();
    expect(data.jobId).not.toBe(firstJob);
    const during = await seen();
    expect(during).toMatchObject({ logos: 200, tokens: 200, zip: before.zip });
    expect(during.brand).toMatchObject({ assetsReady: true, version: 1, name: "Alpha", status: "pending" });
    expect((await ask(regenerate, brandId)).status).toBe(409);
    await failJob(data.jobId, failure);
    expect(await seen()).toMatchObject({ logos: 200, tokens: 200, zip: before.zip });
  });

  test.each(Object.keys(routes))("401: %s without a key", async (name) => {
    const request = new Request("http://localhost:3000/v1/brands/x", {
      method: routes[name] === regenerate ? "POST" : "GET",
    });
    expect((await routes[name]!(request, withId(newId()))).status).toBe(401);
  });
});
