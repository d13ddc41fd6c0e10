import { randomUUID } from "node:crypto";
import {
  chmod,
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
} from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { AppError } from "@/lib/errors";
import { clampRange } from "./byte-range";
import { assertFreeSpace, type DiskSpace, diskSpace } from "./disk-space";
import { incomingFolder, sweepIncoming, temporaryName } from "./incoming-files";
import type { Storage } from "./storage";
import { assertKey, assertPrefix, assertRemovablePrefix } from "./storage-key";

/**
 * Files below `<root>/blobs`. A value is written to `<root>/incoming` on the same disk, flushed, and renamed into place,
 * so that a reader or a crash meets the old bytes or the new ones. A key cannot be both a value and another's folder.
 */
export function fsStorage(
  root: string,
  measure: (folder: string) => Promise<DiskSpace> = diskSpace,
): Storage {
  const blobs = path.resolve(root, "blobs");
  const incoming = incomingFolder(root);
  const fileOf = (key: string) => path.join(blobs, ...key.split("/"));
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= closeToOthers(root)
      .then(() => mkdir(incoming, FOLDER))
      .then(() => sweepIncoming(incoming))
      .catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
    return prepared;
  };

  const put = async (key: string, bytes: Uint8Array) => {
    assertKey(key);
    const target = fileOf(key);
    const temporary = path.join(incoming, temporaryName());
    try {
      await prepare();
      await writeFlushed(temporary, bytes);
      await moveIntoPlace(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw asDiskFull(error);
    }
  };

  return {
    put,

    /** A second name for the same file: values are replaced by renaming, never written into. */
    async copy(from, to) {
      assertKey(from);
      assertKey(to);
      const temporary = path.join(incoming, temporaryName());
      try {
        await prepare();
        if (!(await linkOrCopy(fileOf(from), temporary))) return false;
        await moveIntoPlace(temporary, fileOf(to));
        // Renaming one name of a file onto another of the same does nothing, and leaves both.
        await rm(temporary, { force: true });
        return true;
      } catch (error) {
        await rm(temporary, { force: true });
        throw asDiskFull(error);
      }
    },

    async get(key) {
      assertKey(key);
      return orNull(async () => new Uint8Array(await readFile(fileOf(key))));
    },

    async size(key) {
      assertKey(key);
      const entry = await orNull(() => stat(fileOf(key)));
      return entry?.isFile() ? entry.size : null;
    },

    async stream(key, range) {
      assertKey(key);
      const handle = await orNull(() => open(fileOf(key), "r"));
      if (!handle) return null;
      try {
        const entry = await handle.stat();
        if (!entry.isFile()) {
          await handle.close();
          return null;
        }
        return streamOf(handle, range && clampRange(range, entry.size));
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async *list(prefix) {
      assertPrefix(prefix);
      for (const entry of await matching(blobs, prefix)) yield* keysBelow(blobs, entry);
    },

    async deletePrefix(prefix) {
      assertRemovablePrefix(prefix);
      for (const key of await matching(blobs, prefix))
        await rm(fileOf(key), { recursive: true, force: true });
      await removeEmptyFolders(blobs, path.posix.dirname(`${prefix}x`));
    },

    async check() {
      try {
        await prepare();
        const probe = path.join(incoming, temporaryName());
        try {
          await writeFlushed(probe, new TextEncoder().encode(randomUUID()));
        } finally {
          await rm(probe, { force: true });
        }
      } catch (cause) {
        throw new AppError("SERVICE_UNAVAILABLE", "The file store cannot be written just now.", {
          cause,
          retryAfterSeconds: 30,
          internal: `storage below ${root}: ${cause instanceof Error ? cause.message : String(cause)}`,
        });
      }
      assertFreeSpace(await measure(incoming));
    },
  };
}

/** Private brands are among the values: nobody else of the machine reads them. */
const FOLDER = { recursive: true, mode: 0o700 } as const;
const FILE_MODE = 0o600;

/** What lies above keeps its own mode: other services of this machine go through there. */
async function closeToOthers(root: string): Promise<void> {
  await mkdir(path.dirname(path.resolve(root)), { recursive: true });
  await mkdir(root, FOLDER);
  // A store of an earlier version was open; what is below it can't be reached any more.
  await chmod(root, FOLDER.mode);
}

async function writeFlushed(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", FILE_MODE);
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** False when there is no such file. File systems without hard links, or with too many on one file, get a copy. */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  const isFile = await orNull(async () => (await stat(from)).isFile());
  if (!isFile) return false;
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!["EPERM", "EMLINK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "ENOENT"].includes(codeOf(error)))
      throw error;
    return (await orNull(async () => copyFile(from, to).then(() => true))) ?? false;
  }
}

/** A folder may be removed as empty by a neighbour between the two calls; then it is made again. */
async function moveIntoPlace(temporary: string, target: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    await mkdir(path.dirname(target), FOLDER);
    try {
      await rename(temporary, target);
      return;
    } catch (error) {
      if (attempt === 5 || codeOf(error) !== "ENOENT") throw error;
    }
  }
}

function streamOf(handle: FileHandle, range?: { start: number; end: number }): ReadableStream<Uint8Array> {
  const file = handle.createReadStream({ ...range, highWaterMark: 256 * 1024 });
  return Readable.toWeb(file) as ReadableStream<Uint8Array>;
}

/** Keys, and folders as keys, whose first differing segment starts as `prefix` ends. */
async function matching(blobs: string, prefix: string): Promise<string[]> {
  const cut = prefix.lastIndexOf("/") + 1;
  const folder = prefix.slice(0, cut);
  const names = (await orNull(() => readdir(path.join(blobs, folder)))) ?? [];
  return names.filter((name) => name.startsWith(prefix.slice(cut))).map((name) => folder + name);
}

async function* keysBelow(blobs: string, key: string): AsyncIterable<string> {
  const entry = await orNull(() => stat(path.join(blobs, key)));
  if (entry?.isFile()) yield key;
  if (!entry?.isDirectory()) return;
  const names = (await orNull(() => readdir(path.join(blobs, key)))) ?? [];
  for (const name of names) yield* keysBelow(blobs, `${key}/${name}`);
}

async function removeEmptyFolders(blobs: string, folder: string): Promise<void> {
  for (let current = folder; current !== "."; current = path.posix.dirname(current)) {
    try {
      await rmdir(path.join(blobs, current));
    } catch (error) {
      if (codeOf(error) !== "ENOENT") return;
    }
  }
}

/** The result, or null when the path is not there. */
async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (["ENOENT", "ENOTDIR", "EISDIR"].includes(codeOf(error))) return null;
    throw error;
  }
}

function asDiskFull(error: unknown): unknown {
  if (!["ENOSPC", "EDQUOT", "EROFS"].includes(codeOf(error))) return error;
  return new AppError("SERVICE_UNAVAILABLE", "There is no room left to store files.", {
    cause: error,
    retryAfterSeconds: 300,
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
