import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serverState } from "@/lib/db/postgres-cluster";
import { postgresProgram } from "@/lib/db/postgres-program";
import { freePort } from "@/lib/process/free-port";
import { processIdentity } from "@/lib/process/process-identity";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";

/**
 * `npm start` when everything is set up: healthy within 10 s; ended by Ctrl-C, by a SIGTERM that only npm gets, and
 * after `kill -9` of everything but the database started again. Nothing that was started is left after each.
 */
const START_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 15_000;

const dataDir = temporaryFolder();
const port = await freePort();
const url = `http://127.0.0.1:${port}/api/health`;
let slowestMs = 0;
let problems = 0;

try {
  // The first start also creates the database.
  await round("Ctrl-C", (npm) => process.kill(-npm, "SIGINT"));
  await round("SIGTERM to npm alone", (npm) => process.kill(npm, "SIGTERM"));
  await round("kill -9, then started again and Ctrl-C", async (npm, child) => {
    process.kill(-npm, "SIGKILL");
    await ended(child);
    const again = await start();
    process.kill(-(again.pid as number), "SIGINT");
    await ended(again);
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
report(
  problems === 0 && slowestMs <= START_LIMIT_MS,
  "set-up",
  `slowest start ${(slowestMs / 1000).toFixed(1)} of ${START_LIMIT_MS / 1000} s, ${problems} processes left`,
);

async function round(name: string, end: (npm: number, child: ChildProcess) => unknown): Promise<void> {
  const child = await start();
  const state = serverState(postgresProgram(dataDir));
  const servers = [...family(child.pid as number), ...(state.running ? [state.pid] : [])].map(
    processIdentity,
  );
  await end(child.pid as number, child);
  const deadline = Date.now() + STOP_LIMIT_MS;
  const left = () => servers.filter((identity) => identity && isThere(identity));
  while (left().length > 0 && Date.now() < deadline) await sleep(50);
  problems += left().length;
  console.log(`  ${name}: ${left().length} of ${servers.length} processes left`);
}

async function start(): Promise<ChildProcess> {
  const startedAt = performance.now();
  const names = ["PATH", "HOME", "TMPDIR"];
  const env = Object.fromEntries(names.map((name) => [name, process.env[name]]));
  const child = spawn("npm", ["start"], {
    // A process group of its own, as a terminal gives every command.
    detached: true,
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) break;
    if (child.exitCode !== null) throw new Error("npm start ended before the server was ready");
    await sleep(20);
  }
  slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  return child;
}

/** The process and all below it, by Linux's own list. */
function family(pid: number): number[] {
  const children = readFileSync(path.join("/proc", String(pid), "task", String(pid), "children"), "utf8");
  return [pid, ...children.trim().split(" ").filter(Boolean).map(Number).flatMap(family)];
}

function isThere(identity: string): boolean {
  return processIdentity(Number.parseInt(identity, 10)) === identity;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode) resolve();
    else child.once("exit", () => resolve());
  });
}
