import { createHash } from "node:crypto";
import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Manifest } from "./manifest.schema";
import { comparePaths } from "./package-path";

export const MANIFEST_PATH = "manifest.json";
/** A leaf: the file's path and the SHA-256 of its bytes, as Solidity types. */
export const LEAF_ENCODING = ["string", "bytes32"];

type ManifestFile = Manifest["files"][number];

/**
 * Every file but the manifest itself, sorted by path, with the Merkle root over them.
 * @throws RangeError when there is no file.
 */
export function makeManifest(files: readonly GeneratedFile[]): Manifest {
  const listed = files
    .filter((file) => file.path !== MANIFEST_PATH)
    .map(({ path, bytes }) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }))
    .sort((a, b) => comparePaths(a.path, b.path));
  if (listed.length === 0) throw new RangeError("A manifest needs at least one file.");
  return { version: 1, merkleRoot: merkleTree(listed).root, files: listed };
}

/** OpenZeppelin's tree of double-hashed, sorted leaves, as their Solidity `MerkleProof` library checks it. */
export function merkleTree(files: readonly ManifestFile[]): StandardMerkleTree<[string, string]> {
  return StandardMerkleTree.of(
    files.map(({ path, sha256 }): [string, string] => [path, `0x${sha256}`]),
    LEAF_ENCODING,
  );
}

/** 64 lower-case hex digits. */
export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
