import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";

type Tree = { [name: string]: string | Tree };
const treeSchema: z.ZodType<Tree> = z.record(z.string(), z.union([z.string(), z.lazy(() => treeSchema)]));
const casesSchema = z.object({
  files: z.array(z.object({ name: z.string(), content: z.string(), cid: z.string() })).min(1),
  directories: z.array(z.object({ name: z.string(), entries: treeSchema, cid: z.string() })).min(1),
});

/** Files and folders whose CIDs are known from elsewhere: what `ipfs add --cid-version=1` gives. */
export const CID_CASES = casesSchema.parse(JSON.parse(readFileSync("lib/ipfs/cids.cases.json", "utf8")));

/** The bytes of "utf8:<text>", or the first n of "sha256-stream:<seed>:<n>": SHA-256("<seed>:0") SHA-256("<seed>:1") … */
export function caseBytes(content: string): Uint8Array {
  const [, kind, rest = ""] = /^(utf8|sha256-stream):([\s\S]*)$/.exec(content) ?? [];
  if (kind === "utf8") return new TextEncoder().encode(rest);
  const [, seed, size] = /^(\w+):(\d+)$/.exec(rest) ?? [];
  if (!seed) throw new Error(`no bytes are known for ${content}`);
  return streamBytes(seed, Number(size));
}

/** The first `size` bytes of a stream that its seed decides. */
export function streamBytes(seed: string, size: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(size / 32) * 32);
  for (let at = 0; at < bytes.length; at += 32) {
    bytes.set(
      createHash("sha256")
        .update(`${seed}:${at / 32}`)
        .digest(),
      at,
    );
  }
  return bytes.subarray(0, size);
}

/** The files of a folder by their paths. */
export function caseFiles(entries: Tree, folder = ""): Record<string, Uint8Array> {
  return Object.assign(
    {},
    ...Object.entries(entries).map(([name, entry]) =>
      typeof entry === "string"
        ? { [folder + name]: caseBytes(entry) }
        : caseFiles(entry, `${folder}${name}/`),
    ),
  );
}
