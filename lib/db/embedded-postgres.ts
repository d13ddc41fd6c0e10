import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { env } from "@/lib/env";
import { withFileLock } from "@/lib/process/file-lock";
import { isAlive, processIdentity } from "@/lib/process/process-identity";
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
  const registration = registrationFile(dataDir);
  const { program, url } = await locked(dataDir, async () => {
    removeDeadClients(dataDir);
    writeFileSync(registration, "", { mode: 0o600 });
    try {
      const program = postgresProgram(dataDir);
      return { program, url: await attachOrStart(dataDir, program, options.settings) };
    } catch (error) {
      rmSync(registration, { force: true });
      throw error;
    }
  });
  let left: Promise<void> | undefined;
  return {
    url,
    release: () => {
      left ??= leave(dataDir, program, registration);
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

async function leave(dataDir: string, program: PostgresProgram, registration: string): Promise<void> {
  await locked(dataDir, async () => {
    rmSync(registration, { force: true });
    removeDeadClients(dataDir);
    if (readdirSync(clientsFolder(dataDir)).length > 0) return;
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

/** One file per user of the server, named after the process, so that a killed one is recognised. */
function registrationFile(dataDir: string): string {
  const folder = clientsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path.join(folder, `${processIdentity(process.pid)}.${randomUUID()}`);
}

function removeDeadClients(dataDir: string): void {
  const folder = clientsFolder(dataDir);
  for (const name of readdirSync(folder)) {
    if (!isAlive(name.split(".")[0] ?? "")) rmSync(path.join(folder, name), { force: true });
  }
}

function clientsFolder(dataDir: string): string {
  return path.join(dataDir, "postgres-clients");
}

function locked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  return withFileLock(path.join(dataDir, "postgres.lock"), work, { timeoutMs: 90_000 });
}

function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
