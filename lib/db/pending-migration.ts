import { applyMigrations } from "./migrate";
import { withSchemaEngine } from "./schema-engine";

/**
 * The SQL that would bring prisma/migrations up to `schema` (the text of schema.prisma), or undefined when they
 * agree. `url` names an empty database, which the existing migrations are applied to.
 */
export async function pendingMigration(url: string, schema: string): Promise<string | undefined> {
  await applyMigrations(url);
  const files = [{ path: "schema.prisma", content: schema }];
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({
      from: { tag: "schemaDatasource", files, configDir: process.cwd() },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    }),
  );
  const sql = stdout?.trim() ?? "";
  return sql === "" || sql === "-- This is an empty migration." ? undefined : `${sql}\n`;
}
