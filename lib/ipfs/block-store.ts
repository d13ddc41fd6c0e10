import { createHash } from "node:crypto";
import type { CID } from "multiformats/cid";
import { storage } from "@/lib/storage/current-storage";
import { DamagedBytes } from "@/lib/storage/read-stored";
import type { Block } from "./make-content";
import { isKept, sha256OfCid } from "./read-cid";

/** Key of a block: its CID says all about its bytes. */
const blockKey = (cid: string): string => `ipfs/${cid}`;

/**
 * Keeps blocks, one after the other: where what a block links to stands before it, whoever finds a root finds all that is
 * below it. Doing it twice changes nothing.
 */
export async function storeBlocks(blocks: readonly Block[]): Promise<void> {
  for (const { cid, bytes } of blocks) {
    const known = await storage().size(blockKey(cid));
    if (known !== bytes.length) await storage().put(blockKey(cid), bytes);
  }
}

/** Whether a block is kept here. */
export async function hasBlock(cid: CID): Promise<boolean> {
  return isKept(cid) && (await storage().size(blockKey(cid.toString()))) !== null;
}

/** A block's bytes, null when it is not kept here. @throws DamagedBytes when they are others than the CID says */
export async function readBlock(cid: CID): Promise<Uint8Array | null> {
  if (!isKept(cid)) return null;
  const key = blockKey(cid.toString());
  const bytes = await storage().get(key);
  if (bytes && createHash("sha256").update(bytes).digest("hex") !== sha256OfCid(cid))
    throw new DamagedBytes(key);
  return bytes;
}
