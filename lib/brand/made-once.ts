import { createHash } from "node:crypto";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { asPreview } from "@/lib/render/preview-scope";
import { storage } from "@/lib/storage/current-storage";
import { streamStored } from "@/lib/storage/read-stored";
import { artifactKey } from "@/lib/storage/storage";
import { contentTypeOf } from "./open-brand-file";
import type { ShowcaseVersion } from "./read-showcase";
import type { ShowcaseFile } from "./showcase-file";

/** Raise it when what is made of a version looks otherwise than before: the older files stay unused. */
const EDITION = "1";
const noteSchema = z.object({ bytes: z.int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
type Note = z.infer<typeof noteSchema>;

interface Wanted {
  shown: ShowcaseVersion;
  name: string;
  make: () => Promise<Uint8Array>;
}

const KEY = Symbol.for("marque.made-once");
const shared = globalThis as { [KEY]?: LRUCache<string, Note, Wanted> };
const MAX_NOTES = 2_000;

/**
 * A file that costs time to make: made at the first request for it, by one thread for all who ask meanwhile, and kept in
 * the store beside the version's files, with which it is purged. However often it is asked for, it is made once for each
 * version. It is made like a preview: after brands, and refused when too many wait.
 * @throws AppError SERVICE_UNAVAILABLE, and what `make` throws; the next request tries again
 */
export async function madeOnce(
  shown: ShowcaseVersion,
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<ShowcaseFile> {
  shared[KEY] ??= new LRUCache({
    max: MAX_NOTES,
    fetchMethod: (key, _, { context }) => noteOf(key, context),
  });
  const key = artifactKey(shown.brandId, shown.version, `showcase/${EDITION}/${name}`);
  const { bytes, sha256 } = await shared[KEY].forceFetch(key, { context: { shown, name, make } });
  const fileName = path.posix.basename(name);
  return {
    contentType: contentTypeOf(name),
    fileName,
    plainFileName: fileName,
    disposition: "inline",
    bytes,
    sha256,
    stream: (range) => streamStored(key, sha256, range),
  };
}

/** The note beside the file says what was written, so that every read is compared with it; written after the file. */
async function noteOf(key: string, { make }: Wanted): Promise<Note> {
  const known = await storage().get(`${key}.json`);
  const noted = known && noteSchema.safeParse(JSON.parse(new TextDecoder().decode(known)));
  if (noted?.success) return noted.data;
  const bytes = await asPreview(make);
  const note = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  await storage().put(key, bytes);
  await storage().put(`${key}.json`, new TextEncoder().encode(JSON.stringify(note)));
  return note;
}
