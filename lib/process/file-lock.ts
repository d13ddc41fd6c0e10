import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, processIdentity } from "./process-identity.ts";

const POLL_MS = 25;
/** Breaking a dead owner's lock takes microseconds; a marker this old was left by a process that died doing it. */
const BREAKER_STALE_MS = 10_000;

export interface FileLockOptions {
  /** How long to wait for the present owner. */
  timeoutMs?: number;
  /** Called once when another living process holds the lock. */
  onWait?: (owner: number) => void;
}

/**
 * Runs `work` while this process alone holds `file`, also against other processes. A lock whose owner has died
 * is taken over.
 * @throws when the owner, still alive, keeps it longer than `timeoutMs` (default 60 s)
 */
export async function withFileLock<T>(
  file: string,
  work: () => Promise<T>,
  { timeoutMs = 60_000, onWait }: FileLockOptions = {},
): Promise<T> {
  const release = await acquire(file, timeoutMs, onWait);
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquire(file: string, timeoutMs: number, onWait?: (owner: number) => void) {
  mkdirSync(path.dirname(file), { recursive: true });
  const identity = processIdentity(process.pid) ?? `${process.pid}-unknown`;
  const deadline = Date.now() + timeoutMs;
  let told = false;
  while (!claim(file, identity)) {
    const owner = read(file);
    if (owner !== undefined && !isAlive(owner)) {
      breakLock(file, owner);
      continue;
    }
    const pid = Number.parseInt(owner ?? "", 10);
    if (Date.now() > deadline) {
      throw new Error(`Process ${pid} has held ${file} for over ${Math.round(timeoutMs / 1000)} s.`);
    }
    if (!told && owner !== undefined) {
      told = true;
      onWait?.(pid);
    }
    await sleep(POLL_MS);
  }
  return () => rmSync(file, { force: true });
}

/** A hard link appears with its content, so that nobody ever reads a lock that does not name its owner yet. */
function claim(file: string, identity: string): boolean {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(draft, identity, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Only the holder of `<file>.breaker` removes a dead owner's lock, and only if it is still that owner's. */
function breakLock(file: string, deadOwner: string): void {
  const breaker = `${file}.breaker`;
  if (!claim(breaker, String(process.pid))) {
    if (ageMs(breaker) > BREAKER_STALE_MS) rmSync(breaker, { force: true });
    return;
  }
  try {
    if (read(file) === deadOwner) rmSync(file, { force: true });
  } finally {
    rmSync(breaker, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
