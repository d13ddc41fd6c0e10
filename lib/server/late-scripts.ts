import type { ServerResponse } from "node:http";

/** Where a script waits for the first paint; `components/ui/late-scripts-script.ts` starts it. */
const LATE = "data-late-src";

/**
 * Makes a page's scripts start after its first paint. By Next's own tags a browser fetches and runs some 140 KB of
 * scripts while the text that the page was opened for still waits to be drawn; on a slow phone that costs a second.
 * The server calls this for every response before anybody writes to it; only pages of Next change.
 */
export function delayScripts(response: ServerResponse): void {
  const { write, end, writeHead } = response;
  const decoder = new TextDecoder();
  let kept = "";

  /** What can be sent of a piece: a tag that is not complete yet waits for the next one. */
  const rewritten = (piece: unknown, isLast: boolean): unknown => {
    if (!isPage(response)) return piece;
    const text = typeof piece === "string" ? piece : decoder.decode(piece as Uint8Array, { stream: !isLast });
    const whole = kept + text;
    const cut = isLast ? whole.length : endOfCompleteTags(whole);
    kept = whole.slice(cut);
    return lateScripts(whole.slice(0, cut));
  };

  response.writeHead = (...args: unknown[]) => {
    if (isPage(response)) response.removeHeader("content-length");
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  };
  response.write = ((piece: unknown, ...rest: unknown[]) =>
    Reflect.apply(write, response, [rewritten(piece, false), ...rest])) as typeof write;
  response.end = ((...args: unknown[]) => {
    const [first, ...rest] = args;
    if (typeof first === "string" || first instanceof Uint8Array) {
      return Reflect.apply(end, response, [rewritten(first, true), ...rest]);
    }
    return Reflect.apply(end, response, kept ? [lateScripts(kept), ...args] : args);
  }) as typeof end;
}

/** The page with Next's scripts waiting, and without the hint that would fetch one of them early. */
export function lateScripts(html: string): string {
  return html
    .replace(/<script src="(\/_next\/static\/[^"]+)"(?=[^>]* async="")/g, `<script ${LATE}="$1"`)
    .replace(/<link rel="preload" as="script"[^>]* href="\/_next\/static\/[^>]*>/g, "");
}

/** A page of the application, which varies by Next's router; HTML files of a brand do not, and keep every byte. */
function isPage(response: ServerResponse): boolean {
  const header = (name: string) => String(response.getHeader(name) ?? "");
  return header("content-type").startsWith("text/html") && header("vary").includes("next-router-state-tree");
}

function endOfCompleteTags(text: string): number {
  const open = text.lastIndexOf("<");
  return open < 0 || text.indexOf(">", open) >= 0 ? text.length : open;
}
