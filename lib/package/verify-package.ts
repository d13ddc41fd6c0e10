import { makeCheck } from "@/lib/model/make-check";
import { type VerificationCheck, verificationSchema } from "@/lib/model/verification.schema";
import { MANIFEST_PATH } from "./make-manifest";
import type { Manifest } from "./manifest.schema";
import { comparePaths, pathProblems } from "./package-path";
import { type ReadManifest, readManifest } from "./read-manifest";
import { readZip, type ZipEntry } from "./read-zip";
import { sha256 } from "./sha256";

export interface PackageReport {
  ok: boolean;
  /** SHA-256 of the ZIP itself. */
  sha256: string;
  /** Null when there is no readable manifest. */
  merkleRoot: string | null;
  manifest: Manifest | null;
  files: ZipEntry[];
  checks: VerificationCheck[];
  /** The failures of every check in one list. */
  failures: string[];
}

/** Hashed so far, of all that is to be hashed. */
export type HashProgress = (done: number, total: number) => void;

/**
 * Checks a ZIP against its own manifest: structure, file set, sizes and hashes, Merkle root, and that its own report of
 * the machine checks says passed. Checks that need something that is not there are left out, so the first failure
 * names the cause. Never throws for bad input. Runs in Node and in browsers.
 */
export async function verifyPackage(zip: Uint8Array, onProgress?: HashProgress): Promise<PackageReport> {
  const zipSha256 = await sha256(zip);
  const report = (
    checks: VerificationCheck[],
    files: ZipEntry[],
    manifest: Manifest | null,
  ): PackageReport => {
    const failures = checks.flatMap((entry) => entry.failures);
    const merkleRoot = manifest?.merkleRoot ?? null;
    return { ok: failures.length === 0, sha256: zipSha256, merkleRoot, manifest, files, checks, failures };
  };

  const files = attempt(() => readZip(zip));
  if (!Array.isArray(files)) {
    return report(
      [makeCheck("zip", "The ZIP is whole", "unreadable", [`the ZIP: ${files.error}`])],
      [],
      null,
    );
  }
  const paths = files.map(({ path }) => path);
  const container = [...pathProblems(paths), ...misplaced(paths)];
  const checks = [makeCheck("zip", "The ZIP is whole", `${files.length} files`, container)];

  const read = attempt(() => readManifest(bytesOf(files, MANIFEST_PATH)));
  if ("error" in read) {
    const failure = `${MANIFEST_PATH}: ${read.error}`;
    checks.push(makeCheck("manifest", "The manifest can be read", "unreadable", [failure]));
    return report(checks, files, null);
  }
  checks.push(...(await manifestChecks(read, files, onProgress)), reportCheck(files));
  return report(checks, files, read.manifest);
}

async function manifestChecks(
  { manifest, problems, rootProblems }: ReadManifest,
  files: readonly ZipEntry[],
  onProgress?: HashProgress,
): Promise<VerificationCheck[]> {
  const listed = manifest.files.length;
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0);
  const present = new Map(files.map((file) => [file.path, file.bytes]));
  const set = fileSetFailures(manifest, present);
  const hashes = await hashFailures(manifest, present, onProgress);
  return [
    makeCheck("manifest", "The manifest can be read", `${listed} files listed`, problems),
    makeCheck("file-set", "No file is missing or extra", `${listed} files`, set),
    makeCheck("hashes", "Every file has its size and SHA-256", `${bytes} bytes`, hashes),
    makeCheck("merkle-root", "The Merkle root follows from the files", manifest.merkleRoot, rootProblems),
  ];
}

/** That the package says of itself that it passed, without contradiction. */
function reportCheck(files: readonly ZipEntry[]): VerificationCheck {
  const label = "The package passed its own checks";
  const read = attempt(() => {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(files, "verification.json"));
    return verificationSchema.parse(JSON.parse(text));
  });
  if ("error" in read) return makeCheck("report", label, "unreadable", [`verification.json: ${read.error}`]);
  const failed = read.checks.filter((entry) => entry.status === "failed").map((entry) => entry.id);
  const contradiction = read.passed === (failed.length === 0) ? [] : ["contradicts its own checks"];
  const failures = [...failed, ...contradiction].map((what) => `verification.json: ${what}`);
  return makeCheck("report", label, `${read.checks.length} checks`, failures);
}

/** Entries are sorted by path, so that the same files are the same ZIP. */
function misplaced(paths: readonly string[]): string[] {
  const index = paths.findIndex((path, at) => at > 0 && comparePaths(paths[at - 1]!, path) > 0);
  return index < 0 ? [] : [`${paths[index]} is not in its place`];
}

function fileSetFailures(manifest: Manifest, present: Map<string, Uint8Array>): string[] {
  const listed = new Set(manifest.files.map((file) => file.path));
  const missing = [...listed].filter((path) => !present.has(path)).map((path) => `missing: ${path}`);
  const extra = [...present.keys()]
    .filter((path) => path !== MANIFEST_PATH && !listed.has(path))
    .map((path) => `extra: ${path}`);
  return [...missing, ...extra];
}

async function hashFailures(
  { files }: Manifest,
  present: Map<string, Uint8Array>,
  onProgress?: HashProgress,
): Promise<string[]> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  const failures: string[] = [];
  let done = 0;
  for (const file of files) {
    const bytes = present.get(file.path);
    const isSame = !bytes || (bytes.length === file.bytes && (await sha256(bytes)) === file.sha256);
    if (!isSame) failures.push(`changed: ${file.path}`);
    done += file.bytes;
    onProgress?.(done, total);
  }
  return failures;
}

function bytesOf(files: readonly ZipEntry[], path: string): Uint8Array {
  const file = files.find((entry) => entry.path === path);
  if (!file) throw new Error("it is missing");
  return file.bytes;
}

function attempt<T>(make: () => T): T | { error: string } {
  try {
    return make();
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
