import type { IncomingMessage, ServerResponse } from "node:http";
import compression from "compression";

/** What Express calls one; `compression` needs nothing of Express beyond this. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Compresses what gains by it. A part of a file is sent as it is, because `Content-Range` counts the file's own bytes; and the
 * `ETag` of what was compressed becomes a weak one, so that nobody puts such a part to bytes that were compressed.
 */
export function compressAnswers(): Middleware {
  const compress = compression({
    filter: (request, response) =>
      !response.hasHeader("content-range") && compression.filter(request, response),
  }) as unknown as Middleware;
  return (request, response, next) => {
    weakenTag(response);
    compress(request, response, next);
  };
}

/** Wraps what `compression` wraps again, so that it sees what that has decided. */
function weakenTag(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = (...args: unknown[]) => {
    const tag = response.getHeader("etag");
    if (!response.headersSent && response.hasHeader("content-encoding") && /^"/.test(String(tag))) {
      response.setHeader("ETag", `W/${tag}`);
    }
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  };
}
