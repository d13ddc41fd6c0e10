import { afterEach, beforeEach, expect } from "vitest";

const original = console.error;
let unexpected: unknown[][] = [];

// A test that expects an error line replaces console.error itself; any other line is a failure.
beforeEach(() => {
  unexpected = [];
  console.error = (...line: unknown[]) => {
    unexpected.push(line);
    original(...line);
  };
});

afterEach(() => {
  console.error = original;
  expect(unexpected, "console.error was called").toEqual([]);
});
