import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { closeDb, db } from "@/lib/db/client";
import { startZone } from "@/lib/domains/zone-fixture";
import { newId } from "@/lib/ids";
import { createKey } from "@/lib/keys/create-key";
import { seededRandom } from "@/lib/model/random";
import { buyFor } from "@/lib/payments/purchase-fixture";
import { freePort } from "@/lib/process/free-port";
import { drawSeed } from "@/test-support/draw-seed";
import { percentile } from "@/test-support/percentile";
import { completedJob } from "@/test-support/request-job";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { apiAccount, createBrand, openDatabaseOf } from "./api-caller";
import { askHttp, askHttps, shakesHands } from "./edge-client";
import { type Program, provideEdgePrograms, run, startPebble, until } from "./edge-programs";
import { report } from "./report";

/**
 * The edge: `npm run bar -- edge [--names 10000] [--seed 7] [--validity 300]`. Caddy as `npm run edge` starts it, and Pebble for
 * Let's Encrypt, on the loopback address. Strangers shake hands under names that are nobody's, of which none may become an order;
 * a customer's host goes from its DNS check to https, and gets its next certificate before the first ends.
 */
const { names, validity } = parseArgs({
  args: process.argv.slice(2),
  options: { names: { type: "string", default: "10000" }, validity: { type: "string", default: "300" } },
  strict: false,
}).values;
const { next: random } = seededRandom(drawSeed(), "edge");

const APP = "marque.example";
const DESIGN = "design.marque.example";
const OWN = "docs.klok.example";
const WAITING = "waiting.klok.example";

const problems: string[] = [];
const figures: string[] = [];
const running: { stop(): Promise<unknown> }[] = [];
const expect = (isSo: boolean, problem: string) => void (isSo || problems.push(problem));

const programs = temporaryFolder();
provideEdgePrograms(programs);
const dataDir = temporaryFolder();
try {
  const { brandId, accountId } = await madeBrand();
  const [httpPort, httpsPort, acmePort, managementPort, port] = (await Promise.all(
    Array.from({ length: 5 }, freePort),
  )) as [number, number, number, number, number];
  const zone = await startZone(
    new Map([APP, DESIGN, OWN].map((name) => [name, { A: ["127.0.0.1"] }] as const)),
  );
  running.push({ stop: zone.close });
  zone.zone.delete(OWN);
  const folder = path.join(dataDir, "pebble");
  mkdirSync(folder);
  const pebble = startPebble({
    folder,
    port: acmePort,
    managementPort,
    httpPort,
    tlsPort: httpsPort,
    dnsServer: zone.address,
    validitySeconds: Number(validity),
  });
  running.push(pebble);
  const ca = await until("Pebble", 30, () => rootOf(managementPort, pebble.caFile));
  const settings = {
    APP_URL: `https://${APP}:${httpsPort}`,
    DESIGN_HOST: `${DESIGN}:${httpsPort}`,
    TRUSTED_PROXIES: "127.0.0.1",
    EDGE_HTTP_PORT: String(httpPort),
    EDGE_HTTPS_PORT: String(httpsPort),
    ACME_URL: pebble.url,
    ACME_CA_FILE: pebble.caFile,
    DOMAIN_DNS_SERVERS: zone.address,
    LOG_LEVEL: "warn",
  };
  const server = await startServer({ env: settings, dataDir, port });
  running.push(server);
  await openDatabaseOf(server);
  const edge: Program = run(process.execPath, ["scripts/run.mjs", "edge"], {
    ...settings,
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  running.push(edge);
  const get = (host: string, at = "/") => askHttps(httpsPort, host, at, ca);
  await until(
    "the application by https",
    120,
    async () => (await get(APP, "/api/health")).status === 200 || null,
  );
  await until("the list of brands by https", 60, async () => (await get(DESIGN)).status === 200 || null);

  // A customer's host, by the interface that its owner has.
  await buyFor(brandId, "domain");
  const { key } = await createKey({ accountId, name: "edge", beta: true });
  const domains = async (method: string, rest = "", body?: unknown) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await askHttps(httpsPort, APP, `/v2/brands/${brandId}/domains${rest}`, ca, {
      method,
      headers,
      body,
    });
    if (answer.status >= 300) throw new Error(`${method} domains${rest}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text).data;
  };
  const claimed = await domains("POST", "", { name: OWN });
  await domains("POST", "", { name: WAITING });
  const label = await domains("POST", "", { name: "klok-edge" });
  const before = pebble.orders();
  expect(!(await shakesHands(httpsPort, OWN)), "the host has a certificate before it is proven");
  expect(pebble.orders() === before, "an unproven host became an order");
  zone.zone.set(claimed.proof.name, { TXT: [claimed.proof.value] });
  zone.zone.set(OWN, { CNAME: [DESIGN] });
  zone.zone.set(label.host, { A: ["127.0.0.1"] });
  const checked = await domains("POST", `/${claimed.id}/check`);
  const checkedAt = performance.now();
  expect(checked.state === "live", `after the check the host is ${checked.state}: ${checked.reason}`);
  const first = await until("the customer's host by https", 60, async () => {
    const answer = await get(OWN);
    return answer.status === 200 ? answer : null;
  });
  const seconds = (performance.now() - checkedAt) / 1_000;
  figures.push(`own host by https ${seconds.toFixed(1)} s after the DNS check`);
  expect(/Pebble/.test(first.issuer), `the certificate is ${first.issuer}'s`);
  expect(first.headers["strict-transport-security"] === "max-age=31536000", "HSTS is missing or says more");
  expect(first.headers["set-cookie"] === undefined, "the customer's host sets a cookie");
  for (const at of ["/api/health", "/v1/openapi.json", "/sign-in", `/api/edge/ask?domain=${OWN}`]) {
    expect((await get(OWN, at)).status === 404, `the customer's host answers ${at}`);
  }
  expect(
    (await get(APP, `/api/edge/ask?domain=${OWN}`)).status === 404,
    "a stranger may ask what the edge asks",
  );
  const sent = await askHttp(httpPort, OWN, "/docs/?a=b");
  expect(
    sent.status === 308 && sent.to === `https://${OWN}:${httpsPort}/docs/?a=b`,
    `http goes to ${sent.status} ${sent.to}`,
  );
  expect((await get(label.host)).status === 200, "the label is not served");

  // Strangers.
  const ordersBefore = pebble.orders();
  const limit = pLimit(40);
  const waits: number[] = [];
  let shook = 0;
  let isOver = false;
  const reader = (async () => {
    while (!isOver) {
      const at = performance.now();
      const { status } = await get(OWN, "/landing.css");
      expect(status === 200, `the customer's host answers ${status} meanwhile`);
      waits.push(performance.now() - at);
      await sleep(100);
    }
  })();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: Number(names) }, (_, at) =>
      limit(async () => {
        const name = strangeName(at);
        if (await shakesHands(httpsPort, name)) {
          shook += 1;
          if (shook < 5) problems.push(`there is a certificate for ${name}`);
        }
      }),
    ),
  );
  const floodSeconds = (performance.now() - startedAt) / 1_000;
  isOver = true;
  await reader;
  // What was begun may be on its way.
  await sleep(3_000);
  const orders = pebble.orders() - ordersBefore;
  expect(orders === 0, `${orders} orders for names that are nobody's`);
  expect(shook === 0, `${shook} handshakes ended well`);
  figures.push(
    `${names} unknown names in ${floodSeconds.toFixed(0)} s: ${orders} orders, ${shook} certificates (own host meanwhile p95 ${percentile(waits, 95).toFixed(0)} ms)`,
  );

  // The next certificate.
  const renewed = await until("the next certificate", Number(validity) + 30, async () => {
    const answer = await get(OWN);
    expect(answer.status === 200, `the customer's host answers ${answer.status}`);
    await sleep(1_000);
    return answer.serial !== first.serial ? answer : null;
  });
  expect(/Pebble/.test(renewed.issuer), `the next certificate is ${renewed.issuer}'s`);
  const after = (performance.now() - checkedAt) / 1_000;
  expect(after < Number(validity), "the next certificate came after the first had ended");
  figures.push(`renewed after ${after.toFixed(0)} of ${validity} s, ${pebble.issued()} certificates in all`);

  // A brand that is deleted.
  await db().brand.update({ where: { id: brandId }, data: { deletedAt: new Date() } });
  await db().$executeRaw`SELECT pg_notify('live_hosts', '')`;
  await until("the end of the deleted brand's host", 30, async () => (await get(OWN)).status === 421 || null);
} catch (error) {
  problems.push(error instanceof Error ? `${error.stack}` : String(error));
  for (const program of running) {
    if ("log" in program) console.log(String((program as Program).log()).slice(-3_000));
  }
} finally {
  await closeDb();
  for (const program of running.reverse())
    await program.stop().catch((error) => problems.push(String(error)));
  for (const folder of [dataDir, programs]) rmSync(folder, { recursive: true, force: true });
}
for (const problem of [...new Set(problems)].slice(0, 20)) console.log(`  ${problem.slice(0, 1_500)}`);
report(problems.length === 0, "edge", `${figures.join("; ")}; ${problems.length} problems`);

/** A brand of an account, made by a server that is known by this machine's names. */
async function madeBrand(): Promise<{ brandId: string; accountId: string }> {
  const server = await startServer({ env: { LOG_LEVEL: "warn", ANONYMOUS_TIER: "enterprise" }, dataDir });
  try {
    await openDatabaseOf(server);
    const account = await apiAccount("enterprise", 10);
    const { data } = JSON.parse((await createBrand(server, account)).text);
    await completedJob(server, data.jobId, 240_000);
    return { brandId: String(data.id).replace("brand_", ""), accountId: account.accountId };
  } finally {
    await closeDb();
    await server.stop();
  }
}

/** The root of what Pebble gives out; null before it answers. */
async function rootOf(managementPort: number, caFile: string): Promise<string | null> {
  const { status, text } = await askHttps(
    managementPort,
    "localhost",
    "/roots/0",
    readFileSync(caFile, "utf8"),
  );
  return status === 200 ? text : null;
}

/** A name that is nobody's: somewhere, beside or below what is served, or formed like what might be. */
function strangeName(at: number): string {
  const word = () => Math.floor(random() * 2 ** 40).toString(36);
  const kinds = [
    () => `${word()}.example`,
    () => `www.${word()}.com`,
    () => `${word()}.${OWN}`,
    () => `${word()}.klok.example`,
    () => `${word()}.${DESIGN}`,
    () => `${newId()}.${DESIGN}`,
    () => `${word()}.klok-edge.${DESIGN}`,
    () => `${word()}.${APP}`,
    () => `xn--${word()}.example`,
    () => (random() < 0.5 ? WAITING : `${OWN}.${word()}.net`),
  ];
  return kinds[at % kinds.length]!();
}
