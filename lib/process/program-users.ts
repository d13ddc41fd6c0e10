import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isAlive, processIdentity } from "./process-identity.ts";

/**
 * Says that this process uses a program that several processes share: a file in `folder`, named after the process, so that a
 * killed one is recognised. Call it under the program's lock. Returns what `removeUser` takes.
 */
export function addUser(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeDeadUsers(folder);
  const user = path.join(folder, `${processIdentity(process.pid)}.${randomUUID()}`);
  writeFileSync(user, "", { mode: 0o600 });
  return user;
}

/** Takes that back. True when no living process uses the program any more. Call it under the program's lock. */
export function removeUser(user: string): boolean {
  const folder = path.dirname(user);
  rmSync(user, { force: true });
  removeDeadUsers(folder);
  return readdirSync(folder).length === 0;
}

function removeDeadUsers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!isAlive(name.split(".")[0] ?? "")) rmSync(path.join(folder, name), { force: true });
  }
}
