import { setTimeout as sleep } from "node:timers/promises";
import { someWallet } from "@/lib/certificate/certificate-fixture";
import { LOCAL_SIGNER_KEY, signerOf } from "@/lib/chain/signer";
import { db } from "@/lib/db/client";
import { isConfirmed, type MintableBrand, nftUntil, nodeOf, readNft } from "./mint-caller";
import {
  asked,
  formsOf,
  hasToken,
  mintAsVisitor,
  PATIENCE_MS,
  pageSays,
  say,
  stateForVisitor,
  until,
  visitorBrand,
  type World,
} from "./mint-world";
import { askNode } from "./node-door";

/** The chain's very first blocks are lost: with the token the contract itself is gone. */
export async function killedBeforeSaved(world: World): Promise<void> {
  const brand = await asked(world);
  await until("a first token", async () => isConfirmed(await readNft(world.server, brand)));
  process.kill((await nodeOf(world.server)).pid, "SIGKILL");
  await hasToken(world, brand);
  say("node killed after its first mint, before anything of it was saved: the token is there again");
}

/** When the node dies: before a mint is asked for, at any moment after the request, or once it has taken the bytes. */
export type DeathOfNode = "before the request" | "after the request" | "after the broadcast";

/** The node is killed or held still; the server starts another with the chain as it was saved. */
export async function nodeDies(world: World, when: DeathOfNode): Promise<void> {
  const { server, random } = world;
  const signal = random.pick(["SIGKILL", "SIGKILL", "SIGSTOP"] as const);
  const waitMs = random.int(0, 400);
  const { pid } = await nodeOf(server);
  let brand: MintableBrand;
  if (when === "before the request") {
    process.kill(pid, signal);
    await sleep(waitMs);
    brand = await asked(world);
  } else {
    brand = await asked(world);
    if (when === "after the broadcast")
      await until("its bytes are sent", () => formsOf(brand, { isSent: true }));
    await sleep(waitMs);
    process.kill(pid, signal);
  }
  const { status } = await readNft(server, brand);
  world.expect(`the node got ${signal} ${when}, and it is ${status}`, POSSIBLE[when].includes(status));
  await hasToken(world, brand);
  say(`node ${signal} ${waitMs} ms ${when}: it said ${status}; the token is there in the end`);
}

/** What may be said just after the node's death. */
const POSSIBLE: Record<DeathOfNode, readonly string[]> = {
  "before the request": ["queued"],
  "after the request": ["queued", "submitted", "mined", "confirmed"],
  "after the broadcast": ["submitted", "mined", "confirmed"],
};

export async function blocksTakenAway(world: World): Promise<void> {
  const brands = [await asked(world), await asked(world), await asked(world)];
  for (const brand of brands) await nftUntil(world.server, brand, isConfirmed, PATIENCE_MS);
  const { rpcUrl } = await nodeOf(world.server);
  const depth = world.random.int(1, 3);
  await askNode(rpcUrl, "anvil_reorg", depth, []);
  for (const brand of brands) await hasToken(world, brand);
  say(`${depth} blocks taken away: every token is there again`);
}

export async function dropped(world: World): Promise<void> {
  const { rpcUrl } = await nodeOf(world.server);
  await askNode(rpcUrl, "evm_setAutomine", false);
  const brand = await asked(world);
  await nftUntil(world.server, brand, ({ status }) => status === "submitted", PATIENCE_MS);
  const [form] = await until("its bytes are sent", () => formsOf(brand, { isSent: true }));
  await askNode(rpcUrl, "anvil_dropTransaction", form!.hash);
  await askNode(rpcUrl, "evm_setAutomine", true);
  const nft = await nftUntil(world.server, brand, isConfirmed, PATIENCE_MS);
  world.expect("what was dropped is sent again as it was", nft.transactionHash === form!.hash);
  say("a transaction that the node dropped: the same bytes were sent again");
}

export async function stuckFee(world: World): Promise<void> {
  const { rpcUrl } = await nodeOf(world.server);
  await askNode(rpcUrl, "evm_setAutomine", false);
  const brand = await asked(world);
  await nftUntil(world.server, brand, ({ status }) => status === "submitted", PATIENCE_MS);
  await askNode(rpcUrl, "anvil_setNextBlockBaseFeePerGas", `0x${(50n * 10n ** 9n).toString(16)}`);
  await askNode(rpcUrl, "anvil_mine", 1);
  const { status } = await readNft(world.server, brand);
  world.expect(`no block takes its fee, and it is ${status}`, status === "submitted");
  await until("a higher fee", async () => {
    await askNode(rpcUrl, "anvil_mine", 1);
    return isConfirmed(await readNft(world.server, brand));
  });
  await askNode(rpcUrl, "evm_setAutomine", true);
  const forms = await formsOf(brand, { isSent: false });
  const nonces = await db().chainTransaction.count({ where: { brandId: brand.brandId } });
  world.expect(`a stuck fee: ${forms.length} fees under ${nonces} nonces`, forms.length > 1 && nonces === 1);
  say(`a fee that no block takes: raised ${forms.length - 1} times under the same nonce`);
}

/** Nothing is signed, and the page says why; asked for again when there is money, it is minted. */
export async function emptyBefore(world: World): Promise<void> {
  const { rpcUrl } = await nodeOf(world.server);
  const { address } = signerOf(LOCAL_SIGNER_KEY);
  const balance = await askNode<string>(rpcUrl, "eth_getBalance", address, "latest");
  await askNode(rpcUrl, "anvil_setBalance", address, "0x0");
  const visitor = await visitorBrand(world);
  const wallet = someWallet();
  const answer = await mintAsVisitor(world.server, visitor, wallet);
  world.expect(`an empty signer is answered ${answer.status}`, answer.status === 503);
  const state = await stateForVisitor(world.server, visitor);
  world.expect(
    `an empty signer: ${state.status} ${state.failure?.code}`,
    state.status === "failed" && state.failure?.code === "SIGNER_EMPTY",
  );
  await pageSays(world, visitor, /wallet cannot pay the network/);
  await askNode(rpcUrl, "anvil_setBalance", address, balance);
  world.expect(
    "with money it is minted",
    (await mintAsVisitor(world.server, visitor, wallet)).status === 200,
  );
  world.wanted.push({ brandId: visitor.brandId, wallets: [wallet] });
  say("an empty signer: failed, with the reason on the page; minted when asked again with money");
}

/** The money goes after the signature: it waits, and says what for. */
export async function emptyAfter(world: World): Promise<void> {
  const { rpcUrl } = await nodeOf(world.server);
  const { address } = signerOf(LOCAL_SIGNER_KEY);
  await askNode(rpcUrl, "evm_setAutomine", false);
  const visitor = await visitorBrand(world);
  const wallet = someWallet();
  void mintAsVisitor(world.server, visitor, wallet);
  const [form] = await until("its bytes are sent", () => formsOf(visitor, { isSent: true }));
  const balance = await askNode<string>(rpcUrl, "eth_getBalance", address, "latest");
  await askNode(rpcUrl, "anvil_setBalance", address, "0x0");
  await askNode(rpcUrl, "anvil_dropTransaction", form!.hash);
  await until("a word of what holds it up", async () => {
    const { status, problem } = await stateForVisitor(world.server, visitor);
    return status === "submitted" && problem?.code === "NO_FUNDS";
  });
  await pageSays(world, visitor, /wallet has too little to pay for it/);
  await askNode(rpcUrl, "anvil_setBalance", address, balance);
  await askNode(rpcUrl, "evm_setAutomine", true);
  await until("confirmed", async () => (await stateForVisitor(world.server, visitor)).status === "confirmed");
  world.wanted.push({ brandId: visitor.brandId, wallets: [wallet] });
  say("a signer emptied after the signature: the page says what it waits for, and it goes on");
}
