import { readFile } from "node:fs/promises";
import { inspectZip } from "./inspect-zip";
import { EXIT, type Terminal } from "./terminal";

/** Checks one ZIP and prints each check. Needs no database. Returns the exit code. */
export async function verifyCommand(path: string, json: boolean, terminal: Terminal): Promise<number> {
  const bytes = await readFile(terminal.resolve(path)).catch(() => null);
  if (!bytes) {
    terminal.fail("USAGE", `--verify: there is no readable file at ${path}.`, json);
    return EXIT.usage;
  }
  const { ok, sha256, merkleRoot, files, checks } = await inspectZip(bytes);
  if (json) {
    terminal.print(JSON.stringify({ ok, sha256, merkleRoot, files: files.length, checks }));
  } else {
    for (const check of checks) {
      const passed = check.status === "passed";
      terminal.print(
        `${terminal.paint(passed ? 32 : 31, passed ? "✓" : "✗")} ${check.label}: ${terminal.paint(2, check.figure)}`,
      );
      for (const failure of check.failures) terminal.print(`    ${failure}`);
    }
    terminal.print(`SHA-256 ${sha256}`);
    terminal.print(ok ? "The package is whole and every check holds." : "The package did not verify.");
  }
  return ok ? EXIT.done : EXIT.notVerified;
}
