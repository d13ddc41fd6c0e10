import { createWalletClient, http, parseEther, parseGwei } from "viem";
import { beforeEach, expect, test, vi } from "vitest";
import { tokenOfBrand } from "@/lib/chain/certificate-contract";
import { askNode, mineAtOnce, mineNow, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { openChain } from "@/lib/chain/open-chain";
import { followTransaction } from "@/lib/chain/queue/follow-transaction";
import { signCall } from "@/lib/chain/queue/sign-call";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import {
  certifiableBrand,
  giveContent,
  look,
  minted,
  requestedMint,
  someWallet,
} from "./certificate-fixture";
import { readCertificate } from "./read-certificate";
import { tendMints } from "./tend-mints";

useTestDatabase();
useLocalChain();

beforeEach(() => mineAtOnce());

/** A mint that is signed and sent, and in no block. */
async function waitingMint() {
  const brand = await certifiableBrand();
  await stopMining();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  await look(brand.brandId);
  expect(await statusOf(brand.brandId)).toBe("submitted");
  return { ...brand, transaction: await transactionOf(brand.brandId) };
}

const statusOf = async (brandId: string) => (await readCertificate(brandId))?.status;
const transactionOf = (brandId: string) =>
  db().chainTransaction.findFirstOrThrow({
    where: { brandId },
    orderBy: { nonce: "desc" },
    include: { signed: { orderBy: { signedAt: "asc" } } },
  });
const onChain = async (brandId: string) => tokenOfBrand(await openChain(), brandId);
/** Lets everything that was signed have been signed a while ago. */
const longAgo = () => db().$executeRaw`
  WITH signed AS (UPDATE signed_transactions SET signed_at = now() - interval '5 minutes')
  UPDATE chain_transactions SET created_at = now() - interval '5 minutes'`;

test("stored and not sent, as a killed server leaves it: the same bytes are sent", async () => {
  const brand = await certifiableBrand();
  await stopMining();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  await look(brand.brandId);
  const [form] = (await transactionOf(brand.brandId)).signed;
  await askNode("anvil_dropTransaction", form?.hash);
  await mineAtOnce();
  await look(brand.brandId);
  const transaction = await transactionOf(brand.brandId);
  expect(await statusOf(brand.brandId)).toBe("confirmed");
  expect([transaction.signed.length, transaction.minedHash]).toEqual([1, form?.hash]);
});

test("a block that is taken away: back to submitted, sent again, and told once", async () => {
  const brand = await certifiableBrand();
  await minted(brand);
  const { toldAt } = await db().certificate.findUniqueOrThrow({ where: { brandId: brand.brandId } });
  await stopMining();
  await askNode("anvil_reorg", 1, []);
  const open = await openChain();
  await tendMints(open);
  expect(await readCertificate(brand.brandId)).toMatchObject({ status: "submitted", tokenId: null });
  expect(await db().brand.findUnique({ where: { id: brand.brandId } })).toMatchObject({ nftTokenId: null });
  await mineNow();
  await tendMints(open);
  expect(await statusOf(brand.brandId)).toBe("confirmed");
  const row = await db().certificate.findUniqueOrThrow({ where: { brandId: brand.brandId } });
  expect([row.toldAt, row.tokenId]).toEqual([toldAt, (await onChain(brand.brandId))?.tokenId]);
});

test("a fee that has become too low is raised under the same nonce, and those behind it follow", async () => {
  const first = await waitingMint();
  const second = await waitingMint();
  await askNode("anvil_setNextBlockBaseFeePerGas", `0x${parseGwei("50").toString(16)}`);
  await longAgo();
  const open = await openChain();
  // A block that has no room for the old fees.
  await mineNow();
  await tendMints(open);
  await mineNow();
  await tendMints(open);
  for (const { brandId, transaction } of [first, second]) {
    const now = await transactionOf(brandId);
    expect([now.nonce, await statusOf(brandId)]).toEqual([transaction.nonce, "confirmed"]);
    expect(now.signed.length).toBeGreaterThan(1);
  }
});

test("a nonce that somebody else used: the mint is signed with another one", async () => {
  const { brandId, transaction } = await waitingMint();
  const { signer, rpcUrl, client } = await openChain();
  const wallet = createWalletClient({ account: signer, transport: http(rpcUrl) });
  await wallet.sendTransaction({
    chain: client.chain ?? null,
    to: someWallet(),
    value: 1n,
    nonce: transaction.nonce,
    maxFeePerGas: parseGwei("400"),
    maxPriorityFeePerGas: parseGwei("100"),
  });
  await mineNow();
  await mineAtOnce();
  await look(brandId);
  expect(await statusOf(brandId)).toBe("queued");
  await look(brandId);
  expect(await statusOf(brandId)).toBe("confirmed");
  const all = await db().chainTransaction.findMany({ where: { brandId }, orderBy: { nonce: "asc" } });
  expect(all.map(({ status }) => status)).toEqual(["displaced", "confirmed"]);
});

test("bytes that no block can take give their nonce to an empty transaction; those behind go on", async () => {
  const open = await openChain();
  const brand = await certifiableBrand();
  await requestedMint(brand, someWallet());
  await giveContent(brand.brandId);
  // More gas than a block has: no node takes it.
  const fees = { maxFeePerGas: parseGwei("10"), maxPriorityFeePerGas: parseGwei("1") };
  const call = { purpose: "mint", brandId: brand.brandId, to: open.contractAddress, data: "0x00" } as const;
  const transactionId = await db().$transaction((tx) =>
    signCall(tx, open, call, { gas: 1_000_000_000n, fees, chainNonce: 0 }),
  );
  await db().certificate.update({
    where: { brandId: brand.brandId },
    data: { status: "submitted", transactionId },
  });
  const behind = await certifiableBrand();
  await minted(behind);
  expect(await statusOf(behind.brandId)).toBe("submitted");
  await followTransaction(open, transactionId);
  // The node answers before it has made the block.
  await vi.waitFor(async () => {
    await tendMints(open);
    expect(await transactionOf(brand.brandId)).toMatchObject({ purpose: "fill", status: "confirmed" });
  }, 10_000);
  expect(await readCertificate(brand.brandId)).toMatchObject({
    status: "failed",
    failure: { code: "NODE_REFUSES" },
  });
  await look(behind.brandId);
  expect(await statusOf(behind.brandId)).toBe("confirmed");
});

test("a nonce that was never used by anybody is filled", async () => {
  const { chainId, signer } = await openChain();
  await db().chainSigner.update({
    where: { chainId_address: { chainId, address: signer.address } },
    data: { nextNonce: { increment: 2 } },
  });
  const brand = await certifiableBrand();
  await minted(brand);
  expect(await statusOf(brand.brandId)).toBe("submitted");
  const open = await openChain();
  await tendMints(open);
  expect(await statusOf(brand.brandId)).toBe("submitted");
  await longAgo();
  await tendMints(open);
  expect(await statusOf(brand.brandId)).toBe("confirmed");
  expect(await db().chainTransaction.count({ where: { purpose: "fill", brandId: null } })).toBe(2);
});

test("a signer whose money is taken away meanwhile: the state says so, and it goes on when there is some again", async () => {
  const { brandId } = await waitingMint();
  const open = await openChain();
  const [form] = (await transactionOf(brandId)).signed;
  await askNode("anvil_dropTransaction", form?.hash);
  const balance = await open.client.getBalance({ address: open.signer.address });
  await askNode("anvil_setBalance", open.signer.address, "0x0");
  await look(brandId);
  expect(await transactionOf(brandId)).toMatchObject({
    status: "submitted",
    problem: { code: "NO_FUNDS", message: expect.stringContaining("too little") },
  });
  expect(await readCertificate(brandId)).toMatchObject({
    status: "submitted",
    problem: { code: "NO_FUNDS" },
  });
  await askNode("anvil_setBalance", open.signer.address, `0x${(balance + parseEther("1")).toString(16)}`);
  await mineAtOnce();
  await look(brandId);
  expect(await transactionOf(brandId)).toMatchObject({ status: "confirmed", problem: null });
  expect((await readCertificate(brandId))?.problem).toBeNull();
  expect(await statusOf(brandId)).toBe("confirmed");
});

test("a mint that the block undoes fails, without a token", async () => {
  const { brandId } = await waitingMint();
  const { contractAddress: address, client } = await openChain();
  const ask = (method: string, ...params: unknown[]) => client.request({ method, params } as never);
  // Between the trial and the block the contract has become one that refuses everything.
  const code = await client.getCode({ address });
  await ask("anvil_setCode", address, "0x60006000fd");
  await ask("anvil_mine", 1);
  await ask("anvil_setCode", address, code);
  await mineAtOnce();
  await look(brandId);
  expect(await readCertificate(brandId)).toMatchObject({
    status: "failed",
    tokenId: null,
    failure: { code: "REVERTED" },
  });
});
