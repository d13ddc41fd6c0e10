import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

export interface CollectedEvent {
  visitor: string;
  arm: string;
  event: string;
  key: string;
}

export interface EventCollector {
  url: string;
  /** What was sent to it, in order. */
  events: CollectedEvent[];
  close(): void;
}

/** Takes events as our collector does, and keeps them all. */
export async function startCollector(): Promise<EventCollector> {
  const events: CollectedEvent[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      events.push({ ...JSON.parse(body), key: path.basename(request.url ?? "") });
      response.writeHead(204, { "Access-Control-Allow-Origin": "*" }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, events, close: () => server.close() };
}
