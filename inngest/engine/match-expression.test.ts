import { describe, expect, test } from "vitest";
import { parseEventPath, parseMatchExpression } from "./match-expression";

const started = { data: { jobId: "a", tier: "free", count: 3, nested: { deep: true } } };

describe("parseMatchExpression", () => {
  test.each([
    ["event.data.jobId == async.data.jobId", { data: { jobId: "a" } }, true],
    ["async.data.jobId == event.data.jobId", { data: { jobId: "b" } }, false],
    [
      "async.data.kind == 'stop && go' && event.data.tier == \"free\"",
      { data: { kind: "stop && go" } },
      true,
    ],
    ["event.data.tier != 'free'", {}, false],
    ["event.data.count == 3 && event.data.nested.deep == true", {}, true],
    ["event.data.missing == null", {}, true],
    ["event.data.missing == async.data.jobId", { data: { jobId: "a" } }, false],
    ["event.data.toString == null", {}, true],
    ["event.name=='x'", {}, false],
  ])("%s", (text, arrived, expected) => {
    expect(parseMatchExpression(text)({ event: started, async: arrived })).toBe(expected);
  });

  test.each([
    "",
    "event.data.x",
    "event.data.x > 3",
    "a == b",
    "event.data.x == async.data.x || true == true",
  ])("refuses %j and says what it knows", (text) => {
    expect(() => parseMatchExpression(text)).toThrow(/does not know the expression .* it knows == and !=/);
  });
});

test("parseEventPath reads a key", () => {
  expect(parseEventPath("event.data.tier")(started)).toBe("free");
  expect(parseEventPath("'all'")(started)).toBe("all");
});
