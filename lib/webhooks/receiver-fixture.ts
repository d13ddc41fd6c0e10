import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  /** What has arrived, completely. */
  received: Received[];
  /** Connections that were opened, with or without a request. */
  connections(): number;
  close(): Promise<void>;
}

/** A real server that keeps what it is sent. Answers 200 unless told otherwise. */
export async function startReceiver(
  answer: (response: ServerResponse, request: IncomingMessage, count: number) => void = (response) =>
    response.end("ok"),
  host = "127.0.0.1",
  port = 0,
): Promise<Receiver> {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    const body = Buffer.concat(chunks).toString("utf8");
    received.push({ method, url, headers: headers as Record<string, string>, body });
    answer(response, request, received.length);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const bound = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${bound}/hook`,
    port: bound,
    received,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
