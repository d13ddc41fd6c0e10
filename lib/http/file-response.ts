import { create as contentDisposition } from "content-disposition";
import parseRange from "range-parser";
import { AppError } from "@/lib/errors";
import type { ByteRange } from "@/lib/storage/storage";
import { matchesTag } from "./entity-tag";

/** Its SHA-256, or another text that names exactly these bytes, is its `ETag`. */
export type FileToSend = SentFile & ({ sha256: string; tag?: never } | { tag: string });

interface SentFile {
  contentType: string;
  /** Name for people, in any script. */
  fileName: string;
  /** The same in ASCII; made of it by default. */
  plainFileName?: string;
  /** To be saved (the default), or to be shown in place. */
  disposition?: "attachment" | "inline";
  bytes: number;
  stream(range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
}

/** What the browser may do with a file, and for how long who may keep it. */
export interface FilePolicy {
  contentSecurityPolicy: string;
  cacheControl: string;
  /** Further headers of every answer about the file. */
  headers?: readonly (readonly [string, string])[];
}

/**
 * A brand's own documents on the application's origin get no rights on it, and no origin: their fonts are open to any. Who
 * may frame them is left open, because a page without origin is no origin's ancestor: the documentation frames its stories.
 */
const BY_JOB: FilePolicy = {
  contentSecurityPolicy: "sandbox allow-scripts allow-popups",
  cacheControl: "private, no-cache",
};

/**
 * A file: streamed, with a strong `ETag`, conditional (304) and partial (206, 416) answers as RFC 9110
 * describes them. Several ranges at once are answered with the whole file, which the RFC allows.
 * @throws AppError RANGE_NOT_SATISFIABLE
 */
export async function fileResponse(
  request: Request,
  file: FileToSend,
  policy: FilePolicy = BY_JOB,
): Promise<Response> {
  const etag = `"${"tag" in file ? file.tag : file.sha256}"`;
  const headers = new Headers({
    ETag: etag,
    "Cache-Control": policy.cacheControl,
    "Accept-Ranges": "bytes",
    "Content-Security-Policy": policy.contentSecurityPolicy,
  });
  for (const [name, value] of policy.headers ?? []) headers.set(name, value);
  if (file.contentType.startsWith("font/")) headers.set("Access-Control-Allow-Origin", "*");
  if (matchesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });

  headers.set("Content-Type", file.contentType);
  const range = requestedRange(request, file.bytes, etag);
  if (range === "unsatisfiable") {
    const contentRange: [string, string] = ["Content-Range", `bytes */${file.bytes}`];
    throw new AppError("RANGE_NOT_SATISFIABLE", `The file has ${file.bytes} bytes and no such range.`, {
      details: { field: "Range", constraint: `must begin before byte ${file.bytes}` },
      headers: [contentRange, ["Accept-Ranges", "bytes"]],
    });
  }
  headers.set(
    "Content-Disposition",
    contentDisposition(file.fileName, {
      type: file.disposition ?? "attachment",
      fallback: file.plainFileName,
    }),
  );
  headers.set("Content-Length", String(range ? range.end - range.start + 1 : file.bytes));
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.bytes}`);
  const body = request.method === "HEAD" ? null : await file.stream(range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** The one range to send; null for the whole file. Only a strong, equal `If-Range` keeps a range alive. */
function requestedRange(request: Request, bytes: number, etag: string): ByteRange | "unsatisfiable" | null {
  const header = request.headers.get("range");
  if (header === null || request.method !== "GET") return null;
  const ifRange = request.headers.get("if-range");
  if (ifRange !== null && ifRange.trim() !== etag) return null;
  const ranges = parseRange(bytes, header, { combine: true });
  if (ranges === -1) return "unsatisfiable";
  const [range, ...others] = ranges === -2 || ranges.type !== "bytes" ? [] : ranges;
  return range && others.length === 0 ? { start: range.start, end: range.end } : null;
}
