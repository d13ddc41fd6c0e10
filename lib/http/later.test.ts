import { expect, test } from "vitest";
import { finishLater, later } from "./later";

test("what is done later is finished first, a failure is the end of it as well", async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  later("one", async () => {
    await gate.promise;
    done.push("one");
  });
  later("two", async () => {
    throw new Error("no");
  });
  expect(done).toEqual([]);
  const finished = finishLater(60_000).then(() => done.push("finished"));
  gate.resolve();
  await finished;
  expect(done).toEqual(["one", "finished"]);
  await finishLater(60_000);
});

test("what takes too long is not waited for", async () => {
  const gate = Promise.withResolvers<void>();
  later("one", () => gate.promise);
  await finishLater(10);
  gate.resolve();
  await finishLater(60_000);
});
