import { rmSync } from "node:fs";
import path from "node:path";
import { deployContract } from "@/lib/chain/deploy-contract";
import { startLocalNode } from "@/lib/chain/local-node";
import { LOCAL_CHAIN_ID } from "@/lib/chain/networks";
import { LOCAL_SIGNER_KEY, signerOf } from "@/lib/chain/signer";
import { closeDb, db } from "@/lib/db/client";
import { acquireEmbedded } from "@/lib/db/embedded-postgres";
import { seededRandom } from "@/lib/model/random";
import { requestOriginal } from "@/test-support/copied-brand";
import { drawSeed } from "@/test-support/draw-seed";
import { type RunningServer, startServer } from "@/test-support/start-server";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { openDatabaseOf } from "./api-caller";
import { compareWithChain, nodeOf } from "./mint-caller";
import {
  blocksTakenAway,
  dropped,
  emptyAfter,
  emptyBefore,
  killedBeforeSaved,
  nodeDies,
  stuckFee,
} from "./mint-node-faults";
import {
  goesBack,
  killedAfterSending,
  killedAtAnyTime,
  killedInWindow,
  shutDoor,
} from "./mint-server-faults";
import { until, type World } from "./mint-world";
import { askNode, openNodeDoor } from "./node-door";
import { report } from "./report";
import { RECEIVER_HOST, timedReceiver } from "./webhook-receivers";

/**
 * What may happen to a mint, done to real processes. First to the server's own node: killed or held still before a mint is sent and
 * after; a re-organisation; a transaction that the node drops; a fee that no block takes; a signer without money. Then, with
 * the node behind a door that can hold back what is sent, to the server: `kill -9` between the storing of the signed bytes and their
 * broadcast, after the broadcast, and at drawn moments. Each time the interface says what is so; in the end the chain has one
 * token for every brand, no nonce is left out, and every webhook was sent once.
 */
const NODE_DEATHS = ["before the request", "after the request", "after the broadcast"] as const;
const DEATHS_EACH = 2;
const REORGS = 2;
const KILLS_IN_WINDOW = 3;
const KILLS_AFTER_SENDING = 2;
const KILLS_AT_ANY_TIME = Number(process.env.KILLS ?? 5);

const seed = drawSeed();
const random = seededRandom(seed, "bar/mint-faults");
const failures: string[] = [];
const receiver = await timedReceiver();
const ENV = {
  LOG_LEVEL: "fatal",
  ANONYMOUS_TIER: "enterprise",
  WEBHOOK_ALLOW_CIDRS: `${RECEIVER_HOST}/32`,
};

/** Brands whose accounts are to hear of their certificates. */
const toBeTold: string[] = [];
const results: string[] = [];
try {
  results.push(await onOwnNode());
  results.push(await behindDoor());
  await compareWebhooks();
} finally {
  await closeDb();
  await receiver.close();
}
for (const failure of failures) console.log(`  NOT SO: ${failure}`);
report(
  failures.length === 0,
  "mint-faults",
  failures.length === 0 ? results.join("; ") : `${failures.length} not so`,
);

/** The faults of the network, on the node that the server starts and looks after. */
async function onOwnNode(): Promise<string> {
  const server = await startServer({ env: ENV });
  try {
    const world = await openWorld(server);
    await killedBeforeSaved(world);
    for (let n = 0; n < DEATHS_EACH; n++) for (const when of NODE_DEATHS) await nodeDies(world, when);
    for (let n = 0; n < REORGS; n++) await blocksTakenAway(world);
    await dropped(world);
    await stuckFee(world);
    await emptyBefore(world);
    await emptyAfter(world);
    return await compareInTheEnd(world, async () => (await nodeOf(server)).rpcUrl);
  } finally {
    await closeDb();
    await server.stop();
  }
}

/** The faults of the server, with its node behind the door. */
async function behindDoor(): Promise<string> {
  const dataDir = temporaryFolder();
  const node = await startLocalNode({ dataDir: path.join(dataDir, "node") });
  if (node.kind === "absent") throw new Error(node.reason);
  const place = { rpcUrl: node.rpcUrl, chainId: LOCAL_CHAIN_ID };
  const { address } = await deployContract({ ...place, account: signerOf(LOCAL_SIGNER_KEY) });
  const door = await openNodeDoor(node.rpcUrl);
  const start = (port?: number) =>
    startServer({
      dataDir,
      ...(port ? { port } : {}),
      env: {
        ...ENV,
        CHAIN_ID: String(LOCAL_CHAIN_ID),
        RPC_URL: door.url,
        SIGNER_KEY: LOCAL_SIGNER_KEY,
        CONTRACT_ADDRESS: address,
        MINT_CONFIRMATIONS: "3",
      },
    });
  const world = await openWorld(await start());
  const restart = async () => {
    await world.server.kill("SIGKILL");
    const { port } = world.server;
    // On a busy machine a start may give up on the database: as under a supervisor, it is started again.
    world.server = await start(port).catch(() => start(port));
    await openDatabaseOf(world.server);
  };
  try {
    const mining = setInterval(() => void askNode(node.rpcUrl, "anvil_mine", 1).catch(() => {}), 500);
    try {
      await shutDoor(world, door);
      for (let n = 0; n < KILLS_IN_WINDOW; n++) await killedInWindow(world, door, node.rpcUrl, restart);
      for (let n = 0; n < KILLS_AFTER_SENDING; n++) await killedAfterSending(world, door, restart);
      for (let n = 0; n < KILLS_AT_ANY_TIME; n++) await killedAtAnyTime(world, restart);
    } finally {
      clearInterval(mining);
    }
    await goesBack(world, node.rpcUrl);
    return await compareInTheEnd(world, async () => node.rpcUrl);
  } finally {
    await closeDb();
    await world.server.stop();
    await door.close();
    await node.stop();
    await (await acquireEmbedded({ dataDir: path.resolve(dataDir) })).release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compareInTheEnd(world: World, nodeUrl: () => Promise<string>): Promise<string> {
  const { contract } = await db().certificate.findFirstOrThrow();
  let last: string[] = [];
  let words = "";
  await until(
    "chain and database agree",
    async () => {
      ({ problems: last, words } = await compareWithChain(await nodeUrl(), contract, world.wanted));
      return last.length === 0;
    },
    () => last.join("; "),
  ).catch((error: Error) => failures.push(error.message));
  await allTold();
  return words;
}

/** The brands that the receiver was told of, as often as it was. */
function told(): string[] {
  return receiver.arrivals.map(({ body }) => String(JSON.parse(body).data.brandId).replace("brand_", ""));
}

async function allTold(): Promise<void> {
  await until("every webhook", () => toBeTold.every((brandId) => told().includes(brandId))).catch(
    (error: Error) => failures.push(error.message),
  );
}

async function compareWebhooks(): Promise<void> {
  const counts = new Map<string, number>();
  for (const brandId of told()) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count !== 1);
  // A server that is killed after a webhook's answer and before it is written down sends it again: at least once is promised.
  const ids = receiver.arrivals.map(({ headers }) => headers["webhook-id"]);
  if (new Set(ids).size !== counts.size)
    failures.push(`nft.minted: ${often.length} brands were told of more than once`);
  results.push(`${counts.size} brands told of by ${new Set(ids).size} webhooks`);
}

async function openWorld(server: RunningServer): Promise<World> {
  await openDatabaseOf(server);
  const original = await requestOriginal(server);
  const expect = (what: string, holds: boolean) => {
    if (!holds) failures.push(what);
  };
  return { server, original, random, hookUrl: receiver.url, spare: [], wanted: [], toBeTold, expect };
}
