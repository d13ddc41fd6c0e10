import { createHash } from "node:crypto";

/**
 * CIDs of files and folders by the specifications alone (UnixFS, dag-pb, CIDv1), without any of the libraries that the
 * service computes them with: what these are compared with.
 */
const CHUNK = 262_144;
const MAX_LINKS = 174;
const RAW = 0x55;
const DAG_PB = 0x70;
/** Of UnixFS. */
const FOLDER = 1;
const FILE = 2;

interface Node {
  /** Bytes of the binary CID. */
  cid: Buffer;
  /** Bytes of the file below it. */
  fileBytes: number;
  /** Bytes of all blocks below it and of its own. */
  totalBytes: number;
}

/** A folder by the names in it. */
export type PlainTree = Uint8Array | { [name: string]: PlainTree };

/** The CID of a file or a folder, in base 32. */
export function plainCid(tree: PlainTree): string {
  return `b${base32((tree instanceof Uint8Array ? fileNode(tree) : folderNode(tree)).cid)}`;
}

function fileNode(bytes: Uint8Array): Node {
  let level: Node[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    level.push({ cid: cidOf(RAW, chunk), fileBytes: chunk.length, totalBytes: chunk.length });
  }
  while (level.length > 1) {
    const groups = Array.from({ length: Math.ceil(level.length / MAX_LINKS) }, (_, at) =>
      level.slice(at * MAX_LINKS, (at + 1) * MAX_LINKS),
    );
    level = groups.map((children) => {
      const fileBytes = children.reduce((sum, child) => sum + child.fileBytes, 0);
      const sizes = children.flatMap((child) => [varintField(4, child.fileBytes)]);
      const data = Buffer.concat([varintField(1, FILE), varintField(3, fileBytes), ...sizes]);
      return inner(
        children.map((child) => ["", child]),
        data,
        fileBytes,
      );
    });
  }
  return level[0]!;
}

function folderNode(folder: { [name: string]: PlainTree }): Node {
  const links = Object.entries(folder)
    .map(([name, tree]): [string, Node] => [
      name,
      tree instanceof Uint8Array ? fileNode(tree) : folderNode(tree),
    ])
    .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return inner(links, varintField(1, FOLDER), 0);
}

function inner(links: readonly [string, Node][], data: Buffer, fileBytes: number): Node {
  const encoded = links.map(([name, { cid, totalBytes }]) =>
    bytesField(
      2,
      Buffer.concat([bytesField(1, cid), bytesField(2, Buffer.from(name)), varintField(3, totalBytes)]),
    ),
  );
  const block = Buffer.concat([...encoded, bytesField(1, data)]);
  const below = links.reduce((sum, [, child]) => sum + child.totalBytes, 0);
  return { cid: cidOf(DAG_PB, block), fileBytes, totalBytes: below + block.length };
}

/** CIDv1, codec, SHA-256 of 32 bytes, digest. */
function cidOf(codec: number, block: Uint8Array): Buffer {
  const digest = createHash("sha256").update(block).digest();
  return Buffer.concat([Buffer.from([1, codec, 0x12, 32]), digest]);
}

const varintField = (field: number, value: number) => Buffer.concat([varint(field << 3), varint(value)]);
const bytesField = (field: number, bytes: Uint8Array) =>
  Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}

/** RFC 4648 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups
    .map((group) => "abcdefghijklmnopqrstuvwxyz234567"[Number.parseInt(group.padEnd(5, "0"), 2)])
    .join("");
}
