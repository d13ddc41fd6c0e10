import { createHash } from "node:crypto";
import { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { CID } from "multiformats/cid";
import { AppError, invalidField } from "@/lib/errors";
import { hasBlock, readBlock } from "@/lib/ipfs/block-store";
import { listBlocks, TooManyBlocks } from "@/lib/ipfs/list-blocks";
import { makeCar } from "@/lib/ipfs/make-car";
import { type OpenedPath, openPath, type PathEnd } from "@/lib/ipfs/open-path";
import type { ByteRange } from "@/lib/storage/storage";
import { matchesTag } from "./entity-tag";
import { type FilePolicy, fileResponse } from "./file-response";
import { gatewayFileType } from "./gateway-file-type";
import { folderPage } from "./gateway-folder-page";
import { type GatewayRequest, readGatewayRequest } from "./gateway-request";

/** The empty "identity" CID, by which clients learn that this is a gateway. No other one is answered. */
const PROBE = "bafkqaaa";
/** What the Path Gateway specification asks for; and for a page of our own making, which another version may change. */
const FOR_EVER = "public, max-age=29030400, immutable";
const FOR_A_WEEK = "public, max-age=604800, stale-while-revalidate=2678400";
/** Raise it when the page of a folder looks otherwise than before. */
const FOLDER_EDITION = 1;
/**
 * The gateway is at the application's own origin, and whatever it sends has no rights there: no script, no origin, no
 * frame.
 */
const POLICY = [
  "sandbox",
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * Answers by the Path and the Trustless Gateway specifications, of what is kept here alone: nothing is fetched from
 * anywhere else.
 * @param path the CID and the names below it
 * @throws AppError VALIDATION_ERROR, NOT_FOUND, RANGE_NOT_SATISFIABLE
 */
export async function answerGateway(request: Request, path: readonly string[]): Promise<Response> {
  if (request.headers.get("service-worker") === "script") {
    throw new AppError("VALIDATION_ERROR", "No service worker may be registered here.");
  }
  const asked = readGatewayRequest(request, path);
  const { cid, names, format } = asked;
  if (cid.toString() === PROBE && names.length === 0) return probeAnswer(request, asked);
  if (!(await hasBlock(cid))) {
    // As both specifications ask: without any payload.
    if (/\bonly-if-cached\b/.test(request.headers.get("cache-control") ?? "")) {
      return new Response(null, { status: 412 });
    }
    throw new AppError("NOT_FOUND", "This content is not kept here.");
  }
  if (format === "raw") {
    const bytes = (await readBlock(cid)) ?? new Uint8Array();
    return rawAnswer(request, asked, bytes);
  }
  const opened = await openPath(cid, names);
  if (!opened) throw new AppError("NOT_FOUND", "There is nothing of this name in this content.");
  if (format === "car") return carAnswer(request, asked, opened);
  return opened.end.kind === "folder"
    ? folderAnswer(request, opened.cids, opened.end.names)
    : fileAnswer(request, asked, { cids: opened.cids, file: opened.end });
}

function probeAnswer(request: Request, asked: GatewayRequest): Response | Promise<Response> {
  if (asked.format !== "car") return rawAnswer(request, asked, new Uint8Array());
  return carResponse(request, asked, { tag: `${PROBE}.car`, cids: [] });
}

function rawAnswer(request: Request, asked: GatewayRequest, bytes: Uint8Array): Promise<Response> {
  const name = asked.fileName ?? `${asked.cid}.bin`;
  return fileResponse(
    request,
    {
      contentType: "application/vnd.ipld.raw",
      fileName: name,
      disposition: "attachment",
      bytes: bytes.length,
      tag: `${asked.cid}.raw`,
      stream: async (range) => streamOf([range ? bytes.subarray(range.start, range.end + 1) : bytes]),
    },
    policy(request, asked),
  );
}

interface OpenedFile {
  cids: readonly CID[];
  file: PathEnd & { kind: "file" };
}

async function fileAnswer(
  request: Request,
  asked: GatewayRequest,
  { cids, file }: OpenedFile,
): Promise<Response> {
  const name = asked.names.at(-1) ?? `${asked.cid}`;
  const contentType = await gatewayFileType(name, file);
  const whole: ByteRange = { start: 0, end: file.size - 1 };
  return fileResponse(
    request,
    {
      contentType,
      fileName: asked.fileName ?? name,
      disposition: asked.download ? "attachment" : "inline",
      bytes: file.size,
      tag: `${cids.at(-1)}`,
      stream: async ({ start, end } = whole) => streamOf(file.size === 0 ? [] : file.read(start, end)),
    },
    policy(request, asked, cids),
  );
}

async function carAnswer(
  request: Request,
  asked: GatewayRequest,
  { cids: way, end }: OpenedPath,
): Promise<Response> {
  const span = asked.bytes && end.kind === "file" ? spanWithin(asked.bytes, end.size) : undefined;
  const { repeated } = asked;
  const scope = span === "empty" ? "block" : asked.scope;
  const bytes = span === "empty" ? undefined : span;
  const below = await listBlocks(way.at(-1)!, { scope, bytes, repeated }).catch((error: unknown) => {
    if (!(error instanceof TooManyBlocks)) throw error;
    throw invalidField("dag-scope", `must be block or entity here: there are ${error.message} in all`);
  });
  const all = [...way.slice(0, -1), ...below];
  const cids = repeated ? all : [...new Map(all.map((cid) => [`${cid}`, cid])).values()];
  // The same blocks in the same order are the same bytes; their type says besides whether blocks are repeated.
  const digest = createHash("sha256").update(`${repeated} ${cids.join()}`).digest("hex").slice(0, 32);
  return carResponse(request, asked, { tag: `${asked.scope}.${asked.cid}.${digest}.car`, cids });
}

function carResponse(
  request: Request,
  asked: GatewayRequest,
  { tag, cids }: { tag: string; cids: readonly CID[] },
): Response {
  const { cacheControl, contentSecurityPolicy, headers = [] } = policy(request, asked);
  const etag = `"${tag}"`;
  const answer = new Headers([
    ...headers.map(([name, value]): [string, string] => [name, value]),
    ["ETag", etag],
    ["Cache-Control", cacheControl],
    ["Content-Security-Policy", contentSecurityPolicy],
  ]);
  if (matchesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: answer });
  answer.set(
    "Content-Type",
    `application/vnd.ipld.car; version=1; order=dfs; dups=${asked.repeated ? "y" : "n"}`,
  );
  answer.set("Content-Disposition", `attachment; filename="${asked.cid}.car"`);
  answer.set("Accept-Ranges", "none");
  const body = request.method === "HEAD" ? null : streamOf(makeCar(asked.cid, cids));
  return new Response(body, { headers: answer });
}

function folderAnswer(request: Request, cids: readonly CID[], names: readonly string[]): Response {
  const { pathname } = new URL(request.url);
  const etag = `"folder-${FOLDER_EDITION}.${cids.at(-1)}"`;
  const headers = new Headers([
    ...pathHeaders(request, cids),
    ["ETag", etag],
    ["Cache-Control", FOR_A_WEEK],
    ["Content-Security-Policy", POLICY],
    ["Vary", "Accept"],
  ]);
  if (matchesTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(request.method === "HEAD" ? null : folderPage(pathname, names), { headers });
}

/** What is said of immutable content, whatever its form. */
function policy(
  request: Request,
  { cid, format, isNegotiated }: GatewayRequest,
  cids: readonly CID[] = [cid],
): FilePolicy {
  const headers: [string, string][] = [...pathHeaders(request, cids), ["Vary", "Accept"]];
  if (isNegotiated) {
    const { pathname, searchParams } = new URL(request.url);
    searchParams.set("format", format);
    headers.push(["Content-Location", `${pathname}?${searchParams}`]);
  }
  return { contentSecurityPolicy: POLICY, cacheControl: FOR_EVER, headers };
}

function pathHeaders(request: Request, cids: readonly CID[]): [string, string][] {
  return [
    ["X-Ipfs-Path", new URL(request.url).pathname],
    ["X-Ipfs-Roots", cids.join(",")],
  ];
}

/**
 * The wanted bytes of a file, first and last; "empty" when there is none between them.
 * @throws AppError VALIDATION_ERROR when the file has none of them
 */
function spanWithin({ from, to }: NonNullable<GatewayRequest["bytes"]>, size: number) {
  const first = from < 0 ? Math.max(0, size + from) : from;
  const last = to === "*" ? size - 1 : Math.min(size - 1, to < 0 ? size + to : to);
  if (first >= size && size > 0) {
    throw invalidField("entity-bytes", `must begin before byte ${size}`);
  }
  return last < first ? "empty" : { from: first, to: last };
}

function streamOf(parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return NodeReadableStream.from(parts) as ReadableStream<Uint8Array>;
}
