import type { ServerResponse } from "node:http";

/** How a page begins that Next gave up on the server and leaves to the browser's scripts to draw. */
const SHELL = '<!DOCTYPE html><html id="__next_error__"';

/**
 * A page that finds out while it is made that there is nothing at its address (`notFound()`) comes from Next as a document
 * with an empty body, which the browser's scripts fill: without them, or until they are there, it is white. Such an answer
 * gets the page that was made at build time for addresses that do not exist; its status stays 404.
 * The server calls this for every response before anybody writes to it, last of all that change one.
 */
export function fillEmptyShells(response: ServerResponse, notFoundPage: string): void {
  const { write, end, flushHeaders } = response;
  /** Undecided until the first piece has come. */
  let isShell: boolean | undefined;

  const decide = (piece: unknown): boolean => {
    const isPiece = typeof piece === "string" || piece instanceof Uint8Array;
    if (isShell === undefined && isPiece) isShell = isMissingPage(response) && begins(piece);
    return isShell === true;
  };
  // What is flushed before the first piece could not be taken back.
  response.flushHeaders = () => {
    if (isShell !== undefined || !isMissingPage(response)) flushHeaders.call(response);
  };
  response.write = ((...args: unknown[]) => {
    if (!decide(args[0])) return Reflect.apply(write, response, args);
    const done = args.findLast((arg) => typeof arg === "function");
    if (done) queueMicrotask(done as () => void);
    return true;
  }) as typeof write;
  response.end = ((...args: unknown[]) => {
    if (!decide(args[0])) return Reflect.apply(end, response, args);
    response.removeHeader("content-length");
    return Reflect.apply(end, response, [notFoundPage]);
  }) as typeof end;
}

function begins(piece: string | Uint8Array): boolean {
  const start = typeof piece === "string" ? piece : new TextDecoder().decode(piece.subarray(0, SHELL.length));
  return start.startsWith(SHELL);
}

function isMissingPage(response: ServerResponse): boolean {
  return (
    response.statusCode === 404 && String(response.getHeader("content-type") ?? "").startsWith("text/html")
  );
}
