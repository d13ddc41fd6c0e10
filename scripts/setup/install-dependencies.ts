import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
}

/**
 * `npm ci` when node_modules is not what package-lock.json says for this platform and this Node. No install script
 * runs. Two processes at once: the second waits for the first.
 * @throws SetupError without network, on a full disk, or with npm's own words
 */
export async function installDependencies(): Promise<void> {
  const stamp = expectedStamp();
  if (isStamped(stamp)) return;
  const onWait = (pid: number) =>
    console.error(`Waiting for process ${pid}, which is installing the dependencies …`);
  await withFileLock(
    path.resolve(".toolchain", "install.lock"),
    async () => {
      if (isStamped(stamp)) return;
      if (!isAlreadyInstalled()) await npmCi();
      writeFileSync(STAMP, stamp);
    },
    { timeoutMs: WAIT_MS, onWait },
  );
}

function expectedStamp(): string {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  return `${lock} ${process.platform}-${process.arch} ${process.versions.modules}\n`;
}

function isStamped(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
}

/** Somebody ran `npm install`: npm's own record of what it installed then holds every package we would install. */
function isAlreadyInstalled(): boolean {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const read = (file: string): Record<string, LockedPackage> =>
    JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = read(record);
  return Object.entries(read("package-lock.json")).every(([place, wanted]) => {
    if (place === "" || !fitsHere(wanted)) return true;
    const found = installed[place]?.version;
    return (
      found === wanted.version || (found === undefined && wanted.optional === true && wanted.os === undefined)
    );
  });
}

function fitsHere({ os, cpu, libc }: LockedPackage): boolean {
  if (libc?.includes("musl")) return false;
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true);
}

async function npmCi(): Promise<void> {
  const total = Object.entries(JSON.parse(readFileSync("package-lock.json", "utf8")).packages).filter(
    ([place, entry]) => place !== "" && fitsHere(entry as LockedPackage),
  ).length;
  const line = progressLine(
    (seconds) => `Installing ${total} packages … ${installedShare(total)} ${seconds} s`,
  );
  const script = process.env.npm_execpath ?? "";
  const [command, ...before] = script.endsWith("npm-cli.js") ? [process.execPath, script] : ["npm"];
  const child = spawn(
    command as string,
    [...before, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NODE_ENV: "development" } },
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
  line.end(code === 0 ? `Installed ${total} packages` : undefined);
  if (code !== 0) throw setupFailure(output, "Installing the dependencies");
}

/** Packages appear in node_modules one by one, those of a scope a level deeper. */
function installedShare(total: number): string {
  if (!existsSync("node_modules")) return "";
  const count = readdirSync("node_modules")
    .map((name) => (name.startsWith("@") ? readdirSync(path.join("node_modules", name)).length : 1))
    .reduce((sum, packages) => sum + packages, 0);
  return count > 1 ? `${Math.min(99, Math.round((count / total) * 100))} %,` : "";
}
