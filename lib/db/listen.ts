import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { databaseUrl } from "./connection";

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** A peer that is gone without a word, as behind a firewall, would be noticed by TCP after minutes. */
const ASK_EVERY_MS = 10_000;
const END_LIMIT_MS = 1_000;

/**
 * Listens on PostgreSQL channels by a connection of its own. When that is lost it is made again, with growing
 * pauses; announcements in between are lost, so `onReconnect` should look for what was missed.
 * @throws when the first connection fails
 */
export async function listen(
  channels: string[],
  onNotify: (channel: string, payload: string) => void,
  onReconnect: () => void = () => undefined,
  askEveryMs = ASK_EVERY_MS,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;
  let client = await connect(channels, onNotify, lost);
  let isAsking = false;
  const asking = setInterval(async () => {
    if (timer) return;
    const asked = client;
    // What was asked at the last turn has had no answer.
    if (isAsking) {
      isAsking = false;
      void end(asked);
      return lost();
    }
    isAsking = true;
    await asked.query("SELECT 1").catch(() => undefined);
    if (asked === client) isAsking = false;
  }, askEveryMs);
  asking.unref();

  function lost() {
    if (closed || timer) return;
    timer = setTimeout(async () => {
      timer = undefined;
      try {
        const next = await connect(channels, onNotify, lost);
        if (closed) return void (await end(next));
        client = next;
        isAsking = false;
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
      clearInterval(asking);
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
  // A silent peer never says goodbye.
  const patience = new AbortController();
  await Promise.race([
    client.end().catch(() => undefined),
    delay(END_LIMIT_MS, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
  ]);
  patience.abort();
}
