import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { progressLine } from "./progress-line.ts";
import { runQuietly } from "./run-quietly.mjs";
import { setupFailure } from "./setup-error.mjs";
import { sourceHash } from "./source-hash.ts";

/** What the pages are made of, besides the Node that makes them. */
const SOURCES = [
  "app",
  "components",
  "inngest",
  "lib",
  "prisma/schema.prisma",
  "public",
  "instrumentation.ts",
  "next.config.ts",
  "bun.lock",
  "postcss.config.mjs",
  "proxy.ts",
  "tsconfig.json",
];
const STAMP = ".next/marque-build";
const LOG_LINES = 60;

/** `next build`, when a source, a dependency or Node has changed since. */
export async function buildPages(): Promise<void> {
  const stamp = sourceHash(SOURCES);
  if (isStamped(stamp)) return;
  await withFileLock(
    path.resolve(".toolchain", "build.lock"),
    async () => {
      if (isStamped(stamp)) return;
      rmSync(STAMP, { force: true });
      await nextBuild();
      writeFileSync(STAMP, stamp);
    },
    {
      timeoutMs: 10 * 60_000,
      onWait: (pid) => console.error(`Waiting for process ${pid}, which is building …`),
    },
  );
}

async function nextBuild(): Promise<void> {
  const line = progressLine((seconds) => `Building the pages … ${seconds} s`);
  const { code, output } = await runQuietly(
    process.execPath,
    [path.resolve("node_modules/next/dist/bin/next"), "build"],
    { env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" } },
  );
  line.end(code === 0 ? "Built the pages" : undefined);
  if (code === 0) return;
  throw setupFailure(output.split("\n").slice(-LOG_LINES).join("\n"), "Building the pages");
}

function isStamped(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
}
