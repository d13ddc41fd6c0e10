import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withFileLock } from "./file-lock";
import { isAlive, processIdentity } from "./process-identity";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "marque-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("lets one holder in at a time and leaves nothing behind", async () => {
  const file = path.join(folder, "lock");
  let inside = 0;
  let most = 0;
  const turn = () =>
    withFileLock(file, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 8 }, turn));
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

it("takes over the lock of a process that has died, once, however many wait for it", async () => {
  const file = path.join(folder, "lock");
  writeFileSync(file, `${deadPid()}-12345`);
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      withFileLock(file, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
});

it("names the holder when it has to wait, and gives up in the end", async () => {
  const file = path.join(folder, "lock");
  const owners: number[] = [];
  await withFileLock(file, async () => {
    const second = withFileLock(file, async () => "never", {
      timeoutMs: 60,
      onWait: (owner) => owners.push(owner),
    });
    await expect(second).rejects.toThrow(`Process ${process.pid} has held`);
  });
  expect(owners).toEqual([process.pid]);
  expect(existsSync(file)).toBe(false);
});

it("releases the lock when the work fails", async () => {
  const file = path.join(folder, "lock");
  await expect(withFileLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(existsSync(file)).toBe(false);
});

it("tells a process from a later one with the same id", () => {
  const identity = processIdentity(process.pid) ?? "";
  expect(isAlive(identity)).toBe(true);
  expect(isAlive(`${process.pid}-1`)).toBe(false);
  expect(isAlive(`${deadPid()}-12345`)).toBe(false);
  expect(isAlive("")).toBe(false);
});

function deadPid(): number {
  return spawnSync("true").pid;
}
