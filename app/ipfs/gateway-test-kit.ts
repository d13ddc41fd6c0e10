import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { GET, HEAD, OPTIONS } from "./[...path]/route";

interface Asked {
  headers?: Record<string, string>;
  method?: "GET" | "HEAD" | "OPTIONS";
}

const ROUTES = { GET, HEAD, OPTIONS };

/** Asks the gateway for what stands behind "/ipfs/", as the server hands a request on. */
export function askGateway(address: string, { headers = {}, method = "GET" }: Asked = {}): Promise<Response> {
  const [path = ""] = address.split("?");
  const request = new Request(`http://localhost:3000/ipfs/${address}`, { method, headers });
  return ROUTES[method](request, {
    params: Promise.resolve({ path: path.split("/").map(decodeURIComponent) }),
  });
}

/** The gateway by itself on a port of this machine, for clients that speak HTTP. */
export async function startGateway(): Promise<{ url: string; server: Server }> {
  const server = createServer(async ({ url = "", method = "GET", headers }, response) => {
    const answer = await askGateway(url.replace(/^\/ipfs\//, ""), {
      method: method as "GET",
      headers: headers as Record<string, string>,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
