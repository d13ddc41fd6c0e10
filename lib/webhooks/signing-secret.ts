import { randomBytes } from "node:crypto";

const NEW_BYTES = 32;
const STANDARD = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==))$/;

/** A secret of 256 random bits in the form of Standard Webhooks: `whsec_` and base64. */
export const newSecret = (): string => `whsec_${randomBytes(NEW_BYTES).toString("base64")}`;

/** The key that Standard Webhooks signs with: the bytes behind `whsec_`, or of any other text its own, in UTF-8. */
export function secretKey(secret: string): Buffer {
  const [, base64] = STANDARD.exec(secret) ?? [];
  return base64 === undefined ? Buffer.from(secret, "utf8") : Buffer.from(base64, "base64");
}
