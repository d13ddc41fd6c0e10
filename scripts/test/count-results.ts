import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
}

/**
 * What Vitest's JSON report says. A file that could not be loaded has no tests in it and counts as one failure, and so
 * does a run that failed for another reason, or left no report.
 */
export function countVitest(report: string, exitCode: number): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const broken = testResults.filter(
    (file) =>
      file.status === "failed" && !file.assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return orOneFailure({ passed: numPassedTests, failed: numFailedTests + broken.length }, exitCode);
}

/** What Playwright's JSON report says; a test that passed only when repeated counts as failed. */
export function countPlaywright(report: string, exitCode: number): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return orOneFailure(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    exitCode,
  );
}

/** A runner that exits with an error has failed, whatever its report adds up to. */
function orOneFailure(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
