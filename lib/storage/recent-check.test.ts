import { expect, test, vi } from "vitest";
import { withRecentCheck } from "./recent-check";
import type { Storage } from "./storage";

function store(check: () => Promise<void>) {
  let ms = 0;
  const checked = vi.fn(check);
  const wrapped = withRecentCheck({ check: checked } as Partial<Storage> as Storage, () => ms);
  return { wrapped, checked, wait: (more: number) => (ms += more) };
}

test("everybody within a second gets one answer", async () => {
  const { wrapped, checked, wait } = store(async () => undefined);
  await Promise.all([wrapped.check(), wrapped.check()]);
  wait(999);
  await wrapped.check();
  expect(checked).toHaveBeenCalledTimes(1);
  wait(1);
  await wrapped.check();
  expect(checked).toHaveBeenCalledTimes(2);
});

test("a failure is told to all who wait for it, and not kept", async () => {
  let isFull = true;
  const { wrapped, checked } = store(async () => {
    if (isFull) throw new Error("full");
  });
  const both = await Promise.allSettled([wrapped.check(), wrapped.check()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(checked).toHaveBeenCalledTimes(1);
  isFull = false;
  await expect(wrapped.check()).resolves.toBeUndefined();
});
