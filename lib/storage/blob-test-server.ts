import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface BlobTestServer {
  url: string;
  /** Requests so far, e.g. "PUT brands/a". */
  requests: string[];
  /** Answers every API request with this error of the vendor's until it is set back to null. */
  failWith: { status: number; code: string } | null;
  close(): Promise<void>;
}

/**
 * Speaks the part of Vercel Blob's HTTP protocol (API version 12, as @vercel/blob 2.8 sends it) that our driver uses:
 * put, copy, head, list with cursor, delete, and private reads with ranges. Listing gives at most `pageSize` at a time.
 */
export async function startBlobTestServer(token: string, pageSize: number): Promise<BlobTestServer> {
  const blobs = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const state: BlobTestServer = {
    url: "",
    requests: [],
    failWith: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", state.url);
    const body = await readAll(request);
    if (request.headers.authorization !== `Bearer ${token}`) return fail(response, 403, "forbidden");
    if (url.pathname.startsWith("/private/")) return read(request, response, url.pathname.slice(9));
    if (state.failWith) return fail(response, state.failWith.status, state.failWith.code);
    const query = url.searchParams;
    const found = query.get("url") ?? query.get("pathname") ?? query.get("prefix") ?? "";
    state.requests.push(`${request.method} ${found}`);

    if (request.method === "PUT") {
      const exists = blobs.has(found);
      if (request.headers["x-add-random-suffix"] !== "0") return fail(response, 400, "bad_request");
      if (request.headers["x-vercel-blob-access"] !== "private") return fail(response, 400, "bad_request");
      if (exists && request.headers["x-allow-overwrite"] !== "1") return fail(response, 400, "bad_request");
      const source = query.get("fromUrl");
      const bytes = source === null ? body : blobs.get(source);
      if (!bytes) return fail(response, 404, "not_found");
      blobs.set(found, bytes);
      return json(response, 200, entryOf(found));
    }
    if (request.method === "POST" && url.pathname === "/delete") {
      for (const name of (JSON.parse(body.toString()) as { urls: string[] }).urls) blobs.delete(name);
      return json(response, 200, null);
    }
    if (query.has("url")) {
      return blobs.has(found) ? json(response, 200, entryOf(found)) : fail(response, 404, "not_found");
    }
    const names = [...blobs.keys()].filter((name) => name.startsWith(query.get("prefix") ?? "")).sort();
    const start = Number(query.get("cursor") ?? 0);
    const end = start + Math.min(pageSize, Number(query.get("limit") ?? pageSize));
    const hasMore = end < names.length;
    json(response, 200, {
      blobs: names.slice(start, end).map(entryOf),
      hasMore,
      ...(hasMore && { cursor: String(end) }),
    });
  }

  function entryOf(pathname: string) {
    const url = `${state.url}/private/${pathname}`;
    return {
      url,
      downloadUrl: `${url}?download=1`,
      pathname,
      size: blobs.get(pathname)?.length,
      uploadedAt: 0,
    };
  }

  function read(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const bytes = blobs.get(pathname);
    if (!bytes) {
      fail(response, 404, "not_found");
      return;
    }
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "");
    if (!range) {
      response.writeHead(200, { "content-length": bytes.length }).end(bytes);
      return;
    }
    const [start, end] = [Number(range[1]), Math.min(Number(range[2]), bytes.length - 1)];
    response.writeHead(206, { "content-range": `bytes ${start}-${end}/${bytes.length}` });
    response.end(bytes.subarray(start, end + 1));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function fail(response: ServerResponse, status: number, code: string): void {
  json(response, status, { error: { code, message: code } });
}
