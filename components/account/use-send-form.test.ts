import { expect, test } from "vitest";
import { fieldErrors } from "./use-send-form";

test("messages stand at their fields, and name the line of a list", () => {
  expect(
    fieldErrors({ name: "length must be between 1 and 80 characters", "cidrs.1": "must be an address" }),
  ).toEqual({
    name: "Length must be between 1 and 80 characters.",
    cidrs: "Line 2 must be an address.",
  });
});

test("of several messages for a field the first is shown", () => {
  expect(fieldErrors({ "events.0": "must be known", "events.2": "must be known" })).toEqual({
    events: "Line 1 must be known.",
  });
});
