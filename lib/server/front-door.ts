import type { IncomingMessage } from "node:http";
import { env } from "@/lib/env";
import { AppError, invalidField } from "@/lib/errors";
import { isFromTrustedProxy } from "@/lib/http/client-address";
import { isKnownHost, readHost } from "./known-hosts";

/** What some address answers. Next makes 400 or 500 of the rest. */
const VERBS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const ABSOLUTE = /^https?:\/\/([^/?#]+)(.*)$/i;
const IMAGE_SCALER = /^\/+_next\/+image(\/|$)/;
const HEALTH = "/api/health";
const INNGEST = "/api/inngest";

/**
 * What no route should have to think of: a request under a name that is not ours, with a target that cannot be read, or
 * with a verb of no address. Puts target and `Host` into the one form that everything behind relies on. The server calls
 * this first of all, also for upgrades, when the address of the socket has been stamped.
 */
export function refuseAtDoor(request: IncomingMessage): AppError | null {
  const refusal = refuseTarget(request) ?? refuseHost(request);
  delete request.headers["x-forwarded-host"];
  if (refusal) return refusal;
  if (VERBS.has(request.method ?? "")) return null;
  return new AppError("NOT_FOUND", `There is nothing to ${request.method} at this address.`);
}

function refuseTarget(request: IncomingMessage): AppError | null {
  const [, authority, rest = ""] = ABSOLUTE.exec(request.url ?? "") ?? [];
  if (authority !== undefined) {
    // The host of the target is the one that counts (RFC 9112, 3.2.2).
    request.headers.host = authority;
    request.rawHeaders = ["Host", authority];
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
  const [path = "", query = ""] = splitAt(request.url ?? "", "?");
  if (!path.startsWith("/")) return invalidField("path", "must begin with /");
  const decoded = decode(path);
  if (decoded === null) return invalidField("path", "must be UTF-8 in percent-encoding");
  if (decoded.includes("\0") || query.includes("%00")) {
    return invalidField(decoded.includes("\0") ? "path" : "query", "must not hold the character NUL");
  }
  // Next would fetch and scale pictures for anybody; our pages bring theirs in the size they need.
  if (IMAGE_SCALER.test(decoded)) return new AppError("NOT_FOUND", "There is nothing at this address.");
  return null;
}

function refuseHost(request: IncomingMessage): AppError | null {
  const [path = ""] = splitAt(request.url ?? "", "?");
  // Asked by machines, by whatever address they have for this one. The first tells nobody anything, and calls of the
  // other are signed.
  const isForMachines = path === HEALTH || (path === INNGEST && env().INNGEST_SIGNING_KEY !== undefined);
  const named = namedHosts(request);
  const host = named.length === 1 ? readHost(named[0] ?? "") : null;
  if (host) request.headers.host = host.host;
  if (isForMachines) return null;
  if (!host) return invalidField("Host", "must be one host, with its port if it has one");
  if (isKnownHost(host.name)) return null;
  return new AppError(
    "MISDIRECTED_REQUEST",
    `There is no service of ours at the host ${host.name}. Its operator names the host in APP_URL.`,
  );
}

/** The hosts that a request names. What a trusted proxy says it was asked for goes before what it asks us for. */
function namedHosts(request: IncomingMessage): string[] {
  const forwarded = request.headers["x-forwarded-host"];
  if (typeof forwarded === "string" && isFromTrustedProxy(request)) {
    // Further left stands what strangers have written.
    return [forwarded.split(",").at(-1) ?? ""];
  }
  return request.rawHeaders.filter((_, at, all) => at % 2 === 1 && all[at - 1]?.toLowerCase() === "host");
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
