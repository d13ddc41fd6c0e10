import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { finishedJob, waitingJob } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import { STAGES } from "@/lib/pipeline/graph";
import { type ProgressMessage, progressMessageSchema } from "./progress.schema";
import { createProgressHub, type ProgressHub } from "./progress-hub";
import { completeJob, failJob, markStep } from "./record-progress";

/** Of a whole job: the snapshot, the start and the end of each step, and the end of the job. */
const MESSAGES = 2 * STAGES.length + 2;

useTestDatabase();

let server: Server;
let hub: ProgressHub;

beforeAll(async () => {
  hub = await createProgressHub();
  server = createServer().on("upgrade", hub.handleUpgrade);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await hub.close();
  server.close();
});

interface Received {
  messages: ProgressMessage[];
  /** Resolves with the close code. */
  closed: Promise<number>;
  until(count: number): Promise<void>;
  socket: WebSocket;
}

function follow(path: string, at = server): Received {
  const { port } = at.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws/${path}`);
  const messages: ProgressMessage[] = [];
  let wake = () => {};
  socket.on("message", (data) => {
    const message = progressMessageSchema.parse(JSON.parse(String(data)));
    messages.push(message);
    wake();
  });
  const closed = new Promise<number>((done) => socket.on("close", done));
  const until = async (count: number) => {
    while (messages.length < count) {
      const code = await Promise.race([new Promise<void>((done) => (wake = done)), closed]);
      if (code !== undefined && messages.length < count) {
        throw new Error(`closed with ${code} after ${messages.length} of ${count} messages`);
      }
    }
  };
  return { messages, closed, until, socket };
}

const outline = ({ messages }: Received) => messages.map(({ type, seq }) => `${type} ${seq}`);

async function runAll(jobId: string): Promise<void> {
  for (const { id } of STAGES) {
    await markStep(jobId, id, "running");
    await markStep(jobId, id, "completed");
  }
  await completeJob(jobId);
}

test("a snapshot, then every message once and in order, then the socket closes", async () => {
  const { jobId } = await waitingJob();
  const listener = follow(jobId);
  await listener.until(1);
  await runAll(jobId);
  expect(await listener.closed).toBe(1000);
  expect(listener.messages.map((message) => message.seq)).toEqual([...Array(MESSAGES).keys()]);
  expect(listener.messages[0]).toMatchObject({ type: "snapshot", jobId, status: "pending", progress: 0 });
  const progress = listener.messages.map((message) => message.progress);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(listener.messages.at(-1)).toMatchObject({
    type: "completed",
    status: "completed",
    progress: 100,
    estimatedTimeRemaining: 0,
    result: { downloadUrl: `http://localhost:3000/api/download/${jobId}` },
  });
});

// The promise is 50 ms, which the bar "latency" measures. What would break it is a wait on the way: here no timer runs.
test("a message waits for no clock between its commit and its arrival", async () => {
  const { jobId } = await waitingJob();
  const listener = follow(jobId);
  await listener.until(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "setImmediate"] });
  try {
    await runAll(jobId);
    await listener.until(MESSAGES);
  } finally {
    vi.useRealTimers();
  }
  expect(await listener.closed).toBe(1000);
});

test("?after resumes without a gap and without going back", async () => {
  const { jobId } = await waitingJob();
  await markStep(jobId, "strategy", "running");
  await markStep(jobId, "strategy", "completed");
  await markStep(jobId, "palette", "running");
  const [fresh, resumed, fromStart, ahead] = [
    follow(jobId),
    follow(`${jobId}?after=1`),
    follow(`${jobId}?after=0`),
    follow(`${jobId}?after=99`),
  ];
  await Promise.all([fresh.until(1), resumed.until(3), fromStart.until(4), ahead.until(1)]);
  await failJob(jobId, { code: "STAGE_FAILED", message: "no" });
  await Promise.all([fresh, resumed, fromStart, ahead].map((listener) => listener.closed));
  expect(outline(fresh)).toEqual(["snapshot 3", "failed 4"]);
  expect(outline(resumed)).toEqual(["snapshot 1", "progress 2", "progress 3", "failed 4"]);
  expect(outline(fromStart)).toEqual(["snapshot 0", "progress 1", "progress 2", "progress 3", "failed 4"]);
  expect(fromStart.messages[0]).toMatchObject({ status: "pending", progress: 0, result: null });
  expect(outline(ahead)).toEqual(["snapshot 3", "failed 4"]);
  expect(fresh.messages[1]).toMatchObject({
    status: "failed",
    error: { code: "STAGE_FAILED", message: "no" },
  });
});

test("who comes after the end hears how it ended", async () => {
  const { jobId } = await finishedJob(Uint8Array.of(1));
  const late = follow(jobId);
  expect(await late.closed).toBe(1000);
  expect(outline(late)).toEqual(["snapshot 1", "completed 1"]);
  expect(late.messages[0]).toMatchObject({ status: "completed", progress: 100 });
  const resumed = follow(`${jobId}?after=1`);
  await resumed.closed;
  expect(outline(resumed)).toEqual(["snapshot 1", "completed 1"]);
});

test("of a job so old that its log is gone the end is told all the same", async () => {
  const { jobId } = await waitingJob();
  await markStep(jobId, "strategy", "running");
  await failJob(jobId, { code: "STAGE_FAILED", message: "no" });
  await db().jobEvent.deleteMany({ where: { jobId } });
  for (const path of [jobId, `${jobId}?after=1`, `${jobId}?after=0`]) {
    const late = follow(path);
    expect(await late.closed).toBe(1000);
    expect(outline(late)).toEqual(["snapshot 2", "failed 2"]);
    expect(late.messages[1]).toMatchObject({ status: "failed", error: { code: "STAGE_FAILED" } });
  }
});

test("4404: an unknown job, no id, and a deleted brand", async () => {
  const { jobId, brandId } = await waitingJob();
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  for (const path of [newId(), "1", "", `${newId()}/x`, jobId]) expect(await follow(path).closed).toBe(4404);
});

test("jobs do not mix, and many listeners of one job hear the same", async () => {
  const [one, two] = [await waitingJob(), await waitingJob()];
  const listeners = [follow(one.jobId), follow(one.jobId), follow(one.jobId), follow(two.jobId)];
  await Promise.all(listeners.map((listener) => listener.until(1)));
  await Promise.all([runAll(one.jobId), runAll(two.jobId)]);
  await Promise.all(listeners.map((listener) => listener.closed));
  for (const listener of listeners)
    expect(listener.messages.map(({ seq }) => seq)).toEqual([...Array(MESSAGES).keys()]);
  expect(new Set(listeners[3]?.messages.map(({ jobId }) => jobId))).toEqual(new Set([two.jobId]));
});

test("nothing is lost while the database connection is", async () => {
  const { jobId } = await waitingJob();
  const listener = follow(jobId);
  await listener.until(1);
  await db().$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'marque-listen' AND datname = current_database()`;
  await runAll(jobId);
  expect(await listener.closed).toBe(1000);
  expect(listener.messages).toHaveLength(MESSAGES);
});

test("what nobody announced is found before long", async () => {
  const { jobId } = await waitingJob();
  const own = await createProgressHub({ keepAliveMs: 50 });
  const other = createServer().on("upgrade", own.handleUpgrade);
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const listener = follow(jobId, other);
  await listener.until(1);
  const first = listener.messages[0]!;
  const payload = { ...first, type: "progress", progress: 5 };
  await db().jobEvent.create({ data: { jobId, seq: 1, at: new Date(), payload } });
  await listener.until(2);
  expect(outline(listener)).toEqual(["snapshot 0", "progress 1"]);
  await own.close();
  other.close();
});

test("a client that talks too much is cut off", async () => {
  const { jobId } = await waitingJob();
  const { socket, until, closed } = follow(jobId);
  await until(1);
  socket.send("x".repeat(2_000));
  expect(await closed).toBe(1009);
});

test("429: more sockets of one network, or about one job, than there may be; who leaves makes room", async () => {
  const [one, two] = [await waitingJob(), await waitingJob()];
  const networkOf = ({ url = "" }: { url?: string }) =>
    new URLSearchParams(url.split("?")[1]).get("from") ?? "";
  const own = await createProgressHub({ maxPerNetwork: 2, maxPerJob: 3, networkOf });
  const other = createServer().on("upgrade", own.handleUpgrade);
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as AddressInfo;
  const open = (jobId: string, from: string) =>
    new Promise<WebSocket | number>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/api/ws/${jobId}?from=${from}`);
      socket.once("open", () => done(socket));
      socket.once("unexpected-response", (_, response) => done(response.statusCode ?? 0));
    });
  const many = await Promise.all([1, 2, 3, 4].map(() => open(one.jobId, "a")));
  expect(many.filter((answer) => answer === 429)).toHaveLength(2);
  expect(await open(two.jobId, "a")).toBe(429);
  expect(await open(one.jobId, "b")).toBeInstanceOf(WebSocket);
  expect(await open(one.jobId, "b")).toBe(429);
  expect(await open(two.jobId, "b")).toBeInstanceOf(WebSocket);
  (many.find((answer) => answer instanceof WebSocket) as WebSocket).close();
  await expect.poll(async () => typeof (await open(one.jobId, "c"))).toBe("object");
  await own.close();
  other.close();
});

test("a hub that closes tells its clients to come back", async () => {
  const { jobId } = await waitingJob();
  const own = await createProgressHub();
  const other = createServer().on("upgrade", own.handleUpgrade);
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const url = `ws://127.0.0.1:${(other.address() as AddressInfo).port}/api/ws/${jobId}`;
  const socket = new WebSocket(url);
  await new Promise((done) => socket.once("message", done));
  const closed = new Promise((done) => socket.once("close", done));
  await own.close();
  expect(await closed).toBe(1001);
  const refused = new WebSocket(url);
  const { statusCode } = await new Promise<{ statusCode?: number }>((done) =>
    refused.once("unexpected-response", (_, response) => done(response)),
  );
  expect(statusCode).toBe(503);
  other.close();
});
