import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

const KINDS_MIN = 15;
const TEST = "inngest/functions/spoiled-files.test.ts";

/** The test that spoils files in the middle of jobs, with every kind of file that a package has. */
const folder = temporaryFolder();
const file = path.join(folder, "results.json");
const vitest = [
  "node_modules/vitest/vitest.mjs",
  "run",
  TEST,
  "--reporter=default",
  "--reporter=json",
  "--outputFile",
  file,
];
spawnSync(process.execPath, vitest, { env: { ...process.env, EVERY_SPOILING: "1" }, stdio: "inherit" });
const { testResults } = JSON.parse(readFileSync(file, "utf8")) as {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
};
rmSync(folder, { recursive: true, force: true });
const jobs = testResults.flatMap(({ assertionResults }) => assertionResults);
const failed = jobs.filter(({ status }) => status !== "passed");
for (const { title, failureMessages } of failed)
  console.log(`  ${title}: ${failureMessages[0] ?? "not run"}`);
// The first job is the one that nobody spoils.
const kinds = jobs.length - 1;
report(
  failed.length === 0 && kinds >= KINDS_MIN,
  "spoiled-files",
  `${kinds} kinds of spoiled files, each in a job of its own; ${failed.length} of ${jobs.length} jobs ended otherwise than they must`,
);
