import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { beginIdempotent, type Reservation, readIdempotencyKey, type StoredAnswer } from "./idempotency";

useTestDatabase();

const answer: StoredAnswer = { status: 202, headers: [["Location", "/x"]], body: Uint8Array.of(123, 0, 125) };
const request = (key: string, body = "{}", scopes = ["visitor:a"]) => ({
  scopes,
  method: "POST",
  path: "/api/generate",
  key,
  rawBody: new TextEncoder().encode(body),
});
const begin = async (...args: Parameters<typeof request>) =>
  (await beginIdempotent(request(...args))) as Reservation;
const complete = (reservation: Reservation) => db().$transaction((tx) => reservation.complete(tx, answer));

test("the first answer is kept, byte for byte", async () => {
  await complete(await begin("replay"));
  expect(await beginIdempotent(request("replay"))).toEqual(answer);
});

test("another body is refused, another caller or route is another request", async () => {
  await complete(await begin("other"));
  await expect(begin("other", "[]")).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  expect(await begin("other", "[]", ["visitor:b"])).toHaveProperty("complete");
  expect(await beginIdempotent({ ...request("other"), path: "/v1/brands" })).toHaveProperty("complete");
});

test("while the first is in flight its retry waits, and exactly one of many is first", async () => {
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => begin("flight")));
  const refused = results.filter((result) => result.status === "rejected").map((result) => result.reason);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({ code: "CONFLICT", retryAfterSeconds: 1 });
});

test("an abandoned key is free again", async () => {
  await (await begin("again")).abandon();
  expect(await begin("again", "another body")).toHaveProperty("complete");
});

test("a retry takes over from a process that died, which then can no longer finish", async () => {
  const dead = await begin("crash");
  await db()
    .$executeRaw`UPDATE idempotency_keys SET created_at = now() - interval '61 s' WHERE status IS NULL`;
  await complete(await begin("crash"));
  await expect(complete(dead)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("the work and its answer are kept together or not at all", async () => {
  const reservation = await begin("rollback");
  const failing = db().$transaction(async (tx) => {
    await reservation.complete(tx, answer);
    throw new Error("crash before commit");
  });
  await expect(failing).rejects.toThrow();
  await expect(begin("rollback")).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a first visit's answer is found with and without the cookie that it set", async () => {
  await complete(await begin("cookie", "{}", ["address:203.0.113.9", "visitor:new"]));
  expect(await beginIdempotent(request("cookie", "{}", ["address:203.0.113.9", "visitor:newer"]))).toEqual(
    answer,
  );
  expect(await beginIdempotent(request("cookie", "{}", ["visitor:new"]))).toEqual(answer);
});

test("an answer is kept for 24 hours", async () => {
  await complete(await begin("old"));
  await db()
    .$executeRaw`UPDATE idempotency_keys SET expires_at = now() - interval '1 s' WHERE status IS NOT NULL`;
  expect(await begin("old")).toHaveProperty("complete");
});

test("the key is printable ASCII of 1 to 255 characters", () => {
  const read = (key: string) => readIdempotencyKey(new Headers({ "idempotency-key": key }));
  expect(readIdempotencyKey(new Headers())).toBeNull();
  expect(read("a".repeat(255))).toBe("a".repeat(255));
  expect(read("two words")).toBe("two words");
  for (const key of ["", "a".repeat(256), "caf\u00e9", "tab\there"]) {
    expect(() => read(key)).toThrow("1 to 255 printable ASCII");
  }
});
