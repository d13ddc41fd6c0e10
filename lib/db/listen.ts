import pg from "pg";
import { databaseUrl } from "./connection";

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Listens on PostgreSQL channels by a connection of its own. When that is lost it is made again, with growing
 * pauses; announcements in between are lost, so `onReconnect` should look for what was missed.
 * @throws when the first connection fails
 */
export async function listen(
  channels: string[],
  onNotify: (channel: string, payload: string) => void,
  onReconnect: () => void = () => undefined,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect(channels, onNotify, lost);

  function lost() {
    if (closed || timer) return;
    timer = setTimeout(async () => {
      timer = undefined;
      try {
        const next = await connect(channels, onNotify, lost);
        if (closed) return void (await end(next));
        client = next;
        retryMs = FIRST_RETRY_MS;
        onReconnect();
      } catch {
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
        lost();
      }
    }, retryMs);
  }

  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await end(client);
    },
  };
}

async function connect(
  channels: string[],
  onNotify: (channel: string, payload: string) => void,
  onLost: () => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // It only hears: without this a peer that is gone would be noticed after hours.
    keepAliveInitialDelayMillis: 30_000,
    application_name: "marque-listen",
  });
  // Before it is ready a failure rejects `connect()`; the event would otherwise end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    client.on("notification", ({ channel, payload }) => onNotify(channel, payload ?? ""));
    for (const channel of channels) await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await end(client);
    throw error;
  }
  client.once("end", onLost);
  return client;
}

async function end(client: pg.Client): Promise<void> {
  client.removeAllListeners("end");
  await client.end().catch(() => undefined);
}
