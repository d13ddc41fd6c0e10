import { db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";

const BASE = "http://localhost:3000";

interface AccountFacts {
  tier?: "free" | "starter" | "pro" | "enterprise";
  credits?: number;
  /** Opt-in to v2. */
  beta?: boolean;
}

/** An account with a key, and what it takes to call a route's handler with it. */
export async function accountWithKey({ tier = "enterprise", credits = 10, beta = false }: AccountFacts = {}) {
  const accountId = newId();
  await db().account.create({ data: { id: accountId, tier, credits } });
  const { key } = await createKey({ accountId, name: "test", beta });
  return { accountId, key, request: requestWith(key) };
}

type Method = "GET" | "HEAD" | "POST" | "DELETE";

/** Makes requests that carry a key; a body is sent as JSON. */
export function requestWith(key: string) {
  return (method: Method, path: string, options: { body?: unknown; headers?: Record<string, string> } = {}) =>
    new Request(BASE + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      body: options.body === undefined ? undefined : JSON.stringify(options.body),
    });
}

/** What Next gives a route below `[id]`. */
export const withId = (id: string) => ({ params: Promise.resolve({ id }) });
export const withoutParams = { params: Promise.resolve(undefined) };
