import { expect, it } from "vitest";
import { byteSize } from "./byte-size";
import { duration, stepDuration } from "./duration";

it.each([
  [0, "0 B"],
  [999, "999 B"],
  [14_499, "14 kB"],
  [1_449_000, "1.4 MB"],
])("shows %i bytes as %s", (bytes, text) => {
  expect(byteSize(bytes)).toBe(text);
});

it.each([
  [-5, "0 s"],
  [8_400, "8 s"],
  [59_600, "1 min 00 s"],
  [125_000, "2 min 05 s"],
  [4_320_000, "1 h 12 min"],
])("shows %i ms as %s", (milliseconds, text) => {
  expect(duration(milliseconds)).toBe(text);
});

it("shows tenths of a short step only", () => {
  expect(stepDuration(1_240)).toBe("1.2 s");
  expect(stepDuration(12_400)).toBe("12 s");
});
