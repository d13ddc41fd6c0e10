import { expect, test } from "vitest";
import { exampleBrief, requestedBrand } from "@/lib/brand/brand-fixture";
import { useTestDatabase } from "@/lib/db/test-database";
import { newVisitorId } from "@/lib/ids";
import { GET as directions } from "../directions/route";
import { POST as show } from "./[version]/show/route";
import { GET } from "./route";

useTestDatabase();

/** A brand that is still being made, and its owner's cookie. */
async function waitingBrand() {
  const visitorId = newVisitorId();
  const { brandId } = await requestedBrand({
    principal: { kind: "visitor", visitorId, clientAddress: visitorId, tier: "free" },
    brief: exampleBrief,
  });
  return { brandId, cookie: `marque_visitor=${visitorId}` };
}

const request = (path: string, cookie: string, init: RequestInit = {}) =>
  new Request(`http://localhost:3000/api/brands/${path}`, {
    ...init,
    headers: { cookie, "content-type": "application/json", "x-marque-client-address": "203.0.113.9" },
  });

test("200: the owner sees an empty list before anything is complete", async () => {
  const { brandId, cookie } = await waitingBrand();
  const response = await GET(request(`${brandId}/versions`, cookie), {
    params: Promise.resolve({ brandId }),
  });
  expect([response.status, await response.json()]).toEqual([200, { versions: [] }]);
});

test("409: directions of a brand that has no version yet, with the time to come back", async () => {
  const { brandId, cookie } = await waitingBrand();
  const response = await directions(request(`${brandId}/directions`, cookie), {
    params: Promise.resolve({ brandId }),
  });
  expect([response.status, response.headers.get("retry-after")]).toEqual([
    409,
    expect.stringMatching(/^([1-9]|10)$/),
  ]);
});

test("404: nobody else sees versions or directions, or shows one", async () => {
  const { brandId } = await waitingBrand();
  const { cookie } = await waitingBrand();
  const params = { params: Promise.resolve({ brandId }) };
  expect((await GET(request(`${brandId}/versions`, cookie), params)).status).toBe(404);
  expect((await directions(request(`${brandId}/directions`, cookie), params)).status).toBe(404);
  const post = { method: "POST", body: "{}" };
  const shown = await show(request(`${brandId}/versions/1/show`, cookie, post), {
    params: Promise.resolve({ brandId, version: "1" }),
  });
  expect(shown.status).toBe(404);
});

test.each(["0", "-1", "1.5", "one", "99"])("404: version %s", async (version) => {
  const { brandId, cookie } = await waitingBrand();
  const post = { method: "POST", body: "{}" };
  const shown = await show(request(`${brandId}/versions/${version}/show`, cookie, post), {
    params: Promise.resolve({ brandId, version }),
  });
  expect(shown.status).toBe(404);
});
