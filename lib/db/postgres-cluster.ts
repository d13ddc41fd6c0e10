import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "@/lib/process/free-port";
import { processIdentity } from "@/lib/process/process-identity";
import type { PostgresProgram } from "./postgres-program";

const SUPERUSER = "marque";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 10_000;
const LOG_LIMIT_BYTES = 5_000_000;
const HAS_SOCKETS = process.platform !== "win32";
/** Bytes: a socket's address has room for 104 in macOS and for 108 in Linux, with a zero at the end. */
const MAX_SOCKET_PATH = 103;

/** Creates the cluster if there is none. It appears whole, by one rename, or not at all. */
export async function ensureCluster({ home, initdb, user }: PostgresProgram): Promise<void> {
  if (existsSync(path.join(home, "data", "PG_VERSION"))) return;
  removeDrafts(home);
  rmSync(home, { recursive: true, force: true });
  const draft = `${home}.new-${process.pid}`;
  const passwordFile = path.join(draft, "password");
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (user) for (const file of [draft, passwordFile]) chownSync(file, user.uid, user.gid);
  const options = ["--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "--locale-provider=builtin"];
  options.push(
    "--builtin-locale=C.UTF-8",
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--no-sync",
  );
  try {
    await promisify(execFile)(initdb, ["-D", path.join(draft, "data"), ...options], {
      cwd: "/",
      env: environment(),
      ...user,
    });
  } catch (cause) {
    const reason = (cause as { stderr?: string }).stderr?.trim() || (cause as Error).message;
    throw programFailure(`PostgreSQL could not create its data folder ${home}: ${reason}`, cause);
  }
  renameSync(draft, home);
}

/**
 * An error for a failed PostgreSQL program. These programs report a full disk only by its standard English message, so the
 * error gets the code that Node gives to a full disk.
 */
function programFailure(message: string, cause?: unknown): Error {
  const code = message.includes("No space left on device") ? "ENOSPC" : undefined;
  return Object.assign(new Error(message, { cause }), code && { code });
}

/** What postmaster.pid says about the cluster's server. */
export type ServerState = { running: false } | { running: true; pid: number; port: number; ready: boolean };

/** A pid file whose process is gone, or is some other program, means: not running. */
export function serverState({ home, postgres }: PostgresProgram): ServerState {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(home), "utf8").split("\n");
  } catch {
    return { running: false };
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || processIdentity(pid) === undefined) return { running: false };
  if (!isPostgres(pid, postgres)) return { running: false };
  return { running: true, pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}

/**
 * Connection URL of a database of the cluster: by the Unix socket in its data folder, a quarter to a third cheaper for
 * each statement than the loopback address, or by that address where there is no such socket.
 */
export function clusterUrl(home: string, port: number, database: string): string {
  const password = readFileSync(path.join(home, "password"), "utf8").trim();
  const url = new URL(`postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`);
  const folder = path.join(home, "data");
  const socket = path.join(folder, `.s.PGSQL.${port}`);
  if (HAS_SOCKETS && Buffer.byteLength(socket) <= MAX_SOCKET_PATH) url.searchParams.set("host", folder);
  return url.href;
}

/**
 * Starts the server on a free port of the loopback address, and on a socket, and returns that port once it accepts
 * queries.
 */
export async function startServer(program: PostgresProgram, settings: string[] = []): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let reason = "";
  // A port may be taken in between, and the workers of a killed server need a moment to leave its shared memory.
  while (Date.now() < deadline) {
    if (!serverState(program).running) rmSync(pidFile(program.home), { force: true });
    const port = await freePort();
    const failure = await launch(program, port, settings, deadline);
    if (failure === undefined) return port;
    reason = failure;
    if (!/could not bind|still in use|could not create any TCP/.test(reason)) break;
    await sleep(100);
  }
  throw programFailure(`PostgreSQL did not start: ${reason || "no answer within 30 s"}`);
}

/** Waits until a server that is starting answers; undefined when it ended instead. */
export async function waitForServer(program: PostgresProgram): Promise<number | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const state = serverState(program);
    if (!state.running) return undefined;
    if (state.ready && (await answers(program.home, state.port))) return state.port;
    await sleep(25);
  }
  throw new Error(`PostgreSQL is running on ${program.home} but does not answer.`);
}

/** Fast shutdown: ends sessions, writes everything, exits. Immediate after ten seconds. */
export async function stopServer(program: PostgresProgram): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    const state = serverState(program);
    if (!state.running) return;
    const identity = processIdentity(state.pid);
    process.kill(state.pid, signal);
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (identity !== undefined && processIdentity(state.pid) === identity) {
      if (Date.now() > deadline) break;
      await sleep(10);
    }
  }
}

async function launch(program: PostgresProgram, port: number, settings: string[], deadline: number) {
  const log = path.join(program.home, "server.log");
  const flags = existsSync(log) && statSync(log).size > LOG_LIMIT_BYTES ? "w" : "a";
  const output = openSync(log, flags, 0o600);
  const offset = statSync(log).size;
  const fixed = [
    "listen_addresses=127.0.0.1",
    `port=${port}`,
    // Its own data folder, closed to others. Relative to it, so that a comma or a long path does no harm.
    `unix_socket_directories=${HAS_SOCKETS ? "." : ""}`,
    "max_connections=200",
    // Of a solid-state disk; the default of 4 is of a turning one, and keeps the planner off the indexes.
    "random_page_cost=1.1",
  ];
  const server = spawn(
    program.postgres,
    ["-D", path.join(program.home, "data"), ...[...fixed, ...settings].flatMap((setting) => ["-c", setting])],
    { cwd: "/", detached: true, stdio: ["ignore", output, output], env: environment(), ...program.user },
  );
  closeSync(output);
  let ended = false;
  server.once("exit", () => (ended = true));
  server.once("error", () => (ended = true));
  server.unref();
  while (!ended && Date.now() < deadline) {
    if (await answers(program.home, port)) return undefined;
    await sleep(20);
  }
  const said = readFileSync(log, "utf8").slice(offset).trim().split("\n");
  if (!ended) server.kill("SIGQUIT");
  return said.slice(-5).join(" ") || "it ended without a word";
}

async function answers(home: string, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: clusterUrl(home, port, "postgres"),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === "28P01") {
      throw new Error(`The PostgreSQL server on port ${port} does not know our password.`, { cause: error });
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPostgres(pid: number, program: string): boolean {
  if (process.platform !== "linux") return true;
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0] ?? "";
    return path.basename(command) === path.basename(program);
  } catch {
    return false;
  }
}

/** Drafts that a killed `initdb` left. Called under the lock, so that none is in use. */
function removeDrafts(home: string): void {
  const parent = path.dirname(home);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(home)}.new-`)) rmSync(path.join(parent, name), { recursive: true });
  }
}

function pidFile(home: string): string {
  return path.join(home, "data", "postmaster.pid");
}

/** Nothing of ours belongs in the server's environment; its messages stay English and its clock UTC. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" } as unknown as NodeJS.ProcessEnv;
}
