import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { anyone } from "@/lib/auth/anyone";
import { apiKey } from "@/lib/auth/api-key";
import { betaKey } from "@/lib/auth/beta-key";
import { appUrl } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import { failureAnswer, SECURITY_HEADERS } from "@/lib/http/answer";
import { nothingHere } from "@/lib/http/nothing-here";
import { newRequestId } from "@/lib/ids";

/** What answers where an interface has nothing: who may know that is asked first. */
const INTERFACES = [
  { path: /^\/v1(\/|\?|$)/, nothing: nothingHere(apiKey) },
  { path: /^\/v2(\/|\?|$)/, nothing: nothingHere(betaKey) },
  { path: /^\/api(\/|\?|$)/, nothing: nothingHere(anyone) },
  { path: /^\/ipfs\/./, nothing: nothingHere(anyone) },
  // A brand's showcase, which answers what is read alone.
  { path: /^\/design\/./, nothing: nothingHere(anyone) },
];

/**
 * A verb that an address of an interface does not have is refused in its envelope, like an address that there is not;
 * Next would answer 405 with nothing in it. The server calls this before anybody writes to the response.
 */
export function refuseUnknownVerbs(request: IncomingMessage, response: ServerResponse): void {
  const found = nothingAt(request);
  if (!found) return;
  const { end } = response;
  response.end = ((...args: unknown[]) => {
    if (response.headersSent || response.statusCode !== 405) return Reflect.apply(end, response, args);
    response.end = end;
    void send(response, found(asRequest(request), NOWHERE));
    return response;
  }) as typeof end;
}

/** Refuses a request that no route shall see. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  const found = error.code === "NOT_FOUND" ? nothingAt(request) : undefined;
  if (found) void send(response, found(asRequest(request), NOWHERE));
  else void send(response, Promise.resolve(refusal(error)));
}

/** The same as the text of an answer, for a connection that wants to become another one. */
export function refusalText(error: AppError): Promise<string> {
  return textOf(refusal(error));
}

const NOWHERE = { params: Promise.resolve({}) };

function nothingAt({ url = "" }: IncomingMessage) {
  return INTERFACES.find(({ path }) => path.test(url))?.nothing;
}

/** Of a request what says who sent it. It has a verb that a `Request` can have. */
function asRequest({ url = "/", headers, method = "GET" }: IncomingMessage): Request {
  const known = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) known.append(name, one);
  }
  const verb = /^(TRACE|TRACK|CONNECT)$/i.test(method) ? "GET" : method;
  return new Request(new URL(url, appUrl()), { method: verb, headers: known });
}

function refusal(error: AppError): Response {
  const requestId = newRequestId();
  const { status, headers, body } = failureAnswer(error, requestId);
  const response = new Response(body, { status, headers });
  for (const [name, value] of SECURITY_HEADERS) response.headers.set(name, value);
  response.headers.set("Content-Length", String(body.byteLength));
  response.headers.set("X-Request-Id", requestId);
  return response;
}

async function send(response: ServerResponse, coming: Promise<Response>): Promise<void> {
  const answer = await coming;
  const body = Buffer.from(await answer.arrayBuffer());
  if (response.headersSent || response.destroyed) return;
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.setHeader("Content-Length", body.byteLength);
  response.end(response.req.method === "HEAD" ? undefined : body);
}

async function textOf(answer: Response): Promise<string> {
  const headers = [...answer.headers, ["Connection", "close"]].map(([name, value]) => `${name}: ${value}`);
  const line = `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`;
  return `${[line, ...headers].join("\r\n")}\r\n\r\n${await answer.text()}`;
}
