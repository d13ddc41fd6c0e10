import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { serverEnding } from "./end-server";

async function running(answer: RequestListener, graceMs: number) {
  const server = createServer(answer);
  const end = serverEnding(server, graceMs);
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => sockets.handleUpgrade(request, socket, head, () => {}));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { end, host: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("a request in progress is answered, and no new one is taken", async () => {
  const arrived = Promise.withResolvers<() => void>();
  const { end, host } = await running((_, response) => arrived.resolve(() => response.end("late")), 60_000);
  const answer = fetch(`http://${host}`);
  const respond = await arrived.promise;
  const ended = end();
  await expect(fetch(`http://${host}`)).rejects.toThrow();
  respond();
  expect(await (await answer).text()).toBe("late");
  await ended;
});

test("what outlasts the grace is cut off: requests, and web sockets", async () => {
  const { end, host } = await running(() => {}, 50);
  const answer = fetch(`http://${host}`);
  const socket = new WebSocket(`ws://${host}`);
  await new Promise((done) => socket.once("open", done));
  const cut = new Promise((done) => socket.once("close", done));
  await Promise.all([end(), expect(answer).rejects.toThrow(), cut]);
});

test("a server that never listened ends, too", async () => {
  await serverEnding(createServer(), 60_000)();
});
