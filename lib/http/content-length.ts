import type { ServerResponse } from "node:http";

/** Next drops `Content-Length` from what a route handler returns, so it travels under this name until the last moment. */
const CARRIER = "x-marque-content-length";

/** Makes the length that a response declares survive Next. */
export function carryContentLength(response: Response): void {
  const length = response.headers.get("content-length");
  if (length !== null) response.headers.set(CARRIER, length);
}

/**
 * Turns the carried length into a real `Content-Length` when the headers are sent. The server calls this for every
 * response before anybody writes to it. A body that was compressed on the way has another length, which nobody knows.
 */
export function restoreContentLength(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = (...args: unknown[]) => {
    const length = response.getHeader(CARRIER);
    if (length !== undefined && !response.headersSent) {
      response.removeHeader(CARRIER);
      if (!response.hasHeader("content-encoding")) response.setHeader("Content-Length", length);
    }
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  };
}
