import { createHmac } from "node:crypto";
import { secretKey } from "./signing-secret";

export interface SigningSecrets {
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: Date | null;
}

/**
 * The headers that prove where a payload comes from, in two forms. Standard Webhooks: `webhook-id`, `webhook-timestamp`
 * (epoch seconds) and `webhook-signature`, "v1," and the base64 HMAC-SHA256 of "id.timestamp.payload" keyed by the
 * secret's bytes, one for each secret that is valid. And `X-Marque-Signature`: the hex HMAC-SHA256 of the payload keyed
 * by the secret's text. During the overlap after a rotation, `X-Marque-Signature-Previous` has the old secret's digest.
 */
export function signatureHeaders(
  secrets: SigningSecrets,
  message: { id: string; payload: string },
  now = new Date(),
): Record<string, string> {
  const valid = validSecrets(secrets, now);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signed = `${message.id}.${timestamp}.${message.payload}`;
  const [current = "", previous] = valid.map((secret) => hmac(secret, message.payload, "hex"));
  return {
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": valid.map((secret) => `v1,${hmac(secretKey(secret), signed, "base64")}`).join(" "),
    "X-Marque-Signature": current,
    ...(previous === undefined ? {} : { "X-Marque-Signature-Previous": previous }),
  };
}

function validSecrets({ secret, previousSecret, previousSecretUntil }: SigningSecrets, now: Date): string[] {
  const overlaps = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now;
  return overlaps ? [secret, previousSecret] : [secret];
}

function hmac(key: string | Buffer, text: string, encoding: "hex" | "base64"): string {
  return createHmac("sha256", key).update(text, "utf8").digest(encoding);
}
