import { type ImportCandidate, type ImporterOptions, importer } from "ipfs-unixfs-importer";
import { fixedSize } from "ipfs-unixfs-importer/chunker";
import { balanced } from "ipfs-unixfs-importer/layout";
import type { CID } from "multiformats/cid";

/** A block as it is stored, sent and pinned. */
export interface Block {
  /** CIDv1 in base32, lower case. */
  cid: string;
  bytes: Uint8Array;
}

/** A file or a folder as IPFS knows it. */
export interface IpfsContent {
  cid: string;
  /** Each once, what a block links to before it: the root last. */
  blocks: Block[];
}

/** The largest piece of a file in one block, in bytes. */
export const CHUNK_BYTES = 262_144;

/**
 * What decides a CID besides the bytes, each setting named, so that no other version of the library decides otherwise: the
 * long-standing defaults of `ipfs add --cid-version=1`.
 */
const SETTINGS: ImporterOptions = {
  cidVersion: 1,
  rawLeaves: true,
  reduceSingleLeafToSelf: true,
  leafType: "file",
  chunker: fixedSize({ chunkSize: CHUNK_BYTES }),
  layout: balanced({ maxChildrenPerNode: 174 }),
  shardSplitStrategy: "links-bytes",
  shardSplitThresholdBytes: 262_144,
  shardFanoutBits: 8,
  fieldOrder: "links-first",
  fileImportConcurrency: 1,
  blockWriteConcurrency: 1,
};

/** The blocks of one file (UnixFS), which has no name of its own. */
export function fileContent(bytes: Uint8Array): Promise<IpfsContent> {
  return imported([{ content: bytes }]);
}

/** The blocks of a folder (UnixFS), by the paths of its files: "logo.png", "icons/icon.svg". */
export function folderContent(files: Readonly<Record<string, Uint8Array>>): Promise<IpfsContent> {
  const root = "folder";
  const entries = Object.entries(files).map(([path, content]) => ({ path: `${root}/${path}`, content }));
  return imported(entries.length > 0 ? entries : [{ path: root }]);
}

async function imported(candidates: ImportCandidate[]): Promise<IpfsContent> {
  const blocks = new Map<string, Uint8Array>();
  const store = {
    async put(cid: CID, bytes: Uint8Array | Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
      if (!(bytes instanceof Uint8Array)) throw new Error("the importer gave a block in parts");
      blocks.set(cid.toString(), bytes);
      return cid;
    },
  };
  let root = "";
  for await (const { cid } of importer(candidates, store, SETTINGS)) root = cid.toString();
  return { cid: root, blocks: [...blocks].map(([cid, bytes]) => ({ cid, bytes })) };
}
