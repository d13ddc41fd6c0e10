import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "@/lib/db/test-database";
import { scheduleCrons } from "./cron-schedule";
import { endedRuns, runsOf, startTestEngine, testClient } from "./engine-test-kit";
import { nextCronTime, readFunctions } from "./function-config";

useTestDatabase();

describe("nextCronTime", () => {
  const after = new Date("2026-03-28T23:30:00Z");
  test.each([
    ["0 * * * *", "2026-03-29T00:00:00.000Z"],
    ["*/5 * * * *", "2026-03-28T23:35:00.000Z"],
    ["TZ=Europe/Paris 0 9 * * *", "2026-03-29T07:00:00.000Z"],
    ["TZ=America/New_York 0 9 * * 1", "2026-03-30T13:00:00.000Z"],
  ])("%s", (expression, expected) => {
    expect(nextCronTime(expression, after)?.toISOString()).toBe(expected);
  });

  test("a broken expression is refused when the engine is made", () => {
    const fn = testClient.createFunction({ id: "broken", triggers: { cron: "61 * * * *" } }, () => null);
    expect(() => readFunctions([fn], "test")).toThrow();
  });
});

test("fires at every time, with an event id that names it, and not after stop", async () => {
  vi.useFakeTimers({ now: new Date("2026-01-01T00:00:30Z") });
  try {
    const fn = testClient.createFunction(
      { id: "hourly", triggers: [{ cron: "0 * * * *" }, { cron: "30 1 * * *" }] },
      () => null,
    );
    const fired: string[] = [];
    const crons = scheduleCrons(readFunctions([fn], "test"), async (_fn, event) => {
      fired.push(event.id);
    });
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(fired).toEqual([
      "cron:2026-01-01T01:00:00.000Z:test-hourly:0 * * * *",
      "cron:2026-01-01T01:30:00.000Z:test-hourly:30 1 * * *",
      "cron:2026-01-01T02:00:00.000Z:test-hourly:0 * * * *",
    ]);
    await crons.stop();
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(fired).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test("stopping waits for what has been fired", async () => {
  vi.useFakeTimers({ now: new Date("2026-01-01T00:59:59Z") });
  try {
    const fn = testClient.createFunction({ id: "hourly", triggers: { cron: "0 * * * *" } }, () => null);
    const done: string[] = [];
    const stored = Promise.withResolvers<void>();
    const crons = scheduleCrons(readFunctions([fn], "test"), () => stored.promise);
    vi.advanceTimersByTime(2_000);
    const stopped = crons.stop().then(() => done.push("stopped"));
    await vi.advanceTimersByTimeAsync(1_000);
    done.push("stored");
    stored.resolve();
    await stopped;
    expect(done).toEqual(["stored", "stopped"]);
  } finally {
    vi.useRealTimers();
  }
});

test("two processes start one run for one time", async () => {
  let ran = 0;
  const fn = testClient.createFunction(
    { id: "tick", triggers: { cron: "* * * * * *" } },
    ({ event, step }) => {
      return step.run("count", () => ({ n: ++ran, name: event.name, data: event.data }));
    },
  );
  await Promise.all([startTestEngine([fn]), startTestEngine([fn])]);
  // When the second time is there, both have been past the first one.
  const [run] = await endedRuns("tick", 2);
  expect(run?.output).toEqual({ n: 1, name: "inngest/scheduled.timer", data: { cron: "* * * * * *" } });
  const times = (await runsOf("tick")).map((row) => row.eventId);
  expect(new Set(times).size).toBe(times.length);
  expect(ran).toBe(times.length);
});
