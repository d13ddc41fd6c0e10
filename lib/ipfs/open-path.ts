import { exporter, type UnixFSDirectory, type UnixFSEntry } from "ipfs-unixfs-exporter";
import type { CID } from "multiformats/cid";
import { readBlock } from "./block-store";

/** A file or folder at the end of a path. */
export type PathEnd =
  | { kind: "file"; size: number; read(start: number, end: number): AsyncIterable<Uint8Array> }
  | { kind: "folder"; names: string[] };

export interface OpenedPath {
  /** From the root to the end, each once: one for each segment and one more. */
  cids: CID[];
  end: PathEnd;
}

/** A block that a kept one links to, but that is not kept itself. */
export class MissingBlock extends Error {
  constructor(cid: CID) {
    super(`the block ${cid} is not kept here`);
  }
}

/** The kept blocks as the UnixFS library reads them. @throws MissingBlock */
export const keptBlocks = {
  async *get(cid: CID): AsyncGenerator<Uint8Array> {
    const bytes = await readBlock(cid);
    if (!bytes) throw new MissingBlock(cid);
    yield bytes;
  },
};

/**
 * Follows the names from a root. null when there is no such entry. A name is looked up and nothing else: "..", "." and
 * names with slashes are such as no folder has.
 * @throws MissingBlock
 */
export async function openPath(root: CID, names: readonly string[]): Promise<OpenedPath | null> {
  const cids = [root];
  let entry = await exporter(root, keptBlocks);
  for (const name of names) {
    const next = entry.type === "directory" ? await entryCid(entry, name) : null;
    if (!next) return null;
    cids.push(next);
    entry = await exporter(next, keptBlocks);
  }
  return { cids, end: await pathEnd(entry) };
}

async function entryCid(folder: UnixFSDirectory, name: string): Promise<CID | null> {
  for await (const entry of folder.entries()) if (entry.name === name) return entry.cid;
  return null;
}

async function pathEnd(entry: UnixFSEntry): Promise<PathEnd> {
  if (entry.type === "directory") {
    const names: string[] = [];
    for await (const { name } of entry.entries()) names.push(name);
    return { kind: "folder", names };
  }
  if (entry.type !== "file" && entry.type !== "raw") throw new Error(`no ${entry.type} is kept here`);
  return {
    kind: "file",
    size: Number(entry.size),
    read: (start, end) => entry.content({ offset: start, length: end - start + 1, blockReadConcurrency: 1 }),
  };
}
