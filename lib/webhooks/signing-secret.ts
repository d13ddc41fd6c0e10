import { randomBytes } from "node:crypto";

const PREFIX = "whsec_";
const NEW_BYTES = 32;

/** A secret of 256 random bits in the form of Standard Webhooks: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(NEW_BYTES).toString("base64");

/** The key that Standard Webhooks signs with. */
export const secretKey = (secret: string): Buffer => Buffer.from(secret.slice(PREFIX.length), "base64");
