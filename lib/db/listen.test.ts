import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";
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
