import { expect, test } from "vitest";
import { createRequestBucket } from "./request-bucket";

test("a burst passes, then as many as are allowed a second, for each sender by itself", () => {
  let nowMs = 1_000;
  const waitFor = createRequestBucket({ burst: 3, perSecond: 2 }, () => nowMs);
  const ask = (times: number, sender = "a") => Array.from({ length: times }, () => waitFor(sender));
  expect(ask(4)).toEqual([0, 0, 0, 1]);
  expect(ask(1, "b")).toEqual([0]);
  nowMs += 499;
  expect(ask(1)).toEqual([1]);
  nowMs += 1;
  expect(ask(2)).toEqual([0, 1]);
  nowMs += 60_000;
  expect(ask(4)).toEqual([0, 0, 0, 1]);
});

test("it says how long to wait where requests are rare", () => {
  const waitFor = createRequestBucket({ burst: 1, perSecond: 0.1 }, () => 0);
  expect([waitFor("a"), waitFor("a")]).toEqual([0, 10]);
});
