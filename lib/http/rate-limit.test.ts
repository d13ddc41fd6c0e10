import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { consumeRateLimit, countAtGate, peekRateLimit } from "./rate-limit";

useTestDatabase();

const consume = (subjects: string[], limit: number) =>
  db().$transaction((tx) => consumeRateLimit(tx, subjects, limit));

test("counts up to the limit, then refuses until the oldest request leaves the window", async () => {
  const subjects = ["address:203.0.113.1", "visitor:a"];
  expect(await peekRateLimit(subjects, 2)).toMatchObject({ limit: 2, remaining: 2, retryAfterSeconds: 0 });
  expect(await consume(subjects, 2)).toMatchObject({ remaining: 1, retryAfterSeconds: 0 });
  const last = await consume(subjects, 2);
  expect(last.remaining).toBe(0);
  expect(Math.abs(last.resetSeconds - (Date.now() / 1000 + 3600))).toBeLessThan(5);
  await expect(consume(subjects, 2)).rejects.toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });

  await db()
    .$executeRaw`UPDATE rate_limits SET hits[1] = now() - interval '3590 s' WHERE subject = 'visitor:a'`;
  await db()
    .$executeRaw`UPDATE rate_limits SET hits[1] = now() - interval '3601 s' WHERE subject <> 'visitor:a'`;
  const { retryAfterSeconds } = await peekRateLimit(subjects, 2);
  expect(retryAfterSeconds).toBeGreaterThan(8);
  expect(retryAfterSeconds).toBeLessThanOrEqual(11);
  await db()
    .$executeRaw`UPDATE rate_limits SET hits[1] = now() - interval '3601 s' WHERE subject = 'visitor:a'`;
  expect((await consume(subjects, 2)).remaining).toBe(0);
});

test("a new cookie does not help against the address, and a refusal counts for nobody", async () => {
  await consume(["address:203.0.113.2", "visitor:b"], 1);
  await expect(consume(["address:203.0.113.2", "visitor:c"], 1)).rejects.toMatchObject({
    retryAfterSeconds: 3600,
  });
  expect((await peekRateLimit(["visitor:c"], 1)).remaining).toBe(1);
});

test("requests at the same moment never pass the limit together", async () => {
  const subjects = ["address:203.0.113.3", "visitor:d"];
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => consume(subjects, 5)));
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(5);
});

test("a failed transaction counts nothing", async () => {
  const failing = db().$transaction(async (tx) => {
    await consumeRateLimit(tx, ["visitor:e"], 1);
    throw new Error("later trouble");
  });
  await expect(failing).rejects.toThrow("later trouble");
  expect((await peekRateLimit(["visitor:e"], 1)).remaining).toBe(1);
});

test("requests at the same time are counted together, exactly, and no more than there is room for", async () => {
  const count = (requests: number) =>
    Promise.all(Array.from({ length: requests }, () => countAtGate("account:gate", 10)));
  const first = await count(4);
  expect(first.every((state) => state !== null)).toBe(true);
  expect(first.at(-1)).toMatchObject({ limit: 10, remaining: 6 });
  const second = await count(9);
  expect(second.filter((state) => state !== null)).toHaveLength(6);
  expect(await countAtGate("account:gate", 10)).toBeNull();
  expect(await peekRateLimit(["account:gate"], 10)).toMatchObject({ remaining: 0 });

  // More at once than the whole limit, of somebody new.
  const crowd = await Promise.all(Array.from({ length: 30 }, () => countAtGate("account:crowd", 10)));
  expect(crowd.filter((state) => state !== null)).toHaveLength(10);
});
