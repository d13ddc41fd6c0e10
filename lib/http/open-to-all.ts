import type { RouteContext } from "./endpoint";

type Handler = (request: Request, route: RouteContext) => Promise<Response>;

const EXPOSED = [
  "Content-Length",
  "Content-Location",
  "Content-Range",
  "ETag",
  "Retry-After",
  "X-Ipfs-Path",
  "X-Ipfs-Roots",
].join(", ");

/** Lets pages of any origin read the answers of a route, refusals too. For what is nobody's secret. */
export function openToAll(handler: Handler): Handler {
  return async (request, route) => {
    const response = await handler(request, route);
    response.headers.set("Access-Control-Allow-Origin", "*");
    response.headers.set("Access-Control-Expose-Headers", EXPOSED);
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return response;
  };
}
