import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import path from "node:path";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
import { refreshEnv } from "@/lib/env";
import { listen } from "./listen";
import { useTestDatabase } from "./test-database";

const PATIENCE = { timeout: 30_000 };

const database = useTestDatabase();
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close();
});

it("hands over announcements of its channels only", async () => {
  const heard: [string, string][] = [];
  open.push(await listen(["news", "other"], (channel, payload) => heard.push([channel, payload])));
  await query("SELECT pg_notify('news', 'a'), pg_notify('elsewhere', 'b')");
  await query("NOTIFY other");
  await vi.waitFor(() => expect(heard).toHaveLength(2), PATIENCE);
  expect(heard).toEqual([
    ["news", "a"],
    ["other", ""],
  ]);
});

it("connects again after the connection is lost, says so, and hears what comes then", async () => {
  const heard: string[] = [];
  const onReconnect = vi.fn();
  open.push(await listen(["news"], (_, payload) => heard.push(payload), onReconnect));
  await query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'marque-listen' AND datname = current_database()",
  );
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), PATIENCE);
  await query("SELECT pg_notify('news', 'again')");
  await vi.waitFor(() => expect(heard).toEqual(["again"]), PATIENCE);
});

it("connects again when the peer falls silent without closing the connection", async () => {
  const heard: string[] = [];
  const onReconnect = vi.fn();
  const middle = await middleman();
  const direct = process.env.DATABASE_URL;
  process.env.DATABASE_URL = middle.url;
  refreshEnv();
  try {
    open.push(await listen(["news"], (_, payload) => heard.push(payload), onReconnect, 300));
    middle.fallSilent();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalled(), PATIENCE);
    // A busy machine may take longer than this test's short patience, and be taken for silent once more.
    await vi.waitFor(async () => {
      await query("SELECT pg_notify('news', 'again')");
      expect(heard).toContain("again");
    }, PATIENCE);
  } finally {
    process.env.DATABASE_URL = direct;
    refreshEnv();
    await open.pop()?.close();
    middle.close();
  }
});

/** Passes bytes on between a listener and the database, and later those of new connections alone. */
async function middleman() {
  const url = new URL(database.url);
  const socketFolder = url.searchParams.get("host");
  const port = Number(url.port || url.searchParams.get("port") || 5432);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = socketFolder
      ? connect(path.join(socketFolder, `.s.PGSQL.${port}`))
      : connect(port, url.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    fallSilent() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it("stays closed", async () => {
  const onReconnect = vi.fn();
  const listener = await listen(["news"], () => undefined, onReconnect);
  await listener.close();
  await vi.waitFor(async () => expect(await connections()).toBe(0), PATIENCE);
  expect(onReconnect).not.toHaveBeenCalled();
});

async function connections(): Promise<number> {
  const rows = await query(
    "SELECT 1 FROM pg_stat_activity WHERE application_name = 'marque-listen' AND datname = current_database()",
  );
  return rows.length;
}

async function query(sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
