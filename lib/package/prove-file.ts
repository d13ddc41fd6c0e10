import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { LEAF_ENCODING, merkleTree, sha256 } from "./make-manifest";
import type { Manifest } from "./manifest.schema";

export interface FileProof {
  path: string;
  sha256: string;
  /** Sibling hashes from the leaf to the root, each "0x" and 64 hex digits. */
  proof: string[];
}

/**
 * Proof that one file belongs to the package with `manifest.merkleRoot`.
 * @throws RangeError when the manifest does not list the path.
 */
export function proveFile(manifest: Manifest, path: string): FileProof {
  const index = manifest.files.findIndex((file) => file.path === path);
  const file = manifest.files[index];
  if (!file) throw new RangeError(`The package has no file ${path}.`);
  return { path, sha256: file.sha256, proof: merkleTree(manifest.files).getProof(index) };
}

/** True when a file with these bytes stands at this path in the package that has this root. */
export function isProven(merkleRoot: string, path: string, bytes: Uint8Array, proof: string[]): boolean {
  return StandardMerkleTree.verify(merkleRoot, LEAF_ENCODING, [path, `0x${sha256(bytes)}`], proof);
}
