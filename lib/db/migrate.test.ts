import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { applyMigrations, migrationList } from "./migrate";
import { pendingMigration } from "./pending-migration";
import { useTestDatabase } from "./test-database";

const database = useTestDatabase();
const schema = readFileSync("prisma/schema.prisma", "utf8");

it("has nothing to do in an up-to-date database", async () => {
  expect(await applyMigrations(database.url)).toEqual([]);
});

it("leaves nothing of schema.prisma unmigrated", async () => {
  expect(await pendingMigration(database.url, schema)).toBeUndefined();
});

it("writes the SQL for a column that the migrations do not have", async () => {
  const grown = schema.replace("model Brand {", 'model Brand {\n  motto String @default("") @db.VarChar(80)');
  expect(await pendingMigration(database.url, grown)).toMatchInlineSnapshot(`
    "-- AlterTable
    ALTER TABLE "brands" ADD COLUMN     "motto" VARCHAR(80) NOT NULL DEFAULT '';
    "
  `);
});

it("applies every migration once when two processes start at the same time, in Prisma's own records", async () => {
  const url = await emptyDatabase("migrate_twice");
  const names = migrationList().migrationDirectories.map((directory) => directory.path);
  const applied = await Promise.all([applyMigrations(url), applyMigrations(url)]);
  expect(applied.flat()).toEqual(names);
  const rows = await query(
    url,
    "SELECT migration_name, applied_steps_count FROM _prisma_migrations ORDER BY 1",
  );
  expect(rows).toEqual(names.map((name) => ({ migration_name: name, applied_steps_count: 1 })));
});

it("refuses to go on when an applied migration was edited", async () => {
  const url = await emptyDatabase("migrate_edited");
  await applyMigrations(url);
  await query(url, "UPDATE _prisma_migrations SET checksum = repeat('0', 64)");
  await expect(applyMigrations(url)).rejects.toThrow("changed after they had been applied");
});

describe("the index of the search", () => {
  const NAME = "20261121112500_brand_search";
  const find = (url: string) => query(url, "SELECT 1 FROM pg_indexes WHERE indexname = 'brands_search_idx'");

  it("is there", async () => {
    expect(await find(database.url)).toHaveLength(1);
  });

  it("is left out for a user who may not create its extension", async () => {
    const url = await emptyDatabase("migrate_plain_user");
    await applyMigrations(url);
    const user = new URL(url);
    [user.username, user.password] = [`${user.pathname.slice(1)}_user`, "plain"];
    await query(
      url,
      `DROP EXTENSION pg_trgm CASCADE;
       DELETE FROM _prisma_migrations WHERE migration_name = '${NAME}';
       CREATE ROLE "${user.username}" LOGIN PASSWORD 'plain';
       GRANT ALL ON SCHEMA public TO "${user.username}";
       GRANT ALL ON ALL TABLES IN SCHEMA public TO "${user.username}"`,
    );
    expect(await applyMigrations(user.href)).toEqual([NAME]);
    expect(await find(url)).toEqual([]);
    await query(url, `DROP OWNED BY "${user.username}"; DROP ROLE "${user.username}"`);
  });

  it("is left out where somebody keeps the extension out of reach", async () => {
    const url = await emptyDatabase("migrate_elsewhere");
    await query(url, "CREATE SCHEMA elsewhere; CREATE EXTENSION pg_trgm SCHEMA elsewhere");
    expect(await applyMigrations(url)).toContain(NAME);
    expect(await find(url)).toEqual([]);
  });
});

/** It goes with the test server's other left-overs; its name keeps it apart from other runs. */
async function emptyDatabase(purpose: string): Promise<string> {
  const url = new URL(database.url);
  const name = `${url.pathname.slice(1)}_${purpose}`;
  await query(database.url, `CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

async function query(url: string, sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
