import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/model/random";
import { sha256 } from "@/lib/package/sha256";
import { samplePackage } from "@/test-support/sample-package";
import { flippedBytes, flippedFiles, tamperings } from "@/test-support/tamperings";

const folder = mkdtempSync(path.join(tmpdir(), "marque-verify-py-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const random = seededRandom(7, "verify.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
let made: Awaited<ReturnType<typeof samplePackage>>;
beforeAll(async () => {
  made = await samplePackage(random, 6);
});

/** What the program prints and how it ends. */
function run(file: string, bytes: Uint8Array, ...more: string[]): { code: number | null; text: string } {
  const place = path.join(folder, file);
  writeFileSync(place, bytes);
  const { status, stdout, stderr } = spawnSync("python3", [path.resolve("docs/verify.py"), place, ...more], {
    encoding: "utf8",
  });
  return { code: status, text: stdout + stderr };
}

describe.runIf(hasPython)("verify.py, which shares no code with ours,", () => {
  test("believes a package, its root and its hash, and a file of it", async () => {
    const { merkleRoot } = made.manifest;
    const manifest = path.join(folder, "manifest.json");
    writeFileSync(manifest, made.files.find((file) => file.path === "manifest.json")!.bytes);
    const file = made.files.find((file) => file.path.endsWith(".svg"))!;
    for (const { code, text } of [
      run("package.zip", made.zip),
      run("package.zip", made.zip, "--expect", merkleRoot),
      run("package.zip", made.zip, "--expect", await sha256(made.zip)),
      run("sent.svg", file.bytes, "--manifest", manifest, "--expect", merkleRoot),
    ]) {
      expect([code, text]).toEqual([0, expect.stringContaining("Whole: every file")]);
    }
    const changed = run(path.basename(file.path), file.bytes.slice(1), "--manifest", manifest);
    expect([changed.code, changed.text]).toEqual([3, expect.stringContaining(`changed: ${file.path}`)]);
    const other = run("package.zip", made.zip, "--expect", `0x${"0".repeat(64)}`);
    expect([other.code, other.text]).toEqual([3, expect.stringContaining("expected was 0x000")]);
  });

  // `npm run bar -- tampering` tries all of them.
  test("names a sample of tamperings like the page and the terminal do", async () => {
    const digest = await sha256(made.zip);
    const all = [
      ...flippedFiles(made.zip, 1, random),
      ...flippedBytes(made.zip, 1, random),
      ...(await tamperings(made.zip, random)).filter((_, index) => index % 8 === 0),
    ];
    expect(all.length).toBeGreaterThan(7);
    for (const { name, zip, says } of all) {
      expect([name, run("package.zip", zip, "--expect", digest)]).toEqual([
        name,
        { code: 3, text: expect.stringMatching(says) },
      ]);
    }
  });
});
