import { createHash, randomUUID } from "node:crypto";
import { readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";

const HOST = createHash("sha256").update(hostname()).digest("hex").slice(0, 8);
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

/** Where values are written before they are renamed into place; on the same disk as the store. */
export const incomingFolder = (root: string): string => path.resolve(root, "incoming");

/** Names its writer, so that another process can tell an abandoned file from one that is being written. */
export const temporaryName = (): string => `${HOST}-${process.pid}-${randomUUID()}`;

/** Removes what killed processes left: files of a dead process of this machine, and anything older than an hour. */
export async function sweepIncoming(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const entry = await stat(file).catch(() => null);
    if (entry && (isOrphan(name) || Date.now() - entry.mtimeMs > ABANDONED_AFTER_MS))
      await rm(file, { force: true });
  }
}

function isOrphan(name: string): boolean {
  const [host, pid] = name.split("-");
  return host === HOST && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
