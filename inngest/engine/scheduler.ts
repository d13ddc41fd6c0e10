import { setTimeout as delay } from "node:timers/promises";
import { listen } from "@/lib/db/listen";
import { logger } from "@/lib/log/logger";
import type { EngineFunction } from "./function-config";
import { registerOwner, removeDeadOwners, removeOwner, renewOwner } from "./owner-store";
import { processIdentity } from "./process-identity";
import { type ActiveRun, executeRun } from "./run-executor";
import { heldRuns, putBack } from "./run-reconcile";
import { claimRuns, nextWakeMs } from "./run-store";
import type { SdkCaller } from "./sdk-protocol";
import { ENGINE_CHANNEL } from "./sql";
import type { EngineTiming } from "./timing";

export interface SchedulerLane {
  functions: readonly EngineFunction[];
  /** Runs of which this process runs steps at the same time. Sleeping and waiting runs don't count. */
  maxConcurrentRuns: number;
}

export interface SchedulerOptions {
  functions: readonly EngineFunction[];
  /** Functions that share places; a full lane does not hold up the others. */
  lanes: readonly SchedulerLane[];
  call: SdkCaller;
  timing: EngineTiming;
  /** Only runs whose event names this job. */
  jobId: string | null;
}

export interface Scheduler {
  start(): Promise<void>;
  /** Stops claiming, lets what is under way finish for `graceMs`, then gives up every lease. */
  stop(graceMs: number): Promise<void>;
  /** There may be something to claim. */
  wake(): void;
  active(): { runs: number; calls: number };
}

/** More than the way to the database takes. */
const CLOCK_SLACK_MS = 20;

/** Claims runs while there are free places in this process, and keeps the leases of those it runs. */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { functions, lanes, call, timing, jobId } = options;
  const byId = new Map(functions.map((fn) => [fn.id, fn]));
  const identity = processIdentity();
  const log = logger().child({ part: "engine" });
  const active = new Map<string, ActiveRun>();

  let owner = "";
  let phase: "idle" | "running" | "stopping" | "stopped" = "idle";
  let turning: Promise<void> | null = null;
  let again = false;
  let checkHeld = false;
  let renewAt = 0;
  let listener: { close(): Promise<void> } | null = null;
  let pollTimer: NodeJS.Timeout | undefined;
  let wakeTimer: NodeJS.Timeout | undefined;

  function wake(): void {
    if (phase === "idle" || phase === "stopped") return;
    again = true;
    turning ??= turn().finally(() => {
      turning = null;
      if (again) wake();
    });
  }

  async function turn(): Promise<void> {
    while (again) {
      again = false;
      try {
        if (performance.now() >= renewAt) await renew();
        if (checkHeld) await compareWithDatabase();
        for (const lane of lanes) if (phase === "running") await claim(lane);
      } catch (error) {
        log.warn({ err: error }, "Engine could not reach the database");
      }
    }
  }

  async function renew(): Promise<void> {
    renewAt = performance.now() + timing.heartbeatMs;
    if (await renewOwner(owner, timing.leaseMs)) return;
    log.warn("Another process took over the runs of this one, which was silent for too long");
    for (const run of active.values()) run.abandon();
    owner = await registerOwner(identity, timing.leaseMs);
  }

  async function compareWithDatabase(): Promise<void> {
    checkHeld = false;
    const held = await heldRuns(owner);
    for (const run of active.values()) if (!held.includes(run.runId)) run.abandon();
    const orphans = held.filter((runId) => !active.has(runId));
    if (orphans.length > 0) await putBack(owner, orphans);
  }

  async function claim(lane: SchedulerLane): Promise<void> {
    const functionIds = lane.functions.map(({ id }) => id);
    const here = [...active.values()].filter(({ functionId }) => functionIds.includes(functionId)).length;
    const limit = lane.maxConcurrentRuns - here;
    if (limit <= 0 || functionIds.length === 0) return;
    const begun = performance.now();
    const runs = await claimRuns({ owner, functionIds, jobId, except: [...active.keys()], limit });
    for (const run of runs) {
      const activeRun = executeRun(run, { fn: byId.get(run.functionId)!, functions, call, timing });
      active.set(run.id, activeRun);
      if (phase !== "running") activeRun.stop();
      void activeRun.settled.then((wakeInMs) => {
        active.delete(run.id);
        if (wakeInMs > 0) wakeAfter(wakeInMs);
        wake();
      });
    }
    if (runs.length < limit)
      wakeAfter(await nextWakeMs(functionIds, performance.now() - begun + CLOCK_SLACK_MS));
  }

  let wakeAt = Number.POSITIVE_INFINITY;
  function wakeAfter(ms: number): void {
    const at = performance.now() + Math.min(ms, timing.pollMs);
    if (at >= wakeAt || phase !== "running") return;
    wakeAt = at;
    clearTimeout(wakeTimer);
    wakeTimer = setTimeout(() => {
      wakeAt = Number.POSITIVE_INFINITY;
      wake();
    }, Math.min(ms, timing.pollMs) + 1);
  }

  async function poll(): Promise<void> {
    try {
      await removeDeadOwners(identity, owner);
    } catch (error) {
      log.warn({ err: error }, "Engine could not look for dead processes");
    }
    checkHeld = true;
    wake();
  }

  function hear(payload: string): void {
    if (payload.startsWith("run:")) checkHeld ||= active.has(payload.slice(4));
    else for (const run of active.values()) run.nudge();
    wake();
  }

  return {
    wake,
    active: () => ({
      runs: active.size,
      calls: [...active.values()].reduce((sum, run) => sum + run.calls(), 0),
    }),
    async start() {
      listener = await listen(
        [ENGINE_CHANNEL],
        (_channel, payload) => hear(payload),
        () => hear("work"),
      );
      owner = await registerOwner(identity, timing.leaseMs);
      renewAt = performance.now() + timing.heartbeatMs;
      phase = "running";
      await poll();
      pollTimer = setInterval(() => void poll(), timing.pollMs);
    },
    async stop(graceMs) {
      if (phase !== "running") return;
      phase = "stopping";
      clearTimeout(wakeTimer);
      await turning;
      for (const run of active.values()) run.stop();
      const patience = new AbortController();
      await Promise.race([
        Promise.all([...active.values()].map((run) => run.settled)),
        delay(graceMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
      clearInterval(pollTimer);
      phase = "stopped";
      await turning;
      for (const run of active.values()) run.abandon();
      await listener?.close();
      await removeOwner(owner).catch((error: unknown) => log.warn({ err: error }, "Engine kept its leases"));
    },
  };
}
