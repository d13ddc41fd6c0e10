import { sha256 as computeHere } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";

/**
 * 64 lower-case hex digits. The platform's own digest, which Node and browsers have; a page that came over plain http is
 * not given it and computes here, some fifteen times slower.
 */
export async function sha256(bytes: Uint8Array): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle) return bytesToHex(computeHere(bytes));
  return bytesToHex(new Uint8Array(await subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)));
}
