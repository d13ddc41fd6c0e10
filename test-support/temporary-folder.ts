import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder that PostgreSQL can reach also when this process is root. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "marque-"));
  chmodSync(folder, 0o755);
  return folder;
}
