import { beforeEach, describe, expect, test } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { accountWithKey, requestWith, withId, withoutParams } from "@/lib/v1/key-fixture";
import { GET as unknownAddress } from "../../../[[...path]]/route";
import { GET as document } from "../../../openapi.json/route";
import { GET } from "./route";

useTestDatabase();

let accountId: string;
let withoutOptIn: ReturnType<typeof requestWith>;
let request: ReturnType<typeof requestWith>;

beforeEach(async () => {
  const account = await accountWithKey();
  const { key } = await createKey({ accountId: account.accountId, name: "beta", beta: true });
  accountId = account.accountId;
  withoutOptIn = account.request;
  request = requestWith(key);
});

const ask = (id: string, by = request) => GET(by("GET", `/v2/brands/${id}/directions`), withId(id));

describe("the beta", () => {
  test("403 for a key that has not opted in, whether there is such a brand or not", async () => {
    const { brandId } = await finishedBrandOf(accountId);
    for (const id of [brandId, newId()]) {
      const response = await ask(id, withoutOptIn);
      const { error } = await response.json();
      expect([response.status, error.code]).toEqual([403, "FORBIDDEN"]);
      expect(error.message).toContain("Settings");
    }
    const elsewhere = await unknownAddress(withoutOptIn("GET", "/v2/nothing"), withoutParams);
    expect(elsewhere.status).toBe(403);
  });

  test("says in that 403, too, what is left of the hour", async () => {
    const { request: starter } = await accountWithKey({ tier: "starter" });
    const { headers } = await ask(newId(), starter);
    expect([headers.get("x-ratelimit-limit"), headers.get("x-ratelimit-remaining")]).toEqual(["100", "99"]);
  });

  test("401 without a key", async () => {
    const response = await GET(new Request("http://localhost:3000/v2/brands/x/directions"), withId("x"));
    expect(response.status).toBe(401);
  });

  test("its document needs no key", async () => {
    const response = await document(new Request("http://localhost:3000/v2/openapi.json"), withoutParams);
    const { openapi, paths } = await response.json();
    expect(openapi).toBe("3.1.0");
    expect(Object.keys(paths)).toContain("/v2/brands/{id}/directions");
  });
});

describe("GET /v2/brands/:id/directions", () => {
  test("404 for another account's brand as for none", async () => {
    const other = await accountWithKey();
    const { brandId } = await finishedBrandOf(other.accountId);
    const bodies = await Promise.all(
      [brandId, newId(), "nonsense"].map(async (id) => {
        const response = await ask(id);
        const { success, error } = await response.json();
        return { status: response.status, success, error };
      }),
    );
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test("409 with a time to come back before the first version is complete", async () => {
    const { brandId } = await waitingBrandOf(accountId);
    const response = await ask(brandId);
    expect(response.status).toBe(409);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("409 without one when the only version failed: nothing comes of waiting", async () => {
    const { brandId, jobId } = await waitingBrandOf(accountId);
    await db().job.update({ where: { id: jobId }, data: { status: "failed" } });
    const response = await ask(brandId);
    expect([response.status, response.headers.get("retry-after")]).toEqual([409, null]);
  });

  test("200: what the brand may become, by either form of the id", async () => {
    const { brandId } = await finishedBrandOf(accountId);
    const response = await ask(`brand_${brandId}`);
    const { success, data } = await response.json();
    expect([response.status, success]).toEqual([200, true]);
    expect(data.brandId).toBe(`brand_${brandId}`);
    expect(data.marks.length).toBeGreaterThan(2);
    expect(data.palettes.length).toBeGreaterThan(1);
    const again = await GET(
      request("GET", "/v2/x", { headers: { "if-none-match": response.headers.get("etag") ?? "" } }),
      withId(brandId),
    );
    expect(again.status).toBe(304);
  });
});
