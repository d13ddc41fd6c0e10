import { expect, test } from "vitest";
import type { ProgressStep } from "@/lib/jobs/progress.schema";
import { stepDisplay } from "./step-display";

const at = (second: number) => `2030-01-01T00:00:0${second}.000Z`;
const step = (id: string, status: ProgressStep["status"], from?: number, to?: number): ProgressStep => ({
  id,
  label: `Doing ${id}`,
  status,
  startedAt: from === undefined ? null : at(from),
  finishedAt: to === undefined ? null : at(to),
});
const RUN = [
  [step("a", "running", 0), step("b", "pending")],
  [step("a", "completed", 0, 2), step("b", "running", 2)],
  [step("a", "completed", 0, 2), step("b", "running", 2)],
  [step("a", "completed", 0, 2), step("b", "failed", 2, 3)],
];

function shown(isTTY: boolean, color: boolean, columns = 80): string {
  let text = "";
  const target = { write: (part: string) => (text += part), isTTY, columns };
  const display = stepDisplay(target, { color, now: () => Date.parse(at(5)) });
  display.note("Starting");
  for (const steps of RUN) display.update(steps);
  display.close();
  display.close();
  return text;
}

test("without a terminal: one line for each change and no control codes", () => {
  expect(shown(false, false).split("\n")).toEqual([
    "Starting",
    "running Doing a",
    "completed Doing a 2.0 s",
    "running Doing b",
    "failed Doing b 1.0 s",
    "",
  ]);
});

test("on a terminal: each drawing covers the one before, and the cursor comes back", () => {
  const text = shown(true, false);
  const drawings = text.split("\x1b[?25l").slice(1);
  expect(drawings).toHaveLength(6);
  for (const drawing of drawings.slice(2)) expect(drawing).toMatch(/^\x1b\[2A\r\x1b\[J/);
  expect(drawings.at(-1)).toBe("\x1b[2A\r\x1b[J  ✓ Doing a 2.0 s\n  ✗ Doing b 1.0 s\n\x1b[?25h");
});

test("colors only when they are wanted", () => {
  expect(shown(true, true)).toContain("\x1b[32m✓\x1b[0m");
  expect(shown(true, false)).not.toMatch(/\x1b\[\d+m/);
});

test("a narrow terminal never wraps a line", () => {
  const lines = shown(true, false, 24).split("\n");
  for (const line of lines)
    expect(line.replace(/\x1b\[[?\d]*[A-Za-z]|\r/g, "").length).toBeLessThanOrEqual(24);
});
