import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { WebSocket } from "ws";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { openIncident } from "@/lib/status/incidents";
import { completedJob } from "@/test-support/request-job";
import { startServer } from "@/test-support/start-server";
import { apiAccount, createBrand, openDatabaseOf } from "./api-caller";
import { report } from "./report";

const VERBS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/**
 * Addresses that name nobody's resource: sign-in's own, the gallery's, what the public network has, those of nothing at all;
 * and those that open to whoever has them: an experiment's public key, a pass to the files of variants.
 */
const WITHOUT_RESOURCE =
  /\[\.\.\.nextauth\]|\[\[\.\.\.path\]\]|\/gallery\/|^ipfs\/|\/nft\/transactions\/|^api\/(experiments|variants)\//;
/** Good for every route, so that no refusal of the body hides what the id is answered with. */
const BODY = {
  assets: ["palette"],
  enabled: false,
  visibility: "public",
  name: "taken-over",
  tier: "enterprise",
  amount: 5,
  credits: 5,
  status: "resolved",
  message: "taken over",
  shared: true,
  feature: "deck",
};
/** What an address needs beside its ids. */
const QUERY: readonly (readonly [route: RegExp, query: string])[] = [[/\/purchases$/, "?feature=deck"]];

interface Person {
  accountId: string;
  key: string;
  cookie: string;
}

interface Answer {
  status: number;
  /** The answer without `meta`, whose id and time are new each time. */
  body: string;
}

/**
 * Two accounts, every route with an id, every verb: what belongs to one is to the other as if it were not there, with
 * the same status and the same body. Pages' cookies, API keys, downloads and sockets.
 */
const server = await startServer({ env: { LOG_LEVEL: "error", ANONYMOUS_TIER: "enterprise" } });
const problems: string[] = [];
let compared = 0;
try {
  await openDatabaseOf(server);
  const [owner, stranger] = [await person(), await person()];
  const theirs = await resourcesOf(owner);
  const before = await stateOf(owner);
  for (const route of routesWithIds()) {
    for (const verb of VERBS) await compareAnswers(route, verb, stranger, theirs);
    if (route.verbs.includes("GET")) await mustReach(route, owner, theirs);
  }
  await compareLists(stranger, Object.values(theirs));
  await compareSockets(owner, stranger, theirs.jobId!);
  await compareReplays(owner, stranger);
  if ((await stateOf(owner)) !== before) problems.push("something of the owner's was changed");
} finally {
  await closeDb();
  await server.stop();
}
for (const problem of problems) console.log(problem);
report(
  problems.length === 0,
  "api-idor",
  `${compared} pairs of answers compared, ${problems.length} differ or leak`,
);

async function person(): Promise<Person> {
  const { accountId } = await apiAccount("enterprise", 100);
  const { key } = await createKey({ accountId, name: "beta", beta: true });
  return {
    accountId,
    key,
    cookie: `${sessionCookieName()}=${await sealSession({ id: accountId, sessionVersion: await sessionVersion(accountId) })}`,
  };
}

async function sessionVersion(id: string): Promise<number> {
  return (await db().account.findUniqueOrThrow({ where: { id }, select: { sessionVersion: true } }))
    .sessionVersion;
}

/** One of everything that belongs to an account, by the names of the routes' parameters. */
async function resourcesOf({ accountId, key }: Person): Promise<Record<string, string>> {
  const account = { accountId, key };
  const { data } = JSON.parse((await createBrand(server, account)).text);
  await completedJob(server, data.jobId, 240_000);
  const brandId = String(data.id).replace("brand_", "");
  await db().brand.update({ where: { id: brandId }, data: { visibility: "private" } });
  const { merkleRoot } = await db().brandVersion.findFirstOrThrow({ where: { brandId } });
  const webhook = await call("POST", "/v1/webhooks", {
    key,
    body: { url: "https://example.com/hook", events: ["brand.created"] },
  });
  const webhookId = JSON.parse(webhook.text).data.id;
  const sample = await call("POST", `/v1/webhooks/${webhookId}/test`, { key });
  const other = await createKey({ accountId, name: "other" });
  await buyFor(brandId, "domain");
  const host = await call("POST", `/v2/brands/${brandId}/domains`, { key, body: { name: "idor-bar" } });
  await buyFor(brandId, "variants");
  const variants = await call("POST", `/v2/brands/${brandId}/variants`, { key, body: {} });
  await buyFor(brandId, "deck");
  await call("POST", `/v2/brands/${brandId}/deck`, { key, body: {} });
  const incident = await openIncident({ title: "x", impact: "minor", status: "monitoring", message: "x" });
  return {
    brandId,
    jobId: data.jobId,
    webhookId,
    deliveryId: JSON.parse(sample.text).data.id,
    keyId: other.id,
    accountId,
    incidentId: incident.id,
    merkleRoot: merkleRoot!,
    domainId: JSON.parse(host.text).data.id,
    setId: JSON.parse(variants.text).data.id,
  };
}

interface Route {
  /** "/v1/brands/[id]/status" */
  pattern: string;
  verbs: string[];
}

function routesWithIds(): Route[] {
  return readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter(
      (file) => path.basename(file) === "route.ts" && file.includes("[") && !WITHOUT_RESOURCE.test(file),
    )
    .map((file) => {
      const source = readFileSync(path.join("app", file), "utf8");
      const verbs = VERBS.filter((verb) =>
        new RegExp(`^export (const|async function|function) ${verb}\\b`, "m").test(source),
      );
      return { pattern: `/${path.dirname(file)}`.replace(/\/\([^)]*\)/g, ""), verbs };
    });
}

/** The route's address with these ids; an id that is not among them is new. */
function addressOf({ pattern }: Route, ids: Record<string, string>): string {
  const query = QUERY.find(([route]) => route.test(pattern))?.[1] ?? "";
  const address = pattern.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => {
    if (name === "version") return "1";
    if (name === "path") return "brand.json";
    if (name === "file") return "deck.pdf";
    if (name === "id") return (pattern.includes("webhooks") ? ids.webhookId : ids.brandId) ?? newId();
    return ids[name] ?? (name === "merkleRoot" ? `0x${randomBytes(32).toString("hex")}` : newId());
  });
  return address + query;
}

async function compareAnswers(
  route: Route,
  verb: string,
  who: Person,
  ids: Record<string, string>,
): Promise<void> {
  const [foreign, missing] = [
    await answerTo(verb, addressOf(route, ids), who),
    await answerTo(verb, addressOf(route, {}), who),
  ];
  compared++;
  const name = `${verb} ${route.pattern}`;
  if (foreign.status !== missing.status || foreign.body !== missing.body) {
    problems.push(
      `${name}: ${foreign.status} ${foreign.body.slice(0, 300)}, but a missing id ${missing.status} ${missing.body.slice(0, 300)}`,
    );
  } else if (route.verbs.includes(verb) && foreign.status !== 404) {
    problems.push(`${name}: ${foreign.status} instead of 404: ${foreign.body.slice(0, 300)}`);
  }
}

/**
 * Checks that the owner reaches the resource: if not, the comparison would prove nothing. Administrators' routes are closed to
 * the owner too.
 */
async function mustReach(route: Route, owner: Person, ids: Record<string, string>): Promise<void> {
  if (route.pattern.startsWith("/api/admin/")) return;
  const { status, body } = await answerTo("GET", addressOf(route, ids), owner);
  // A preview ends with the job that it previews.
  if (status === 404 && !route.pattern.endsWith("/preview")) {
    problems.push(`GET ${route.pattern}: the owner gets 404: ${body.slice(0, 300)}`);
  }
}

async function compareLists(who: Person, ids: string[]): Promise<void> {
  for (const list of [
    "/v1/brands",
    "/v1/webhooks",
    "/api/account/keys",
    "/api/account/webhooks",
    "/api/account",
  ]) {
    const { status, text } = await call("GET", list, credentials(list, who));
    compared++;
    if (status >= 500) problems.push(`GET ${list}: ${status}`);
    for (const id of ids) if (text.includes(id)) problems.push(`GET ${list} shows ${id} of another account`);
  }
}

async function compareSockets(owner: Person, stranger: Person, jobId: string): Promise<void> {
  const own = await socketEnd(jobId, owner.cookie);
  if (own.code !== 1000 || own.messages === 0) problems.push(`socket: the owner gets ${own.code}`);
  for (const cookie of [stranger.cookie, ""]) {
    const [foreign, missing] = [await socketEnd(jobId, cookie), await socketEnd(newId(), cookie)];
    compared++;
    if (foreign.code !== missing.code || foreign.messages !== 0 || missing.messages !== 0) {
      problems.push(
        `socket: ${foreign.code} after ${foreign.messages} messages, but a missing job ${missing.code}`,
      );
    }
  }
}

function socketEnd(jobId: string, cookie: string): Promise<{ code: number; messages: number }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/api/ws/${jobId}`, {
      headers: cookie ? { cookie } : {},
    });
    let messages = 0;
    socket.on("message", () => messages++);
    socket.once("error", reject);
    socket.once("close", (code) => resolve({ code, messages }));
  });
}

/** Another account's `Idempotency-Key` is another key. */
async function compareReplays(owner: Person, stranger: Person): Promise<void> {
  const headers = { "idempotency-key": "the-same" };
  const body = { url: "https://example.com/idempotent", events: ["brand.created"] };
  const first = await call("POST", "/v1/webhooks", { key: owner.key, body, headers });
  const second = await call("POST", "/v1/webhooks", { key: stranger.key, body, headers });
  compared++;
  if (second.text === first.text || second.status !== 201)
    problems.push("an Idempotency-Key reaches across accounts");
  await call("DELETE", `/v1/webhooks/${JSON.parse(first.text).data.id}`, { key: owner.key });
}

async function stateOf({ accountId }: Person): Promise<string> {
  const where = { accountId };
  return JSON.stringify([
    await db().brand.findMany({
      where,
      select: { id: true, deletedAt: true, visibility: true, visibleVersion: true },
    }),
    await db().apiKey.findMany({
      where,
      select: { id: true, name: true, revokedAt: true, rotatedTo: true },
      orderBy: { id: "asc" },
    }),
    await db().webhookEndpoint.findMany({
      where,
      select: { id: true, disabledAt: true, secret: true, events: true },
    }),
    await db().account.findMany({ where: { id: accountId }, select: { tier: true } }),
    await db().job.count({ where: { brand: { accountId } } }),
    await db().brandDomain.findMany({ where, select: { id: true, name: true, state: true } }),
    await db().premiumPurchase.count({ where: { brand: where } }),
    await db().variantSet.findMany({
      where: { brand: where },
      select: { id: true, shareToken: true, endedAt: true },
    }),
  ]);
}

function credentials(
  address: string,
  { key, cookie }: Person,
): { key?: string; headers?: Record<string, string> } {
  return /^\/v[12]\//.test(address) ? { key } : { headers: { cookie } };
}

async function answerTo(verb: string, address: string, who: Person): Promise<Answer> {
  const { status, text } = await call(verb, address, {
    ...credentials(address, who),
    body: verb === "GET" || verb === "DELETE" ? undefined : BODY,
  });
  return { status, body: withoutMeta(text) };
}

function withoutMeta(text: string): string {
  try {
    const { meta: _, ...rest } = JSON.parse(text);
    return JSON.stringify(rest);
  } catch {
    return text;
  }
}

async function call(
  method: string,
  address: string,
  { key, body, headers }: { key?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<{ status: number; text: string }> {
  const response = await fetch(server.url + address, {
    // To a brand's own host, which Node cannot resolve: that the answer leads there is all that counts.
    redirect: "manual",
    method,
    headers: {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}
