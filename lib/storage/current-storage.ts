import path from "node:path";
import { env } from "@/lib/env";
import { blobStorage } from "./blob-storage";
import { fsStorage } from "./fs-storage";
import { withRecentCheck } from "./recent-check";
import type { Storage } from "./storage";

const KEY = Symbol.for("marque.storage");
const shared = globalThis as { [KEY]?: Storage };

/** The process's store: Vercel Blob when BLOB_READ_WRITE_TOKEN is set, else files below DATA_DIR/storage. */
export function storage(): Storage {
  const { BLOB_READ_WRITE_TOKEN: token, DATA_DIR } = env();
  shared[KEY] ??= withRecentCheck(token ? blobStorage(token) : fsStorage(path.resolve(DATA_DIR, "storage")));
  return shared[KEY];
}
