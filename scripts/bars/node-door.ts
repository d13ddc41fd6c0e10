import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the door does with a transaction that is sent through it: pass it on; keep it; pass it on and keep the answer. */
type SendRule = "pass" | "keep" | "keep-answer";

export interface NodeDoor {
  url: string;
  /** For what is sent from now on. */
  rule: SendRule;
  /** Closed: every connection is cut off, as that of a node that is down. */
  isShut: boolean;
  /** Signed bytes that were kept, or whose answer was. */
  kept: string[];
  close(): Promise<void>;
}

/** Stands before a node and speaks JSON-RPC as that does: only what is sent through it can be held still. */
export async function openNodeDoor(nodeUrl: string): Promise<NodeDoor> {
  const door: NodeDoor = { url: "", rule: "pass", isShut: false, kept: [], close: async () => {} };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (door.isShut) return void request.socket.destroy();
    const body = Buffer.concat(parts);
    const { method, params } = JSON.parse(body.toString()) as { method: string; params?: unknown[] };
    const rule = method === "eth_sendRawTransaction" ? door.rule : "pass";
    if (rule === "keep") return void door.kept.push(String(params?.[0]));
    const answer = await fetch(nodeUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Uint8Array(body),
    }).catch(() => null);
    if (!answer) return void request.socket.destroy();
    const text = await answer.text();
    if (rule === "keep-answer") return void door.kept.push(String(params?.[0]));
    response.writeHead(200, { "content-type": "application/json" }).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  door.close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return door;
}

/** One request to a node. @throws with what it answers instead of a result */
export async function askNode<T = unknown>(url: string, method: string, ...params: unknown[]): Promise<T> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  const { result, error } = (await response.json()) as { result?: T; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result as T;
}
