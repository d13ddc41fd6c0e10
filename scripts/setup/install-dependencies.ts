import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { progressLine } from "./progress-line.ts";
import { runQuietly } from "./run-quietly.mjs";
import { setupFailure } from "./setup-error.mjs";
import { askRegistry, provideTool } from "./toolchain.mjs";

const STAMP = "node_modules/.marque-stamp";
const WAIT_MS = 15 * 60_000;
/** bun reads npm's settings (registry, proxy, certificates). Nobody's install script runs. */
const OPTIONS = ["--ignore-scripts", "--no-env-file", "--no-progress"];
/** Where its registry has no address, bun 1.4.5 waits for good; so npm asks first, and this is the last resort. */
const LIMIT = { timeout: 10 * 60_000 };
const LATE = "bun was ended, or took longer than ten minutes.";

/** `run`: what the service and its build need. `all`: also what tests, bars and lint do. */
export type DependencySet = "run" | "all";

/**
 * Brings node_modules to what bun.lock says of the set, for this platform and this Node. No install script runs.
 * What is there already is left alone when the set only grows, so that a running server keeps its packages. Two processes at
 * once: the second waits for the first.
 * @throws SetupError without network, on a full disk, or with bun's own words
 */
export async function installDependencies(set: DependencySet): Promise<void> {
  if (isStamped(set)) return;
  const onWait = (pid: number) =>
    console.error(`Waiting for process ${pid}, which is installing the dependencies …`);
  await withFileLock(
    path.resolve(".toolchain", "install.lock"),
    async () => {
      if (isStamped(set)) return;
      await install(set, isStamped("run"));
      writeFileSync(STAMP, stampOf(set));
    },
    { timeoutMs: WAIT_MS, onWait },
  );
}

function stampOf(set: DependencySet): string {
  const lock = createHash("sha256").update(readFileSync("bun.lock")).digest("hex");
  return `${lock} ${process.platform}-${process.arch} ${process.versions.modules} ${set}\n`;
}

function isStamped(set: DependencySet): boolean {
  const stamp = existsSync(STAMP) && readFileSync(STAMP, "utf8");
  return stamp === stampOf("all") || stamp === stampOf(set);
}

/** @param grows whether the smaller set is there: it stays as it is, for a server that runs on it. Else nothing old may remain. */
async function install(set: DependencySet, grows: boolean): Promise<void> {
  const what = set === "run" ? "the packages" : grows ? "the packages for tests" : "all packages";
  const line = progressLine((seconds) => `Installing ${what} … ${seconds} s`);
  const bun = await provideTool("bun");
  // What bun has kept from before needs no network.
  const unreachable = await askRegistry();
  const where = unreachable === undefined ? [] : ["--offline"];
  const which = set === "run" ? ["--production"] : [];
  if (!grows) rmSync("node_modules", { recursive: true, force: true });
  const { code, output } = await runQuietly(
    bun,
    ["install", ...OPTIONS, "--frozen-lockfile", ...which, ...where],
    LIMIT,
  );
  const count = /^(\d+) packages? installed/m.exec(output)?.[1];
  line.end(code === 0 ? `Installed ${count ?? "no"} packages` : undefined);
  if (code !== 0) throw setupFailure(unreachable ?? (output || LATE), "Installing the packages");
}

/** Writes to bun.lock what package.json asks for, for every platform. It stays as it is without network. */
export async function lockDependencies(): Promise<void> {
  const bun = await provideTool("bun");
  const unreachable = await askRegistry();
  if (unreachable !== undefined) throw setupFailure(unreachable, "Writing bun.lock");
  const { code, output } = await runQuietly(bun, ["install", ...OPTIONS, "--lockfile-only"], LIMIT);
  if (code !== 0) throw setupFailure(output || LATE, "Writing bun.lock");
}
