import { jsonFile } from "@/lib/model/generated-file";
import { MANIFEST_PATH } from "./make-manifest";
import { type Manifest, manifestSchema } from "./manifest.schema";
import { merkleRoot } from "./merkle-tree";
import { comparePaths, pathProblems } from "./package-path";

export interface ReadManifest {
  manifest: Manifest;
  /** That it lists files which no package has, or is not written as packages write it: it is no leaf of its own tree. */
  problems: string[];
  /** Empty when the root follows from the files that it lists. */
  rootProblems: string[];
}

/**
 * A manifest, and whether it is one that a package could have.
 * @throws Error when it is no manifest at all
 */
export function readManifest(bytes: Uint8Array): ReadManifest {
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  const { files, merkleRoot: stated } = manifest;
  const paths = files.map(({ path }) => path);
  const sorted = paths.toSorted(comparePaths);
  const problems = pathProblems(paths).map((problem) => `${MANIFEST_PATH}: ${problem}`);
  if (!paths.every((path, index) => path === sorted[index])) {
    problems.push(`${MANIFEST_PATH}: its files are not in their order`);
  }
  if (problems.length === 0 && !isSame(jsonFile(MANIFEST_PATH, manifest).bytes, bytes)) {
    problems.push(`${MANIFEST_PATH}: it holds more than packages write, or is written in another way`);
  }
  const root = files.length > 0 ? merkleRoot(files) : "that of no files";
  const rootProblems = root === stated ? [] : [`the root is ${root}, the manifest says ${stated}`];
  return { manifest, problems, rootProblems };
}

const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);
