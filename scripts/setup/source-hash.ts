import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";

/** SHA-256 of these files and folders, tests left out, and of the Node that works with them. What is not there counts as nothing. */
export function sourceHash(sources: readonly string[]): string {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) if (existsSync(source)) add(source);
  return hash.digest("hex");

  function add(file: string): void {
    if (statSync(file).isDirectory()) {
      // Made of prisma/schema.prisma.
      if (file === "lib/db/generated") return;
      for (const name of readdirSync(file).sort()) add(`${file}/${name}`);
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(`${file}\0`).update(readFileSync(file));
    }
  }
}
