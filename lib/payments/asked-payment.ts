import { createHash } from "node:crypto";

/** The request that a payment belongs to. */
export interface AskedRequest {
  accountId: string;
  method: string;
  /** With its query. */
  path: string;
  /** As the challenge says it: "sha-256=<base64>". */
  digest: string;
}

/** @param rawBody what the route has read of it: a route without a body reads none */
export function askedRequest(request: Request, rawBody: Uint8Array, accountId: string): AskedRequest {
  const { pathname, search } = new URL(request.url);
  return { accountId, method: request.method, path: pathname + search, digest: bodyDigest(rawBody) };
}

export const bodyDigest = (body: Uint8Array): string =>
  `sha-256=${createHash("sha256").update(body).digest("base64")}`;
