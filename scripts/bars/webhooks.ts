import { rmSync } from "node:fs";
import { closeDb, db } from "@/lib/db/client";
import { newId } from "@/lib/ids";
import { SCHEDULE_MS } from "@/lib/webhooks/delivery-schedule";
import { startDnsServer } from "@/lib/webhooks/dns-fixture";
import { startReceiver } from "@/lib/webhooks/receiver-fixture";
import { REFUSED_ADDRESSES } from "@/lib/webhooks/refused-addresses-fixture";
import { newSecret } from "@/lib/webhooks/signing-secret";
import { percentile } from "@/test-support/percentile";
import { startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { apiAccount, createBrand, openDatabaseOf } from "./api-caller";
import { report } from "./report";
import { hugeAnswer, RECEIVER_HOST, type TimedReceiver, timedReceiver, verify } from "./webhook-receivers";
import { deliveriesOf, emit, until, watchSchedule } from "./webhook-steps";

/**
 * The built server sends webhooks to receivers of all kinds: sound, down, slow, redirecting, gone, endless; by names whose
 * answer changes, and to every private form of address, literally and by name. What comes of each is as decided
 * (signatures, schedule, disabling), sound receivers do not notice the others, a sink on every private address of this
 * machine sees no connection, and `kill -9` loses no event. Pauses of the schedule are checked and then skipped.
 */
const LOAD = 40;
/** From commit to arrival at a sound receiver, 95 of 100, whatever else the machine does. */
const LATENCY_LIMIT_MS = 1_000;

const sink = await startReceiver(undefined, "::");
const receivers: TimedReceiver[] = [];
const failures: string[] = [];
const forms = REFUSED_ADDRESSES.flatMap(([, addresses]) => addresses).filter(
  (address) => /^[0-9a-f.:]+$/.test(address) && URL.canParse(literal(address)),
);

const dns = await startDnsServer((name, count) => {
  const [label = ""] = name.split(".");
  if (label === "rebinding") return [count === 1 ? RECEIVER_HOST : "127.0.0.1"];
  if (label === "mixed") return [RECEIVER_HOST, "127.0.0.1"];
  if (/^form\d+$/.test(label)) return [forms[Number(label.slice(4))] ?? "127.0.0.1"];
  return [];
});

const dataDir = temporaryFolder();
const ENV = {
  LOG_LEVEL: "error",
  WEBHOOK_ALLOW_CIDRS: `${RECEIVER_HOST}/32`,
  WEBHOOK_DNS_SERVERS: dns.address,
  // Not to be used: each would lead to the sink.
  NODE_USE_ENV_PROXY: "1",
  HTTP_PROXY: `http://127.0.0.1:${sink.port}`,
  HTTPS_PROXY: `http://127.0.0.1:${sink.port}`,
  // The status page asks the server itself, and may.
  NO_PROXY: "127.0.0.1,localhost",
  NEXT_TELEMETRY_DISABLED: "1",
};
let server = await startServer({ env: ENV, dataDir });
let summary = "";
try {
  await openDatabaseOf(server);
  await refusedAddresses();
  await allKinds();
  // The first burst of a process finds cold code.
  await arrivals(0);
  const calm = await arrivals(0);
  const busy = await arrivals(6);
  check(
    "sound receivers beside slow ones",
    busy.p95 <= LATENCY_LIMIT_MS && busy.count === calm.count,
    `${busy.count} of ${2 * LOAD} events arrived, p50 ${busy.p50} ms, p95 ${busy.p95} ms (alone: ${calm.p50} and ${calm.p95} ms), limit ${LATENCY_LIMIT_MS} ms`,
  );
  await killed();
  check("the sink", sink.connections() === 0, `${sink.connections()} connections`);
  summary = `${forms.length} forms of address refused, sink ${sink.connections()} connections, p95 beside slow receivers ${busy.p95} ms`;
} finally {
  await closeDb();
  await server.stop();
  for (const receiver of [...receivers, sink, dns]) await receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
}
report(failures.length === 0, "webhooks", failures.length === 0 ? summary : `not so: ${failures.join(", ")}`);

/** Every private form, registered by the interface, written into the database, and by name. */
async function refusedAddresses(): Promise<void> {
  const account = await apiAccount("enterprise", 0);
  let accepted = 0;
  const ids: string[] = [];
  for (const [index, address] of forms.entries()) {
    const response = await api(account.key, "/v1/webhooks", {
      url: literal(address),
      events: ["nft.minted"],
    });
    if (response.status !== 400) accepted += 1;
    for (const url of [literal(address), `http://form${index}.example:${sink.port}/`]) {
      ids.push((await endpoint(account.accountId, url)).id);
    }
  }
  ids.push((await endpoint(account.accountId, `http://mixed.example:${sink.port}/`)).id);
  check(
    "private addresses at registration",
    accepted === 0,
    `${forms.length - accepted} of ${forms.length} refused`,
  );
  for (const id of ids) await api(account.key, `/v1/webhooks/${id}/test`, {});
  await until("samples", async () => (await deliveriesOf(ids)).every(({ status }) => status !== "pending"));
  const errors = (await deliveriesOf(ids)).map(({ attempts }) => attempts[0]?.error);
  const refused = errors.filter((error) => error === "refused-address").length;
  check("private addresses when dialled", refused === ids.length, `${refused} of ${ids.length} refused`);

  const receiver = await receive();
  const rebinding = await endpoint(
    account.accountId,
    receiver.url.replace(RECEIVER_HOST, "rebinding.example"),
  );
  for (let sample = 0; sample < 3; sample++) {
    await api(account.key, `/v1/webhooks/${rebinding.id}/test`, {});
    await until("a sample", async () =>
      (await deliveriesOf([rebinding.id])).every(({ status }) => status !== "pending"),
    );
  }
  const results = (await deliveriesOf([rebinding.id])).map(({ attempts }) => attempts[0]?.error ?? "sent");
  check(
    "a name whose answer changes to 127.0.0.1",
    results.join() === "sent,refused-address,refused-address" && receiver.connections() === 1,
    results.join(", "),
  );
}

/** One event for a receiver of each kind, and a whole generation for a sound one. */
async function allKinds(): Promise<void> {
  const account = await apiAccount("enterprise", 5);
  const { accountId } = account;
  const huge = hugeAnswer();
  const kinds: Record<string, TimedReceiver> = {
    sound: await receive(),
    flaky: await receive((response, count) => response.writeHead(count < 3 ? 503 : 200).end()),
    down: await receive(),
    slow: await receive(() => undefined),
    redirecting: await receive((response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${sink.port}/` }).end(),
    ),
    gone: await receive((response) => response.writeHead(410).end()),
    endless: await receive(huge.answer),
  };
  await kinds.down?.close();
  const endpoints = new Map<string, Awaited<ReturnType<typeof endpoint>>>();
  for (const [kind, { url }] of Object.entries(kinds)) endpoints.set(kind, await endpoint(accountId, url));
  const ids = [...endpoints.values()].map(({ id }) => id);
  await emit(accountId, "kinds");
  const wrong = await watchSchedule(ids);
  check(
    "pauses between attempts",
    wrong.length === 0,
    wrong.join("; ") || "all within a tenth of the schedule",
  );

  const all = SCHEDULE_MS.length;
  const expected: Record<
    string,
    [status: string, attempts: number, error: string | null, disabled: string | null]
  > = {
    sound: ["succeeded", 1, null, null],
    flaky: ["succeeded", 3, null, null],
    down: ["failed", all, "connection-refused", "failing"],
    slow: ["failed", all, "timeout", "failing"],
    redirecting: ["failed", all, "redirect", "failing"],
    gone: ["failed", 1, "http-410", "gone"],
    endless: ["succeeded", 1, null, null],
  };
  for (const [kind, wanted] of Object.entries(expected)) {
    const { id } = endpoints.get(kind)!;
    const [delivery] = await deliveriesOf([id]);
    const { disabledReason } = await db().webhookEndpoint.findUniqueOrThrow({ where: { id } });
    const last = delivery?.attempts.at(-1);
    const found = [delivery?.status, delivery?.attempts.length, last?.error, disabledReason];
    const longest = Math.max(...(delivery?.attempts.map(({ durationMs }) => durationMs) ?? []));
    const isTimely = longest < 16_500;
    check(
      kind,
      JSON.stringify(found) === JSON.stringify(wanted) && isTimely,
      `${found.map(String).join(", ")}, longest attempt ${longest} ms`,
    );
  }
  check(
    "endless answer",
    huge.written() < 2 ** 26,
    `${Math.round(huge.written() / 1024)} KiB taken, ${(await deliveriesOf([endpoints.get("endless")!.id]))[0]?.attempts[0]?.responseBody?.length} kept`,
  );

  const hooked = await receive();
  const { id, secret } = await endpoint(accountId, hooked.url, ["brand.created", "brand.completed"]);
  const accepted = await createBrand(server, account);
  await until("a generation's events", () => hooked.arrivals.length >= 2, 180_000);
  const bodies = hooked.arrivals.map(({ body }) => JSON.parse(body));
  const fields = Object.keys(bodies[1]?.data ?? {})
    .sort()
    .join();
  check(
    "a generation",
    accepted.status === 202 &&
      bodies.map(({ event }) => event).join() === "brand.created,brand.completed" &&
      fields === "assetsReady,brandId,generationTime,name" &&
      bodies[1].data.assetsReady === true &&
      (await deliveriesOf([id])).length === 2,
    `${bodies.map(({ event }) => event).join(", ")} with ${fields}`,
  );
  const signed = [
    ...hooked.arrivals.map((arrival) => [arrival, secret] as const),
    ...["sound", "flaky", "slow", "redirecting", "gone", "endless"].flatMap((kind) =>
      kinds[kind]!.arrivals.map((arrival) => [arrival, endpoints.get(kind)!.secret] as const),
    ),
  ];
  let verified = 0;
  for (const [arrival, with_] of signed) {
    try {
      verify(arrival, with_);
      verified += 1;
    } catch (error) {
      console.log(`  not verified: ${(error as Error).message}`);
    }
  }
  check(
    "signatures",
    verified === signed.length,
    `${verified} of ${signed.length} verified by standardwebhooks, svix and hex digest`,
  );
}

/** Events for two accounts' sound receivers, the first of which has slow ones too, each with all events in its queue. */
async function arrivals(slow: number) {
  const [crowded, alone] = [await apiAccount("free", 0), await apiAccount("free", 0)];
  const sound = [await receive(), await receive()];
  for (let index = 0; index < slow; index++) {
    await endpoint(crowded.accountId, (await receive(() => undefined)).url);
  }
  await endpoint(crowded.accountId, sound[0]!.url);
  await endpoint(alone.accountId, sound[1]!.url);
  const sentAt = new Map<string, number>();
  for (let index = 0; index < LOAD; index++) {
    for (const { accountId } of [crowded, alone]) {
      const token = `${accountId}-${index}`;
      await emit(accountId, token);
      sentAt.set(token, Date.now());
    }
  }
  const arrived = () => sound.flatMap((receiver) => receiver.arrivals);
  await until("events of sound receivers", () => arrived().length >= 2 * LOAD, 30_000).catch(() => undefined);
  const latencies = arrived().map(({ body, at }) => at - sentAt.get(JSON.parse(body).data.tokenId)!);
  await db().webhookEndpoint.deleteMany({ where: { accountId: crowded.accountId } });
  return { count: latencies.length, p50: percentile(latencies, 50), p95: percentile(latencies, 95) };
}

/** Events are committed, the server is killed at once, and every one of them arrives after its next start. */
async function killed(): Promise<void> {
  const { accountId } = await apiAccount("free", 0);
  const receiver = await receive();
  await endpoint(accountId, receiver.url);
  const tokens = Array.from({ length: LOAD }, () => newId());
  await Promise.all(tokens.map((token) => emit(accountId, token)));
  await until("a first event", () => receiver.arrivals.length > 0);
  await server.kill("SIGKILL");
  const before = receiver.arrivals.length;
  server = await startServer({ env: ENV, dataDir, port: server.port });
  await openDatabaseOf(server);
  const seen = () => new Set(receiver.arrivals.map(({ body }) => JSON.parse(body).data.tokenId));
  await until("what was pending", () => tokens.every((token) => seen().has(token)), 30_000).catch(
    () => undefined,
  );
  check(
    "kill -9",
    tokens.every((token) => seen().has(token)),
    `${before} of ${LOAD} events had arrived, ${seen().size} after the restart, ${receiver.arrivals.length - seen().size} twice`,
  );
}

function check(name: string, holds: boolean, figure: string): void {
  console.log(`  ${holds ? "ok" : "NOT OK"}: ${name}: ${figure}`);
  if (!holds) failures.push(name);
}

async function receive(...options: Parameters<typeof timedReceiver>): Promise<TimedReceiver> {
  const receiver = await timedReceiver(...options);
  receivers.push(receiver);
  return receiver;
}

/** Written past the interface's own checks, which must not be what keeps the server from dialling. */
function endpoint(accountId: string, url: string, events = ["nft.minted"]) {
  return db().webhookEndpoint.create({ data: { id: newId(), accountId, url, events, secret: newSecret() } });
}

function literal(address: string): string {
  return `http://${address.includes(":") ? `[${address}]` : address}:${sink.port}/`;
}

async function api(key: string, path: string, body: object): Promise<Response> {
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response;
}
