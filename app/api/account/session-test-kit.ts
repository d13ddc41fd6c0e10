import { createAccount } from "@/lib/accounts/create-account";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";

export interface SignedInBrowser {
  accountId: string;
  email: string;
  /** Value of the `Cookie` header. */
  cookie: string;
  /** Sends a request with the session's cookie. */
  ask(handler: Handler, method: string, options?: AskOptions): Promise<Answer>;
}

interface AskOptions {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  query?: string;
}

export interface Answer {
  status: number;
  /** Of a success. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects in it
  data: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  error: any;
}

type Handler = (
  request: Request,
  route: { params: Promise<Record<string, string> | undefined> },
) => Promise<Response>;

/** A new account, signed in. */
export async function signedInBrowser(password?: string): Promise<SignedInBrowser> {
  const email = `${newId()}@example.com`;
  const { id } = await createAccount({ email, name: "Ada", ...(password ? { password } : {}) });
  const { sessionVersion } = await db().account.findUniqueOrThrow({ where: { id } });
  const cookie = `${sessionCookieName()}=${await sealSession({ id, sessionVersion })}`;
  return {
    accountId: id,
    email,
    cookie,
    ask: (handler, method, options = {}) =>
      askWith(handler, method, { ...options, headers: { cookie, ...options.headers } }),
  };
}

/** Sends a request without a session. */
export async function askWith(handler: Handler, method: string, options: AskOptions = {}): Promise<Answer> {
  const { params, body, headers, query = "" } = options;
  const request = new Request(`http://localhost:3000/api/account${query}`, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  const answer = await response.json();
  return { status: response.status, data: answer.data, error: answer.error };
}
