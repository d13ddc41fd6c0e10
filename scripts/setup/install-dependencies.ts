import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { progressLine } from "./progress-line.ts";
import { setupFailure } from "./setup-error.mjs";
import { askRegistry, provideTool } from "./toolchain.mjs";

const STAMP = "node_modules/.marque-stamp";
const WAIT_MS = 15 * 60_000;
const INSTALL_MAX_MS = 10 * 60_000;

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
  if (!grows) rmSync("node_modules", { recursive: true, force: true });
  // Where its registry has no address, bun 1.4.5 waits for good; what it has kept from before needs no network.
  const unreachable = await askRegistry();
  const where = unreachable === undefined ? [] : ["--offline"];
  const which = set === "run" ? ["--production"] : [];
  const { code, output } = await runBun(["--frozen-lockfile", ...which, ...where]);
  const count = /^(\d+) packages? installed/m.exec(output)?.[1];
  line.end(code === 0 ? `Installed ${count ?? "no"} packages` : undefined);
  if (code !== 0) throw setupFailure(unreachable ?? output, "Installing the packages");
}

/** Writes to bun.lock what package.json asks for, for every platform. */
export async function lockDependencies(): Promise<void> {
  const { code, output } = await runBun(["--lockfile-only"]);
  if (code !== 0) throw setupFailure(output, "Writing bun.lock");
}

/** bun reads npm's settings (registry, proxy, certificates). Nobody's install script runs. */
async function runBun(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    await provideTool("bun"),
    ["install", "--ignore-scripts", "--no-env-file", "--no-progress", ...args],
    { stdio: ["ignore", "pipe", "pipe"], timeout: INSTALL_MAX_MS },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const forward = (signal: NodeJS.Signals) => child.kill(signal);
  process.on("SIGINT", forward).on("SIGTERM", forward);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      output += error.message;
      resolve(1);
    });
    child.once("close", resolve);
  });
  process.off("SIGINT", forward).off("SIGTERM", forward);
  return { code, output };
}
