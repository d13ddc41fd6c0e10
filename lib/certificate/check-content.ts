import { CarReader } from "@ipld/car/reader";
import { exporter } from "ipfs-unixfs-exporter";
import { CID } from "multiformats/cid";
import { sha256 } from "multiformats/hashes/sha2";

const RAW = 0x55;
const DAG_PB = 0x70;
/** A certificate's picture and document are far smaller. */
const MOST_BLOCKS = 1_000;

/** What was found of content that a CID names: all of it, or what is wrong with it. */
export type ContentCheck =
  | {
      kind: "right";
      blocks: number;
      bytes: number /** The root's own bytes where it is a file of one block. */;
      file: Uint8Array | null;
    }
  | { kind: "wrong"; problem: string };

/**
 * Checks the blocks of a CAR (v1) against the CID that they are to be: every block is hashed, and from the root every link must
 * lead to one of them. Whoever sent the CAR need not be believed. Runs in browsers: needs `crypto.subtle`.
 */
export async function checkContent(rootCid: string, car: Uint8Array): Promise<ContentCheck> {
  const root = CID.parse(rootCid);
  const blocks = new Map<string, Uint8Array>();
  let reader: CarReader;
  try {
    reader = await CarReader.fromBytes(car);
  } catch {
    return wrong("what was sent is no CAR");
  }
  for await (const { cid, bytes } of reader.blocks()) {
    const { digest } = await sha256.digest(bytes);
    if (cid.multihash.code !== sha256.code || !isSame(digest, cid.multihash.digest)) {
      return wrong(`the block ${cid} has other bytes than its address says`);
    }
    blocks.set(cid.toString(), bytes);
    if (blocks.size > MOST_BLOCKS) return wrong("there are more blocks than a certificate has");
  }
  return walk(root, blocks);
}

/** Follows every link from the root, each block once. */
async function walk(root: CID, blocks: ReadonlyMap<string, Uint8Array>): Promise<ContentCheck> {
  const seen = new Set<string>();
  const ahead = [root];
  let size = 0;
  for (let cid = ahead.pop(); cid; cid = ahead.pop()) {
    const name = cid.toString();
    if (seen.has(name)) continue;
    seen.add(name);
    const bytes = blocks.get(name);
    if (!bytes) return wrong(`the block ${name} is missing`);
    if (cid.code !== RAW && cid.code !== DAG_PB) return wrong(`the block ${name} is of an unknown kind`);
    size += bytes.length;
    if (cid.code === DAG_PB) ahead.push(...(await linksOf(cid, bytes)));
  }
  const file = root.code === RAW ? (blocks.get(root.toString()) ?? null) : null;
  return { kind: "right", blocks: seen.size, bytes: size, file };
}

async function linksOf(cid: CID, bytes: Uint8Array): Promise<CID[]> {
  const only = {
    async *get() {
      yield bytes;
    },
  };
  const entry = await exporter(cid, only);
  return "Links" in entry.node ? entry.node.Links.map(({ Hash }) => Hash) : [];
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

const wrong = (problem: string): ContentCheck => ({ kind: "wrong", problem });
