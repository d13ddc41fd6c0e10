import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { type Received, type Receiver, startReceiver } from "@/lib/webhooks/receiver-fixture";

/** Where the receivers stand: the only network beside the internet that the server may reach. */
export const RECEIVER_HOST = "127.0.0.2";

export interface Arrival extends Received {
  /** Milliseconds since the epoch. */
  at: number;
}

export interface TimedReceiver extends Receiver {
  arrivals: Arrival[];
}

/** A receiver that knows when each request had arrived. */
export async function timedReceiver(
  answer: (response: ServerResponse, count: number) => void = (response) => response.end("ok"),
): Promise<TimedReceiver> {
  const arrivals: Arrival[] = [];
  const receiver = await startReceiver((response, _, count) => {
    arrivals.push({ ...receiver.received[count - 1]!, at: Date.now() });
    answer(response, count);
  }, RECEIVER_HOST);
  return { ...receiver, arrivals };
}

/** How much a receiver of this kind got rid of before the connection was closed. */
export function hugeAnswer(): { answer: (response: ServerResponse) => void; written(): number } {
  let written = 0;
  const chunk = Buffer.alloc(65_536, "x");
  return {
    written: () => written,
    answer(response) {
      const more = () => {
        while (!response.destroyed && written < 2 ** 31) {
          written += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", more);
        }
      };
      more();
    },
  };
}

/** @throws unless both libraries and the specification's hex digest accept the request. */
export function verify({ headers, body }: Received, secret: string): void {
  new StandardWebhook(secret).verify(body, headers);
  new SvixWebhook(secret).verify(body, headers);
  const digest = createHmac("sha256", secret).update(body).digest("hex");
  if (headers["x-marque-signature"] !== digest) throw new Error("the hex digest is another one");
}
