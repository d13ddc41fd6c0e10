import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { countPlaywright, countVitest } from "./count-results";

const folder = mkdtempSync(path.join(tmpdir(), "marque-count-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("counts the tests, and a file that did not load as one failure", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((result) => ({ status: result })),
  });
  const report = write({
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file("passed", "passed"), file("failed", "passed", "failed"), file("failed")],
  });
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2 });
});

it("counts a test that passed only when repeated as failed", () => {
  const report = write({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] });
  expect(countPlaywright(report, 1)).toEqual({ passed: 3, failed: 2 });
});

it("never calls a run good that ended with an error or left no report", () => {
  const clean = write({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
  expect(countVitest(clean, 0)).toEqual({ passed: 5, failed: 0 });
  expect(countVitest(clean, 1)).toEqual({ passed: 5, failed: 1 });
  expect(countVitest(path.join(folder, "none.json"), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(path.join(folder, "none.json"), 0)).toEqual({ passed: 0, failed: 1 });
});

function write(report: object): string {
  const file = path.join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}
