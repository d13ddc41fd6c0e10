import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, readToast, showToast, subscribeToToast } from "./toast-store";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test("news leave by themselves; a way back and a problem wait until they are sent away", () => {
  showToast({ text: "Saved." });
  vi.advanceTimersByTime(10_000);
  expect(readToast()).toBeUndefined();
  showToast({ text: "Deleted.", action: { label: "Undo", run: () => undefined } });
  vi.advanceTimersByTime(600_000);
  expect(readToast()?.text).toBe("Deleted.");
  showToast({ text: "No connection.", kind: "problem" });
  vi.advanceTimersByTime(600_000);
  expect(readToast()).toMatchObject({ text: "No connection.", kind: "problem" });
  dismissToast();
  expect(readToast()).toBeUndefined();
});

test("the end of one toast does not take away the next", () => {
  showToast({ text: "First." });
  vi.advanceTimersByTime(5_000);
  showToast({ text: "Second." });
  vi.advanceTimersByTime(2_000);
  expect(readToast()?.text).toBe("Second.");
});

test("who listens hears of every change, until it stops listening", () => {
  const listener = vi.fn();
  const stop = subscribeToToast(listener);
  showToast({ text: "One." });
  dismissToast();
  stop();
  showToast({ text: "Two." });
  expect(listener).toHaveBeenCalledTimes(2);
});
