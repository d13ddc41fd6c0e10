import type { IncomingMessage, ServerResponse } from "node:http";
import { isIPv4 } from "node:net";
import { LRUCache } from "lru-cache";
import { findShownBrand } from "@/lib/brand/find-shown-brand";
import { designName } from "@/lib/domains/design-host";
import { liveHostAt } from "@/lib/domains/live-hosts";
import { canonicalAddress, isFromTrustedProxy, stampedAddress } from "@/lib/http/client-address";
import { isId } from "@/lib/ids";

/** Where the edge asks whether it may order a certificate for a name. */
export const EDGE_ASK = "/api/edge/ask";

/** Brands that strangers name at the edge are looked up so often a second, and no oftener. */
const LOOK_UPS_A_SECOND = 20;

/**
 * Tells the edge whether it may order a certificate for a name: 200 for the exact name of a host that is live, else 404. Whoever
 * speaks TLS to the edge has it ask, with whatever name, so that an answer costs a look into memory; only a name that is formed
 * like a brand's own host costs a look-up, and of these there are few a second. The edge alone may ask: a request that it has passed
 * on is a stranger's. True when it has answered.
 */
export function answerEdge(request: IncomingMessage, response: ServerResponse): boolean {
  const [path, query = ""] = (request.url ?? "").split("?", 2);
  if (path !== EDGE_ASK || !isFromEdge(request)) return false;
  const names = new URLSearchParams(query).getAll("domain");
  const isOne = request.method === "GET" && names.length === 1;
  void (isOne ? isLive(names[0] ?? "") : Promise.resolve(false)).then((mayHave) =>
    response.writeHead(mayHave ? 200 : 404, { "Content-Length": "0", "Cache-Control": "no-store" }).end(),
  );
  return true;
}

function isFromEdge(request: IncomingMessage): boolean {
  const { headers } = request;
  if (headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined) return false;
  const address = canonicalAddress(stampedAddress(request));
  const isOwn = address === "::1" || (address !== null && isIPv4(address) && address.startsWith("127."));
  return isOwn || isFromTrustedProxy(request);
}

async function isLive(name: string): Promise<boolean> {
  if (liveHostAt(name)) return true;
  const below = `.${designName()}`;
  const label = name.endsWith(below) ? name.slice(0, -below.length) : "";
  return isId(label) && isShown(label);
}

/** Whether there is such a brand to see, as it was within the last minute. */
const known = new LRUCache<string, boolean>({ max: 10_000, ttl: 60_000 });
let second = 0;
let lookUps = 0;

async function isShown(brandId: string): Promise<boolean> {
  const remembered = known.get(brandId);
  if (remembered !== undefined) return remembered;
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) [second, lookUps] = [now, 0];
  lookUps += 1;
  // The reader's browser tries again.
  if (lookUps > LOOK_UPS_A_SECOND) return false;
  try {
    const isThere = (await findShownBrand(brandId)) !== null;
    known.set(brandId, isThere);
    return isThere;
  } catch {
    return false;
  }
}
