import { exporter, type UnixFSFile } from "ipfs-unixfs-exporter";
import type { CID } from "multiformats/cid";
import { keptBlocks } from "./open-path";
import { RAW } from "./read-cid";

/** What of a content is wanted: its first block; what reads the file or lists the folder; everything below it. */
export const DAG_SCOPES = ["block", "entity", "all"] as const;
export type DagScope = (typeof DAG_SCOPES)[number];

/** Bytes of a file, first and last, both included. */
interface Span {
  from: number;
  to: number;
}

export interface WantedBlocks {
  scope: DagScope;
  /** Of a file, only the blocks that lead to these bytes. */
  bytes?: Span | undefined;
  /** Whether a block is listed each time it is met. */
  repeated?: boolean;
}

/** No content of ours has a hundredth of them. Blocks that link to the same one many times could make any number. */
export const MAX_BLOCKS = 4_096;

/** There are more blocks than are handed out at once. */
export class TooManyBlocks extends Error {}

/**
 * The blocks of a content, depth first, a block before those that it links to.
 * @throws TooManyBlocks above `MAX_BLOCKS`, MissingBlock
 */
export async function listBlocks(
  root: CID,
  { scope, bytes, repeated = false }: WantedBlocks,
): Promise<CID[]> {
  if (scope === "block") return [root];
  const listed: CID[] = [];
  const met = new Set<string>();
  let visits = 0;

  const walk = async (cid: CID, span: Span | undefined): Promise<void> => {
    if (++visits > MAX_BLOCKS) throw new TooManyBlocks(`more than ${MAX_BLOCKS} blocks`);
    const isNew = !met.has(cid.toString());
    met.add(cid.toString());
    if (isNew || repeated) listed.push(cid);
    // Of a block that is met again another part may be wanted.
    if (cid.code === RAW || !(isNew || repeated || span)) return;
    const entry = await exporter(cid, keptBlocks);
    if (entry.type === "file") {
      for (const [child, part] of partsOf(entry, span)) await walk(child, part);
    } else if (entry.type === "directory" && scope === "all") {
      for (const { Hash } of entry.node.Links) await walk(Hash, undefined);
    }
  };
  await walk(root, bytes);
  return listed;
}

/** The blocks below a file's node that hold wanted bytes, with what is wanted of each. */
function partsOf({ node, unixfs }: UnixFSFile, span: Span | undefined): [CID, Span | undefined][] {
  let start = unixfs.data?.length ?? 0;
  const parts: [CID, Span | undefined][] = [];
  for (const [index, { Hash }] of node.Links.entries()) {
    const size = Number(unixfs.blockSizes[index] ?? 0);
    const isWanted = !span || (span.from < start + size && span.to >= start);
    if (isWanted) parts.push([Hash, span && { from: span.from - start, to: span.to - start }]);
    start += size;
  }
  return parts;
}
