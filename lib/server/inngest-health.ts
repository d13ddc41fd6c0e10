import { createHash } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import { registration } from "./register-functions";

const REQUEST_LIMIT_MS = 1_500;
const FRESH_MS = 10_000;
const APP_ID = "marque";
const CLOUD = { events: "https://inn.gs", api: "https://api.inngest.com" };

const KEY = Symbol.for("marque.inngest-health");
const shared = globalThis as { [KEY]?: { at: number } };

/**
 * Asks Inngest whether it is there, takes events under our key, and has our functions; at most every ten seconds while
 * all is well.
 * @throws with what is wrong
 */
export async function assertInngestWorks(): Promise<void> {
  const now = performance.now();
  if (shared[KEY] && now - shared[KEY].at < FRESH_MS) return;
  await Promise.all([assertAnswers(), assertTakesEvents(), assertHasFunctions()]);
  shared[KEY] = { at: now };
}

/** Inngest's cloud has no such address. */
async function assertAnswers(): Promise<void> {
  const { INNGEST_BASE_URL } = env();
  if (!INNGEST_BASE_URL) return;
  const { status } = await ask(new URL("/health", INNGEST_BASE_URL));
  if (status !== 200) throw new Error(`Inngest's health is ${status}`);
}

/** By no event at all: the key is looked at first. Whatever else a server says to an empty list, it takes the key. */
async function assertTakesEvents(): Promise<void> {
  const { INNGEST_BASE_URL, INNGEST_EVENT_KEY = "NO_EVENT_KEY_SET" } = env();
  const url = new URL(`/e/${encodeURIComponent(INNGEST_EVENT_KEY)}`, INNGEST_BASE_URL ?? CLOUD.events);
  const headers = { "content-type": "application/json" };
  const { status } = await ask(url, { method: "POST", headers, body: "[]" });
  if (status === 401 || status === 403) throw new Error(`Inngest refuses INNGEST_EVENT_KEY (${status})`);
  if (status >= 500) throw new Error(`Inngest takes no events (${status})`);
}

/**
 * By what came of our last registration; and where Inngest lists an app's functions, by this. Only a list without any
 * counts: what else is answered depends on the version.
 */
async function assertHasFunctions(): Promise<void> {
  const { problem } = registration();
  if (problem !== null) throw new Error(`Inngest has not taken the functions: ${problem}`);
  const { INNGEST_BASE_URL, INNGEST_SIGNING_KEY } = env();
  const url = new URL(`/v1/apps/${APP_ID}/functions`, INNGEST_BASE_URL ?? CLOUD.api);
  const headers: Record<string, string> = INNGEST_SIGNING_KEY
    ? { authorization: `Bearer ${hashOf(INNGEST_SIGNING_KEY)}` }
    : {};
  const { status, body } = await ask(url, { headers });
  if (status === 200 && noFunctions.safeParse(body).success)
    throw new Error("Inngest knows no function of ours");
}

const none = z.array(z.unknown()).length(0).or(z.null());
const noFunctions = none.or(z.object({ data: none }));

async function ask(url: URL, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const signal = AbortSignal.timeout(REQUEST_LIMIT_MS);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) };
  } catch {
    return { status: response.status, body: undefined };
  }
}

/** As the SDK sends it: what stands before the digits is not hashed. */
function hashOf(signingKey: string): string {
  const [prefix = ""] = /^signkey-\w+-/.exec(signingKey) ?? [];
  const digest = createHash("sha256").update(signingKey.slice(prefix.length), "hex").digest("hex");
  return prefix + digest;
}
