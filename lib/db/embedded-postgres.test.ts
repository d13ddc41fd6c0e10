import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { processIdentity } from "@/lib/process/process-identity";
import { acquireEmbedded } from "./embedded-postgres";
import { serverState } from "./postgres-cluster";
import { postgresProgram } from "./postgres-program";

const dataDir = reachableFolder();
const client = path.resolve("dist", `embedded-postgres-client-${process.pid}.mjs`);
const children: ChildProcess[] = [];

beforeAll(async () => {
  const contents = `
    import { acquireEmbedded } from "@/lib/db/embedded-postgres";
    const database = await acquireEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(database.url);
    process.stdin.once("data", async () => { await database.release(); process.exit(0); });
  `;
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    outfile: client,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { "@": process.cwd() },
  });
});

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  const database = await acquireEmbedded({ dataDir });
  await database.release();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
  rmSync(client, { force: true });
});

it("is one server for four processes at once, and ends with the last of them", async () => {
  const started = await Promise.all([join(), join(), join(), join()]);
  expect(new Set(started.map(({ url }) => url)).size).toBe(1);
  const pid = serverPid();
  for (const { child } of started.slice(0, 3)) await leave(child);
  expect(await answer(started[0]!.url)).toBe(1);
  await leave(started[3]!.child);
  expect(processIdentity(pid)).toBeUndefined();
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres-clients"]);
});

it("keeps its URL and its password to the user", async () => {
  const { child, url } = await join();
  expect(readFileSync(path.join(dataDir, "postgres.url"), "utf8").trim()).toBe(url);
  const { home } = postgresProgram(dataDir);
  const modes = [path.join(dataDir, "postgres.url"), path.join(home, "password")].map(
    (file) => statSync(file).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600]);
  await leave(child);
});

it("finds the server that a killed process left, and stops it in its place", async () => {
  const { child, url } = await join();
  const pid = serverPid();
  await kill(child);
  expect(processIdentity(pid)).toBeDefined();
  const database = await acquireEmbedded({ dataDir });
  expect(database.url).toBe(url);
  await database.release();
  await database.release();
  expect(processIdentity(pid)).toBeUndefined();
});

it("recovers, with the data, when process and server were both killed", async () => {
  const { child, url } = await join();
  await query(url, "CREATE TABLE kept AS SELECT 42 AS answer");
  const pid = serverPid();
  process.kill(pid, "SIGKILL");
  await kill(child);
  const database = await acquireEmbedded({ dataDir });
  expect(await query(database.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  await database.release();
});

it.runIf(process.platform !== "win32")(
  "is reached by its socket, where the path has room for one",
  async () => {
    const { home } = postgresProgram(dataDir);
    const database = await acquireEmbedded({ dataDir });
    const url = new URL(database.url);
    expect(url.searchParams.get("host")).toBe(path.join(home, "data"));
    url.searchParams.delete("host");
    expect([await answer(database.url), await answer(url.href)]).toEqual([1, 1]);
    await database.release();
    const far = path.join(path.dirname(dataDir), "far".repeat(30));
    const other = await acquireEmbedded({ dataDir: far });
    expect(new URL(other.url).search).toBe("");
    expect(await answer(other.url)).toBe(1);
    await other.release();
  },
);

it("is not taken in by a pid file that names a stranger", async () => {
  const { home } = postgresProgram(dataDir);
  writeFileSync(path.join(home, "data", "postmaster.pid"), `${process.pid}\n${home}\n0\n5432\n\n\n\nready\n`);
  const database = await acquireEmbedded({ dataDir });
  expect(await answer(database.url)).toBe(1);
  await database.release();
});

/** A temporary folder is closed to the user that the server runs as when the tests run as root. */
function reachableFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "marque-postgres-"));
  chmodSync(folder, 0o755);
  return path.join(folder, "data");
}

async function join(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [client], { stdio: ["pipe", "pipe", "inherit"] });
  children.push(child);
  const [line] = await once(child.stdout!, "data");
  return { child, url: String(line).trim() };
}

it.runIf(process.getuid?.() === 0)("moves out of a folder that its user cannot reach", async () => {
  const closed = mkdtempSync(path.join(tmpdir(), "marque-closed-"));
  const [first, second] = await Promise.all([
    acquireEmbedded({ dataDir: closed }),
    acquireEmbedded({ dataDir: closed }),
  ]);
  const { home } = postgresProgram(closed);
  expect(home).toMatch(/^\/var\/tmp\/marque-[0-9a-f]{12}\/postgres$/);
  expect(await answer(first.url)).toBe(1);
  await Promise.all([first.release(), second.release()]);
  for (const folder of [closed, path.dirname(home)]) rmSync(folder, { recursive: true, force: true });
});

async function leave(child: ChildProcess): Promise<void> {
  child.stdin!.write("leave\n");
  expect((await once(child, "exit"))[0]).toBe(0);
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

function serverPid(): number {
  const state = serverState(postgresProgram(dataDir));
  if (!state.running) throw new Error("the server does not run");
  return state.pid;
}

async function answer(url: string): Promise<unknown> {
  const [row] = await query(url, "SELECT 1 AS one");
  return (row as { one: number }).one;
}

async function query(url: string, sql: string): Promise<object[]> {
  const connection = new pg.Client({ connectionString: url });
  await connection.connect();
  try {
    return (await connection.query(sql)).rows;
  } finally {
    await connection.end();
  }
}
