import { safeJson } from "@/lib/model/safe-json";
import { proveFile } from "@/lib/package/prove-file";
import { type Dropped, tooMuch } from "@/lib/proof/dropped";
import { type Examination, examine } from "@/lib/proof/examine";
import { gatherEvidence, type ServerWords } from "@/lib/proof/gather-evidence";
import { judge } from "@/lib/proof/judge";
import { proofAnswerSchema } from "@/lib/proof/proof-answer.schema";
import type { CheckReply, CheckRequest, CheckResult } from "./check-messages";

/** Runs off the page's own thread: reads, unpacks and hashes, and asks nobody. */

/** Reading is this much of the way, hashing the rest. */
const READING = 0.3;
const MS_BETWEEN_WORDS = 60;

let examined: { id: number; examination: Examination } | null = null;

// Not `window`: nothing else is in here.
globalThis.addEventListener("message", ({ data }: MessageEvent<CheckRequest>) => void answer(data));

async function answer(request: CheckRequest): Promise<void> {
  try {
    if (request.kind === "examine") await look(request.id, request.files);
    else if (examined?.id !== request.id) return;
    else if (request.kind === "judge")
      say({ kind: "judged", id: request.id, result: result(request.words, examined.examination) });
    else prove(request.id, request.path, examined.examination);
  } catch {
    const reason = "The files could not be read. A folder cannot be checked, only the files in it.";
    say({ kind: "refused", id: request.id, reason });
  }
}

async function look(id: number, files: readonly File[]): Promise<void> {
  const refusal = tooMuch(files.map(({ size }) => size));
  if (refusal) return say({ kind: "refused", id, reason: refusal });
  const tell = atTimes((share) => say({ kind: "progress", id, share }));
  const dropped = await readAll(files, (share) => tell(READING * share));
  const onProgress = (done: number, total: number) => tell(READING + (1 - READING) * (done / total));
  const found = await examine(dropped, { onProgress });
  if (found.kind === "refused") return say({ kind: "refused", id, reason: found.reason });
  examined = { id, examination: found };
  say({ kind: "examined", id, merkleRoot: found.merkleRoot });
}

async function readAll(files: readonly File[], onProgress: (share: number) => void): Promise<Dropped[]> {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const read: Dropped[] = [];
  let done = 0;
  for (const file of files) {
    const bytes = new Uint8Array(file.size);
    let at = 0;
    for (const reader = file.stream().getReader(); ; ) {
      const { value, done: isOver } = await reader.read();
      if (isOver) break;
      bytes.set(value, at);
      at += value.length;
      onProgress((done + at) / Math.max(1, total));
    }
    done += file.size;
    read.push({ name: file.name, bytes });
  }
  return read;
}

function result(words: ServerWords, examination: Examination): CheckResult {
  const { checks, findings, merkleRoot, zip, manifest } = examination;
  const given = proofAnswerSchema.safeParse(words.answer);
  return {
    checks,
    findings,
    merkleRoot,
    zip,
    verdict: judge(examination, gatherEvidence(examination, words)),
    paths: merkleRoot === null ? [] : (manifest?.files.map(({ path }) => path) ?? []),
    statement: given.success ? given.data.matches[0]!.statement : null,
  };
}

function prove(id: number, path: string, { manifest }: Examination): void {
  if (manifest) say({ kind: "proven", id, path, json: `${safeJson(proveFile(manifest, path))}\n` });
}

/** Words about progress cost more than the work that they are about. */
function atTimes(tell: (share: number) => void): (share: number) => void {
  let last = 0;
  return (share) => {
    if (performance.now() - last < MS_BETWEEN_WORDS) return;
    last = performance.now();
    tell(share);
  };
}

const say = (reply: CheckReply) => postMessage(reply);
