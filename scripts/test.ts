import { rmSync } from "node:fs";
import path from "node:path";
import { buildPages } from "./setup/build-pages.ts";
import { bundle, SERVICE } from "./setup/bundle.ts";
import { provideChromium } from "./setup/provide-chromium.ts";
import { runProgram } from "./setup/run-program.ts";
import { auditDependencies } from "./test/audit-dependencies";
import { type Counts, countPlaywright, countVitest } from "./test/count-results";

/**
 * What `npm test` runs, in this order: the quick ones first. Every check counts; none is skipped when one fails. One after
 * the other: two at once took no less time on two cores, and what waits for pages failed for want of a core.
 */
const CHECKS: { name: string; run: () => Promise<Counts> }[] = [
  {
    name: "types",
    run: () => program("typescript/bin/tsc", ["-p", ".", "--noEmit", "--checkers", CHECKERS]),
  },
  { name: "style", run: () => program("@biomejs/biome/bin/biome", ["ci", "--diagnostic-level=warn", "."]) },
  { name: "dependencies", run: auditDependencies },
  { name: "unit and contract tests", run: unit },
  { name: "build", run: build },
  { name: "end to end", run: endToEnd },
];

/** Each of the compiler's threads resolves most types by itself: on two cores two take a quarter less than its own four. */
const CHECKERS = "2";

const REPORTS = path.resolve("test-results");

async function main(): Promise<void> {
  isolate();
  rmSync(REPORTS, { recursive: true, force: true });
  const only = process.argv.slice(2);
  const total: Counts = { passed: 0, failed: 0 };
  // Begun before anybody needs it; who does waits for it, and says what is wrong.
  if (only.length === 0) void provideChromium("quick").catch(() => undefined);
  for (const { name, run } of CHECKS.filter(({ name }) => only.length === 0 || only.includes(name))) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const { passed, failed } = await run().catch((error: unknown): Counts => {
      console.error(error instanceof Error && error.name === "SetupError" ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `${failed === 0 ? "ok" : "FAILED"}: ${name}, ${passed} passed, ${failed} failed, ${seconds} s`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** The developer's database, storage and vendors are none of a test's business. */
function isolate(): void {
  const mine =
    /^(DATABASE_URL|DATA_DIR|APP_URL|PORT|HOST|MARQUE_ENV|ANONYMOUS_TIER|TRUSTED_PROXIES|LOG_LEVEL|CHAIN_ID|RPC_URL|CONTRACT_ADDRESS)$/;
  for (const name of Object.keys(process.env)) {
    if (mine.test(name) || /^(INNGEST_|BLOB_|SIGNER_|IPFS_)/.test(name)) delete process.env[name];
  }
  Object.assign(process.env, { CI: "true", NEXT_TELEMETRY_DISABLED: "1" });
}

async function program(file: string, args: string[]): Promise<Counts> {
  return (await runProgram(file, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit(): Promise<Counts> {
  const report = path.join(REPORTS, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await runProgram("vitest/vitest.mjs", ["run", ...reporters], { NODE_ENV: "test" });
  return countVitest(report, code);
}

async function build(): Promise<Counts> {
  await bundle(SERVICE);
  await buildPages();
  return { passed: 1, failed: 0 };
}

async function endToEnd(): Promise<Counts> {
  await provideChromium();
  const report = path.join(REPORTS, "playwright.json");
  const code = await runProgram("@playwright/test/cli.js", ["test", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return countPlaywright(report, code);
}

await main();
