import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { withFileLock } from "../../lib/process/file-lock.ts";
import { setupFailure } from "./setup-error.mjs";

const STAMP = "lib/db/generated/.stamp";

/** `prisma generate`, when schema.prisma or Prisma has changed since. */
export async function generateClient(): Promise<void> {
  const stamp = expectedStamp();
  if (isStamped(stamp)) return;
  await withFileLock(path.resolve(".toolchain", "generate.lock"), async () => {
    if (isStamped(stamp)) return;
    try {
      // It would download an engine that it does not need: the variable says it is here already.
      await promisify(execFile)(
        process.execPath,
        [path.resolve("node_modules/prisma/build/index.js"), "generate"],
        {
          env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" },
        },
      );
    } catch (error) {
      throw setupFailure(
        String((error as { stderr?: string }).stderr || error),
        "Generating the database client",
      );
    }
    writeFileSync(STAMP, stamp);
  });
}

function expectedStamp(): string {
  const hash = createHash("sha256");
  for (const file of ["prisma/schema.prisma", "node_modules/prisma/package.json"])
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

function isStamped(stamp: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp;
}
