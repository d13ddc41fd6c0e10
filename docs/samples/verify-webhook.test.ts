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

type Verifier = (body: string, headers: Record<string, string>, secret: string) => boolean;

const python = spawnSync("python3", ["--version"]).status === 0;
const verifiers: [string, Verifier][] = [
  ["verify-webhook.ts", (body, headers, key) => isFromMarque(body, new Headers(headers), key)],
  ...(python ? ([["verify_webhook.py", inPython]] satisfies [string, Verifier][]) : []),
];

describe.each(verifiers)("%s", (_, verify) => {
  it("believes our deliveries", () => {
    expect(verify(payload, delivered(), secret)).toBe(true);
  });

  it("believes them while the secret is being rotated, by either", () => {
    const old = newSecret();
    const headers = delivered({ previous: old });
    expect(verify(payload, headers, secret)).toBe(true);
    expect(verify(payload, headers, old)).toBe(true);
  });

  it("believes no other body, secret, id or form of signature", () => {
    const headers = delivered();
    expect(verify(payload.replace("completed", "failed"), headers, secret)).toBe(false);
    expect(verify(payload, headers, newSecret())).toBe(false);
    expect(verify(payload, { ...headers, "webhook-id": "evt_other" }, secret)).toBe(false);
    expect(verify(payload, { ...headers, "webhook-signature": "" }, secret)).toBe(false);
    const other = String(headers["webhook-signature"]).replace("v1,", "v2,");
    expect(verify(payload, { ...headers, "webhook-signature": other }, secret)).toBe(false);
  });

  it("believes nothing old, nothing from the future, nothing without a time", () => {
    for (const minutes of [-6, 6]) {
      expect(verify(payload, delivered({ at: new Date(Date.now() + minutes * 60_000) }), secret)).toBe(false);
    }
    expect(verify(payload, { ...delivered(), "webhook-timestamp": "" }, secret)).toBe(false);
    expect(verify(payload, { ...delivered(), "webhook-timestamp": "soon" }, secret)).toBe(false);
  });
});

function inPython(body: string, headers: Record<string, string>, key: string): boolean {
  const program =
    "import json, sys; from verify_webhook import is_from_marque; b, h, s = json.load(sys.stdin); print(is_from_marque(b.encode(), h, s))";
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", program], {
    cwd: import.meta.dirname,
    input: JSON.stringify([body, headers, key]),
    encoding: "utf8",
  });
  if (stderr) throw new Error(stderr);
  return stdout.trim() === "True";
}
