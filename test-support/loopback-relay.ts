import { randomBytes } from "node:crypto";
import { type WebSocket, WebSocketServer } from "ws";

/** A relay of WalletConnect's protocol on this machine: it hands on what it cannot read. */
export interface LoopbackRelay {
  /** "ws://127.0.0.1:…" */
  url: string;
  /** Methods that it was asked for, in order. */
  asked(): string[];
  close(): void;
}

interface Params {
  topic: string;
  topics: string[];
  message: string;
  tag: number;
  pairingTopic: string;
  sessionTopic: string;
  sessionProposal: string;
  sessionProposalResponse: string;
  sessionSettlementRequest: string;
}
interface Mail {
  from: WebSocket;
  message: string;
  tag: number;
  publishedAt: number;
}

/** Tags of the messages that the relay itself publishes for its callers. */
const TAGS = { propose: 1100, answer: 1101, settle: 1102 };

export async function startRelay(port = 0): Promise<LoopbackRelay> {
  const server = new WebSocketServer({ host: "127.0.0.1", port });
  await new Promise((resolve) => server.once("listening", resolve));
  const readers = new Map<string, Map<WebSocket, string>>();
  const mails = new Map<string, Mail[]>();
  const asked: string[] = [];
  let lastId = Date.now() * 1_000;

  const hand = (socket: WebSocket, id: string, topic: string, { from: _, ...mail }: Mail) =>
    socket.send(
      JSON.stringify({
        id: ++lastId,
        jsonrpc: "2.0",
        method: "irn_subscription",
        params: { id, data: { topic, ...mail } },
      }),
    );
  const subscribe = (socket: WebSocket, topic: string) => {
    const id = randomBytes(32).toString("hex");
    readers.set(topic, (readers.get(topic) ?? new Map()).set(socket, id));
    // After the answer, which names the subscription.
    const waiting = (mails.get(topic) ?? []).filter(({ from }) => from !== socket);
    setImmediate(() => {
      for (const mail of waiting) hand(socket, id, topic, mail);
    });
    return id;
  };
  const publish = (from: WebSocket, topic: string, message: string, tag: number) => {
    const mail = { from, message, tag, publishedAt: Date.now() };
    mails.set(topic, [...(mails.get(topic) ?? []), mail]);
    for (const [socket, id] of readers.get(topic) ?? []) if (socket !== from) hand(socket, id, topic, mail);
    return true;
  };
  const answers: Record<string, (socket: WebSocket, params: Params) => unknown> = {
    irn_subscribe: (socket, { topic }) => subscribe(socket, topic),
    irn_batchSubscribe: (socket, { topics }) => topics.map((topic) => subscribe(socket, topic)),
    irn_unsubscribe: (socket, { topic }) => readers.get(topic)?.delete(socket) ?? true,
    irn_batchFetchMessages: () => ({ messages: [], hasMore: false }),
    irn_publish: (socket, { topic, message, tag }) => publish(socket, topic, message, tag),
    wc_proposeSession: (socket, { pairingTopic, sessionProposal }) => {
      subscribe(socket, pairingTopic);
      return publish(socket, pairingTopic, sessionProposal, TAGS.propose);
    },
    wc_approveSession: (socket, params) => {
      const { sessionTopic, pairingTopic } = params;
      subscribe(socket, sessionTopic);
      publish(socket, pairingTopic, params.sessionProposalResponse, TAGS.answer);
      return publish(socket, sessionTopic, params.sessionSettlementRequest, TAGS.settle);
    },
  };
  server.on("connection", (socket) => {
    socket.on("message", (data) => {
      const { id, method, params } = JSON.parse(String(data)) as {
        id: number;
        method?: string;
        params: Params;
      };
      if (!method) return;
      asked.push(method);
      const answer = answers[method];
      const outcome = answer
        ? { result: answer(socket, params) }
        : { error: { code: -32601, message: `${method} is not known here` } };
      socket.send(JSON.stringify({ id, jsonrpc: "2.0", ...outcome }));
    });
  });
  return {
    url: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked: () => [...asked],
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
