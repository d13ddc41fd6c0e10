import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What the server does with one request. */
export type Behaviour =
  | { kind: "answer"; text: string; finish?: "stop" | "length"; afterMs?: number }
  | { kind: "status"; status: number; headers?: Record<string, string>; body?: string }
  /** The right status, but a body that is no JSON. */
  | { kind: "garbage" }
  /** Breaks the connection, before the answer or in the middle of it. */
  | { kind: "break"; inAnswer: boolean }
  /** Accepts the request and never answers. */
  | { kind: "silence" };

export interface ModelServer {
  /** For AI_BASE_URL, as the OpenAI-compatible provider wants it. */
  url: string;
  /** Bodies of the requests so far, with their path and headers. */
  requests: {
    path: string;
    headers: IncomingMessage["headers"];
    body: Record<string, unknown>;
    /** From its arrival to the end of its answer, or until nobody waited for that any more. */
    heldMs?: number;
  }[];
  /** Sets what the next requests meet, in order; the last one stays. Forgets the requests so far. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export const USED_TOKENS = { input: 1_200, output: 800 };

/**
 * A local server that speaks the protocols of OpenAI (chat completions and responses), Anthropic (messages) and Google
 * (generateContent), each by its own path, on a free port of 127.0.0.1.
 */
export async function startModelServer(...behaviours: Behaviour[]): Promise<ModelServer> {
  let queue = behaviours;
  const requests: ModelServer["requests"] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const arrivedAt = performance.now();
    const entry: ModelServer["requests"][number] = {
      path,
      headers: request.headers,
      body: JSON.parse(await text(request)),
    };
    requests.push(entry);
    response.once("close", () => {
      entry.heldMs = performance.now() - arrivedAt;
    });
    const behaviour = queue.length > 1 ? queue.shift() : queue[0];
    const send = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
    switch (behaviour?.kind) {
      case "answer": {
        const body = JSON.stringify(protocol(path, behaviour.text, behaviour.finish ?? "stop"));
        setTimeout(() => send(200, body), behaviour.afterMs ?? 0);
        return;
      }
      case "status":
        return send(behaviour.status, behaviour.body ?? '{"error":{"message":"no"}}', behaviour.headers);
      case "break":
        if (behaviour.inAnswer) response.writeHead(200, { "content-length": 1_000 }).write('{"id":');
        setTimeout(() => response.destroy(), 20);
        return;
      case "garbage":
        return send(200, "<html>502 Bad Gateway</html>");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(...next) {
      queue = next;
      requests.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function protocol(path: string, answer: string, finish: "stop" | "length"): unknown {
  const { input, output } = USED_TOKENS;
  if (path.endsWith("/chat/completions")) {
    return {
      id: "chatcmpl-1",
      object: "chat.completion",
      created: 1,
      model: "local",
      choices: [{ index: 0, message: { role: "assistant", content: answer }, finish_reason: finish }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    };
  }
  if (path.endsWith("/responses")) {
    const isWhole = finish === "stop";
    return {
      id: "resp_1",
      object: "response",
      created_at: 1,
      model: "local",
      status: isWhole ? "completed" : "incomplete",
      incomplete_details: isWhole ? null : { reason: "max_output_tokens" },
      output: [
        {
          type: "message",
          id: "msg_1",
          role: "assistant",
          status: "completed",
          content: [{ type: "output_text", text: answer, annotations: [] }],
        },
      ],
      usage: {
        input_tokens: input,
        output_tokens: output,
        total_tokens: input + output,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens_details: { reasoning_tokens: 0 },
      },
    };
  }
  if (path.endsWith("/messages")) {
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "local",
      content: [{ type: "text", text: answer }],
      stop_reason: finish === "stop" ? "end_turn" : "max_tokens",
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    };
  }
  if (path.includes(":generateContent")) {
    return {
      candidates: [
        {
          index: 0,
          content: { role: "model", parts: [{ text: answer }] },
          finishReason: finish === "stop" ? "STOP" : "MAX_TOKENS",
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    };
  }
  throw new Error(`the model server does not know ${path}`);
}
