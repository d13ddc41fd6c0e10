import type { FileProof } from "./file-proof.schema";
import type { Manifest } from "./manifest.schema";
import { merkleProof, provenRoot } from "./merkle-tree";

/**
 * Proof that one file belongs to the package with `manifest.merkleRoot`.
 * @throws RangeError when the manifest does not list the path.
 */
export function proveFile({ files, merkleRoot }: Manifest, path: string): FileProof {
  const index = files.findIndex((file) => file.path === path);
  const file = files[index];
  if (!file) throw new RangeError(`The package has no file ${path}.`);
  return { path, sha256: file.sha256, merkleRoot, proof: merkleProof(files, index) };
}

/** True when a proof leads from its file to its root. */
export function isProven({ merkleRoot, proof, ...file }: FileProof): boolean {
  return provenRoot(file, proof) === merkleRoot;
}
