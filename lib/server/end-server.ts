import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/**
 * How to end a server, to be asked for before it is upgraded for the first time. The function that it returns waits for
 * the requests in progress; those that outlast the grace are cut off, and so are upgraded connections, which Node leaves
 * alone: a server with an open web socket would never close.
 */
export function serverEnding(server: Server, graceMs: number): () => Promise<void> {
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_request, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    const timer = setTimeout(() => {
      server.closeAllConnections();
      for (const socket of upgraded) socket.destroy();
    }, graceMs);
    await closed;
    clearTimeout(timer);
  };
}
