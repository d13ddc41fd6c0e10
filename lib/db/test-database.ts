import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { refreshEnv } from "@/lib/env";
import { closeDb } from "./client";

declare module "vitest" {
  export interface ProvidedContext {
    /** The test run's server: URL of its maintenance database, and the migrated template to copy. */
    testPostgres: { adminUrl: string; template: string };
  }
}

/**
 * For the top level of a test file: an empty, migrated database of its own for the file's tests. DATABASE_URL
 * points to it from this call on; it is there from the first `beforeAll` on, and dropped after the last test.
 */
export function useTestDatabase(): { url: string } {
  const { adminUrl, template } = inject("testPostgres");
  const name = `test_${Math.floor(Date.now() / 1000)}_${randomBytes(6).toString("hex")}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  process.env.DATABASE_URL = url.href;
  refreshEnv();
  beforeAll(() => query(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  afterAll(async () => {
    await closeDb();
    await query(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  return { url: url.href };
}

async function query(adminUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
