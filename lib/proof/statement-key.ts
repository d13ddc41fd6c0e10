import { ed25519 } from "@noble/curves/ed25519";
import { sha256 } from "@noble/hashes/sha2";
import { utf8ToBytes } from "@noble/hashes/utils";
import { fromBase64, toBase64Url } from "./base64";
import type { PublicKey } from "./statement.schema";

/** A private Ed25519 key: 32 random bytes in base64url. */
export type PrivateKey = string;

/** The public half of a private key. */
export function publicKeyOf(privateKey: PrivateKey): PublicKey {
  return publicKey(toBase64Url(ed25519.getPublicKey(fromBase64(privateKey))));
}

/** @param x 32 bytes in base64url */
export function publicKey(x: string): PublicKey {
  return { kty: "OKP", crv: "Ed25519", x, kid: thumbprint(x), use: "sig" };
}

/** RFC 7638: SHA-256 over the key's required members in alphabetical order, in base64url. */
function thumbprint(x: string): string {
  return toBase64Url(sha256(utf8ToBytes(JSON.stringify({ crv: "Ed25519", kty: "OKP", x }))));
}
