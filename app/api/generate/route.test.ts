import { afterEach, expect, test, vi } from "vitest";
import { exampleBrief } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { AppError } from "@/lib/errors";
import { newVisitorId } from "@/lib/ids";
import { completeJob } from "@/lib/jobs/record-progress";
import { MAX_SEED } from "@/lib/model/brief.schema";
import { STAGES } from "@/lib/pipeline/graph";
import { storage } from "@/lib/storage/current-storage";
import { POST } from "./route";

useTestDatabase();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let clients = 0;

/** Every call comes from another client unless `headers` say otherwise. */
function generate(body: BodyInit | object, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request("http://localhost:3000/api/generate", {
    method: "POST",
    body: body instanceof ReadableStream || typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      "x-marque-client-address": `203.0.113.${++clients}`,
      ...headers,
    },
    duplex: "half",
  } as RequestInit);
  // What Next gives a route whose path has no parameters.
  return POST(request, { params: Promise.resolve(undefined) });
}

const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

afterEach(() => vi.restoreAllMocks());

test("202: the brand, its version, its job and its event are there, and the answer says where to look", async () => {
  const response = await generate({
    ...exampleBrief,
    name: " Sonnen\u202Ekind ",
    walletAddress: `0x${"a".repeat(40)}`,
  });
  expect(response.status).toBe(202);
  const body = await response.json();
  expect(body).toEqual({
    jobId: expect.stringMatching(UUID),
    estimatedTime: 180,
    websocketUrl: `ws://localhost:3000/api/ws/${body.jobId}`,
  });
  expect(response.headers.get("location")).toBe(`/api/status/${body.jobId}`);
  expect(response.headers.get("cache-control")).toBe("no-store");

  const job = await db().job.findUniqueOrThrow({
    where: { id: body.jobId },
    include: { brand: { include: { versions: true } } },
  });
  expect(job).toMatchObject({ status: "pending", progress: 0, version: 1, lastSeq: 0 });
  expect(job.steps).toHaveLength(STAGES.length);
  expect(job.principal).toBe(`visitor:${job.brand.visitorId}`);
  expect(cookieOf(response)).toBe(`marque_visitor=${job.brand.visitorId}`);
  expect(job.brand).toMatchObject({
    name: "Sonnenkind",
    walletAddress: `0x${"a".repeat(40)}`,
    visibleVersion: null,
  });
  const [version] = job.brand.versions;
  expect(version).toMatchObject({ version: 1, brief: { ...exampleBrief, name: "Sonnenkind" } });
  expect(Number(version?.seed)).toBeLessThanOrEqual(MAX_SEED);
  const event = await db().outboxEvent.findUniqueOrThrow({ where: { id: job.id } });
  expect(event).toMatchObject({
    name: "brand/generation.requested",
    data: { jobId: job.id, brandId: job.brandId, version: 1 },
  });
});

test("202: a given seed is kept, a missing one is drawn anew for every brand", async () => {
  const seeds = [];
  for (const brief of [{ ...exampleBrief, seed: MAX_SEED }, exampleBrief, exampleBrief]) {
    const { jobId } = await (await generate(brief)).json();
    const { brandId } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
    seeds.push(Number((await db().brandVersion.findFirstOrThrow({ where: { brandId } })).seed));
  }
  expect(seeds[0]).toBe(MAX_SEED);
  expect(seeds[1]).not.toBe(seeds[2]);
});

test.each<[string, object | string, string]>([
  ["a short idea", { ...exampleBrief, businessIdea: "too short" }, "businessIdea"],
  ["a long idea", { ...exampleBrief, businessIdea: "a".repeat(10_000) }, "businessIdea"],
  [
    "an idea of invisible characters",
    { ...exampleBrief, businessIdea: "\0\u200E".repeat(50) },
    "businessIdea",
  ],
  ["a lone surrogate", `{"businessIdea":"ten characters \\ud800"}`, "businessIdea"],
  ["no idea", { ...exampleBrief, businessIdea: undefined }, "businessIdea"],
  ["an unknown style", { ...exampleBrief, style: "baroque" }, "style"],
  ["an unknown stack", { ...exampleBrief, techStack: "svelte" }, "techStack"],
  ["features that are no list", { ...exampleBrief, features: "web3" }, "features"],
  ["a bad feature", { ...exampleBrief, features: ["a", 7] }, "features.1"],
  ["a name longer than its column", { ...exampleBrief, name: "👩‍👩‍👧‍👦".repeat(60) }, "name"],
  ["an accent tower", { ...exampleBrief, targetAudience: `ab${"\u0301".repeat(4_000)}` }, "targetAudience"],
  ["a bad address", { ...exampleBrief, walletAddress: "0x12" }, "walletAddress"],
  ["a bad seed", { ...exampleBrief, seed: -1 }, "seed"],
  ["broken JSON", '{"businessIdea"', "body"],
  ["nothing", "", "body"],
])("400: %s", async (_, body, field) => {
  const response = await generate(body);
  expect(response.status).toBe(400);
  const { success, error, meta } = await response.json();
  expect({ success, code: error.code, field: error.details.field }).toEqual({
    success: false,
    code: "VALIDATION_ERROR",
    field,
  });
  expect(error.details.constraint).not.toBe("");
  expect(meta.requestId).toBe(response.headers.get("x-request-id"));
});

test("400: all violations are listed, in the order of the schema", async () => {
  const { error } = await (await generate({ style: "x" })).json();
  expect(error.details.errors.map((violation: { field: string }) => violation.field)).toEqual([
    "businessIdea",
    "targetAudience",
    "style",
    "techStack",
    "features",
  ]);
  expect(error.details.constraint).toBe("must be a text; length must be between 10 and 500 characters");
});

test("400: a body of another type, which a form of another site could send", async () => {
  const response = await generate(JSON.stringify(exampleBrief), { "content-type": "text/plain" });
  expect(response.status).toBe(400);
});

test("403: a page of another site", async () => {
  const response = await generate(exampleBrief, {
    "sec-fetch-site": "cross-site",
    origin: "https://evil.example",
  });
  expect(response.status).toBe(403);
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("413: eleven megabytes in chunks", async () => {
  let chunks = 11;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
      if (--chunks === 0) controller.close();
    },
  });
  const response = await generate(body);
  expect(response.status).toBe(413);
  expect((await response.json()).error.code).toBe("PAYLOAD_TOO_LARGE");
});

test("429: one brand at a time, for the address and for the cookie; the slot comes back", async () => {
  const home = { "x-marque-client-address": "198.51.100.1" };
  const first = await generate(exampleBrief, home);
  const { jobId } = await first.json();
  const cookie = cookieOf(first);

  for (const headers of [home, { cookie }, { ...home, cookie }]) {
    const refused = await generate(exampleBrief, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).error.code).toBe("RATE_LIMIT_EXCEEDED");
  }
  expect(await db().rateLimit.findUnique({ where: { subject: "address:198.51.100.1" } })).toMatchObject({
    hits: [expect.any(Date)],
  });
  await completeJob(jobId);
  expect((await generate(exampleBrief, { ...home, cookie })).status).toBe(202);
});

test("429: of two requests at once one gets the slot", async () => {
  const home = { "x-marque-client-address": "198.51.100.2" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => generate(exampleBrief, home)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([202, 429, 429, 429, 429]);
});

test("429: ten accepted requests an hour, told on every answer", async () => {
  const home = { "x-marque-client-address": "198.51.100.3" };
  for (let left = 9; left >= 0; left--) {
    const accepted = await generate(exampleBrief, home);
    expect([accepted.status, accepted.headers.get("x-ratelimit-remaining")]).toEqual([202, String(left)]);
    await completeJob((await accepted.json()).jobId);
  }
  const refused = await generate(exampleBrief, home);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("x-ratelimit-limit")).toBe("10");
  const reset = Number(refused.headers.get("x-ratelimit-reset"));
  expect(Math.abs(reset - Date.now() / 1000 - Number(refused.headers.get("retry-after")))).toBeLessThan(5);
});

test("Idempotency-Key: one brand and the same bytes again, for the visitor alone", async () => {
  const headers = { "x-marque-client-address": "198.51.100.4", "idempotency-key": "order-4711" };
  const first = await generate(exampleBrief, headers);
  const bytes = await first.text();
  const cookie = cookieOf(first);
  for (const address of ["198.51.100.4", "198.51.100.5"]) {
    const again = await generate(exampleBrief, { ...headers, cookie, "x-marque-client-address": address });
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    expect(await again.text()).toBe(bytes);
  }
  const other = await generate({ ...exampleBrief, style: "bold" }, { ...headers, cookie });
  expect(other.status).toBe(422);
  expect((await generate(exampleBrief, { "idempotency-key": "x".repeat(256) })).status).toBe(400);

  // A neighbour who uses the same key, without a cookie or with one, learns nothing of the visitor's job.
  await completeJob(JSON.parse(bytes).jobId);
  const neighbour = await generate(exampleBrief, headers);
  expect([neighbour.status, neighbour.headers.get("idempotent-replayed")]).toEqual([202, null]);
  const { jobId } = await neighbour.json();
  expect(bytes).not.toContain(jobId);
  await completeJob(jobId);
  const third = await generate(exampleBrief, { ...headers, cookie: `marque_visitor=${newVisitorId()}` });
  expect([third.status, third.headers.get("idempotent-replayed")]).toEqual([202, null]);
});

test("Idempotency-Key: a refusal for lack of a slot is not remembered", async () => {
  const home = { "x-marque-client-address": "198.51.100.6" };
  const { jobId } = await (await generate(exampleBrief, home)).json();
  const keyed = { ...home, "idempotency-key": "later" };
  expect((await generate(exampleBrief, keyed)).status).toBe(429);
  await completeJob(jobId);
  expect((await generate(exampleBrief, keyed)).status).toBe(202);
});

test("503: nothing is accepted while files cannot be written, and nothing is left behind", async () => {
  vi.spyOn(storage(), "check").mockRejectedValue(
    new AppError("SERVICE_UNAVAILABLE", "The disk is nearly full.", { retryAfterSeconds: 300 }),
  );
  const before = await db().brand.count();
  const response = await generate(exampleBrief);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "300"]);
  expect(await db().brand.count()).toBe(before);
});

test("500: a failure in the middle leaves nothing behind and tells nothing", async () => {
  await db().$executeRaw`ALTER TABLE outbox_events RENAME TO outbox_gone`;
  try {
    const before = await db().brand.count();
    const response = await generate(exampleBrief);
    expect(response.status).toBe(500);
    expect((await response.text()).toLowerCase()).not.toMatch(/prisma|outbox|select|solar/);
    expect(await db().brand.count()).toBe(before);
  } finally {
    await db().$executeRaw`ALTER TABLE outbox_gone RENAME TO outbox_events`;
  }
});
