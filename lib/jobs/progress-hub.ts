import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import { listen } from "@/lib/db/listen";
import { isId } from "@/lib/ids";
import { logger } from "@/lib/log/logger";
import { JOB_EVENTS_CHANNEL } from "./change-job";
import { createProgressFeed, type Follower } from "./progress-feed";
import { SOCKET_PATH } from "./progress-socket-url";
import { readSnapshot } from "./read-snapshot";

const MAX_SOCKETS = 5_000;
/** Clients have nothing to say. */
const MAX_INCOMING_BYTES = 1_024;
/** A client that reads slower than this much behind is let go; it resumes with `?after=`. */
const MAX_BUFFERED_BYTES = 512 * 1_024;
const KEEP_ALIVE_MS = 25_000;
const CLOSE_PATIENCE_MS = 1_000;

const CLOSE_DONE = 1000;
const CLOSE_GOING_AWAY = 1001;
const CLOSE_FAILED = 1011;
const CLOSE_UNKNOWN_JOB = 4404;

export interface ProgressHub {
  /** Takes over an upgrade request whose path begins with `SOCKET_PATH`. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Tells every client to come back, and ends. */
  close(): Promise<void>;
}

export interface ProgressHubOptions {
  /** Whether who sent this request may follow a job that there is; everybody by default. */
  mayFollow?: (request: IncomingMessage, jobId: string) => Promise<boolean>;
  /** Open sockets that one network may have in this process; 100. */
  maxPerNetwork?: number;
  /** Open sockets that may follow one job; 50. */
  maxPerJob?: number;
  /** Who counts as one network; by default the address of the socket. */
  networkOf?: (request: IncomingMessage) => string;
  /** How often each client is asked whether it is there, and the log whether it holds what nobody announced; 25 s. */
  keepAliveMs?: number;
}

/**
 * The progress sockets of this process, fed by the database's notifications: it does not matter which process works on
 * a job. The job id is the capability, so a page of any origin that knows it may listen.
 */
export async function createProgressHub({
  mayFollow,
  maxPerNetwork = 100,
  maxPerJob = 50,
  networkOf = ({ socket }) => socket.remoteAddress ?? "",
  keepAliveMs = KEEP_ALIVE_MS,
}: ProgressHubOptions = {}): Promise<ProgressHub> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_INCOMING_BYTES,
    perMessageDeflate: false,
  });
  const feed = createProgressFeed();
  const subscription = await listen(
    [JOB_EVENTS_CHANNEL],
    (_channel, payload) => feed.wake(payload.split(":", 1)[0]),
    () => feed.wake(),
  );
  const answered = new WeakSet<WebSocket>();
  const keepAlive = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
    // A connection that was lost without a word brings no announcements, and looks like one that has none to bring.
    feed.wake();
  }, keepAliveMs).unref();
  const [networks, jobs] = [countOpen(maxPerNetwork), countOpen(maxPerJob)];
  let isClosing = false;

  return {
    handleUpgrade(request, socket, head) {
      socket.on("error", () => socket.destroy());
      if (isClosing || sockets.clients.size >= MAX_SOCKETS) {
        socket.end("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nConnection: close\r\n\r\n");
        return;
      }
      const { jobId, after } = parseTarget(request.url ?? "");
      const network = networkOf(request);
      if (!networks.hasRoom(network) || !jobs.hasRoom(jobId)) {
        socket.end("HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nConnection: close\r\n\r\n");
        return;
      }
      // From here on, not from when the upgrade is done: many at once must not all pass.
      const leave = [networks.enter(network), jobs.enter(jobId)];
      socket.once("close", () => {
        for (const left of leave) left();
      });
      sockets.handleUpgrade(request, socket, head, (client) => {
        answered.add(client);
        client.on("pong", () => answered.add(client));
        client.on("error", () => client.terminate());
        serve(client, request, jobId, after).catch((error: unknown) => {
          logger().error({ jobId, err: error }, "a progress socket failed");
          client.close(CLOSE_FAILED, "try again");
        });
      });
    },

    async close() {
      isClosing = true;
      clearInterval(keepAlive);
      feed.close();
      for (const client of sockets.clients) client.close(CLOSE_GOING_AWAY, "come back");
      const patience = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
      }, CLOSE_PATIENCE_MS);
      await Promise.all(
        [...sockets.clients].map((client) => new Promise((done) => client.once("close", done))),
      );
      clearTimeout(patience);
      await subscription.close();
    },
  };

  async function serve(
    client: WebSocket,
    request: IncomingMessage,
    jobId: string,
    after: number | null,
  ): Promise<void> {
    const snapshot = isId(jobId) ? await readSnapshot(jobId, after) : null;
    if (!snapshot || !((await mayFollow?.(request, jobId)) ?? true))
      return client.close(CLOSE_UNKNOWN_JOB, "unknown job");
    if (client.readyState !== client.OPEN) return;
    client.send(JSON.stringify(snapshot.message));
    if (snapshot.end) {
      client.send(JSON.stringify(snapshot.end));
      return client.close(CLOSE_DONE, snapshot.end.type);
    }
    const follower: Follower = {
      seq: snapshot.followFrom,
      receive({ type }, text) {
        if (client.bufferedAmount > MAX_BUFFERED_BYTES) return client.terminate();
        client.send(text);
        if (type === "completed" || type === "failed") client.close(CLOSE_DONE, type);
      },
    };
    client.on("close", () => feed.leave(jobId, follower));
    feed.follow(jobId, follower);
  }
}

/** Counts what is open by name, up to a limit for each. */
function countOpen(limit: number) {
  const open = new Map<string, number>();
  return {
    hasRoom: (name: string) => (open.get(name) ?? 0) < limit,
    /** Returns what is to be called at the end. */
    enter(name: string): () => void {
      open.set(name, (open.get(name) ?? 0) + 1);
      return () => {
        const rest = (open.get(name) ?? 1) - 1;
        if (rest > 0) open.set(name, rest);
        else open.delete(name);
      };
    },
  };
}

/** "/api/ws/<jobId>?after=<seq>". A malformed `after` means a client that has seen nothing. */
function parseTarget(url: string): { jobId: string; after: number | null } {
  const [path = "", query = ""] = url.split("?", 2);
  const after = new URLSearchParams(query).get("after");
  return {
    jobId: path.slice(SOCKET_PATH.length),
    after: after !== null && /^\d{1,9}$/.test(after) ? Number(after) : null,
  };
}
