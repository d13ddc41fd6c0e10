import { CID } from "multiformats/cid";

/** A UnixFS node: a folder, or a file of several chunks. */
export const DAG_PB = 0x70;
/** Bytes as they are: a chunk, or a file of one. */
export const RAW = 0x55;
const SHA2_256 = 0x12;
/** The longest text of a CID of these kinds has 59. */
const MAX_CHARACTERS = 64;

/**
 * A CID of the kinds that are kept here: bytes or UnixFS, known by their SHA-256. Both versions, in the bases 32, 36 and
 * 58. null for any other text: so the bytes of an "identity" CID, which stand in the address itself, are never told back
 * as if they were ours.
 */
export function readCid(text: string): CID | null {
  const cid = text.length <= MAX_CHARACTERS ? parsed(text) : null;
  return cid && isKept(cid) ? CID.createV1(cid.code, cid.multihash) : null;
}

/** Whether blocks of this kind are kept here. */
export function isKept({ code, multihash }: CID): boolean {
  return (code === DAG_PB || code === RAW) && multihash.code === SHA2_256 && multihash.digest.length === 32;
}

/** The SHA-256 in a CID of these kinds: 64 lower-case hex digits. */
export function sha256OfCid(cid: CID): string {
  return Buffer.from(cid.multihash.digest).toString("hex");
}

function parsed(text: string): CID | null {
  try {
    return CID.parse(text);
  } catch {
    return null;
  }
}
