import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { progressLine } from "./progress-line.ts";
import { setupFailure } from "./setup-error.ts";

const STAMP = "node_modules/.marque-stamp";
const WAIT_MS = 15 * 60_000;

interface LockedPackage {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  dev?: boolean;
}

/** `run`: what the service and its build need. `all`: also what tests, bars and lint do. */
export type DependencySet = "run" | "all";

/**
 * Brings node_modules to what package-lock.json says of the set, for this platform and this Node. No install script runs.
 * What is there already is left alone when the set only grows, so that a running server keeps its packages. Two processes at
 * once: the second waits for the first.
 * @throws SetupError without network, on a full disk, or with npm's own words
 */
export async function installDependencies(set: DependencySet): Promise<void> {
  if (isStamped(set)) return;
  const onWait = (pid: number) =>
    console.error(`Waiting for process ${pid}, which is installing the dependencies …`);
  await withFileLock(
    path.resolve(".toolchain", "install.lock"),
    async () => {
      if (isStamped(set)) return;
      if (!isInstalled(set)) await install(set, isStamped("run"));
      writeFileSync(STAMP, stampOf(set));
    },
    { timeoutMs: WAIT_MS, onWait },
  );
}

function stampOf(set: DependencySet): string {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  return `${lock} ${process.platform}-${process.arch} ${process.versions.modules} ${set}\n`;
}

function isStamped(set: DependencySet): boolean {
  const stamp = existsSync(STAMP) && readFileSync(STAMP, "utf8");
  return stamp === stampOf("all") || stamp === stampOf(set);
}

/** Somebody ran `npm install`: npm's own record of what it installed then holds every package we would install. */
function isInstalled(set: DependencySet): boolean {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return wantedPackages(set).every(([place, wanted]) => {
    const found = installed[place]?.version;
    return (
      found === wanted.version || (found === undefined && wanted.optional === true && wanted.os === undefined)
    );
  });
}

const readPackages = (file: string): Record<string, LockedPackage> =>
  JSON.parse(readFileSync(file, "utf8")).packages;

const wantedPackages = (set: DependencySet): [place: string, LockedPackage][] =>
  Object.entries(readPackages("package-lock.json")).filter(
    ([place, entry]) => place !== "" && fitsHere(entry) && (set === "all" || !entry.dev),
  );

function fitsHere({ os, cpu, libc }: LockedPackage): boolean {
  if (libc?.includes("musl")) return false;
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
}

/** @param grows whether the smaller set is there: `npm install` adds to it, where `npm ci` would begin anew. */
async function install(set: DependencySet, grows: boolean): Promise<void> {
  const places = wantedPackages(set).map(([place]) => place);
  const isThere = (place: string) => existsSync(path.join(place, "package.json"));
  const total = places.length - (grows ? places.filter(isThere).length : 0);
  const purpose = set === "run" ? "packages" : grows ? "more packages for tests" : "packages";
  const line = progressLine(
    (seconds) =>
      `Installing ${total} ${purpose} … ${share(
        total,
        places.filter((place) => !isThere(place)),
      )}, ${seconds} s`,
  );
  const script = process.env.npm_execpath ?? "";
  const [command, ...before] = script.endsWith("npm-cli.js") ? [process.execPath, script] : ["npm"];
  const how = grows ? ["install", "--no-save"] : ["ci"];
  const which = set === "run" ? "--omit=dev" : "--include=dev";
  const child = spawn(
    command as string,
    [...before, ...how, which, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: ["ignore", "pipe", "pipe"] },
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
  line.end(code === 0 ? `Installed ${total} ${purpose}` : undefined);
  if (code !== 0) throw setupFailure(output, "Installing the dependencies");
}

/** By the packages whose own package.json has been unpacked: npm makes their folders all at once, at the beginning. */
function share(total: number, missing: readonly string[]): string {
  return `${Math.min(99, Math.max(0, Math.floor((1 - missing.length / Math.max(1, total)) * 100)))} %`;
}
