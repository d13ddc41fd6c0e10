import { setTimeout as sleep } from "node:timers/promises";
import { type Hex, keccak256 } from "viem";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { db } from "@/lib/db/client";
import { isConfirmed, nftUntil, readNft } from "./mint-caller";
import {
  asked,
  formsOf,
  mintAsVisitor,
  PATIENCE_MS,
  pageSays,
  say,
  stateForVisitor,
  until,
  visitorBrand,
  type World,
} from "./mint-world";
import { askNode, type NodeDoor } from "./node-door";

/** A network that cannot be reached: nothing is signed, state and page say so, and it goes on by itself. */
export async function shutDoor(world: World, door: NodeDoor): Promise<void> {
  door.isShut = true;
  const visitor = await visitorBrand(world);
  const wallet = someWallet();
  void mintAsVisitor(world.server, visitor, wallet);
  await until(
    "it is asked for",
    async () => (await stateForVisitor(world.server, visitor)).status === "queued",
  );
  await sleep(world.random.int(0, 2_000));
  const { status } = await stateForVisitor(world.server, visitor);
  world.expect(`a network out of reach: ${status}`, status === "queued");
  await pageSays(world, visitor, /It is sent as soon as the network can be asked|The network is silent/);
  world.expect(
    "nothing is signed without a network",
    (await formsOf(visitor, { isSent: false })).length === 0,
  );
  door.isShut = false;
  await until("confirmed", async () => (await stateForVisitor(world.server, visitor)).status === "confirmed");
  world.wanted.push({ brandId: visitor.brandId, wallets: [wallet] });
  say("a network out of reach: queued, and said to be; minted when it is back");
}

/**
 * The door keeps the bytes that the server sends, and the server is killed before it has an answer. The kill fell into the window
 * because the door had the bytes and passed none on: they are in the database, and neither in a block nor waiting at the node.
 */
export async function killedInWindow(
  world: World,
  door: NodeDoor,
  rpcUrl: string,
  restart: () => Promise<void>,
): Promise<void> {
  const known = door.kept.length;
  door.rule = "keep";
  const brand = await asked(world);
  await until("the door has the bytes", () => door.kept.length > known);
  const hash = keccak256(door.kept[known] as Hex);
  const waitMs = world.random.int(0, 300);
  await sleep(waitMs);
  await world.server.kill("SIGKILL");
  const forms = await formsOf(brand, { isSent: false });
  const atNode = await askNode(rpcUrl, "eth_getTransactionByHash", hash);
  const isInWindow =
    forms.length === 1 && forms[0]!.hash === hash && !forms[0]!.broadcastAt && atNode === null;
  world.expect("the kill fell between storing and sending", isInWindow);
  door.rule = "pass";
  await restart();
  const nft = await nftUntil(world.server, brand, isConfirmed, PATIENCE_MS);
  const nonces = await db().chainTransaction.count({ where: { brandId: brand.brandId } });
  world.expect(
    "one nonce, and bytes that were stored",
    nonces === 1 &&
      (await formsOf(brand, { isSent: false })).some((form) => form.hash === nft.transactionHash),
  );
  say(
    `kill -9 ${waitMs} ms after the bytes had left and before the node had them (stored, unknown to the node): sent after the restart${nft.transactionHash === hash ? ", the same bytes" : ", with a higher fee"}`,
  );
}

/** The node has the bytes, and the server dies without the answer. */
export async function killedAfterSending(
  world: World,
  door: NodeDoor,
  restart: () => Promise<void>,
): Promise<void> {
  const known = door.kept.length;
  door.rule = "keep-answer";
  const brand = await asked(world);
  await until("the node has the bytes", () => door.kept.length > known);
  const hash = keccak256(door.kept[known] as Hex);
  const waitMs = world.random.int(0, 300);
  await sleep(waitMs);
  await world.server.kill("SIGKILL");
  const [form] = await formsOf(brand, { isSent: false });
  world.expect("the server knew nothing of its sending", form?.hash === hash && !form.broadcastAt);
  door.rule = "pass";
  await restart();
  const nft = await nftUntil(world.server, brand, isConfirmed, PATIENCE_MS);
  world.expect("what was sent is what counts", nft.transactionHash === hash);
  say(
    `kill -9 ${waitMs} ms after the node had the bytes, before its answer: found in its block after the restart`,
  );
}

export async function killedAtAnyTime(world: World, restart: () => Promise<void>): Promise<void> {
  const brand = await asked(world);
  const waitMs = world.random.int(0, 500);
  await sleep(waitMs);
  await world.server.kill("SIGKILL");
  const row = await db().certificate.findUniqueOrThrow({ where: { brandId: brand.brandId } });
  const forms = await formsOf(brand, { isSent: false });
  await restart();
  await nftUntil(world.server, brand, isConfirmed, PATIENCE_MS);
  const sent =
    forms.length === 0 ? "nothing signed" : forms[0]!.broadcastAt ? "sent" : "signed, not known to be sent";
  say(`kill -9 ${waitMs} ms after a request: it was ${row.status}, ${sent}; confirmed after the restart`);
}

/** With three confirmations: in a block, out of it again, and in the end final. The interface says each. */
export async function goesBack(world: World, rpcUrl: string): Promise<void> {
  const brand = await asked(world);
  const mined = await nftUntil(world.server, brand, ({ status }) => status === "mined", PATIENCE_MS);
  world.expect(
    "a mined certificate has its token and is not final",
    mined.tokenId !== null && mined.confirmedAt === null,
  );
  await askNode(rpcUrl, "evm_setAutomine", false);
  await askNode(rpcUrl, "anvil_reorg", 1, []);
  const back = await nftUntil(world.server, brand, ({ status }) => status === "submitted", PATIENCE_MS);
  world.expect("out of its block it has no token", back.tokenId === null && back.transactionHash === null);
  await askNode(rpcUrl, "evm_setAutomine", true);
  await until("final", async () => {
    await askNode(rpcUrl, "anvil_mine", 1);
    return isConfirmed(await readNft(world.server, brand));
  });
  say("a block taken away before it was final: mined, submitted, mined, confirmed, as the interface said");
}
