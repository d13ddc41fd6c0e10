import { createHash, randomInt } from "node:crypto";
import { crc32 } from "node:zlib";
import { env } from "@/lib/env";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const FORMAT = new RegExp(
  `^(mq_(?:live|test)_)([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/**
 * A new API key: `mq_live_` in production, `mq_test_` elsewhere, 30 random base62 characters (178 bits), and 6 that
 * check the rest, so that a scanner knows a leaked key, and we a mistyped one, without asking anybody.
 */
export function newKeyText(): string {
  const prefix = env().MARQUE_ENV === "production" ? "mq_live_" : "mq_test_";
  const secret = Array.from({ length: SECRET_LENGTH }, () => BASE62[randomInt(BASE62.length)]).join("");
  return prefix + secret + checksum(prefix + secret);
}

/** True when the text could be a key of ours: the form and the checksum fit. */
export function isKeyText(text: string): boolean {
  const [, prefix, secret, check] = FORMAT.exec(text) ?? [];
  return prefix !== undefined && checksum(`${prefix}${secret}`) === check;
}

/** What is stored of a key: its SHA-256 in hexadecimal. A key has too many bits for a slow hash to add anything. */
export function keyHash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** What a list may show of a key. */
export function keyMarks(text: string): { prefix: string; last4: string } {
  return { prefix: text.slice(0, "mq_live_".length), last4: text.slice(-4) };
}

/** CRC-32 in base62. */
function checksum(text: string): string {
  let rest = crc32(text);
  let digits = "";
  for (let index = 0; index < CHECKSUM_LENGTH; index++) {
    digits = BASE62[rest % BASE62.length] + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}
