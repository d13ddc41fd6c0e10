import { randomBytes } from "node:crypto";
import { z } from "zod";

const PREFIX = "whsec_";
const NEW_BYTES = 32;

/** A secret of 256 random bits in the form of Standard Webhooks: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(NEW_BYTES).toString("base64");

/** The key that Standard Webhooks signs with. */
export const secretKey = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");

/** A secret that the owner brings: Standard Webhooks asks for 24 to 64 bytes. */
export const secretSchema = z.string({ error: "must be a text" }).refine(isSecret, {
  error: `must be ${PREFIX} and 24 to 64 bytes in base64`,
});

function isSecret(text: string): boolean {
  if (!text.startsWith(PREFIX)) return false;
  const key = secretKey(text);
  return key.length >= 24 && key.length <= 64 && key.toString("base64") === text.slice(PREFIX.length);
}
