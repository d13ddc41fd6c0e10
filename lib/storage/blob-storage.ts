import { BlobNotFoundError, copy, del, head, list, put } from "@vercel/blob";
import { AppError } from "@/lib/errors";
import { clampRange } from "./byte-range";
import type { ByteRange, Storage } from "./storage";
import { assertKey, assertPrefix, assertRemovablePrefix } from "./storage-key";

const PAGE_SIZE = 1000;
const REQUEST_TIMEOUT_MS = 60_000;
const CHECK_KEY = "checks/write";

/**
 * Vercel Blob. Values are private: their addresses answer only to the token, and people reach them through our own
 * download routes. Addresses are the keys themselves (no random suffix) and are written over, as the contract asks.
 * The vendor's API base can be moved by its own setting VERCEL_BLOB_API_URL.
 */
export function blobStorage(token: string): Storage {
  const find = async (key: string) => {
    try {
      return await head(key, { token, abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  };

  /**
   * The SDK's own `get` builds the address from the token and accepts no other host, so the address comes from `head`.
   * `cache=0` skips the vendor's edge cache, which may hold the old bytes for a minute after a put.
   */
  const fetchBytes = async (address: string, range?: ByteRange): Promise<Response | null> => {
    const url = new URL(address);
    url.searchParams.set("cache", "0");
    const response = await fetch(url, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(range && { range: `bytes=${range.start}-${range.end}` }),
      },
    });
    if (response.ok && (!range || response.status === 206)) return response;
    await response.body?.cancel();
    if (response.status === 404) return null;
    throw new Error(`The blob store answered ${response.status} to a read${range ? " of a range" : ""}.`);
  };

  const write = async (key: string, bytes: Uint8Array) => {
    await put(key, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      access: "private",
      addRandomSuffix: false,
      allowOverwrite: true,
      contentType: "application/octet-stream",
      token,
      abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
  };

  async function* keys(prefix: string): AsyncIterable<string> {
    let cursor: string | undefined;
    do {
      const page = await list({ prefix, cursor, limit: PAGE_SIZE, token });
      for (const blob of page.blobs) yield blob.pathname;
      cursor = page.hasMore ? page.cursor : undefined;
    } while (cursor);
  }

  return {
    async put(key, bytes) {
      assertKey(key);
      await write(key, bytes);
    },

    async copy(from, to) {
      assertKey(from);
      assertKey(to);
      try {
        await copy(from, to, {
          access: "private",
          addRandomSuffix: false,
          allowOverwrite: true,
          contentType: "application/octet-stream",
          token,
          abortSignal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        return true;
      } catch (error) {
        if (error instanceof BlobNotFoundError) return false;
        throw error;
      }
    },

    async get(key) {
      assertKey(key);
      const blob = await find(key);
      const response = blob && (await fetchBytes(blob.url));
      return response && new Uint8Array(await response.arrayBuffer());
    },

    async size(key) {
      assertKey(key);
      return (await find(key))?.size ?? null;
    },

    async stream(key, range) {
      assertKey(key);
      const blob = await find(key);
      const response = blob && (await fetchBytes(blob.url, range && clampRange(range, blob.size)));
      return response && (response.body ?? new Blob([]).stream());
    },

    list(prefix) {
      assertPrefix(prefix);
      return keys(prefix);
    },

    /** Lists everything before the first removal: a cursor is not promised to survive one. */
    async deletePrefix(prefix) {
      assertRemovablePrefix(prefix);
      const found: string[] = [];
      for await (const key of keys(prefix)) found.push(key);
      for (let start = 0; start < found.length; start += PAGE_SIZE) {
        await del(found.slice(start, start + PAGE_SIZE), { token });
      }
    },

    async check() {
      try {
        await write(CHECK_KEY, new TextEncoder().encode("ok"));
      } catch (cause) {
        throw new AppError("SERVICE_UNAVAILABLE", "The file store cannot be written just now.", {
          cause,
          retryAfterSeconds: 30,
          internal: `blob store: ${cause instanceof Error ? cause.message : String(cause)}`,
        });
      }
    },
  };
}
