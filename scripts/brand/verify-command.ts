import { readFile } from "node:fs/promises";
import path from "node:path";
import { askServer, fetchKeys } from "@/lib/proof/ask-server";
import { type Dropped, sortDropped } from "@/lib/proof/dropped";
import { type Examination, examine } from "@/lib/proof/examine";
import { type FileFinding, findingWords } from "@/lib/proof/find-files";
import { gatherEvidence, type ServerWords } from "@/lib/proof/gather-evidence";
import { type Claim, isVerified, judge, type Verdict } from "@/lib/proof/judge";
import { keySetSchema } from "@/lib/proof/statement.schema";
import { inspectZip } from "./inspect-zip";
import type { VerifyOptions } from "./parse-arguments";
import { EXIT, type Terminal } from "./terminal";

type VerifyCommand = VerifyOptions & { json: boolean };

/**
 * Checks a ZIP or one file of a package and prints what came of each check, in the page's words. A ZIP's files are measured again as well.
 * Needs no database, and no network without `--server`. Returns the exit code.
 */
export async function verifyCommand(command: VerifyCommand, terminal: Terminal): Promise<number> {
  const { json } = command;
  const read = await readInputs(command, terminal);
  if (typeof read === "string") {
    terminal.fail("USAGE", read, json);
    return EXIT.usage;
  }
  const examined = await examine(read.dropped, { inspect: inspectZip });
  if (examined.kind === "refused") {
    terminal.fail("NOT_VERIFIED", examined.reason, json);
    return EXIT.notVerified;
  }
  const words = await askFor(command, examined.merkleRoot, read.keys);
  const verdict = judge(examined, gatherEvidence(examined, words));
  // Whoever asked for a signature is told when there was none to be had.
  const isUnasked = verdict.signed.state === "not-asked" && Boolean(command.statement || command.server);
  const ok = isVerified(verdict) && !isUnasked;
  if (json) terminal.print(JSON.stringify(summary(ok, examined, verdict)));
  else printAll(examined, verdict, terminal);
  return ok ? EXIT.done : EXIT.notVerified;
}

/** The files that the options name; a sentence when one cannot be read or is something else. */
async function readInputs(
  command: VerifyCommand,
  terminal: Terminal,
): Promise<{ dropped: Dropped[]; keys: unknown } | string> {
  const dropped: Dropped[] = [];
  let keys: unknown = null;
  for (const option of ["file", "manifest", "proof", "statement", "keys"] as const) {
    const place = command[option];
    if (place === undefined) continue;
    const name = option === "file" ? "verify" : option;
    const bytes = await readFile(terminal.resolve(place)).catch(() => null);
    if (!bytes) return `--${name}: there is no readable file at ${place}.`;
    const file = { name: path.basename(place), bytes };
    const sorted = sortDropped([file]);
    const is = { manifest: sorted.manifests, proof: sorted.proofs, statement: sorted.statements };
    if (option === "keys") keys = keySetOf(bytes);
    else if (option !== "file" && is[option].length === 0) return `--${name}: ${place} is no ${name}.`;
    else dropped.push(file);
    if (option === "keys" && keys === null) return `--keys: ${place} is no marque-keys.json.`;
  }
  return { dropped, keys };
}

function keySetOf(bytes: Uint8Array): unknown {
  try {
    return keySetSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

async function askFor(
  { server }: VerifyCommand,
  merkleRoot: string | null,
  given: unknown,
): Promise<ServerWords> {
  const address = server?.replace(/\/+$/, "");
  if (address === undefined) return { server: "not-asked", answer: null, keys: given };
  const keys = given ?? (await fetchKeys(address));
  if (merkleRoot === null) return { server: "not-asked", answer: null, keys };
  return { ...(await askServer(merkleRoot, address)), keys };
}

function summary(
  ok: boolean,
  { zip, merkleRoot, manifest, checks, findings }: Examination,
  verdict: Verdict,
) {
  const files = manifest ? manifest.files.length + 1 : 0;
  return { ok, sha256: zip?.sha256 ?? null, merkleRoot, files, checks, findings, ...verdict };
}

function printAll(
  { checks, findings, zip, merkleRoot }: Examination,
  verdict: Verdict,
  terminal: Terminal,
): void {
  const line = (sign: Sign, label: string, more: string) => {
    const [color, mark] = SIGNS[sign];
    terminal.print(`${terminal.paint(color, mark)} ${label}: ${terminal.paint(2, more)}`);
  };
  for (const { status, label, figure, failures } of checks) {
    line(status === "passed" ? "good" : "bad", label, figure);
    for (const failure of failures) terminal.print(`    ${failure}`);
  }
  for (const finding of findings) line(FINDINGS[finding.state], finding.name, findingWords(finding));
  for (const [label, claim] of [
    ["Whole in itself", verdict.whole],
    ["Signed by the server", verdict.signed],
    ["On a chain", verdict.onChain],
  ] as const) {
    line(STATES[claim.state], label, claim.words);
  }
  if (zip) terminal.print(`SHA-256 ${zip.sha256}`);
  if (merkleRoot) terminal.print(`Merkle root ${merkleRoot}`);
  terminal.print(verdict.headline);
}

const SIGNS = { good: [32, "✓"], bad: [31, "✗"], open: [33, "·"] } as const;
type Sign = keyof typeof SIGNS;
const STATES: Record<Claim["state"], Sign> = {
  holds: "good",
  fails: "bad",
  unknown: "open",
  "not-asked": "open",
};
const FINDINGS: Record<FileFinding["state"], Sign> = {
  belongs: "good",
  changed: "bad",
  foreign: "bad",
  unproven: "open",
};
