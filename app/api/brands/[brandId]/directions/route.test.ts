import { expect, test } from "vitest";
import { type BrandOwner, brandFor } from "@/app/api/brands/brand-owner-test-kit";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { GET, POST } from "./route";

useTestDatabase();
useRenderingHere();

function directions({ brandId, headers }: BrandOwner, body?: object, signal?: AbortSignal) {
  const request = new Request(`http://localhost:3000/api/brands/${brandId}/directions`, {
    method: body ? "POST" : "GET",
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    ...(signal ? { signal } : {}),
  });
  return (body ? POST : GET)(request, { params: Promise.resolve({ brandId }) });
}

const counted = async (owner: BrandOwner) => {
  const rows = await db().rateLimit.findMany({ where: { subject: { startsWith: "previews:" } } });
  return rows
    .filter(({ subject }) => owner.subjects.includes(subject.replace("previews:", "")))
    .map(({ hits }) => hits.length);
};

test("what is drawn is counted for the visitor and its network; what is refused is not", async () => {
  const owner = await brandFor();
  const stranger = await brandFor();
  expect((await directions(owner, { choices: { palette: 9 } })).status).toBe(400);
  expect((await directions({ ...owner, brandId: stranger.brandId }, {})).status).toBe(404);
  expect(await counted(owner)).toEqual([]);
  expect((await directions(owner, {})).status).toBe(200);
  expect((await directions(owner)).status).toBe(200);
  expect(await counted(owner)).toEqual([2, 2]);
});

test("429 once the hour is used up, before anything else is looked at, and with when to come back", async () => {
  const owner = await brandFor();
  const visitor = owner.subjects.find((subject) => subject.startsWith("visitor:"))!;
  await db().$executeRaw`
    INSERT INTO rate_limits (subject, hits)
    VALUES (${`previews:${visitor}`}, array_fill(clock_timestamp() - interval '59 minutes', ARRAY[600]))`;
  const refused = await directions(owner, { choices: { palette: 9 } });
  expect([refused.status, refused.headers.get("x-ratelimit-limit")]).toEqual([429, "600"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a client that has gone away gets nothing drawn", async () => {
  const owner = await brandFor();
  const gone = AbortSignal.abort();
  expect((await directions(owner, seeded(5), gone)).ok).toBe(false);
  expect((await directions(owner, seeded(5))).status).toBe(200);
});

test("a mark that cannot be read is named, once it is known whose brand it is", async () => {
  const owner = await brandFor();
  const body = { choices: { ownMark: { svg: "<svg><image/></svg>" } } };
  const refused = await directions(owner, body);
  const { error } = await refused.json();
  expect([refused.status, error.details.field]).toEqual([400, "choices.ownMark.svg"]);
  const stranger = await brandFor();
  expect((await directions({ ...stranger, brandId: owner.brandId }, body)).status).toBe(404);
});

const seeded = (seed: number) => ({ choices: { seeds: { palette: seed } } });
