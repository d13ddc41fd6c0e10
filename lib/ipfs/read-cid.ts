import { CID } from "multiformats/cid";

/** A UnixFS node: a folder, or a file of several chunks. */
export const DAG_PB = 0x70;
/** Bytes as they are: a chunk, or a file of one. */
export const RAW = 0x55;
const SHA2_256 = 0x12;
const MAX_CHARACTERS = 200;

/** A CID of either version in the bases 32, 36 and 58, as version 1; null for any other text. */
export function readCid(text: string): CID | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const { code, multihash } = CID.parse(text);
    // Made anew: a parsed one prints the text that it was given.
    return CID.createV1(code, multihash);
  } catch {
    return null;
  }
}

/**
 * Whether blocks of this kind are kept here: bytes or UnixFS, known by their SHA-256. So the bytes of an "identity" CID,
 * which stand in the address itself, are never told back as if they were ours.
 */
export function isKept({ code, multihash }: CID): boolean {
  return (code === DAG_PB || code === RAW) && multihash.code === SHA2_256 && multihash.digest.length === 32;
}

/** The SHA-256 in a CID of these kinds: 64 lower-case hex digits. */
export function sha256OfCid(cid: CID): string {
  return Buffer.from(cid.multihash.digest).toString("hex");
}
