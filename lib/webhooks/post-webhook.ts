import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { env } from "@/lib/env";
import { classifyAddress } from "./address-policy";
import { type ReceiverAnswer, readAnswer } from "./read-answer";
import { resolveHost } from "./resolve-host";

/** From the question to DNS to the receiver's status line. */
const TIMEOUT_MS = 15_000;
/** A slow first address must not use up the time of the next one. */
const CONNECT_ATTEMPT_MS = 3_000;

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Default: 15,000. */
  timeoutMs?: number;
}

export interface PostResult extends ReceiverAnswer {
  /** null for a success, which only 2xx is; else "timeout", "refused-address", "redirect", "http-500", … */
  error: string | null;
  durationMs: number;
}

/**
 * Sends one request to a server that somebody else has named. It goes to public addresses only (and the operator's
 * networks), by a new connection each time, whose address was checked and is the one that is dialled; over https
 * (elsewhere than in the operator's networks), through no proxy; it follows no redirect and reads little of the answer.
 * Never throws.
 */
export async function postWebhook(request: WebhookRequest): Promise<PostResult> {
  const startedAt = performance.now();
  const result = await exchange(request).catch((error: unknown) => ({
    status: null,
    responseBody: null,
    error: nameOf(error),
  }));
  return { ...result, durationMs: Math.round(performance.now() - startedAt) };
}

async function exchange({ url, headers, body, timeoutMs = TIMEOUT_MS }: WebhookRequest) {
  const signal = AbortSignal.timeout(timeoutMs);
  const target = new URL(url);
  const gate = gateFor(target);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  // A literal address is dialled without a look-up.
  if (isIP(host)) gate(host);
  const secure = target.protocol === "https:";
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = (secure ? https : http).request(target, {
      method: "POST",
      headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
      // An agent of its own: no connection that another request opened, and none of the machine's proxies.
      agent: new (secure ? https : http).Agent({ keepAlive: false }),
      lookup: guardedLookup(gate, signal),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: CONNECT_ATTEMPT_MS,
      rejectUnauthorized: true,
      signal,
    } as https.RequestOptions);
    sent.on("socket", (socket) =>
      socket.on("connect", () => {
        try {
          gate(socket.remoteAddress ?? "");
        } catch (error) {
          sent.destroy(error as Error);
        }
      }),
    );
    // The receiver may answer and hang up before it has read everything: an error after the answer is no news.
    sent.on("error", reject);
    sent.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    sent.on("response", resolve);
    sent.end(body);
  });
  const received = await readAnswer(answer, signal);
  return { ...received, error: errorOf(received.status) };
}

class Refused extends Error {}

/** @returns a function that throws when the address must not be dialled. */
function gateFor({ protocol }: URL): (address: string) => void {
  const { WEBHOOK_ALLOW_CIDRS } = env();
  return (address) => {
    const kind = classifyAddress(address, WEBHOOK_ALLOW_CIDRS);
    if (kind === "refused") throw new Refused("refused-address");
    if (kind === "public" && protocol !== "https:") throw new Refused("https-required");
  };
}

/** Answers with checked addresses alone. One that may not be dialled spoils the whole answer: nobody mixes them by mistake. */
function guardedLookup(gate: (address: string) => void, signal: AbortSignal): LookupFunction {
  return (name, options, callback) => {
    resolveHost(name, signal)
      .then((addresses) => {
        for (const address of addresses) gate(address);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all) callback(null, found);
        else callback(null, found[0]?.address ?? "", found[0]?.family);
      })
      .catch((error: Error) => callback(error, []));
  };
}

function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : `http-${status}`;
}

/** A short name of the failure; never an address, which may be nobody's business. */
function nameOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === "TimeoutError" || name === "AbortError") return "timeout";
  if (typeof code !== "string") return "failed";
  return NAMES[code] ?? code.toLowerCase().replaceAll("_", "-").slice(0, 100);
}

const NAMES: Record<string, string> = {
  ECONNREFUSED: "connection-refused",
  ECONNRESET: "connection-lost",
  EPIPE: "connection-lost",
  ETIMEDOUT: "timeout",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ENOTFOUND: "unknown-host",
  ENODATA: "unknown-host",
  ESERVFAIL: "dns-failed",
  EREFUSED: "dns-failed",
  ETIMEOUT: "dns-failed",
  ECANCELLED: "timeout",
};
