import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import { failureAnswer, SECURITY_HEADERS } from "./answer";

const VERSIONED = /^\/v[12](\/|\?|$)/;

/**
 * A verb that an address of the versioned interface does not have is refused in its envelope, like an address that there
 * is not; Next would answer 405 with nothing in it. The server calls this before anybody writes to the response.
 */
export function refuseUnknownVerbs(request: IncomingMessage, response: ServerResponse): void {
  if (!VERSIONED.test(request.url ?? "")) return;
  const { end } = response;
  response.end = ((...args: unknown[]) => {
    if (response.headersSent || response.statusCode !== 405) return Reflect.apply(end, response, args);
    const requestId = newRequestId();
    const error = new AppError("NOT_FOUND", `There is nothing to ${request.method} at this address.`);
    const { status, headers, body } = failureAnswer(error, requestId);
    response.statusCode = status;
    for (const [name, value] of [...headers, ...SECURITY_HEADERS, ["X-Request-Id", requestId] as const]) {
      response.setHeader(name, value);
    }
    return Reflect.apply(end, response, request.method === "HEAD" ? [] : [body]);
  }) as typeof end;
}
