import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { applyMigrations, migrationList } from "@/lib/db/migrate";

const STALE_AFTER_S = 2 * 60 * 60;

/** One PostgreSQL for the whole run, apart from the developer's own, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = path.resolve(".data", "test");
  const server = await acquire(dataDir);
  const adminUrl = withDatabase(server.url, "postgres");
  await dropLeftOvers(adminUrl);
  project.provide("testPostgres", { adminUrl, template: await ensureTemplate(adminUrl) });
  return () => server.release();
}

/** Nothing in it is worth keeping, so that safety is traded for speed, and a broken one is made anew. */
async function acquire(dataDir: string) {
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  try {
    return await acquireEmbedded({ dataDir, settings });
  } catch {
    rmSync(path.join(dataDir, "postgres"), { recursive: true, force: true });
    return acquireEmbedded({ dataDir, settings });
  }
}

/** The template's name carries the hash of the migrations: made once, then reused by every run. */
async function ensureTemplate(adminUrl: string): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(migrationList("")));
  const template = `template_${hash.digest("hex").slice(0, 16)}`;
  await session(adminUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(1)");
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [template]);
    if (found.rowCount) return;
    const draft = `${template}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft}`);
    await applyMigrations(withDatabase(adminUrl, draft));
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

/** Databases of runs that were killed. */
async function dropLeftOvers(adminUrl: string): Promise<void> {
  await session(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'",
    );
    for (const { datname } of rows) {
      const age = Date.now() / 1000 - Number(datname.split("_")[1]);
      if (age > STALE_AFTER_S) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
    }
  });
}

async function session<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
