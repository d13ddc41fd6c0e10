import { beforeEach, describe, expect, test } from "vitest";
import { finishedBrandOf, waitingBrandOf } from "@/lib/brand/account-brand-fixture";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { completeJob, failJob } from "@/lib/jobs/record-progress";
import { createKey } from "@/lib/keys/create-key";
import { accountWithKey, requestWith, withoutParams } from "@/lib/v1/key-fixture";
import { GET, POST } from "./route";

useTestDatabase();

const brief = {
  businessIdea: "Solar panels for balconies, delivered and mounted in a day",
  targetAudience: "tenants in big cities",
  style: "modern",
};

type Caller = Awaited<ReturnType<typeof accountWithKey>>;
let caller: Caller;

beforeEach(async () => {
  caller = await accountWithKey();
});

function create(body: unknown = brief, headers: Record<string, string> = {}, by = caller) {
  return POST(by.request("POST", "/v1/brands", { body, headers }), withoutParams);
}
const list = (query = "", headers = {}) =>
  GET(caller.request("GET", `/v1/brands${query}`, { headers }), withoutParams);
const codeOf = async (response: Response) => (await response.json()).error.code;

describe("POST", () => {
  test("202: the brand in the envelope, at Location, paid for, with the defaults filled in", async () => {
    const response = await create();
    expect(response.status).toBe(202);
    const body = await response.json();
    expect(body).toEqual({
      success: true,
      data: {
        id: expect.stringMatching(/^brand_[0-9a-f-]{36}$/),
        jobId: expect.any(String),
        status: "pending",
        estimatedTime: expect.any(Number),
        websocketUrl: expect.stringContaining(`/api/ws/${body.data.jobId}`),
      },
      meta: { timestamp: expect.any(String), requestId: response.headers.get("x-request-id") },
    });
    expect(response.headers.get("location")).toBe(`/v1/brands/${body.data.id}`);
    expect(response.headers.has("x-ratelimit-limit")).toBe(false);
    const job = await db().job.findUniqueOrThrow({
      where: { id: body.data.jobId },
      include: { brand: true },
    });
    expect(`brand_${job.brandId}`).toBe(body.data.id);
    expect(job.brand).toMatchObject({ accountId: caller.accountId, techStack: "react", features: [] });
    expect(await db().outboxEvent.count({ where: { id: job.id } })).toBe(1);
    const [entry] = (await readLedger(caller.accountId)).entries;
    expect(entry).toMatchObject({ delta: -1, reason: "generation", jobId: job.id });
  });

  test("the wallet goes by either name", async () => {
    const address = "0x52908400098527886E0F7030069857D2E4169EE7";
    for (const wallet of [
      { chainAddress: address },
      { walletAddress: address },
      { chainAddress: address, walletAddress: address.toLowerCase() },
    ]) {
      const { data } = await (await create({ ...brief, ...wallet })).json();
      const { brand } = await db().job.findUniqueOrThrow({
        where: { id: data.jobId },
        include: { brand: true },
      });
      expect(brand.walletAddress?.toLowerCase()).toBe(address.toLowerCase());
    }
  });

  test("null is the same as leaving a field out", async () => {
    const absent = ["techStack", "features", "name", "seedColor", "chainAddress", "walletAddress", "seed"];
    const nulls = Object.fromEntries(absent.map((field) => [field, null]));
    const response = await create({ ...brief, ...nulls });
    expect(response.status).toBe(202);
    const { data } = await response.json();
    const { brand } = await db().job.findUniqueOrThrow({
      where: { id: data.jobId },
      include: { brand: true },
    });
    expect(brand).toMatchObject({ techStack: "react", features: [], walletAddress: null });
    const address = "0x52908400098527886E0F7030069857D2E4169EE7";
    const wallet = { chainAddress: address, walletAddress: null };
    expect((await create({ ...brief, ...wallet })).status).toBe(202);
    expect((await create({ ...brief, businessIdea: null })).status).toBe(400);
  });

  test("the name is null until there is one, or the one that was given", async () => {
    await create();
    await create({ ...brief, name: "Sonnenkind" });
    const { data } = await (await list("?sort=createdAt")).json();
    expect(data.map(({ name }: { name: string | null }) => name)).toEqual([null, "Sonnenkind"]);
  });

  test.each<[string, object, string, string]>([
    ["nothing", {}, "businessIdea", "length must be between 10 and 500 characters"],
    ["a short idea", { ...brief, businessIdea: "short" }, "businessIdea", "between 10 and 500"],
    ["no audience", { ...brief, targetAudience: undefined }, "targetAudience", "between 2 and 300"],
    ["an unknown style", { ...brief, style: "baroque" }, "style", "modern, classic, bold, minimal"],
    ["an unknown stack", { ...brief, techStack: "svelte" }, "techStack", "react, vue, html"],
    [
      "a wrong checksum",
      { ...brief, chainAddress: "0x52908400098527886E0F7030069857D2E4169Ee7" },
      "chainAddress",
      "EIP-55",
    ],
    [
      "two wallets",
      {
        ...brief,
        chainAddress: "0x52908400098527886E0F7030069857D2E4169EE7",
        walletAddress: "0x0000000000000000000000000000000000000001",
      },
      "chainAddress",
      "same address",
    ],
  ])("400: %s, and what would be valid", async (_, body, field, constraint) => {
    const response = await create(body);
    expect(response.status).toBe(400);
    const { success, error } = await response.json();
    expect([success, error.code, error.details.field]).toEqual([false, "VALIDATION_ERROR", field]);
    expect(error.details.constraint).toContain(constraint);
    expect(error.details.errors[0]).toEqual({ field, constraint: error.details.constraint });
    expect((await readLedger(caller.accountId)).balance).toBe(10);
  });

  test("401 before anything else is looked at", async () => {
    const request = requestWith("mq_live_nonsense")("POST", "/v1/brands", { body: "x".repeat(2_000_000) });
    const response = await POST(request, withoutParams);
    expect([response.status, await codeOf(response)]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("402 without a credit, also when no slot is free; and not remembered for the key", async () => {
    caller = await accountWithKey({ tier: "free", credits: 1 });
    expect((await create()).status).toBe(202);
    const keyed = { "idempotency-key": "order-1" };
    const refused = await create(brief, keyed);
    expect([refused.status, await codeOf(refused)]).toEqual([402, "PAYMENT_REQUIRED"]);
    await db().account.update({ where: { id: caller.accountId }, data: { credits: 1 } });
    const busy = await create(brief, keyed);
    expect([busy.status, await codeOf(busy)]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
    expect(Number(busy.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await readLedger(caller.accountId)).balance).toBe(1);
  });

  test("429: the slot is free again after completion and after failure", async () => {
    caller = await accountWithKey({ tier: "free" });
    for (const end of [
      completeJob,
      (jobId: string) => failJob(jobId, { code: "GENERATION_FAILED", message: "-" }),
    ]) {
      const { data } = await (await create()).json();
      expect((await create()).status).toBe(429);
      await end(data.jobId);
    }
    expect((await create()).status).toBe(202);
  });

  test("429: ten requests an hour, whatever they were; every answer tells the rest", async () => {
    caller = await accountWithKey({ tier: "free" });
    const remaining = [];
    for (const ask of [() => create(), () => create({}), () => list(), () => list("?page=x")]) {
      remaining.push((await ask()).headers.get("x-ratelimit-remaining"));
    }
    expect(remaining).toEqual(["9", "8", "7", "6"]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => list()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers.get("x-ratelimit-limit")).toBe("10");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    const reset = Number(refused.headers.get("x-ratelimit-reset"));
    expect(Math.abs(reset - Date.now() / 1000 - Number(refused.headers.get("retry-after")))).toBeLessThan(5);
  });

  test("Idempotency-Key: one brand and one debit, the same bytes again, also past the hourly limit", async () => {
    caller = await accountWithKey({ tier: "free" });
    const keyed = { "idempotency-key": "order-2" };
    const first = await create(brief, keyed);
    const bytes = await first.text();
    const subject = `account:${caller.accountId}`;
    await db().rateLimit.update({ where: { subject }, data: { hits: Array(10).fill(new Date()) } });
    const again = await create(brief, keyed);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([202, "true"]);
    expect((await again.clone().json()).meta.requestId).toBe(again.headers.get("x-request-id"));
    expect(await again.text()).toBe(bytes);
    expect(await db().brand.count({ where: { accountId: caller.accountId } })).toBe(1);
    expect((await readLedger(caller.accountId)).balance).toBe(9);
    await db().rateLimit.deleteMany({ where: { subject } });
    expect((await create({ ...brief, style: "bold" }, keyed)).status).toBe(422);
    expect((await create(brief, { "idempotency-key": "" })).status).toBe(400);
  });

  test("Idempotency-Key: another account's key of the same text is another key", async () => {
    const keyed = { "idempotency-key": "order-3" };
    const other = await accountWithKey();
    const [first, second] = [await create(brief, keyed), await create(brief, keyed, other)];
    expect(second.headers.has("idempotent-replayed")).toBe(false);
    expect((await second.json()).data.id).not.toBe((await first.json()).data.id);
  });
});

describe("a key that is refused", () => {
  const from = (address: string) => ({ "x-marque-client-address": address });
  const limits = ({ status, headers }: Response) => ({
    status,
    limit: headers.get("x-ratelimit-limit"),
    remaining: headers.get("x-ratelimit-remaining"),
    isAhead: Number(headers.get("x-ratelimit-reset")) > Date.now() / 1000,
  });

  test("401, and 429 of a network that sends too many, say nothing of an account's hour", async () => {
    const ask = () =>
      GET(requestWith("mq_test_wrong")("GET", "/v1/brands", { headers: from("192.0.2.77") }), withoutParams);
    const nothing = { limit: null, remaining: null, isAhead: false };
    expect(limits(await ask())).toEqual({ status: 401, ...nothing });
    const subject = "key-failures:192.0.2.77";
    await db().rateLimit.update({ where: { subject }, data: { hits: Array(100).fill(new Date()) } });
    const refused = await ask();
    expect(limits(refused)).toEqual({ status: 429, ...nothing });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect((await refused.json()).error.message).toContain("Your network has sent 100 requests");
  });

  test("403 outside its networks says what is left of the account's hour, and counts for nothing", async () => {
    const { accountId } = await accountWithKey({ tier: "starter" });
    const { key } = await createKey({ accountId, name: "office", cidrs: ["203.0.113.0/24"] });
    const ask = (address: string) =>
      GET(requestWith(key)("GET", "/v1/brands", { headers: from(address) }), withoutParams);
    expect(limits(await ask("203.0.113.9"))).toMatchObject({ status: 200, remaining: "99" });
    for (let i = 0; i < 2; i++) {
      const refused = limits(await ask("198.51.100.1"));
      expect(refused).toEqual({ status: 403, limit: "100", remaining: "99", isAhead: true });
    }
    await db().account.update({ where: { id: accountId }, data: { tier: "enterprise" } });
    expect(limits(await ask("198.51.100.1"))).toMatchObject({ status: 403, limit: null, remaining: null });
  });
});

describe("GET", () => {
  beforeEach(async () => {
    const { accountId } = caller;
    await finishedBrandOf(accountId, { name: "Alpha", style: "bold", generationTime: 9 });
    await finishedBrandOf(accountId, { name: "Beta", style: "modern", generationTime: 4 });
    await waitingBrandOf(accountId, { name: "Gamma", style: "bold" });
    await finishedBrandOf((await accountWithKey()).accountId, { name: "Foreign" });
  });

  test("200: the account's own brands, newest first, with pagination beside the data", async () => {
    const response = await list();
    const body = await response.json();
    expect(body).toEqual({
      success: true,
      data: expect.any(Array),
      pagination: { page: 1, limit: 20, total: 3, totalPages: 1, hasNext: false, hasPrevious: false },
      meta: { timestamp: expect.any(String), requestId: response.headers.get("x-request-id") },
    });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(["Gamma", "Beta", "Alpha"]);
    expect(body.data[0]).toMatchObject({ status: "pending", assetsReady: false, generationTime: null });
    expect(Object.keys(body.data[1])).toMatchInlineSnapshot(`
      [
        "id",
        "jobId",
        "name",
        "businessIdea",
        "targetAudience",
        "style",
        "techStack",
        "features",
        "tagline",
        "primaryColor",
        "secondaryColor",
        "status",
        "assetsReady",
        "generationTime",
        "version",
        "docsUrl",
        "nftTokenId",
        "nftTransactionHash",
        "walletAddress",
        "createdAt",
        "updatedAt",
      ]
    `);
  });

  test("filters and sort combine, pages follow each other, past the end is empty", async () => {
    const names = async (query: string) => {
      const { data, pagination } = await (await list(query)).json();
      return [data.map(({ name }: { name: string }) => name), pagination.hasNext, pagination.hasPrevious];
    };
    expect(await names("?style=bold&status=completed&sort=-name")).toEqual([["Alpha"], false, false]);
    expect(await names("?sort=generationTime&limit=2")).toEqual([["Beta", "Alpha"], true, false]);
    expect(await names("?sort=generationTime&limit=2&page=2")).toEqual([["Gamma"], false, true]);
    expect(await names("?page=9")).toEqual([[], false, true]);
    expect(await names("?q=a%00lph")).toEqual([["Alpha"], false, false]);
  });

  test.each([
    ["page=0", "page"],
    ["limit=101", "limit"],
    ["sort=color", "sort"],
    ["style=baroque", "style"],
    ["status=done", "status"],
    ["page=1&page=2", "page"],
    ["colour=red", "colour"],
    ["Page=1", "Page"],
    ["limit=5&page_size=9", "page_size"],
    ["__proto__=1", "__proto__"],
  ])("400: ?%s", async (query, field) => {
    const response = await list(`?${query}`);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ code: "VALIDATION_ERROR", details: { field } });
  });

  test("400: an unknown parameter, with those that there are", async () => {
    const { error } = await (await list("?colour=red")).json();
    expect(error.details.constraint).toMatch(/must be one of page, limit, style, status, q, sort$/);
  });

  test("304 while nothing has changed, whatever the time and the request's id", async () => {
    const first = await list();
    const etag = first.headers.get("etag")!;
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const again = await list("", { "if-none-match": etag });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
    await waitingBrandOf(caller.accountId);
    expect((await list("", { "if-none-match": etag })).status).toBe(200);
  });
});
