import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { env } from "@/lib/env";
import { withFileLock } from "@/lib/process/file-lock";
import { addUser, removeUser } from "@/lib/process/program-users";
import {
  clusterUrl,
  ensureCluster,
  serverState,
  startServer,
  stopServer,
  waitForServer,
} from "./postgres-cluster";
import { type PostgresProgram, postgresProgram } from "./postgres-program";

const DATABASE = "marque";

export interface AcquiredDatabase {
  /** Connection URL. */
  url: string;
  /** Leaves the database; the last process to leave stops the embedded server. Does nothing when called again. */
  release(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Folder that the sharing processes have in common. */
  dataDir: string;
  /** Extra server settings, `name=value`, used when this call starts the server. */
  settings?: string[];
}

/**
 * The database that DATABASE_URL names, or else the embedded PostgreSQL of DATA_DIR: attached to when another
 * process already runs it, started (and first created) when not.
 * @throws a sentence for people when PostgreSQL cannot run here
 */
export async function acquireDatabase(): Promise<AcquiredDatabase> {
  const configured = env().DATABASE_URL;
  if (configured) return { url: configured, release: async () => undefined };
  return acquireEmbedded({ dataDir: path.resolve(env().DATA_DIR) });
}

/** The embedded server of one data folder, whatever DATABASE_URL says. */
export async function acquireEmbedded(options: EmbeddedPostgresOptions): Promise<AcquiredDatabase> {
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const { program, url, user } = await locked(dataDir, async () => {
    const user = addUser(path.join(dataDir, "postgres-clients"));
    try {
      const program = postgresProgram(dataDir);
      return { program, url: await attachOrStart(dataDir, program, options.settings), user };
    } catch (error) {
      removeUser(user);
      throw error;
    }
  });
  let left: Promise<void> | undefined;
  return {
    url,
    release: () => {
      left ??= leave(dataDir, program, user);
      return left;
    },
  };
}

async function attachOrStart(dataDir: string, program: PostgresProgram, settings?: string[]) {
  await ensureCluster(program);
  const running = serverState(program).running ? await waitForServer(program) : undefined;
  const port = running ?? (await startServer(program, settings));
  await ensureDatabase(clusterUrl(program.home, port, "postgres"));
  const url = clusterUrl(program.home, port, DATABASE);
  writeWhole(path.join(dataDir, "postgres.url"), `${url}\n`);
  return url;
}

async function leave(dataDir: string, program: PostgresProgram, user: string): Promise<void> {
  await locked(dataDir, async () => {
    if (!removeUser(user)) return;
    await stopServer(program);
    rmSync(path.join(dataDir, "postgres.url"), { force: true });
  });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function locked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(dataDir, "postgres.lock"), work, { timeoutMs: 90_000 });
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
