import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { withSchemaEngine } from "./schema-engine";

/** Any number of our own: Prisma's engine takes another lock (72707369) inside ours. */
const MIGRATION_LOCK = 4_715_093;

/**
 * Brings the database up to date with prisma/migrations and returns the names that were applied, none when it
 * already was. Prisma's own bookkeeping, so that `prisma migrate deploy` agrees. Safe to run in several processes at once.
 * @throws when the database cannot be reached or a migration fails or was edited after it had been applied
 */
export async function applyMigrations(url: string): Promise<string[]> {
  const migrations = readMigrations();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    if (await isUpToDate(client, migrations)) return [];
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      if (await isUpToDate(client, migrations)) return [];
      return await deploy(url);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    await client.end();
  }
}

/** prisma/migrations in the form that the schema engine takes. */
export function migrationList(root = process.cwd()): MigrationList {
  const baseDir = path.join(root, "prisma", "migrations");
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(path.join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: readMigrations(root).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

interface Migration {
  name: string;
  sql: string;
}

function readMigrations(root = process.cwd()): Migration[] {
  const folder = path.join(root, "prisma", "migrations");
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, sql: readFileSync(path.join(folder, name, "migration.sql"), "utf8") }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** One query instead of the 0.3 s that loading the engine takes. Anything unusual is left to the engine. */
async function isUpToDate(client: pg.Client, migrations: Migration[]): Promise<boolean> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there");
  if (!table.rows[0]?.there) return false;
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  return migrations.every(({ name, sql }) => applied.get(name) === sha256(sql));
}

function deploy(url: string): Promise<string[]> {
  return withSchemaEngine(url, async (engine) => {
    const migrationsList = migrationList();
    const filters = { externalTables: [], externalEnums: [] };
    const optInToShadowDatabase = false;
    const diagnosis = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase,
      filters,
    });
    if (diagnosis.editedMigrationNames.length > 0) {
      throw new Error(
        `These migrations were changed after they had been applied: ${diagnosis.editedMigrationNames.join(", ")}. ` +
          "Restore them and add a new one.",
      );
    }
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
