import { type VerificationCheck, verificationSchema } from "@/lib/model/verification.schema";
import { MANIFEST_PATH, merkleTree, sha256 } from "./make-manifest";
import { type Manifest, manifestSchema } from "./manifest.schema";
import { comparePaths, isPackagePath } from "./package-path";
import { readZip, type ZipEntry } from "./read-zip";

export interface PackageReport {
  ok: boolean;
  /** SHA-256 of the ZIP itself. */
  sha256: string;
  /** Null when there is no readable manifest. */
  merkleRoot: string | null;
  files: ZipEntry[];
  checks: VerificationCheck[];
  /** The failures of every check in one list. */
  failures: string[];
}

/**
 * Checks a ZIP against its own manifest: structure, file set, sizes and hashes, Merkle root, and that its own report of
 * the machine checks says passed. Checks that need something that is not there are left out, so the first failure
 * names the cause. Never throws for bad input.
 */
export async function verifyPackage(zip: Uint8Array): Promise<PackageReport> {
  const checks: VerificationCheck[] = [];
  const check = (id: string, label: string, figure: string, failures: string[]) => {
    checks.push({ id, label, status: failures.length === 0 ? "passed" : "failed", figure, failures });
  };
  const report = (files: ZipEntry[], merkleRoot: string | null): PackageReport => {
    const failures = checks.flatMap((entry) => entry.failures);
    return { ok: failures.length === 0, sha256: sha256(zip), merkleRoot, files, checks, failures };
  };

  const files = attempt(() => readZip(zip));
  const figure = Array.isArray(files) ? `${files.length} files` : "unreadable";
  check(
    "zip",
    "The ZIP is whole",
    figure,
    Array.isArray(files) ? [...invalidPaths(files), ...misplaced(files)] : [`the ZIP: ${files.error}`],
  );
  if (!Array.isArray(files)) return report([], null);

  const manifest = attempt(() => manifestSchema.parse(parseJson(files, MANIFEST_PATH)));
  if ("error" in manifest) {
    check("manifest", "The manifest can be read", "unreadable", [`${MANIFEST_PATH}: ${manifest.error}`]);
    return report(files, null);
  }
  check("manifest", "The manifest can be read", `${manifest.files.length} files listed`, []);

  const present = new Map(files.map((file) => [file.path, file.bytes]));
  check(
    "file-set",
    "No file is missing or extra",
    `${manifest.files.length} files`,
    fileSetFailures(manifest, present),
  );
  check(
    "hashes",
    "Every file has its size and SHA-256",
    `${manifest.files.reduce((sum, file) => sum + file.bytes, 0)} bytes`,
    hashFailures(manifest, present),
  );
  const root = attempt(() => merkleTree(manifest.files).root);
  const expected = typeof root === "string" ? root : root.error;
  check("merkle-root", "The Merkle root follows from the files", manifest.merkleRoot, [
    ...(expected === manifest.merkleRoot
      ? []
      : [`the root is ${expected}, the manifest says ${manifest.merkleRoot}`]),
  ]);

  const verification = attempt(() => verificationSchema.parse(parseJson(files, "verification.json")));
  if ("error" in verification) {
    check("report", "The package passed its own checks", "unreadable", [
      `verification.json: ${verification.error}`,
    ]);
  } else {
    const failed = verification.checks.filter((entry) => entry.status === "failed").map((entry) => entry.id);
    const contradiction = verification.passed === (failed.length === 0) ? [] : ["contradicts its own checks"];
    check("report", "The package passed its own checks", `${verification.checks.length} checks`, [
      ...[...failed, ...contradiction].map((what) => `verification.json: ${what}`),
    ]);
  }
  return report(files, manifest.merkleRoot);
}

function invalidPaths(files: ZipEntry[]): string[] {
  return files
    .filter((file) => !isPackagePath(file.path))
    .map((file) => `invalid path ${JSON.stringify(file.path)}`);
}

/** Entries are sorted by path, so that the same files are the same ZIP. */
function misplaced(files: ZipEntry[]): string[] {
  const index = files.findIndex((file, at) => at > 0 && comparePaths(files[at - 1]!.path, file.path) >= 0);
  return index < 0 ? [] : [`${files[index]!.path} is not in its place`];
}

function fileSetFailures(manifest: Manifest, present: Map<string, Uint8Array>): string[] {
  const listed = new Set(manifest.files.map((file) => file.path));
  const repeated = manifest.files.length === listed.size ? [] : ["the manifest lists a path twice"];
  const missing = [...listed].filter((path) => !present.has(path)).map((path) => `missing: ${path}`);
  const extra = [...present.keys()]
    .filter((path) => path !== MANIFEST_PATH && !listed.has(path))
    .map((path) => `extra: ${path}`);
  return [...repeated, ...missing, ...extra];
}

function hashFailures(manifest: Manifest, present: Map<string, Uint8Array>): string[] {
  return manifest.files.flatMap((file) => {
    const bytes = present.get(file.path);
    if (!bytes || (bytes.length === file.bytes && sha256(bytes) === file.sha256)) return [];
    return [`changed: ${file.path}`];
  });
}

function parseJson(files: ZipEntry[], path: string): unknown {
  const file = files.find((entry) => entry.path === path);
  if (!file) throw new Error("it is missing");
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(file.bytes));
}

function attempt<T>(make: () => T): T | { error: string } {
  try {
    return make();
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
