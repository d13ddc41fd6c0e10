import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { type Address, createPublicClient, createWalletClient, http, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { beforeEach, expect, test } from "vitest";
import { renewCall } from "@/lib/chain/certificate-contract";
import { askNode, mineAtOnce, mineNow, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { marqueCertificateAbi as abi } from "@/lib/chain/generated/marque-certificate";
import { indexLogs } from "@/lib/chain/logs/index-logs";
import { readPlace } from "@/lib/chain/logs/indexed-place";
import { openChain } from "@/lib/chain/open-chain";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { certifiableBrand, minted, someRoot, someWallet } from "./certificate-fixture";
import { followOwners } from "./follow-owners";
import { indexCertificates } from "./index-certificates";
import { listCertificates } from "./list-certificates";

useTestDatabase();
useLocalChain();

beforeEach(() => mineAtOnce());

/** A certificate whose holder's key is the test's. */
async function heldCertificate() {
  const account = privateKeyToAccount(generatePrivateKey());
  await askNode("anvil_setBalance", account.address, `0x${parseEther("1").toString(16)}`);
  const brand = await certifiableBrand();
  await minted(brand, account.address);
  const { tokenId } = await db().certificate.findUniqueOrThrow({ where: { brandId: brand.brandId } });
  return { ...brand, account, tokenId: tokenId! };
}

type Held = Awaited<ReturnType<typeof heldCertificate>>;

/** The holder hands it on, past us. */
async function handOn({ account, tokenId }: Held, to: Address): Promise<void> {
  const { client, contractAddress: address } = await openChain();
  const wallet = createWalletClient({ account, transport: http(client.chain!.rpcUrls.default.http[0]) });
  const args = [account.address, to, BigInt(tokenId)] as const;
  await wallet.writeContract({ abi, address, functionName: "transferFrom", args, chain: null });
}

const ownerOf = async ({ brandId }: { brandId: string }) =>
  (await db().certificate.findUniqueOrThrow({ where: { brandId } })).owner;
const eventsOf = async ({ tokenId }: { tokenId: number }) =>
  (
    await db().indexedEvent.findMany({
      where: { tokenId },
      orderBy: [{ blockNumber: "asc" }, { logIndex: "asc" }],
    })
  ).map(({ kind }) => kind);

test("mints, transfers past us, renewals and pauses are known, and lists go by who holds a certificate now", async () => {
  const held = await heldCertificate();
  await indexCertificates();
  expect(await eventsOf(held)).toEqual(["transfer", "certified"]);

  const buyer = someWallet();
  await handOn(held, buyer);
  const open = await openChain();
  const wallet = createWalletClient({ account: open.signer, transport: http(open.rpcUrl) });
  const data = renewCall({ uri: "ipfs://later", root: someRoot() as `0x${string}` }, held.tokenId);
  await wallet.sendTransaction({ to: open.contractAddress, data, chain: null });
  for (const functionName of ["pauseClaims", "resumeClaims"] as const) {
    await wallet.writeContract({ abi, address: open.contractAddress, functionName, chain: null });
  }
  await indexCertificates();
  expect(await eventsOf(held)).toEqual(["transfer", "certified", "transfer", "certified", "metadata"]);
  expect(await ownerOf(held)).toBe(buyer);
  expect(await db().indexedEvent.count({ where: { kind: { in: ["paused", "resumed"] } } })).toBe(2);
  const query = { page: 1, limit: 20, sort: "-requestedAt", owner: buyer } as const;
  expect((await listCertificates(null, query)).certificates.map(({ tokenId }) => tokenId)).toEqual([
    held.tokenId,
  ]);

  const [mint] = await db().indexedTransaction.findMany({ orderBy: { blockNumber: "asc" }, take: 1 });
  const receipt = await open.client.getTransactionReceipt({ hash: mint!.hash as `0x${string}` });
  expect(mint).toMatchObject({ sender: open.signer.address, gasUsed: receipt.gasUsed });
  expect(String(mint!.fee)).toBe(String(receipt.gasUsed * receipt.effectiveGasPrice));
});

test("two processes at once write everything once", async () => {
  const held = await heldCertificate();
  await handOn(held, someWallet());
  await mineNow(10);
  await Promise.all([indexCertificates(), indexCertificates(), indexCertificates()]);
  const open = await openChain();
  expect((await readPlace(open))?.number).toBe(await open.client.getBlockNumber());
  expect(await eventsOf(held)).toEqual(["transfer", "certified", "transfer"]);
});

test("a transfer that a re-organisation takes back is taken back, and what comes in its place counts", async () => {
  const held = await heldCertificate();
  await indexCertificates();
  const [lost, found] = [someWallet(), someWallet()];
  await handOn(held, lost);
  await mineNow(2);
  await indexCertificates();
  expect(await ownerOf(held)).toBe(lost);

  await stopMining();
  await askNode("anvil_reorg", 3, []);
  // What was mined is waiting again.
  await askNode("anvil_dropAllTransactions");
  await mineNow(1);
  await indexCertificates();
  expect(await ownerOf(held)).toBe(held.account.address);
  expect(await eventsOf(held)).toEqual(["transfer", "certified"]);
  await mineAtOnce();
  await handOn(held, found);
  await indexCertificates();
  expect(await ownerOf(held)).toBe(found);
});

test("a node that is behind takes nothing back", async () => {
  const held = await heldCertificate();
  await indexCertificates();
  const open = await openChain();
  const { number, hash } = (await readPlace(open))!;
  await mineNow(3);
  await indexCertificates();
  const getBlockNumber = async () => number;
  await indexLogs(
    { ...open, client: { ...open.client, getBlockNumber } as typeof open.client },
    followOwners,
  );
  expect((await readPlace(open))?.number).toBe(number + 3n);
  expect(await db().indexedBlock.count({ where: { number, hash } })).toBe(1);
  expect(await eventsOf(held)).toEqual(["transfer", "certified"]);
});

test("a node that refuses long stretches is asked for shorter ones, and what was read stays when it fails", async () => {
  const held = await heldCertificate();
  await mineNow(700);
  const asked: number[] = [];
  let answersLeft = 2;
  const node = await shyNode((blocks) => {
    asked.push(blocks);
    return blocks <= 600 && answersLeft-- > 0;
  });
  const open = await openChain();
  await db().indexedContract.deleteMany();
  const client = createPublicClient({
    chain: open.client.chain,
    transport: http(node.url, { retryCount: 0 }),
    cacheTime: 0,
  });
  const shy = { ...open, client: client as typeof open.client };
  await indexLogs(shy, followOwners).catch(() => undefined);
  const reached = (await readPlace(open))!.number;
  expect(asked[0]).toBeGreaterThan(600);
  expect(reached).toBeGreaterThanOrEqual(600n);
  expect(reached).toBeLessThanOrEqual(await open.client.getBlockNumber());
  answersLeft = 1_000;
  asked.length = 0;
  await indexLogs(shy, followOwners);
  expect(asked.reduce((sum, blocks) => sum + blocks, 0)).toBeLessThan(Number(reached));
  expect((await readPlace(open))?.number).toBe(await open.client.getBlockNumber());
  expect(await eventsOf(held)).toEqual(["transfer", "certified"]);
  await node.close();
});

test("a network that was started anew, with the same contract's address, is read anew", async () => {
  await heldCertificate();
  await indexCertificates();
  const before = await openChain();
  await askNode("anvil_reset");
  const open = await openChain();
  expect(open.contractAddress).toBe(before.contractAddress);
  await db().chainTransaction.deleteMany();
  await db().chainSigner.updateMany({
    data: { nextNonce: await open.client.getTransactionCount({ address: open.signer.address }) },
  });
  await indexCertificates();
  expect(await db().indexedEvent.count()).toBe(0);
  const held = await heldCertificate();
  await indexCertificates();
  expect(held.tokenId).toBe(1);
  expect(await eventsOf(held)).toEqual(["transfer", "certified"]);
});

/** The local node behind a door that answers 400 to questions for the logs of some numbers of blocks. */
async function shyNode(
  isTaken: (blocks: number) => boolean,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { rpcUrl } = await openChain();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method, params } = JSON.parse(body) as {
      method: string;
      params: [{ fromBlock: string; toBlock: string }];
    };
    if (method === "eth_getLogs" && !isTaken(Number(params[0].toBlock) - Number(params[0].fromBlock) + 1)) {
      response.writeHead(400).end("query exceeds the limit");
      return;
    }
    const answer = await fetch(rpcUrl, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
