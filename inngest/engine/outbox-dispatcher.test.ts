import { afterEach, expect, test } from "vitest";
import { requestedBrand } from "@/lib/brand/brand-fixture";
import { db } from "@/lib/db/client";
import { enqueueEvent, type OutgoingEvent } from "@/lib/db/outbox";
import { useTestDatabase } from "@/lib/db/test-database";
import { brandBriefSchema } from "@/lib/model/brief.schema";
import { endedRuns, eventually, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { type OutboxDispatcherOptions, startOutboxDispatcher } from "./outbox-dispatcher";
import { sql } from "./sql";

useTestDatabase();

const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((dispatcher) => dispatcher.stop()));
  await db().outboxEvent.deleteMany();
});

async function dispatch(options: OutboxDispatcherOptions) {
  const dispatcher = await startOutboxDispatcher(options);
  running.push(dispatcher);
  return dispatcher;
}

const BRIEF = brandBriefSchema.parse({
  businessIdea: "Repair cafes where neighbours fix bicycles together on Saturdays",
  targetAudience: "People in the city who cycle to work",
  style: "modern",
  techStack: "html",
  features: [],
});

const enqueue = (event: OutgoingEvent) => db().$transaction((tx) => enqueueEvent(tx, event));

/** Collects what is sent. */
function receiver(refuse: (name: string) => boolean = () => false) {
  const received: string[] = [];
  return {
    received,
    send: async (events: { name: string }[]) => {
      const refused = events.find((event) => refuse(event.name));
      if (refused) throw new Error(`${refused.name} refused`);
      received.push(...events.map((event) => event.name));
    },
  };
}

test("sends what was there before it started, and what is announced afterwards without looking", async () => {
  const { received, send } = receiver();
  await enqueue({ name: "before", data: {} });
  await dispatch({ send, pollMs: 60_000 });
  await eventually(() => expect(received).toEqual(["before"]));
  await enqueue({ name: "after", data: {} });
  await eventually(() => expect(received).toEqual(["before", "after"]));
  await eventually(async () =>
    expect(await db().outboxEvent.count({ where: { dispatchedAt: null } })).toBe(0),
  );
});

test("an event that is not yet due waits", async () => {
  const { received, send } = receiver();
  await enqueue({ name: "later", data: {}, availableAt: new Date(Date.now() + 86_400_000) });
  await enqueue({ name: "soon", data: {}, availableAt: new Date(Date.now() + 60) });
  await dispatch({ send, pollMs: 10 });
  await eventually(() => expect(received).toEqual(["soon"]));
});

test("a refused event is sent again later and does not hold up the others", async () => {
  let refusing = true;
  const { received, send } = receiver((name) => refusing && name === "bad");
  for (const name of ["good 1", "bad", "good 2"]) await enqueue({ name, data: {} });
  await dispatch({ send, pollMs: 10 });
  await eventually(() => expect([...received].sort()).toEqual(["good 1", "good 2"]));
  const row = await eventually(async () => {
    const found = await db().outboxEvent.findFirstOrThrow({ where: { name: "bad" } });
    expect(found.attempts).toBe(1);
    return found;
  });
  expect(row.lastError).toBe("bad refused");
  expect(row.availableAt.getTime() - row.createdAt.getTime()).toBeGreaterThan(900);
  refusing = false;
  await sql(`UPDATE outbox_events SET available_at = now() WHERE name = 'bad'`);
  await eventually(() => expect(received).toContain("bad"));
});

test("after an outage the first event that is accepted brings every other one at once", async () => {
  let isDown = true;
  const { received, send } = receiver(() => isDown);
  for (let n = 0; n < 60; n++) await enqueue({ name: `event ${n}`, data: {} });
  let sends = 0;
  const counted = (events: { name: string }[]) => {
    sends += 1;
    return send(events);
  };
  await dispatch({ send: counted, pollMs: 60_000 });
  // Everything rests, and not because each of sixty was refused one by one: that outlasts the transaction.
  await eventually(async () =>
    expect(await db().outboxEvent.count({ where: { availableAt: { gt: new Date() } } })).toBe(60),
  );
  expect(sends).toBeLessThan(12);
  await sql(`UPDATE outbox_events SET available_at = now() + interval '1 hour', attempts = 9`);
  isDown = false;
  await enqueue({ name: "new", data: {} });
  await eventually(() => expect(new Set(received).size).toBe(61));
});

test("an event that alone is refused keeps its rest when others are accepted", async () => {
  const { received, send } = receiver((name) => name === "bad");
  for (const name of ["bad", "good 1"]) await enqueue({ name, data: {} });
  await dispatch({ send, pollMs: 60_000 });
  await eventually(() => expect(received).toEqual(["good 1"]));
  await enqueue({ name: "good 2", data: {} });
  await eventually(() => expect(received).toEqual(["good 1", "good 2"]));
  expect(await db().outboxEvent.findFirstOrThrow({ where: { name: "bad" } })).toMatchObject({ attempts: 1 });
});

test("many events that are refused do not starve one behind them", async () => {
  const { received, send } = receiver((name) => name.startsWith("bad"));
  for (let n = 0; n < 6; n++) await enqueue({ name: `bad ${n}`, data: {} });
  await enqueue({ name: "good", data: {} });
  await dispatch({ send, pollMs: 20 });
  await eventually(async () => {
    await sql(`UPDATE outbox_events SET available_at = now() WHERE dispatched_at IS NULL`);
    expect(received).toEqual(["good"]);
  });
});

test("a receiver that never answers is given up, and its rows with it", async () => {
  await enqueue({ name: "unheard", data: {} });
  await dispatch({ send: () => new Promise(() => undefined), pollMs: 60_000, sendLimitMs: 20 });
  await eventually(async () =>
    expect(await db().outboxEvent.findFirstOrThrow({ where: { name: "unheard" } })).toMatchObject({
      attempts: 1,
      lastError: "no answer within 20 ms",
    }),
  );
});

test("a job's place in the line is when its event was handed over", async () => {
  const { jobId } = await requestedBrand({ principal: { kind: "operator" }, brief: BRIEF });
  await db().job.update({ where: { id: jobId }, data: { sentAt: new Date(0) } });
  await dispatch({ send: receiver().send, pollMs: 10 });
  await eventually(async () => {
    const { sentAt, heartbeatAt } = await db().job.findUniqueOrThrow({ where: { id: jobId } });
    expect(sentAt.getTime()).toBeGreaterThan(heartbeatAt.getTime());
  });
});

test("several dispatchers send every event once", async () => {
  const { received, send } = receiver();
  await Promise.all([1, 2, 3].map(() => dispatch({ send, pollMs: 10 })));
  await Promise.all(Array.from({ length: 120 }, (_, n) => enqueue({ name: `event ${n}`, data: {} })));
  await eventually(async () =>
    expect(await db().outboxEvent.count({ where: { dispatchedAt: null } })).toBe(0),
  );
  expect(new Set(received).size).toBe(120);
  expect(received).toHaveLength(120);
});

test("one job's dispatcher leaves the others alone", async () => {
  const { received, send } = receiver();
  await enqueue({ name: "mine", data: { jobId: "a" } });
  await enqueue({ name: "theirs", data: { jobId: "b" } });
  const dispatcher = await dispatch({ send, onlyJobId: "a", pollMs: 10 });
  await eventually(async () =>
    expect(await db().outboxEvent.count({ where: { dispatchedAt: null } })).toBe(1),
  );
  await dispatcher.stop();
  expect(received).toEqual(["mine"]);
});

test("what was sent a week ago is deleted, what was never sent is kept", async () => {
  const { send } = receiver();
  for (const name of ["sent long ago", "sent yesterday"]) await enqueue({ name, data: {} });
  await sql(`UPDATE outbox_events SET dispatched_at = now() - interval '1 day'`);
  await sql(
    `UPDATE outbox_events SET dispatched_at = now() - interval '8 days' WHERE name = 'sent long ago'`,
  );
  await enqueue({ name: "not due", data: {}, availableAt: new Date(Date.now() + 86_400_000) });
  const dispatcher = await dispatch({ send });
  await dispatcher.stop();
  const left = await db().outboxEvent.findMany({ orderBy: { name: "asc" } });
  expect(left.map((event) => event.name)).toEqual(["not due", "sent yesterday"]);
});

test("an event that is sent twice starts one run of the engine", async () => {
  const fn = testClient.createFunction(
    { id: "outbox", triggers: { event: "outbox" } },
    ({ event }) => event.data.n,
  );
  const engine = await startTestEngine([fn]);
  await enqueue({ name: "outbox", data: { n: 1 } });
  await dispatch({ send: (events) => engine.send(events), pollMs: 10 });
  await endedRuns("outbox");
  // As after a crash between sending and marking.
  await sql(`UPDATE outbox_events SET dispatched_at = NULL`);
  await eventually(async () =>
    expect(await db().outboxEvent.count({ where: { dispatchedAt: null } })).toBe(0),
  );
  expect(await runsOf("outbox")).toHaveLength(1);
});
