import { rmSync } from "node:fs";
import path from "node:path";
import { buildPages } from "./setup/build-pages.ts";
import { bundle } from "./setup/bundle.ts";
import { provideChromium } from "./setup/provide-chromium.ts";
import { runProgram } from "./setup/run-program.ts";
import { auditDependencies } from "./test/audit-dependencies";
import { type Counts, countPlaywright, countVitest } from "./test/count-results";

interface Check {
  name: string;
  run: () => Promise<Counts>;
}

/**
 * What `npm test` runs: two lanes at the same time, because the end-to-end tests mostly wait for pages, while the others
 * compute. Every check counts; none is skipped when one fails.
 */
const LANES: Check[][] = [
  [{ name: "unit and contract tests", run: unit }],
  [
    { name: "types", run: () => program("typescript/bin/tsc", ["-p", ".", "--noEmit"]) },
    { name: "style", run: () => program("@biomejs/biome/bin/biome", ["ci", "--diagnostic-level=warn", "."]) },
    { name: "dependencies", run: auditDependencies },
    { name: "build", run: build },
    { name: "end to end", run: endToEnd },
  ],
];

const REPORTS = path.resolve("test-results");

async function main(): Promise<void> {
  isolate();
  rmSync(REPORTS, { recursive: true, force: true });
  const only = process.argv.slice(2);
  const lanes = LANES.map((lane) => lane.filter(({ name }) => only.length === 0 || only.includes(name)));
  const total: Counts = { passed: 0, failed: 0 };
  // Begun before anybody needs it; who does waits for it, and says what is wrong.
  if (only.length === 0) void provideChromium().catch(() => undefined);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) {
        const { passed, failed } = await runCheck(check);
        total.passed += passed;
        total.failed += failed;
      }
    }),
  );
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

async function runCheck({ name, run }: Check): Promise<Counts> {
  console.log(`── ${name}`);
  const startedAt = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error instanceof Error && error.name === "SetupError" ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const { passed, failed } = counts;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `── ${failed === 0 ? "ok" : "FAILED"}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s`,
  );
  return counts;
}

/** The developer's database, storage and vendors are none of a test's business. */
function isolate(): void {
  const mine =
    /^(DATABASE_URL|DATA_DIR|APP_URL|PORT|HOST|MARQUE_ENV|ANONYMOUS_TIER|TRUSTED_PROXIES|LOG_LEVEL)$/;
  for (const name of Object.keys(process.env)) {
    if (mine.test(name) || /^(INNGEST_|BLOB_)/.test(name)) delete process.env[name];
  }
  Object.assign(process.env, { CI: "true", NEXT_TELEMETRY_DISABLED: "1" });
}

async function program(file: string, args: string[]): Promise<Counts> {
  return (await runProgram(file, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit(): Promise<Counts> {
  const report = path.join(REPORTS, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runProgram("vitest/vitest.mjs", ["run", ...reporters], { NODE_ENV: "test" }, "unit │ ");
  return countVitest(report, code);
}

async function build(): Promise<Counts> {
  await bundle({ server: "server.ts", "render-worker": "lib/render/render-worker.ts" });
  await buildPages();
  return { passed: 1, failed: 0 };
}

async function endToEnd(): Promise<Counts> {
  await provideChromium();
  const report = path.join(REPORTS, "playwright.json");
  const code = await runProgram(
    "@playwright/test/cli.js",
    ["test", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    "e2e  │ ",
  );
  return countPlaywright(report, code);
}

await main();
