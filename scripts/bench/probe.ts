import { Agent, request as httpRequest } from "node:http";
import { WebSocket } from "ws";
import type { Accepted } from "@/test-support/request-job";
import type { RunningServer } from "@/test-support/start-server";

/** Milliseconds of every request of its kind. */
export interface Latencies {
  generate: number[];
  status: number[];
  /** From the `at` of a message, when it was written, to its arrival. */
  socket: number[];
}

/** One kept connection, as a browser has. Close it in the end. */
export function openProbe(server: RunningServer) {
  const agent = new Agent({ keepAlive: true });
  const send = (method: string, path: string, body?: unknown) => timed(agent, server.url, method, path, body);
  return {
    close: () => agent.destroy(),

    /**
     * Hands a brief in, follows it by its socket, asks for its status and cancels it, so that what is measured is the
     * interface and not a job of its own.
     */
    async run(brief: unknown, into: Latencies): Promise<void> {
      const accepted = await send("POST", "/api/generate", brief);
      if (accepted.status !== 202) throw new Error(`POST /api/generate: ${accepted.status} ${accepted.body}`);
      into.generate.push(accepted.ms);
      const { jobId, websocketUrl } = JSON.parse(accepted.body) as Accepted;
      const socket = follow(websocketUrl, into.socket);
      await socket.opened;
      for (let ask = 0; ask < 3; ask++) into.status.push((await send("GET", `/api/status/${jobId}`)).ms);
      await send("DELETE", `/api/status/${jobId}`);
      await socket.ended;
    },
  };
}

/** Resolves `opened` with the first message, `ended` when the service closes the socket after the last one. */
function follow(url: string, latencies: number[]): { opened: Promise<void>; ended: Promise<void> } {
  const socket = new WebSocket(url);
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  socket.on("error", (error) => {
    opened.reject(error);
    ended.reject(error);
  });
  socket.on("message", (data) => {
    const arrivedAt = Date.now();
    const { type, at } = JSON.parse(String(data)) as { type: string; at: string };
    // A snapshot tells of the past; its time says nothing about the way here.
    if (type !== "snapshot") latencies.push(Math.max(0, arrivedAt - Date.parse(at)));
    opened.resolve();
  });
  socket.on("close", () => ended.resolve());
  return { opened: opened.promise, ended: ended.promise };
}

function timed(
  agent: Agent,
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: string; ms: number }> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const headers = body ? { "content-type": "application/json" } : {};
    const request = httpRequest(new URL(path, origin), { method, agent, headers }, async (response) => {
      let text = "";
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode ?? 0, body: text, ms: performance.now() - startedAt });
    });
    request.on("error", reject);
    request.end(body ? JSON.stringify(body) : undefined);
  });
}
