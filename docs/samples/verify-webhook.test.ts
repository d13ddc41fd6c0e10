import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { deliveryHeaders } from "@/lib/webhooks/delivery-headers";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { isFromMarque } from "./verify-webhook";

const secret = newSecret();
const payload =
  '{"event":"brand.completed","data":{"name":"Größe 日本"},"timestamp":"2026-11-21T09:30:00.000Z"}';

/** What our own deliveries carry. */
function delivered({ body = payload, at = new Date(), previous = null as string | null } = {}) {
  const endpoint = {
    secret,
    previousSecret: previous,
    previousSecretUntil: previous ? new Date(Date.now() + 60_000) : null,
  };
  const headers = deliveryHeaders(endpoint, { eventId: "e1", payload: body, isTest: false }, at);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A body, its headers and the secret that the receiver knows. */
type Received = [body: string, headers: Record<string, string>, secret: string];
/** Whether each is believed. */
type Verifier = (...received: Received[]) => boolean[];

const python = spawnSync("python3", ["--version"]).status === 0;
const verifiers: [string, Verifier][] = [
  ["verify-webhook.ts", inTypeScript],
  ...(python ? ([["verify_webhook.py", inPython]] satisfies [string, Verifier][]) : []),
];

describe.each(verifiers)("%s", (_, verify) => {
  it("believes our deliveries", () => {
    expect(verify([payload, delivered(), secret])).toEqual([true]);
  });

  it("believes them while the secret is being rotated, by either", () => {
    const old = newSecret();
    const headers = delivered({ previous: old });
    expect(verify([payload, headers, secret], [payload, headers, old])).toEqual([true, true]);
  });

  it("believes no other body, secret, id or form of signature", () => {
    const headers = delivered();
    const other = String(headers["webhook-signature"]).replace("v1,", "v2,");
    const believed = verify(
      [payload.replace("completed", "failed"), headers, secret],
      [payload, headers, newSecret()],
      [payload, { ...headers, "webhook-id": "evt_other" }, secret],
      [payload, { ...headers, "webhook-signature": "" }, secret],
      [payload, { ...headers, "webhook-signature": other }, secret],
    );
    expect(believed).toEqual(Array(5).fill(false));
  });

  it("believes nothing old, nothing from the future, nothing without a time", () => {
    const at = (minutes: number) => delivered({ at: new Date(Date.now() + minutes * 60_000) });
    const believed = verify(
      [payload, at(-6), secret],
      [payload, at(6), secret],
      [payload, { ...delivered(), "webhook-timestamp": "" }, secret],
      [payload, { ...delivered(), "webhook-timestamp": "soon" }, secret],
    );
    expect(believed).toEqual(Array(4).fill(false));
  });
});

function inTypeScript(...received: Received[]): boolean[] {
  return received.map(([body, headers, key]) => isFromMarque(body, new Headers(headers), key));
}

/** In one process for all: to start it takes longer than what is asked. */
function inPython(...received: Received[]): boolean[] {
  const program =
    "import json, sys; from verify_webhook import is_from_marque; print(json.dumps([is_from_marque(b.encode(), h, s) for b, h, s in json.load(sys.stdin)]))";
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", program], {
    cwd: import.meta.dirname,
    input: JSON.stringify(received),
    encoding: "utf8",
  });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}
