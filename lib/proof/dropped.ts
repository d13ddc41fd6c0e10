import { type FileProof, fileProofSchema } from "@/lib/package/file-proof.schema";
import { type Manifest, manifestSchema } from "@/lib/package/manifest.schema";
import { MAX_PACKAGE_BYTES } from "@/lib/package/read-zip";

/** A file that somebody wants to know about, or that says something about one. */
export interface Dropped {
  name: string;
  bytes: Uint8Array;
}

/** What was handed in together, by what each file is. */
export interface SortedDrop {
  zips: Dropped[];
  manifests: (Dropped & { manifest: Manifest })[];
  proofs: (Dropped & { proof: FileProof })[];
  /** Envelopes, read and not yet believed. */
  statements: (Dropped & { envelope: unknown })[];
  /** Whatever else: files of a package, perhaps. */
  files: Dropped[];
}

export const MAX_DROPPED = 200;
/** A manifest has some 150 bytes a file. */
const MAX_JSON_BYTES = 8 * 1024 ** 2;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;

/** Why this much is not looked at, before any of it is read; null when it is. @param sizes bytes of each file */
export function tooMuch(sizes: readonly number[]): string | null {
  if (sizes.length === 0) return "There is nothing to check.";
  if (sizes.length > MAX_DROPPED)
    return `These are ${sizes.length} files; at most ${MAX_DROPPED} are checked at once.`;
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= MAX_PACKAGE_BYTES) return null;
  return `This is more than ${megabytes(MAX_PACKAGE_BYTES)}, which no package has, and is not read.`;
}

/** Tells ZIPs, manifests, proofs and statements apart by what is in them; the rest are files to look up. */
export function sortDropped(dropped: readonly Dropped[]): SortedDrop {
  const sorted: SortedDrop = { zips: [], manifests: [], proofs: [], statements: [], files: [] };
  for (const file of dropped) {
    const json = readJson(file);
    const manifest = manifestSchema.safeParse(json);
    const proof = fileProofSchema.safeParse(json);
    if (isZip(file)) sorted.zips.push(file);
    else if (manifest.success) sorted.manifests.push({ ...file, manifest: manifest.data });
    else if (proof.success) sorted.proofs.push({ ...file, proof: proof.data });
    else if (isEnvelope(json)) sorted.statements.push({ ...file, envelope: json });
    else sorted.files.push(file);
  }
  return sorted;
}

const isZip = ({ name, bytes }: Dropped) =>
  /\.zip$/i.test(name) || (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4);

/** A damaged one is a statement too: it is to be told what is wrong with it. */
const isEnvelope = (json: unknown) => typeof json === "object" && json !== null && "payloadType" in json;

function readJson({ bytes }: Dropped): unknown {
  if (bytes[0] !== 0x7b || bytes.length > MAX_JSON_BYTES) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
