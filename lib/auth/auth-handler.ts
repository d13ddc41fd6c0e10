import { parseCookie, parseSetCookie } from "cookie";
import NextAuth from "next-auth";
import { readCookie } from "@/lib/accounts/cookie";
import { knownBrowserCookie } from "@/lib/accounts/known-browser";
import { providersSetUp } from "@/lib/accounts/providers-set-up";
import { endSession, signedInHint } from "@/lib/accounts/session-cookies";
import { closeSession, readSession, sessionCookieName } from "@/lib/accounts/session-token";
import { announceAuthUrl, appUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { parseJsonObject, readBody } from "@/lib/http/read-body";
import { logger } from "@/lib/log/logger";
import { type Attempt, authOptions, callbackCookieName } from "./auth-options";
import { claimBrowser } from "./browser-session";

/** What of next-auth is open; its own pages and its log are not. */
function isOpen(method: string, path: string): boolean {
  const providers = providersSetUp();
  const open: Record<string, readonly string[]> = {
    GET: ["csrf", "session", "signin", "signout", "error", ...providers.map((name) => `callback/${name}`)],
    POST: ["callback/password", "callback/wallet", "signout", ...providers.map((name) => `signin/${name}`)],
  };
  return open[method]?.includes(path) ?? false;
}

/**
 * Lets next-auth answer a request below /api/auth, in our way: refusals have the common envelope, a new session claims
 * the browser's brands, and a session that no longer holds is none.
 * @param action the path's parts after /api/auth
 * @throws AppError UNAUTHORIZED, RATE_LIMIT_EXCEEDED, FORBIDDEN without the token of `/api/auth/csrf`, NOT_FOUND.
 */
export async function answerAuth(request: Request, action: readonly string[]): Promise<Response> {
  if (!isOpen(request.method, action.join("/"))) {
    throw new AppError("NOT_FOUND", "There is nothing at this address.");
  }
  const cookie = request.headers.get("cookie");
  if (action[0] === "session" && !(await readSession(cookie))) return noSession(cookie);
  const attempt: Attempt = { headers: request.headers };
  const response = await ask(request, action, attempt);
  if (attempt.failure) {
    if (request.method === "POST") throw attempt.failure;
    logger().warn({ err: attempt.failure, provider: action[1] }, "a sign-in at a provider failed");
  }
  if (request.method === "POST" && (await lacksToken(response))) {
    throw new AppError("FORBIDDEN", "The form is too old. Load the page again.");
  }
  if (request.method === "POST" && action[0] === "signout") await closeSession(cookie);
  if (attempt.owner) {
    await claimBrowser(request, attempt.owner.id);
    response.headers.append("Set-Cookie", await knownBrowserCookie(attempt.owner.id));
  }
  const session = response.headers
    .getSetCookie()
    .map((value) => parseSetCookie(value))
    .find(({ name }) => name === sessionCookieName());
  if (session) response.headers.append("Set-Cookie", signedInHint(Boolean(session.value)));
  response.headers.set("Cache-Control", "no-store");
  return response;
}

function noSession(cookie: string | null): Response {
  const response = Response.json({}, { headers: { "Cache-Control": "no-store" } });
  const had = readCookie(cookie, sessionCookieName()) !== null;
  for (const ended of had ? endSession() : []) response.headers.append("Set-Cookie", ended);
  return response;
}

/** next-auth leads a form without its token back to the sign-in page. */
async function lacksToken(response: Response): Promise<boolean> {
  const location = response.headers.get("Location") ?? (await response.clone().text());
  return location.includes("csrf=true");
}

/** Calls next-auth's handler for Node requests with what a `Request` says, and makes a `Response` of what it does. */
async function ask(request: Request, action: readonly string[], attempt: Attempt): Promise<Response> {
  announceAuthUrl();
  const answer = new NodeAnswer();
  const { searchParams } = new URL(request.url);
  const asNode = {
    query: withAddress({ ...Object.fromEntries(searchParams), nextauth: [...action] }, "callbackUrl"),
    body: request.method === "POST" ? withAddress(await readForm(request), "callbackUrl") : undefined,
    cookies: withAddress(parseCookie(request.headers.get("cookie") ?? ""), callbackCookieName()),
    headers: Object.fromEntries(request.headers),
    method: request.method,
  };
  await NextAuth(asNode as never, answer as never, await authOptions(attempt));
  return answer.response();
}

/** Without the address to go on to when it is none: next-auth takes that for its own mistake. */
function withAddress<T extends object>(fields: T, name: string): T {
  const { [name]: address, ...rest } = fields as Record<string, unknown>;
  const isOurs = typeof address === "string" && URL.parse(address)?.origin === new URL(appUrl()).origin;
  return (isOurs ? fields : rest) as T;
}

async function readForm(request: Request): Promise<object> {
  const bytes = await readBody(request, 64 * 1024);
  const type = request.headers.get("content-type");
  if (!type?.startsWith("application/x-www-form-urlencoded")) return parseJsonObject(type, bytes);
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

/** As much of a Node response as next-auth uses. */
class NodeAnswer {
  private code = 200;
  private readonly headers = new Headers();
  private body: string | null = null;

  status(code: number): this {
    this.code = code;
    return this;
  }
  getHeader(name: string): string[] | string | undefined {
    return name.toLowerCase() === "set-cookie"
      ? this.headers.getSetCookie()
      : (this.headers.get(name) ?? undefined);
  }
  setHeader(name: string, value: string | string[]): this {
    this.headers.delete(name);
    for (const one of [value].flat()) this.headers.append(name, one);
    return this;
  }
  json(value: unknown): void {
    this.setHeader("Content-Type", "application/json; charset=utf-8");
    this.body = JSON.stringify(value);
  }
  send(value: unknown): void {
    if (typeof value === "object" && value !== null) this.json(value);
    else this.body = value === undefined ? null : String(value);
  }
  end(): void {
    this.body ??= null;
  }
  response(): Response {
    return new Response(this.body, { status: this.code, headers: this.headers });
  }
}
