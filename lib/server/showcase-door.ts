import type { IncomingMessage, ServerResponse } from "node:http";
import { brandAt, SHOWCASE_ROOT } from "@/lib/http/brand-hosts";
import { UUID_PATTERN } from "@/lib/ids";

const BY_PATH = new RegExp(`^${SHOWCASE_ROOT}/${UUID_PATTERN}(/|$)`);
/**
 * What Next would resolve to another address, outside of the showcase's path: empty and dot segments, and slashes of any
 * other spelling.
 */
const NOT_PLAIN = /\/\/|\\|%2f|%5c|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * At a brand's host there is the brand's showcase and nothing else: no page, no interface, no script and no socket of the
 * application. Every address there becomes one below the showcase's path, whose route says what there is. A folder is
 * its `index.html`. The server calls this before Next sees a request, and for upgrades. True when it has answered.
 */
export function enterShowcase(request: IncomingMessage, response?: ServerResponse): boolean {
  const [path = "/", query] = splitAt(request.url ?? "/");
  const host = brandAt(request.headers.host ?? null);
  if (host) {
    const inside = NOT_PLAIN.test(path) ? "/-" : path;
    request.url = withQuery(`${SHOWCASE_ROOT}/${host.brandId ?? "-"}${fileOf(inside)}`, query);
    return false;
  }
  const [, slash] = BY_PATH.exec(path) ?? [];
  if (slash === undefined) return false;
  if (slash === "" && response) {
    // What the page loads is relative to its folder.
    response.writeHead(308, { Location: withQuery(`${path}/`, query), "Content-Length": "0" }).end();
    return true;
  }
  request.url = withQuery(NOT_PLAIN.test(path) ? `${path.split("/", 3).join("/")}/-` : fileOf(path), query);
  return false;
}

const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path);

const withQuery = (path: string, query: string | undefined): string =>
  query === undefined ? path : `${path}?${query}`;

function splitAt(url: string): [string, string?] {
  const at = url.indexOf("?");
  return at < 0 ? [url] : [url.slice(0, at), url.slice(at + 1)];
}
