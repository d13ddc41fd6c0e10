import { expect, test } from "vitest";
import { brandFor } from "@/app/api/brands/brand-owner-test-kit";
import { POST as generate } from "@/app/api/generate/route";
import { exampleBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { failJob } from "@/lib/jobs/record-progress";
import { useRenderingHere } from "@/lib/render/render-pool-fixture";
import { POST } from "./route";

useTestDatabase();
useRenderingHere();

function regenerate(
  brandId: string,
  headers: Record<string, string>,
  body: object = { assets: ["palette"] },
) {
  const request = new Request(`http://localhost:3000/api/brands/${brandId}/regenerate`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return POST(request, { params: Promise.resolve({ brandId }) });
}

test("202: the next version, its job and its event are there; the old one stays visible", async () => {
  const { brandId, headers } = await brandFor();
  const response = await regenerate(brandId, headers, { assets: ["palette"], seed: 5 });
  expect(response.status).toBe(202);
  const body = await response.json();
  expect(Object.keys(body)).toEqual(["jobId", "estimatedTime", "websocketUrl"]);
  expect(response.headers.get("location")).toBe(`/api/status/${body.jobId}`);
  const job = await db().job.findUniqueOrThrow({
    where: { id: body.jobId },
    include: { brand: { include: { versions: { orderBy: { version: "asc" } } } } },
  });
  expect(job).toMatchObject({ brandId, version: 2, status: "pending", brand: { visibleVersion: 1 } });
  expect(job.brand.versions[1]).toMatchObject({
    seed: 9n,
    baseVersion: 1,
    changes: ["palette"],
    brief: { ...exampleBrief, choices: { seeds: { palette: 5 } } },
  });
  expect(await db().outboxEvent.findUniqueOrThrow({ where: { id: job.id } })).toMatchObject({
    data: { jobId: job.id, brandId, version: 2 },
  });
});

test("400: what is wrong and what would be valid", async () => {
  const { brandId, headers } = await brandFor();
  const { error } = await (await regenerate(brandId, headers, { assets: ["colours"] })).json();
  expect(error).toMatchObject({
    code: "VALIDATION_ERROR",
    details: { field: "assets.0", constraint: expect.stringContaining("name, palette, typography, logos") },
  });
  expect((await regenerate(brandId, headers, {})).status).toBe(400);
});

test("403: a page of another site", async () => {
  const { brandId, headers } = await brandFor();
  expect((await regenerate(brandId, { ...headers, "sec-fetch-site": "cross-site" })).status).toBe(403);
});

test("404: somebody else's brand, an unknown one and no id at all read the same", async () => {
  const { brandId } = await brandFor();
  const stranger = await brandFor();
  const bodies = [];
  for (const id of [brandId, newId()]) {
    const response = await regenerate(id, stranger.headers);
    expect(response.status).toBe(404);
    const { meta: _, ...body } = await response.json();
    bodies.push(body);
  }
  expect(bodies[0]).toEqual(bodies[1]);
  expect((await regenerate("no-id", stranger.headers)).status).toBe(404);
  const { cookie: _, ...withoutCookie } = stranger.headers;
  expect((await regenerate(brandId, withoutCookie)).status).toBe(404);
});

test("a mark is read after it is known whose brand it is, and a bad one is named", async () => {
  const { brandId, headers } = await brandFor();
  const stranger = await brandFor();
  const body = { choices: { ownMark: { svg: "<svg><image/></svg>" } } };
  expect((await regenerate(brandId, stranger.headers, body)).status).toBe(404);
  const refused = await regenerate(brandId, headers, body);
  const { error } = await refused.json();
  expect([refused.status, error.details.field]).toEqual([400, "choices.ownMark.svg"]);
  expect(error.details.constraint).toMatch(/bitmap; draw the mark as paths/);
});

test("409: one version at a time, with the time to come back", async () => {
  const { brandId, headers } = await brandFor();
  expect((await regenerate(brandId, headers)).status).toBe(202);
  const refused = await regenerate(brandId, headers);
  expect(refused.status).toBe(409);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const both = await brandFor();
  const answers = await Promise.all([1, 2, 3].map(() => regenerate(both.brandId, both.headers)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
});

test("a failed first version can be made again, from the same brief and seed", async () => {
  const { brandId, headers } = await brandFor((jobId) =>
    failJob(jobId, { code: "GENERATION_FAILED", message: "-" }),
  );
  expect((await regenerate(brandId, headers, { assets: ["logos"], seed: 3 })).status).toBe(202);
  const version = await db().brandVersion.findUniqueOrThrow({
    where: { brandId_version: { brandId, version: 2 } },
  });
  expect(version).toMatchObject({ seed: 9n, baseVersion: null, brief: { choices: { seeds: { logos: 3 } } } });
});

test("429: a regeneration takes the client's slot, and counts against its hour", async () => {
  const { brandId, headers } = await brandFor();
  const accepted = await regenerate(brandId, headers);
  expect(accepted.headers.get("x-ratelimit-remaining")).toBe("8");
  const again = new Request("http://localhost:3000/api/generate", {
    method: "POST",
    headers,
    body: JSON.stringify(exampleBrief),
  });
  const refused = await generate(again, { params: Promise.resolve(undefined) });
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
});

test("Idempotency-Key: one version, the same bytes again", async () => {
  const { brandId, headers } = await brandFor();
  const keyed = { ...headers, "idempotency-key": "once" };
  const first = await regenerate(brandId, keyed);
  const again = await regenerate(brandId, keyed);
  expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
  expect(await again.text()).toBe(await first.text());
  expect(await db().brandVersion.count({ where: { brandId } })).toBe(2);
  expect((await regenerate(brandId, keyed, { assets: ["logos"] })).status).toBe(422);
});
