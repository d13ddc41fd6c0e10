import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { forgetOldRequests } from "./forget-old-requests";

useTestDatabase();

test("what still matters stays", async () => {
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour);
  await db().rateLimit.createMany({
    data: [
      { subject: "old", hits: [at(-3), at(-2)] },
      { subject: "mixed", hits: [at(-3), at(-0.5)] },
    ],
  });
  const key = (id: string, expiresAt: Date) => ({
    id: id.repeat(64),
    fingerprint: "f".repeat(64),
    expiresAt,
  });
  await db().idempotencyKey.createMany({ data: [key("a", at(-1)), key("b", at(1))] });
  await forgetOldRequests();
  expect((await db().rateLimit.findMany()).map(({ subject }) => subject)).toEqual(["mixed"]);
  expect((await db().idempotencyKey.findMany()).map(({ id }) => id[0])).toEqual(["b"]);
});
