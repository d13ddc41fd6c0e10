import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { anyone } from "@/lib/auth/anyone";
import { apiKey } from "@/lib/auth/api-key";
import type { Tx } from "@/lib/db/client";
import { stampClientAddress } from "@/lib/http/client-address";
import { endpoint } from "@/lib/http/endpoint";

const body = z.object({ id: z.uuid() });
const output = z.object({ id: z.uuid(), changed: z.int() });

/** What both do: one transaction that changes one row of many. */
async function change(tx: Tx, id: string) {
  return { id, changed: await tx.$executeRaw`UPDATE brands SET updated_at = now() WHERE id = ${id}::uuid` };
}

const routes = {
  "/with": endpoint({
    authenticate: apiKey,
    body,
    output,
    transaction: true,
    idempotent: true,
    handle: ({ tx, body: { id } }) => change(tx, id),
  }),
  "/without": endpoint({
    authenticate: anyone,
    body,
    output,
    transaction: true,
    handle: ({ tx, body: { id } }) => change(tx, id),
  }),
};

/** Serves the two until the process ends. Resolves to its port. */
export async function serveOverhead(): Promise<number> {
  const server = createServer(async (incoming, outgoing) => {
    stampClientAddress(incoming);
    const route = routes[incoming.url as keyof typeof routes];
    const response = await route(await toRequest(incoming), { params: Promise.resolve(undefined) });
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(`http://localhost${incoming.url}`, {
    method: "POST",
    headers: incoming.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
}
