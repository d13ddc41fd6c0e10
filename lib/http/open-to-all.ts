import type { Declared, RouteContext } from "./endpoint";

type Endpoint = ((request: Request, route: RouteContext) => Promise<Response>) & { declared: Declared };

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
export function openToAll(endpoint: Endpoint): Endpoint {
  const handler = async (request: Request, route: RouteContext) => {
    const response = await endpoint(request, route);
    response.headers.set("Access-Control-Allow-Origin", "*");
    response.headers.set("Access-Control-Expose-Headers", EXPOSED);
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return response;
  };
  return Object.assign(handler, { declared: endpoint.declared });
}
