import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { migrationList } from "@/lib/db/migrate";
import { pendingMigration } from "@/lib/db/pending-migration";

/** `node scripts/run.mjs migration <name>`: writes what prisma/schema.prisma has more than the migrations. */
async function main(): Promise<void> {
  const name = process.argv[2] ?? "";
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new Error(
      "Give the migration a name of a-z, 0-9 and _: node scripts/run.mjs migration add_invoices",
    );
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "marque-migration-"));
  chmodSync(dataDir, 0o755);
  const server = await acquireEmbedded({ dataDir, settings: ["fsync=off"] });
  try {
    const schema = readFileSync(path.resolve("prisma/schema.prisma"), "utf8");
    const sql = await pendingMigration(server.url, schema);
    if (sql === undefined) {
      console.log("The migrations already agree with prisma/schema.prisma.");
      return;
    }
    const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
    const folder = path.join(migrationList().baseDir, `${stamp}_${name}`);
    mkdirSync(folder);
    writeFileSync(path.join(folder, "migration.sql"), sql);
    console.log(`Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`);
  } finally {
    await server.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
