import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { startDraining } from "@/lib/http/draining";
import { newId } from "@/lib/ids";
import { storage } from "@/lib/storage/current-storage";
import { GET } from "./route";

useTestDatabase();

let later = 1_000_000;

/** A second later: the checks of the second before are not used any more. */
async function health() {
  later += 2_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  const request = new Request("http://localhost:3000/api/health");
  const response = await GET(request, { params: Promise.resolve({}) });
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
  };
}
beforeEach(async () => {
  await db().engineOwner.deleteMany();
  const expiresAt = new Date(Date.now() + 60_000);
  await db().engineOwner.create({ data: { id: "test", host: "here", pid: 1, expiresAt } });
});
afterEach(() => vi.restoreAllMocks());

test("200: everything works", async () => {
  expect(await health()).toMatchObject({
    status: 200,
    retryAfter: null,
    body: { status: "ok", checks: { database: { ok: true }, storage: { ok: true }, engine: { ok: true } } },
  });
});

test("503: the store cannot be written, and nobody is told why", async () => {
  vi.spyOn(storage(), "check").mockRejectedValue(new Error("EACCES /secret/path"));
  const { status, retryAfter, body } = await health();
  expect([status, retryAfter, body.status]).toEqual([503, "5", "unavailable"]);
  expect(body.checks.storage).toEqual({ ok: false, ms: expect.any(Number), problem: "cannot be written" });
});

test("503: no engine is alive", async () => {
  await db().engineOwner.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await health()).body.checks.engine.ok).toBe(false);
});

test("503: an event waits and nobody sends it", async () => {
  const availableAt = new Date(Date.now() - 60_000);
  const event = await db().outboxEvent.create({ data: { id: newId(), name: "x", data: {}, availableAt } });
  expect((await health()).status).toBe(503);
  await db().outboxEvent.update({ where: { id: event.id }, data: { dispatchedAt: new Date() } });
  expect((await health()).status).toBe(200);
});

test("503: an event is refused time and again, though its next try is not due yet", async () => {
  const event = await db().outboxEvent.create({
    data: {
      id: newId(),
      name: "x",
      data: {},
      createdAt: new Date(Date.now() - 60_000),
      availableAt: new Date(Date.now() + 60_000),
      attempts: 6,
      lastError: "fetch failed",
    },
  });
  expect((await health()).body.checks.engine.ok).toBe(false);
  await db().outboxEvent.delete({ where: { id: event.id } });
  expect((await health()).status).toBe(200);
});

test("503: Inngest is to run the functions, and is not there", async () => {
  process.env.INNGEST_BASE_URL = "http://127.0.0.1:1";
  refreshEnv();
  try {
    expect(await health()).toMatchObject({ status: 503, body: { checks: { engine: { ok: false } } } });
  } finally {
    delete process.env.INNGEST_BASE_URL;
    refreshEnv();
  }
});

test("503: the process shuts down", async () => {
  startDraining();
  expect(await health()).toMatchObject({ status: 503, body: { status: "draining" } });
});
