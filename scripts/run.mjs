// The one door to every command: `node scripts/run.mjs <command> [arguments]`, as package.json's scripts call it.
// This file and what it imports depend on no package and read in Node 20, so that they can bring the Node that everything else needs.
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { provideTool } from "./setup/toolchain.mjs";

/** One heap of malloc's for all threads (mallopt(3)). */
const MALLOC = { MALLOC_ARENA_MAX: "1" };

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

try {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) stop(`Marque needs Node 20 or newer; this is ${process.version}.`);
  giveMemoryBack();
  mergeRepeatedSignals();
  endWithParent();
  // Node runs TypeScript by itself from 22.18 on.
  if (process.features.typescript) {
    const { runCommand } = await import("./setup/run-command.ts");
    await runCommand(process.argv.slice(2));
  } else {
    process.exitCode = await runWith(await newNode());
  }
} catch (error) {
  // By its name: a bundled program has a class of its own.
  stop(error instanceof Error && error.name === "SetupError" ? error.message : error);
}

function stop(message) {
  if (typeof message === "string") process.stderr.write(`${message}\n`);
  else console.error(message);
  process.exit(1);
}

/**
 * By default glibc gives each thread heaps of its own, which keep what drawings and compression have freed. It reads the
 * setting when a process starts: where it is not set, this one starts again as itself.
 */
function giveMemoryBack() {
  if (process.platform !== "linux" || !process.execve || "MALLOC_ARENA_MAX" in process.env) return;
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, args, { ...process.env, ...MALLOC });
}

/**
 * A terminal's Ctrl-C reaches the whole process group, and npm passes it on once more. Within half a second that is
 * one signal; a second one, later, is the impatient user's.
 */
function mergeRepeatedSignals() {
  const last = new Map();
  const emit = process.emit;
  process.emit = function (name, ...rest) {
    if (name === "SIGINT" || name === "SIGTERM") {
      const now = Date.now();
      const repeated = now - (last.get("any") ?? 0) < 500;
      last.set("any", now);
      if (repeated) return true;
    }
    return emit.call(this, name, ...rest);
  };
}

/**
 * A SIGTERM that npm gets ends the shell between npm and us, which passes nothing on: that our parent is gone is then
 * the only sign. Outside npm a process may well outlive its parent.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  timer.unref();
}

/** A Node that is new enough, and beside it what installs the packages next. */
async function newNode() {
  const [node] = await Promise.all([provideTool("node"), provideTool("bun")]);
  return node;
}

/** Runs this file again with `node`, passing signals and the exit code on. */
function runWith(node) {
  const env = {
    ...MALLOC,
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}`,
  };
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}
