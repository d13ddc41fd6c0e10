import pg from "pg";
import { logger } from "@/lib/log/logger";
import { databaseUrl } from "./connection";

const KEY = Symbol.for("marque.gate");
const shared = globalThis as { [KEY]?: pg.Pool };

const CONNECTIONS = 6;
const PATIENCE_MS = 10_000;

/**
 * Runs a prepared statement of those that stand before every request: whose key, within the hourly limit, first with its
 * Idempotency-Key. They have a few connections of their own, so that they never wait behind the requests' own work, and
 * their commits do not wait for the disk: whoever loses the last moment's counts and reservations in a crash of the
 * machine loses nothing that was promised, because what a request did and its kept answer are committed together.
 */
export async function gateRows<Row>(name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await pool().query({ name, text, values });
  return rows as Row[];
}

/** Closes its connections; the next statement opens new ones. */
export async function closeGate(): Promise<void> {
  const open = shared[KEY];
  delete shared[KEY];
  await open?.end();
}

function pool(): pg.Pool {
  const known = shared[KEY];
  if (known) return known;
  const made = new pg.Pool({
    connectionString: databaseUrl(),
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    // Requests share statements: one that never ends must not hold up all that come after it.
    query_timeout: PATIENCE_MS,
    // Not as a startup parameter, which connection poolers refuse.
    onConnect: async (client) => {
      await client.query("SET synchronous_commit TO off");
    },
  });
  // An idle connection that the server ends is replaced at the next statement.
  made.on("error", (error) => logger().debug({ err: error }, "a connection of the gate has ended"));
  shared[KEY] = made;
  return made;
}
