import { setTimeout as sleep } from "node:timers/promises";
import { OPERATIONS } from "@/lib/openapi/published-document";

export interface SuiteAccounts {
  /** Enterprise, with credits. */
  rich: string;
  /** Without a credit. */
  poor: string;
  /** Free tier. */
  free: string;
}

export interface SuiteCall {
  name: string;
  method: string;
  path: string;
  status: number;
  expected: number;
  text: string;
}

const BRIEF = {
  businessIdea: "A bakery that delivers sourdough bread by bicycle before breakfast",
  targetAudience: "Families in the old town",
  style: "modern",
  techStack: "html",
};
const UNKNOWN = "brand_3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c";
const UNKNOWN_UUID = "3f0c1a52-7d4e-4b7a-9c35-0e1d2f3a4b5c";
const WALLET = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const PATIENCE_MS = 240_000;
const V1 = OPERATIONS.filter(({ version }) => version === "v1");
/** What reads the files of a brand. */
const READS_FILES = V1.filter(({ method, tag }) => method === "get" && tag === "Files");

/**
 * Every operation of v1 as a client uses it: made, followed, read in every form, refused in every way that a client can
 * bring about. Returns each call with the status that was expected of it.
 * @throws for operations that it never called: those that were added since, but for what reads files
 */
export async function runApiSuite(url: string, keys: SuiteAccounts): Promise<SuiteCall[]> {
  const calls: SuiteCall[] = [];
  const send = sender(url, keys, calls);

  await send("document", "GET", "/v1/openapi.json", 200, { key: null });
  await send("unknown key", "GET", "/v1/brands", 401, { key: "mq_test_unknown" });
  await send("empty list", "GET", "/v1/brands", 200);
  await send("list refused", "GET", "/v1/brands?limit=0", 400);
  await send("brief refused", "POST", "/v1/brands", 400, { body: { ...BRIEF, businessIdea: "short" } });
  await send("no credit", "POST", "/v1/brands", 402, { body: BRIEF, key: keys.poor });
  await send("too large", "POST", "/v1/brands", 413, {
    body: { ...BRIEF, features: ["x".repeat(1_100_000)] },
  });

  const idempotency = { "idempotency-key": "suite-1" };
  const made = await send("create", "POST", "/v1/brands", 202, { body: BRIEF, headers: idempotency });
  const { id } = made.data;
  await send("create, replayed", "POST", "/v1/brands", 202, { body: BRIEF, headers: idempotency });
  const other = { ...BRIEF, style: "bold" };
  await send("create, other body", "POST", "/v1/brands", 422, { body: other, headers: idempotency });
  await send("status", "GET", `/v1/brands/${id}/status`, 200);
  for (const { id: name, path } of READS_FILES) {
    await send(`${name} too early`, "GET", path.replace("{id}", id), 409);
    await send(`${name} of none`, "GET", path.replace("{id}", UNKNOWN), 404);
  }
  await send("regenerate too early", "POST", `/v1/brands/${id}/regenerate`, 409, {
    body: { assets: ["palette"] },
  });
  await send("get while it runs", "GET", `/v1/brands/${id}`, 200);
  await completed(url, keys.rich, id);

  const brand = await send("get", "GET", `/v1/brands/${id}`, 200);
  await send("get, known", "GET", `/v1/brands/${id}`, 304, { headers: { "if-none-match": brand.etag } });
  await send("get by bare id", "GET", `/v1/brands/${id.slice(6)}`, 200);
  await send("get none", "GET", `/v1/brands/${UNKNOWN}`, 404);
  await send("get nonsense", "GET", "/v1/brands/nonsense", 404);
  await send("status, done", "GET", `/v1/brands/${id}/status`, 200);
  await send("list", "GET", "/v1/brands?style=modern&status=completed&sort=-name&q=a&page=1&limit=5", 200);
  await send("past the end", "GET", "/v1/brands?page=99", 200);
  for (const { id: name, path } of READS_FILES) await send(name, "GET", path.replace("{id}", id), 200);
  for (const format of ["dtcg", "css", "scss", "tailwind"]) {
    await send(`tokens, ${format}`, "GET", `/v1/brands/${id}/tokens?format=${format}`, 200);
  }
  await send("tokens refused", "GET", `/v1/brands/${id}/tokens?format=none`, 400);
  for (const stack of ["react", "vue"]) {
    await send(`components, ${stack}`, "GET", `/v1/brands/${id}/components?stack=${stack}`, 200);
  }
  await send("guidelines, a part", "GET", `/v1/brands/${id}/guidelines`, 206, {
    headers: { range: "bytes=0-9" },
  });
  const zip = await send("download", "GET", `/v1/brands/${id}/download`, 200);
  await send("download, known", "GET", `/v1/brands/${id}/download`, 304, {
    headers: { "if-none-match": zip.etag },
  });
  await runCertificateSuite(send, id);
  const beyond = { range: "bytes=999999999-" };
  await send("download, beyond", "GET", `/v1/brands/${id}/download`, 416, { headers: beyond });

  await send("regenerate refused", "POST", `/v1/brands/${id}/regenerate`, 400, {
    body: { assets: ["nothing"] },
  });
  await send("regenerate none", "POST", `/v1/brands/${UNKNOWN}/regenerate`, 404, {
    body: { assets: ["palette"] },
  });
  await send("regenerate", "POST", `/v1/brands/${id}/regenerate`, 202, { body: { assets: ["palette"] } });
  await runWebhookSuite(send);
  await send("delete", "DELETE", `/v1/brands/${id}`, 200);
  await send("delete again", "DELETE", `/v1/brands/${id}`, 404);
  await send("get deleted", "GET", `/v1/brands/${id}`, 404);

  for (let count = 0; count < 10; count++)
    await send("free tier", "GET", "/v1/brands", 200, { key: keys.free });
  await send("free tier, once more", "GET", "/v1/brands", 429, { key: keys.free });
  const missed = V1.filter((operation) => !calls.some((call) => isOf(call, operation)));
  if (missed.length > 0) throw new Error(`never called: ${missed.map(({ id: name }) => name).join(", ")}`);
  return calls;
}

function isOf(call: SuiteCall, { method, path }: (typeof V1)[number]): boolean {
  const address = new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);
  return call.method.toLowerCase() === method && address.test(call.path);
}

/** Of a brand without a certificate, on a server that may have no network. */
async function runCertificateSuite(send: Send, id: string): Promise<void> {
  const body = { walletAddress: WALLET };
  await send("certificate", "GET", `/v1/brands/${id}/nft`, 200);
  await send("certificate of none", "GET", `/v1/brands/${UNKNOWN}/nft`, 404);
  await send("certificates", "GET", "/v1/nfts?limit=3", 200);
  await send("certificates refused", "GET", "/v1/nfts?limit=0", 400);
  await send("mint refused", "POST", `/v1/brands/${id}/nft/mint`, 400, { body: { walletAddress: "0x1" } });
  await send("mint of none", "POST", `/v1/brands/${UNKNOWN}/nft/mint`, 404, { body });
}

async function runWebhookSuite(send: Send): Promise<void> {
  const body = { url: "https://example.com/hook", events: ["brand.completed"], description: "suite" };
  const { data } = await send("webhook", "POST", "/v1/webhooks", 201, { body });
  const at = `/v1/webhooks/${data.id}`;
  await send("webhook refused", "POST", "/v1/webhooks", 400, { body: { ...body, url: "ftp://x" } });
  await send("webhooks", "GET", "/v1/webhooks?limit=3&sort=createdAt", 200);
  await send("webhooks refused", "GET", "/v1/webhooks?sort=none", 400);
  await send("webhook read", "GET", at, 200);
  await send("webhook of none", "GET", `/v1/webhooks/${UNKNOWN_UUID}`, 404);
  await send("webhook changed", "PATCH", at, 200, { body: { description: null } });
  await send("change refused", "PATCH", at, 400, { body: { events: [] } });
  await send("secret", "POST", `${at}/rotate-secret`, 200, { body: { overlapHours: 1 } });
  await send("secret, no body", "POST", `${at}/rotate-secret`, 200);
  const sample = await send("sample", "POST", `${at}/test`, 202, { body: { event: "brand.failed" } });
  await send("deliveries", "GET", `${at}/deliveries?status=pending&event=brand.failed`, 200);
  await send("delivery", "GET", `${at}/deliveries/${sample.data.id}`, 200);
  await send("delivery of none", "GET", `${at}/deliveries/${UNKNOWN_UUID}`, 404);
  await ended(send, `${at}/deliveries/${sample.data.id}`);
  await send("replay", "POST", `${at}/deliveries/${sample.data.id}/replay`, 202);
  await send("webhook deleted", "DELETE", at, 200);
  await send("webhook gone", "GET", at, 404);
}

/** A sample is sent once; its end makes a replay possible. */
async function ended(send: Send, path: string): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const { data } = await send("delivery, again", "GET", path, 200);
    if (data.status !== "pending") return;
    await sleep(500);
  }
}

interface SendOptions {
  body?: unknown;
  headers?: Record<string, string>;
  /** null: none. The rich account's by default. */
  key?: string | null;
}

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: the suite reads what an earlier answer gave it
  data: any;
  etag: string;
}

type Send = (
  name: string,
  method: string,
  path: string,
  expected: number,
  options?: SendOptions,
) => Promise<Answer>;

function sender(url: string, { rich }: SuiteAccounts, calls: SuiteCall[]): Send {
  return async (name, method, path, expected, { body, headers, key = rich } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const isJson = response.headers.get("content-type")?.includes("json");
    const text = isJson ? await response.text() : `(${(await response.arrayBuffer()).byteLength} bytes)`;
    calls.push({ name: `${name}: ${method} ${path}`, method, path, status: response.status, expected, text });
    return { data: isJson ? JSON.parse(text).data : null, etag: response.headers.get("etag") ?? "" };
  };
}

async function completed(url: string, key: string, id: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/v1/brands/${id}/status`, {
      headers: { authorization: `Bearer ${key}` },
    });
    const { data } = (await response.json()) as { data: { status: string; error: unknown } };
    if (data.status === "completed") return;
    if (data.status === "failed") throw new Error(`the brand failed: ${JSON.stringify(data.error)}`);
    await sleep(1_000);
  }
  throw new Error(`the brand did not end within ${PATIENCE_MS / 1000} s`);
}
