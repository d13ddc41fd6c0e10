import { makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import type { Manifest } from "@/lib/package/manifest.schema";
import { readManifest } from "@/lib/package/read-manifest";
import { type HashProgress, type PackageReport, verifyPackage } from "@/lib/package/verify-package";
import { type Dropped, type SortedDrop, sortDropped, tooMuch } from "./dropped";
import { type FileFinding, findFiles } from "./find-files";

/** What can be said of files from their bytes alone. Plain data, so that a worker can hand it over. */
export interface Examination {
  /** Checks of the package or its manifest, each with what failed. */
  checks: VerificationCheck[];
  /** Of each file that was handed in by itself. */
  findings: FileFinding[];
  /** True when everything fits; false when something does not; null when there is nothing to compare with. */
  isWhole: boolean | null;
  /** The package's, when its files lead to it. */
  merkleRoot: string | null;
  /** Of the ZIP, when there is one. */
  zip: { name: string; bytes: number; sha256: string } | null;
  /** Of the ZIP when it is whole, else of the manifest beside the files. */
  manifest: Manifest | null;
  /** Envelopes that lay beside it, read and not yet believed. */
  statements: { name: string; envelope: unknown }[];
}

export type Examined = ({ kind: "examined" } & Examination) | { kind: "refused"; reason: string };

interface ExamineOptions {
  onProgress?: HashProgress;
  /** How a ZIP is checked: against its own manifest, if nothing else is said. */
  inspect?: (zip: Uint8Array, onProgress?: HashProgress) => Promise<PackageReport>;
}

/**
 * Looks at a package, at files of one beside its ZIP, manifest or proofs, or at a manifest or statement alone. Asks nobody.
 * Never throws for bad input.
 */
export async function examine(
  dropped: readonly Dropped[],
  { onProgress, inspect = verifyPackage }: ExamineOptions = {},
): Promise<Examined> {
  const sorted = sortDropped(dropped);
  const refusal = tooMuch(dropped.map(({ bytes }) => bytes.length)) ?? tooMany(sorted);
  if (refusal) return { kind: "refused", reason: refusal };
  const [zip] = sorted.zips;
  const report = zip ? await inspect(zip.bytes, onProgress) : null;
  const beside = manifestChecks(sorted, report);
  const manifest = report ? report.manifest : beside.manifest;
  const { findings, proofChecks, provenRoot } = await findFiles(sorted, manifest);
  const checks = [...(report?.checks ?? []), ...beside.checks, ...proofChecks];
  return {
    kind: "examined",
    checks,
    findings,
    isWhole: wholeness(checks, findings),
    merkleRoot: rootOf(checks, manifest?.merkleRoot ?? provenRoot),
    zip: zip && report ? { name: zip.name, bytes: zip.bytes.length, sha256: report.sha256 } : null,
    manifest,
    statements: sorted.statements.map(({ name, envelope }) => ({ name, envelope })),
  };
}

function tooMany({ zips, manifests }: SortedDrop): string | null {
  if (zips.length > 1) return `These are ${zips.length} ZIPs. Check one package at a time.`;
  if (manifests.length > 1) return `These are ${manifests.length} manifests. Check one package at a time.`;
  return null;
}

/** The manifest that lies beside the files: that it is one, and that of the ZIP when there is a ZIP. */
function manifestChecks(
  { manifests: [beside] }: SortedDrop,
  report: PackageReport | null,
): { checks: VerificationCheck[]; manifest: Manifest | null } {
  if (!beside) return { checks: [], manifest: null };
  const { manifest, problems, rootProblems } = readManifest(beside.bytes);
  const others =
    report && report.merkleRoot !== manifest.merkleRoot
      ? [`${beside.name} is another package's manifest`]
      : [];
  const checks = [
    makeCheck("manifest-beside", "The manifest can be read", `${manifest.files.length} files listed`, [
      ...problems,
      ...others,
    ]),
    makeCheck(
      "merkle-root-beside",
      "The Merkle root follows from its files",
      manifest.merkleRoot,
      rootProblems,
    ),
  ];
  return { checks, manifest };
}

function wholeness(checks: readonly VerificationCheck[], findings: readonly FileFinding[]): boolean | null {
  const isSpoiled =
    checks.some(({ status }) => status === "failed") ||
    findings.some(({ state }) => state === "changed" || state === "foreign");
  if (isSpoiled) return false;
  const isCompared = checks.length > 0 && findings.every(({ state }) => state === "belongs");
  return isCompared ? true : null;
}

/** A root that does not follow from the files it stands over is nobody's. */
function rootOf(checks: readonly VerificationCheck[], root: string | null): string | null {
  const isFalse = checks.some(({ id, status }) => /^(merkle-root|proof)/.test(id) && status === "failed");
  return isFalse ? null : root;
}
