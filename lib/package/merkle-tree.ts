import { keccak_256 } from "@noble/hashes/sha3";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils";

/** A leaf: the place of a file and the SHA-256 of its bytes, 64 hex digits. */
export interface MerkleLeaf {
  path: string;
  sha256: string;
}

const WORD = 32;

/**
 * Root of the tree over the files: "0x" and 64 hex digits. The tree is OpenZeppelin's `StandardMerkleTree` over
 * `["string" path, "bytes32" sha256]`: leaves are hashed twice and sorted, so that neither the order of the files nor a
 * node passed off as a leaf makes a difference, and their Solidity `MerkleProof` checks its proofs. Their library is what
 * the tests compare with; it brings 40 KB of other things into a page and takes thirty times as long.
 * @throws RangeError without files
 */
export function merkleRoot(files: readonly MerkleLeaf[]): string {
  return hex(nodesOf(files.map(leafHash)).nodes[0]!);
}

/** The hashes beside the way from one file's leaf to the root. @throws RangeError when `files` has no such index */
export function merkleProof(files: readonly MerkleLeaf[], index: number): string[] {
  const { nodes, places } = nodesOf(files.map(leafHash));
  const place = places[index];
  if (place === undefined) throw new RangeError(`There is no file ${index} among ${files.length}.`);
  const proof: string[] = [];
  for (let at = place; at > 0; at = (at - 1) >> 1) proof.push(hex(nodes[at % 2 === 0 ? at - 1 : at + 1]!));
  return proof;
}

/** The root that a proof leads to. @param proof each "0x" and 64 hex digits */
export function provenRoot(file: MerkleLeaf, proof: readonly string[]): string {
  return hex(proof.reduce((node, sibling) => pairHash(node, hexToBytes(sibling.slice(2))), leafHash(file)));
}

/** The whole tree, the root first, and where each leaf went. */
function nodesOf(leaves: Uint8Array[]): { nodes: Uint8Array[]; places: number[] } {
  if (leaves.length === 0) throw new RangeError("A Merkle tree needs at least one file.");
  const last = 2 * leaves.length - 2;
  const order = leaves.map((_, index) => index).sort((a, b) => compare(leaves[a]!, leaves[b]!));
  const nodes = new Array<Uint8Array>(last + 1);
  const places = new Array<number>(leaves.length);
  for (const [rank, index] of order.entries()) {
    places[index] = last - rank;
    nodes[last - rank] = leaves[index]!;
  }
  for (let at = leaves.length - 2; at >= 0; at--)
    nodes[at] = pairHash(nodes[2 * at + 1]!, nodes[2 * at + 2]!);
  return { nodes, places };
}

/** keccak256(keccak256(abi.encode(path, sha256))): the offset of the text, the hash, the text's length, the text padded. */
function leafHash({ path, sha256 }: MerkleLeaf): Uint8Array {
  const text = utf8ToBytes(path);
  const encoded = new Uint8Array(3 * WORD + Math.ceil(text.length / WORD) * WORD);
  encoded[WORD - 1] = 2 * WORD;
  encoded.set(hexToBytes(sha256), WORD);
  new DataView(encoded.buffer).setUint32(3 * WORD - 4, text.length);
  encoded.set(text, 3 * WORD);
  return keccak_256(keccak_256(encoded));
}

function pairHash(a: Uint8Array, b: Uint8Array): Uint8Array {
  return keccak_256(compare(a, b) < 0 ? concatBytes(a, b) : concatBytes(b, a));
}

function compare(a: Uint8Array, b: Uint8Array): number {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

const hex = (bytes: Uint8Array) => `0x${bytesToHex(bytes)}`;
