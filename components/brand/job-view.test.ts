import { expect, it } from "vitest";
import type { ProgressMessage } from "@/lib/jobs/progress.schema";
import { applyMessage, applyStatus, INITIAL_VIEW, stepTimeMs } from "./job-view";

const NOW = Date.parse("2026-01-05T10:00:00.000Z");

function message(changes: Partial<ProgressMessage> = {}): ProgressMessage {
  return {
    type: "progress",
    seq: 1,
    at: "2026-01-05T10:00:02.000Z",
    jobId: "job",
    status: "processing",
    progress: 40,
    currentStep: "Drawing the logos",
    estimatedTimeRemaining: 5,
    result: null,
    steps: [],
    ...changes,
  };
}

it("never takes progress back, whatever order news arrives in", () => {
  const late = applyMessage(applyMessage(INITIAL_VIEW, message(), NOW), message({ progress: 10 }), NOW);
  expect(late.progress).toBe(40);
});

it("never reopens a job that has ended", () => {
  const ended = applyMessage(INITIAL_VIEW, message({ type: "failed", status: "failed" }), NOW);
  expect(applyMessage(ended, message(), NOW)).toBe(ended);
  expect(applyStatus(ended, message(), NOW)).toBe(ended);
});

it("keeps the steps that were last seen while only the status is polled", () => {
  const steps: ProgressMessage["steps"] = [
    { id: "strategy", label: "Reading the idea", status: "completed", startedAt: null, finishedAt: null },
  ];
  const seen = applyMessage(INITIAL_VIEW, message({ steps }), NOW);
  expect(applyStatus(seen, message({ progress: 50 }), NOW)).toMatchObject({ steps, progress: 50 });
});

it("measures a running step by the server's clock, learned from fresh messages only", () => {
  const snapshot = applyMessage(
    INITIAL_VIEW,
    message({ type: "snapshot", at: "2026-01-05T09:00:00.000Z" }),
    NOW,
  );
  expect(snapshot.clockOffsetMs).toBe(0);
  const fresh = applyMessage(snapshot, message(), NOW);
  expect(fresh.clockOffsetMs).toBe(2_000);
  const step = {
    id: "logos",
    label: "",
    status: "running",
    startedAt: "2026-01-05T10:00:00.500Z",
    finishedAt: null,
  } as const;
  expect(stepTimeMs(step, NOW + fresh.clockOffsetMs)).toBe(1_500);
  expect(stepTimeMs({ ...step, startedAt: null }, NOW)).toBeNull();
});
