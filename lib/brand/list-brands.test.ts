import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { completeJob, failJob, markStep } from "@/lib/jobs/record-progress";
import { accountRow, finishedBrandOf, waitingBrandOf } from "./account-brand-fixture";
import { brandListQuerySchema } from "./brand-list.schema";
import { listBrands } from "./list-brands";
import { readBrandRecord } from "./read-brand-record";

useTestDatabase();

let owner: string;
let stranger: string;

const day = (number: number) => new Date(Date.UTC(2026, 10, number));

beforeAll(async () => {
  [owner, stranger] = [await accountRow(), await accountRow()];
  await finishedBrandOf(owner, { name: "alpenglow", style: "bold", generationTime: 9, createdAt: day(1) });
  await finishedBrandOf(owner, { name: "Bergfink", style: "modern", generationTime: 4, createdAt: day(2) });
  await finishedBrandOf(owner, {
    name: "100% Wolle",
    style: "bold",
    generationTime: null,
    createdAt: day(3),
  });
  const running = await waitingBrandOf(owner, { name: "Distel", style: "classic", createdAt: day(4) });
  await markStep(running.jobId, "strategy", "running");
  await waitingBrandOf(owner, { name: "Eiche", style: "bold", createdAt: day(5) });
  const failed = await waitingBrandOf(owner, { name: "Farn", style: "minimal", createdAt: day(6) });
  await failJob(failed.jobId, { code: "GENERATION_FAILED", message: "-" });
  await finishedBrandOf(stranger, { name: "Zirbe" });
  const gone = await finishedBrandOf(owner, { name: "Gone" });
  await db().brand.update({ where: { id: gone.brandId }, data: { deletedAt: new Date() } });
});

async function names(query: Record<string, string> = {}) {
  const { brands, total } = await listBrands(owner, brandListQuerySchema.parse(query));
  expect(total).toBeGreaterThanOrEqual(brands.length);
  return brands.map(({ name }) => name);
}

test("newest first, without deleted and foreign brands", async () => {
  expect(await names()).toEqual(["Farn", "Eiche", "Distel", "100% Wolle", "Bergfink", "alpenglow"]);
});

test.each([
  ["createdAt", ["alpenglow", "Bergfink", "100% Wolle", "Distel", "Eiche", "Farn"]],
  ["name", ["100% Wolle", "alpenglow", "Bergfink", "Distel", "Eiche", "Farn"]],
  ["-name", ["Farn", "Eiche", "Distel", "Bergfink", "alpenglow", "100% Wolle"]],
])("sort=%s", async (sort, expected) => {
  expect(await names({ sort })).toEqual(expected);
});

test("brands without a time stand at the end, however it is sorted", async () => {
  expect((await names({ sort: "generationTime" })).slice(0, 2)).toEqual(["Bergfink", "alpenglow"]);
  expect((await names({ sort: "-generationTime" })).slice(0, 2)).toEqual(["alpenglow", "Bergfink"]);
});

test.each([
  ["completed", ["100% Wolle", "Bergfink", "alpenglow"]],
  ["processing", ["Distel"]],
  ["pending", ["Eiche"]],
  ["failed", ["Farn"]],
])("status=%s: what the filter finds says so itself", async (status, expected) => {
  const { brands, total } = await listBrands(owner, brandListQuerySchema.parse({ status }));
  expect(brands.map(({ name }) => name)).toEqual(expected);
  expect(new Set(brands.map((brand) => brand.status))).toEqual(new Set([status]));
  expect(total).toBe(expected.length);
});

test("a later version that fails leaves the brand completed, one that is made shows", async () => {
  const { brandId } = await finishedBrandOf(stranger, { name: "Twice" });
  const { jobId } = await waitingBrandOf(stranger);
  await db().job.update({ where: { id: jobId }, data: { brandId, version: 2 } });
  expect(await readBrandRecord(stranger, brandId)).toMatchObject({ status: "pending", jobId, version: 1 });
  await failJob(jobId, { code: "GENERATION_FAILED", message: "-" });
  expect(await readBrandRecord(stranger, brandId)).toMatchObject({ status: "completed", assetsReady: true });
  expect(await completeJob(jobId)).toBe(false);
});

test("filters combine", async () => {
  expect(await names({ style: "bold", status: "completed", sort: "name" })).toEqual([
    "100% Wolle",
    "alpenglow",
  ]);
});

test.each([
  ["BERG", ["Bergfink"]],
  ["0%", ["100% Wolle"]],
  ["_", []],
  ["\\", []],
  ["' OR 1=1 --", []],
  ["balconies", ["Farn", "Eiche", "Distel", "100% Wolle", "Bergfink", "alpenglow"]],
])("q=%s", async (q, expected) => {
  expect(await names({ q })).toEqual(expected);
});

test("pages: each brand once, the whole number on every page, an empty page past the end", async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      listBrands(owner, brandListQuerySchema.parse({ page: String(page), limit: "2" })),
    ),
  );
  expect(pages.map(({ total }) => total)).toEqual([6, 6, 6, 6]);
  expect(pages.map(({ brands }) => brands.length)).toEqual([2, 2, 2, 0]);
  expect(new Set(pages.flatMap(({ brands }) => brands.map(({ id }) => id))).size).toBe(6);
});

test("a brand's record names the job that its files are read by", async () => {
  const { brandId, jobId } = await finishedBrandOf(stranger, { name: "Files" });
  expect(await readBrandRecord(stranger, brandId)).toMatchObject({
    id: brandId,
    jobId,
    visibleJobId: jobId,
    version: 1,
    visibility: "unlisted",
    features: ["web3"],
  });
  await expect(readBrandRecord(owner, brandId)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

describe("the query", () => {
  test.each([
    [{ page: "0" }, "page", "whole number"],
    [{ page: "1.5" }, "page", "whole number"],
    [{ page: "x" }, "page", "whole number"],
    [{ limit: "101" }, "limit", "1 to 100"],
    [{ limit: "" }, "limit", "1 to 100"],
    [{ sort: "color" }, "sort", "-createdAt"],
    [{ style: "baroque" }, "style", "modern"],
    [{ status: "done" }, "status", "processing"],
  ])("%j is refused, saying what would be valid", (query, field, words) => {
    const issue = brandListQuerySchema.safeParse(query).error?.issues[0];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toContain(words);
  });
});
