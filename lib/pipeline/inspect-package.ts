import type { GeneratedFile } from "@/lib/model/generated-file";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { ADDED } from "@/lib/package/package-contents";
import { sha256 } from "@/lib/package/sha256";
import { type PackageReport, verifyPackage } from "@/lib/package/verify-package";
import { checkRecords } from "@/lib/verify/check-records";
import type { WrittenFile } from "./stage";

export interface PackageToInspect {
  /** The bytes that will be delivered. */
  readonly zip: Uint8Array;
  /** Every file that the stages wrote and the checks passed, the package's own among them. */
  readonly written: readonly WrittenFile[];
  readonly merkleRoot: string;
}

/**
 * The last look at a package, on the ZIP's own bytes: entries, checksums, order and paths, the manifest's sizes, hashes
 * and root, the records, and that it holds exactly the files that were verified.
 * @returns every failure in words; none when the package may be shown
 */
export async function inspectPackage({ zip, written, merkleRoot }: PackageToInspect): Promise<string[]> {
  const report = await inspectRecords(await verifyPackage(zip));
  const root =
    report.merkleRoot === merkleRoot
      ? []
      : [`the Merkle root is ${report.merkleRoot} instead of ${merkleRoot}`];
  return [...report.failures, ...root, ...(report.ok ? await otherFiles(report.files, written) : [])];
}

/** The report with the check of the package's records, if its files could be read at all. */
export function inspectRecords(report: PackageReport): PackageReport {
  if (!report.ok) return report;
  const checks: VerificationCheck[] = [...report.checks, checkRecords(report.files)];
  const failures = checks.flatMap((check) => check.failures);
  return { ...report, checks, failures, ok: failures.length === 0 };
}

async function otherFiles(
  files: readonly GeneratedFile[],
  written: readonly WrittenFile[],
): Promise<string[]> {
  const hashed = files.map(async ({ path, bytes }) => [path, await sha256(bytes)] as const);
  const packed = new Map(await Promise.all(hashed));
  const verified = written.filter(({ path, stage }) => stage !== "package" || ADDED.includes(path));
  const known = new Set(verified.map(({ path }) => path));
  return [
    ...written
      .filter((file) => packed.get(file.path) !== file.sha256)
      .map(({ path }) => `${path} is not what was verified`),
    ...[...packed.keys()].filter((path) => !known.has(path)).map((path) => `${path} was verified by nobody`),
  ];
}
