import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { closeDb, db } from "@/lib/db/client";
import { enqueueEvent, takeEvent } from "@/lib/db/outbox";
import { useTestDatabase } from "@/lib/db/test-database";
import { eventually } from "./engine-test-kit";

useTestDatabase();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const undispatched = () => db().outboxEvent.count({ where: { dispatchedAt: null } });

async function enqueue(name: string, data: Record<string, unknown>): Promise<string> {
  return db().$transaction((tx) => enqueueEvent(tx, { name, data }));
}

test("without Inngest the outbox feeds the embedded engine of this process", async () => {
  const { startExecution } = await import("./start-execution");
  const id = await enqueue("test/nobody-listens", { jobId: "a" });
  const execution = await startExecution();
  // A cron of this minute may still be running.
  await eventually(async () =>
    expect(await execution.state()).toMatchObject({ engine: "embedded", here: { runs: 0, calls: 0 } }),
  );
  await eventually(async () => expect(await undispatched()).toBe(0));
  expect(await db().engineEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({ data: { jobId: "a" } });
  expect(await db().engineOwner.count()).toBe(1);
  await execution.stop();
  expect(await db().engineOwner.count()).toBe(0);
});

test("with Inngest the outbox is sent there, with the rows' ids as event ids", async () => {
  const received: { url: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ url: request.url, body: JSON.parse(await text(request)) });
    response.setHeader("content-type", "application/json").end(JSON.stringify({ ids: ["x"], status: 200 }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  vi.resetModules();
  vi.stubEnv("INNGEST_BASE_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv("INNGEST_EVENT_KEY", "event-key");
  vi.stubEnv("INNGEST_SIGNING_KEY", `signkey-test-${"ab".repeat(32)}`);
  const { startExecution } = await import("./start-execution");
  const id = await enqueue("brand/generation.requested", { jobId: "b" });
  const execution = await startExecution();
  expect(await execution.state()).toEqual({ engine: "inngest" });
  await eventually(async () => expect(await undispatched()).toBe(0));
  await execution.stop();
  server.close();
  expect(received).toEqual([
    {
      url: "/e/event-key",
      body: [expect.objectContaining({ id, name: "brand/generation.requested", data: { jobId: "b" } })],
    },
  ]);
  expect(await db().engineEvent.count({ where: { id } })).toBe(0);
  await closeDb();
});

test("a terminal's job runs here also where Inngest is configured, and no other process gets its event", async () => {
  vi.resetModules();
  vi.stubEnv("INNGEST_BASE_URL", "http://127.0.0.1:1");
  const { startExecution } = await import("./start-execution");
  const id = await enqueue("test/nobody-listens", { jobId: "c" });
  const event = await db().$transaction((tx) => takeEvent(tx, id));
  expect(await undispatched()).toBe(0);
  const execution = await startExecution({ onlyJobId: "c", event });
  expect(await execution.state()).toMatchObject({ engine: "embedded" });
  expect(await db().engineEvent.findUniqueOrThrow({ where: { id } })).toMatchObject({ data: { jobId: "c" } });
  await execution.stop();
  await closeDb();
});
