import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Duplex } from "node:stream";
import next from "next";
import { BEFORE_PAINT_SCRIPT } from "@/components/ui/before-paint-script";
import { LATE_SCRIPTS_SCRIPT } from "@/components/ui/late-scripts-script";
import { startExecution } from "@/inngest/engine/start-execution";
import { hasAdministrator } from "@/lib/accounts/administrators";
import { mayFollow } from "@/lib/auth/may-follow";
import { usesLocalChain } from "@/lib/chain/chain-settings";
import { announceLocalChain, leaveLocalChain } from "@/lib/chain/local-chain";
import { walletConnectSettings } from "@/lib/chain/wallet-connect-settings";
import { closeDb } from "@/lib/db/client";
import { acquireDatabase } from "@/lib/db/embedded-postgres";
import { applyMigrations } from "@/lib/db/migrate";
import { followLiveHosts } from "@/lib/domains/live-hosts";
import { appUrl, env, usesInngest } from "@/lib/env";
import { networkOfUpgrade, stampClientAddress } from "@/lib/http/client-address";
import { restoreContentLength } from "@/lib/http/content-length";
import { startDraining } from "@/lib/http/draining";
import { leaveFace } from "@/lib/http/faces";
import { finishLater } from "@/lib/http/later";
import { createProgressHub } from "@/lib/jobs/progress-hub";
import { SOCKET_PATH } from "@/lib/jobs/progress-socket-url";
import { logger } from "@/lib/log/logger";
import { closeRenderPool } from "@/lib/render/render-pool";
import { compressAnswers } from "@/lib/server/compress-answers";
import { answerEdge } from "@/lib/server/edge-door";
import { fillEmptyShells } from "@/lib/server/empty-shell";
import { serverEnding } from "@/lib/server/end-server";
import { refuseAtDoor } from "@/lib/server/front-door";
import { enterGateway } from "@/lib/server/gateway-door";
import { delayScripts } from "@/lib/server/late-scripts";
import { securePages } from "@/lib/server/page-security";
import { startRegistration } from "@/lib/server/register-functions";
import { enterShowcase } from "@/lib/server/showcase-door";
import { startFailure } from "@/lib/server/start-failure";
import { refusalText, refuseRequest, refuseUnknownVerbs } from "@/lib/server/unknown-verbs";
import { assertSameStore } from "@/lib/storage/store-identity";

/** Where a build leaves the page of `app/not-found.tsx`. */
const NOT_FOUND_PAGE = path.resolve(".next", "server", "app", "_not-found.html");
/** How long requests and steps in progress may take to finish. Together with what follows it stays below 15 s. */
const GRACE_MS = 6_000;
const DEADLINE_MS = 14_000;
/** For the first start: nobody administers the service by being first. */
const NOBODY_ADMINISTERS =
  "Nobody administers it yet. Open an account there, then: npm run admin -- make-admin --email <its address>";

/** What was started, latest first: ended in this order. */
const endings: { what: string; end: () => Promise<unknown> }[] = [];
let stopping = false;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(0, signal));
process.on("uncaughtException", (error) => {
  logger().fatal({ err: error }, "uncaught error");
  void stop(1, "uncaught error");
});

const started = start();
try {
  await started;
} catch (error) {
  if (!stopping) {
    process.stderr.write(`${startFailure(error)}\n`);
    logger().debug({ err: error }, "start failed");
    await stop(1, "start failed");
  }
}

/** Throws at the next step when the process was told to stop meanwhile. */
async function start(): Promise<void> {
  const { NODE_ENV, HOST, PORT } = env();
  const startedAt = performance.now();
  const dev = NODE_ENV === "development";
  // Next attaches its own upgrade handling to the server it is given; that would close our sockets.
  const decoy = createServer();
  const app = next({ dev, hostname: "localhost", port: PORT, httpServer: decoy });
  const prepared = app.prepare();
  prepared.catch(() => undefined);

  // They were started before this file was loaded.
  begun("render threads", closeRenderPool);
  const database = await acquireDatabase();
  begun("database", () => database.release());
  await applyMigrations(database.url);
  begun("database connections", closeDb);
  await assertSameStore();

  if (usesLocalChain()) {
    announceLocalChain();
    begun("local network", leaveLocalChain);
  }
  const hosts = await followLiveHosts();
  begun("live hosts", () => hosts.close());
  const execution = await startExecution();
  begun("execution", () => Promise.all([execution.stop(GRACE_MS), finishLater(GRACE_MS)]));

  await prepared;
  const handle = app.getRequestHandler();
  const compress = compressAnswers();
  const notFoundPage = dev ? null : readFileSync(NOT_FOUND_PAGE, "utf8");
  const pageSecurity = {
    appUrl: appUrl(),
    inlineScripts: [BEFORE_PAINT_SCRIPT, LATE_SCRIPTS_SCRIPT],
    walletRelay: walletConnectSettings()?.relayUrl ?? null,
    walletHost: env().WALLET_HOST?.toLowerCase() ?? null,
    dev,
  };
  const server = createServer((request, response) => {
    stampClientAddress(request);
    if (answerEdge(request, response)) return;
    const refusal = refuseAtDoor(request);
    if (refusal) return refuseRequest(request, response, refusal);
    if (enterShowcase(request, response) || leaveFace(request, response)) return;
    enterGateway(request);
    restoreContentLength(response);
    compress(request, response, () => {
      if (!dev) delayScripts(response);
      refuseUnknownVerbs(request, response);
      // Sees a page whole and as it was made, or as it is made up for.
      securePages(request, response, pageSecurity);
      if (notFoundPage !== null) fillEmptyShells(response, notFoundPage);
      void handle(request, response);
    });
  });
  begun("requests", serverEnding(server, GRACE_MS));
  // Ended first: a server closes when its sockets have.
  const hub = await createProgressHub({
    mayFollow,
    maxPerNetwork: env().SOCKETS_PER_NETWORK,
    networkOf: networkOfUpgrade,
  });
  begun("progress sockets", () => hub.close());
  server.on("upgrade", (request, socket, head) => {
    stampClientAddress(request);
    const refusal = refuseAtDoor(request);
    if (!refusal) enterShowcase(request);
    if (refusal) void refusalText(refusal).then((text) => socket.end(text));
    else if (request.url?.startsWith(SOCKET_PATH)) hub.handleUpgrade(request, socket, head);
    else if (dev && request.url?.startsWith("/_next/")) decoy.emit("upgrade", request, socket, head);
    else refuse(socket);
  });
  await listening(server, PORT, HOST);
  const { address, port } = server.address() as AddressInfo;
  logger().info({ address, port, dev, startMs: Math.round(performance.now() - startedAt) }, "listening");
  if (usesInngest()) {
    const registration = startRegistration();
    begun("registration", async () => registration.stop());
  }
  process.stdout.write(`Marque is ready at ${appUrl()}\n`);
  if (!(await hasAdministrator())) process.stdout.write(`${NOBODY_ADMINISTERS}\n`);
}

function begun(what: string, end: () => Promise<unknown>): void {
  endings.unshift({ what, end });
  if (stopping) throw new Error("told to stop");
}

/** Refuses new work, lets what runs finish, and leaves. A second signal ends the process at once. */
async function stop(exitCode: number, reason: string): Promise<void> {
  if (stopping) process.exit(exitCode || 1);
  stopping = true;
  startDraining();
  logger()[exitCode === 0 ? "info" : "debug"]({ reason }, "stopping");
  setTimeout(() => {
    logger().error("stopping took too long");
    process.exit(1);
  }, DEADLINE_MS).unref();
  await started.catch(() => undefined);
  for (const { what, end } of endings) {
    await end().catch((error: unknown) => logger().error({ err: error }, `${what} did not end well`));
  }
  logger()[exitCode === 0 ? "info" : "debug"]("stopped");
  process.exit(exitCode);
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function refuse(socket: Duplex): void {
  socket.end("HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}
