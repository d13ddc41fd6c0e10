import type { GeneratedFile } from "@/lib/model/generated-file";
import type { Manifest } from "./manifest.schema";
import { merkleRoot } from "./merkle-tree";
import { comparePaths } from "./package-path";
import { sha256 } from "./sha256";

export const MANIFEST_PATH = "manifest.json";

/**
 * Every file but the manifest itself, sorted by path, with the Merkle root over them.
 * @throws RangeError when there is no file.
 */
export async function makeManifest(files: readonly GeneratedFile[]): Promise<Manifest> {
  const content = files.filter((file) => file.path !== MANIFEST_PATH);
  if (content.length === 0) throw new RangeError("A manifest needs at least one file.");
  const listed = await Promise.all(
    content.map(async ({ path, bytes }) => ({ path, bytes: bytes.length, sha256: await sha256(bytes) })),
  );
  listed.sort((a, b) => comparePaths(a.path, b.path));
  return { version: 1, merkleRoot: merkleRoot(listed), files: listed };
}
