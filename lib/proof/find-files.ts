import { makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import type { FileProof } from "@/lib/package/file-proof.schema";
import type { Manifest } from "@/lib/package/manifest.schema";
import { isProven } from "@/lib/package/prove-file";
import { sha256 } from "@/lib/package/sha256";
import type { Dropped, SortedDrop } from "./dropped";

/** What one file by itself turned out to be. */
export interface FileFinding {
  name: string;
  bytes: number;
  sha256: string;
  /** A file of the package, one of its names with other bytes, none of it, or there is nothing to compare it with. */
  state: "belongs" | "changed" | "foreign" | "unproven";
  /** Where it belongs, or whose name it has. */
  paths: string[];
}

/** Where a file belongs, or why it does not, for people. */
export function findingWords({ state, paths }: FileFinding): string {
  if (state === "belongs") return paths.join(", ");
  if (state === "changed") return `changed: ${paths.join(", ")}`;
  return state === "foreign"
    ? "no file of the package has these bytes or this name"
    : "there is no manifest or proof to compare it with";
}

export interface FoundFiles {
  findings: FileFinding[];
  /** Of the proofs that lay beside the files. */
  proofChecks: VerificationCheck[];
  /** The root that every proof names; null without proofs. */
  provenRoot: string | null;
}

/** Looks each file up by its hash, then by its name: in the manifest, in the proofs, or in both. */
export async function findFiles(
  { files, proofs }: Pick<SortedDrop, "files" | "proofs">,
  manifest: Manifest | null,
): Promise<FoundFiles> {
  const given = proofs.map(({ proof }) => proof);
  const known = [...(manifest?.files ?? []), ...given];
  const findings = await Promise.all(files.map((file) => find(file, known)));
  const roots = [
    ...new Set([...(manifest ? [manifest.merkleRoot] : []), ...given.map((proof) => proof.merkleRoot)]),
  ];
  return {
    findings,
    proofChecks: proofChecks(proofs, roots),
    provenRoot: roots.length === 1 ? roots[0]! : null,
  };
}

async function find(
  { name, bytes }: Dropped,
  known: readonly { path: string; sha256: string }[],
): Promise<FileFinding> {
  const facts = { name, bytes: bytes.length, sha256: await sha256(bytes) };
  const pathsOf = (files: typeof known) => [...new Set(files.map(({ path }) => path))];
  const same = pathsOf(known.filter((file) => file.sha256 === facts.sha256));
  if (same.length > 0) return { ...facts, state: "belongs", paths: same };
  const named = pathsOf(known.filter(({ path }) => baseName(path) === baseName(name)));
  if (named.length > 0) return { ...facts, state: "changed", paths: named };
  return { ...facts, state: known.length === 0 ? "unproven" : "foreign", paths: [] };
}

function proofChecks(
  proofs: readonly (Dropped & { proof: FileProof })[],
  roots: readonly string[],
): VerificationCheck[] {
  if (proofs.length === 0) return [];
  const broken = proofs
    .filter(({ proof }) => !isProven(proof))
    .map(({ name }) => `${name} leads to another root`);
  const several = roots.length > 1 ? ["they are of several packages"] : [];
  return [makeCheck("proof", "Each proof leads to its root", roots[0]!, [...broken, ...several])];
}

/** Browsers add a number to the name of a second download: "logo (1).svg". */
const baseName = (path: string) =>
  path.slice(path.lastIndexOf("/") + 1).replace(/ \(\d+\)(?=\.[^.]*$|$)/, "");
