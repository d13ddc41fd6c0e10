import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { percentile } from "@/test-support/percentile";

export interface Sent {
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Load {
  url: string;
  method?: "GET" | "POST";
  /** Connections that are kept open; each sends its next request when it has the answer to the last. */
  connections: number;
  requests: number;
  /** Headers and body of a request, and its path when it differs from the address's, by its number from 0. */
  make?: (index: number) => { headers?: Record<string, string>; body?: string; path?: string };
}

/** Sends requests over a fixed number of connections; resolves to what each of them got, in no order. */
export async function sendLoad({ url, method = "GET", connections, requests, make }: Load): Promise<Sent[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent: Sent[] = [];
  let next = 0;
  const connection = async () => {
    while (next < requests) {
      const { headers = {}, body, path } = make?.(next) ?? {};
      next += 1;
      sent.push(await sendOne(agent, path ? new URL(path, url).href : url, method, headers, body));
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return sent;
}

/** "p50 3.1 ms  p95 8.0 ms  p99 12.4 ms" */
export function summary(values: readonly number[]): string {
  return [50, 95, 99].map((rank) => `p${rank} ${percentile(values, rank).toFixed(1)} ms`).join("  ");
}

function sendOne(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const outgoing = request(url, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const ms = performance.now() - startedAt;
        const text = Buffer.concat(chunks).toString();
        resolve({ ms, status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
