import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/lib/process/free-port";
import { temporaryFolder } from "./temporary-folder";

export interface StartServerOptions {
  /** Settings beside PORT and DATA_DIR. The caller's own are not inherited, but for PATH, HOME and the like. */
  env?: Record<string, string>;
  /** A free one by default. */
  port?: number;
  /** A new temporary folder by default, removed by `stop()`. */
  dataDir?: string;
  /** Root of the clone to run; this one by default. */
  cwd?: string;
  /** What Node runs: the built server by default; `["scripts/run.mjs", "start"]` for the whole set-up. */
  command?: string[];
  timeoutMs?: number;
}

export interface RunningServer {
  url: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process to the first good answer of /api/health. */
  startMs: number;
  /** Sends a signal and waits for the end of the process; resolves to its exit code, null when the signal ended it. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
  /** SIGTERM, then removes the data folder if it was a temporary one. @throws when the exit code is not 0 */
  stop(): Promise<void>;
  /** Everything it has printed so far. */
  log(): string;
}

/**
 * Starts Marque's own server with a data folder and a port of its own, and waits until it is healthy.
 * @throws with its output when it ends or does not answer in time (60 s)
 */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { env = {}, cwd = process.cwd(), command = ["dist/server.mjs"], timeoutMs = 60_000 } = options;
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? temporaryFolder();
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...inherited(),
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = `http://127.0.0.1:${port}`;
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const forget = () => {
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(url, child, timeoutMs);
  } catch (error) {
    await kill("SIGKILL");
    forget();
    throw new Error(`${(error as Error).message}\n${output}`);
  }
  return {
    url,
    port,
    pid: child.pid as number,
    dataDir,
    startMs: performance.now() - startedAt,
    kill,
    log: () => output,
    stop: async () => {
      const code = child.exitCode ?? (child.signalCode ? 0 : await kill("SIGTERM"));
      forget();
      if (code !== 0) throw new Error(`The server ended with exit code ${code}:\n${output.slice(-4_000)}`);
    },
  };
}

/** Where the server listens. */
export const portOf = ({ url }: Pick<RunningServer, "url">): number => Number(new URL(url).port);

async function untilHealthy(url: string, child: ChildProcess, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode) throw new Error("The server ended before it was ready:");
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await sleep(20);
  }
  throw new Error(`The server did not answer within ${timeoutMs / 1000} s:`);
}

/** Nothing of the developer's settings, so that a bar never meets their database. */
function inherited(): Record<string, string | undefined> {
  const names = [
    "PATH",
    "HOME",
    "USER",
    "TMPDIR",
    "LANG",
    "TZ",
    "NODE_EXTRA_CA_CERTS",
    "npm_execpath",
    // As every command of the project has them (`scripts/run.mjs`).
    "MALLOC_ARENA_MAX",
  ];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
