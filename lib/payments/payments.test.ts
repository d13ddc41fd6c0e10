import { Challenge } from "mppx";
import { type Hex, parseEther } from "viem";
import { beforeEach, expect, test } from "vitest";
import { finishedBrandOf } from "@/lib/brand/account-brand-fixture";
import { askNode, mineAtOnce, mineNow, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { LOCAL_SIGNER_KEY, signerOf } from "@/lib/chain/signer";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { newId } from "@/lib/ids";
import type { AskedRequest } from "./asked-payment";
import { buyFromBalance, readBalance } from "./balance";
import { claimTransfer } from "./claim-transfer";
import { issueChallenge } from "./issue-challenge";
import { listEntries, listPayments } from "./list-payments";
import { transferData } from "./native-charge";
import { nativeChargeClient } from "./native-charge-client";
import { newPayer, type Payer } from "./payer-fixture";
import { type PaymentsOpen, readPayments } from "./payment-network";
import { paymentsCsv } from "./payments-csv";
import { presentPayment, readPresented } from "./present-payment";
import { refundPayment } from "./refund-payment";
import { isBought } from "./require-purchase";
import { watchPayments } from "./watch-payments";

useTestDatabase();
useLocalChain();

const DECK = parseEther("0.01");
let accountId: string;
let brandId: string;
let asked: AskedRequest;
let payer: Payer;

beforeEach(async () => {
  accountId = newId();
  await db().account.create({ data: { id: accountId, email: `${accountId}@example.com` } });
  ({ brandId } = await finishedBrandOf(accountId));
  asked = { accountId, method: "POST", path: "/v2/deck", digest: "sha-256=x" };
  payer = await newPayer();
});

const network = () => readPayments() as PaymentsOpen;
const sale = () => ({ item: "deck" as const, brandId });
const balance = () => readBalance(db(), accountId);

async function challenge() {
  return Challenge.deserialize(
    await issueChallenge(asked, { sale: sale(), amount: DECK, network: network() }),
  );
}

/** Pays without proving it. */
async function transfer(value = DECK): Promise<Hex> {
  const { id, request } = await challenge();
  const to = (request as { recipient: Hex }).recipient;
  const hash = await payer.wallet.sendTransaction({ to, value, data: transferData(id), chain: null });
  await payer.network.waitForTransactionReceipt({ hash });
  return hash;
}

async function payForDeck(): Promise<Hex> {
  const proof = await nativeChargeClient(payer).createCredential({ challenge: await challenge() } as never);
  return (await presentPayment(readPresented(proof), asked, sale(), network())).hash;
}

test("a transfer whose proof never came is claimed by its hash, once, and by nobody else", async () => {
  const hash = await transfer();
  const stranger = newId();
  await db().account.create({ data: { id: stranger } });
  await expect(claimTransfer(stranger, hash)).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  expect(await claimTransfer(accountId, hash)).toEqual({ value: DECK.toString() });
  await expect(claimTransfer(accountId, hash)).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await balance()).toBe(DECK);
  await expect(claimTransfer(accountId, `0x${"1".repeat(64)}`)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    details: { reason: "unknown-transaction" },
  });
});

test("a payment that a re-organisation moves to another block is known by that one", async () => {
  await mineNow();
  const hash = await payForDeck();
  const raw = await askNode<Hex>("eth_getRawTransactionByHash", hash);
  const before = await db().payment.findFirstOrThrow({ where: { txHash: hash } });
  await stopMining();
  try {
    await askNode("anvil_rollback", 1);
    await askNode("anvil_dropTransaction", hash);
    await mineNow(2);
    await askNode("eth_sendRawTransaction", raw);
    await mineNow();
    expect(await watchPayments()).toEqual({ lost: 0, found: 0, final: 0 });
    const { blockHash } = await payer.network.waitForTransactionReceipt({ hash });
    expect(blockHash).not.toBe(before.blockHash);
    // A node that lags behind knows the block of before no more, and the payment not yet: that would pass for its loss.
    expect((await db().payment.findFirstOrThrow({ where: { txHash: hash } })).blockHash).toBe(blockHash);
    expect(await balance()).toBe(0n);
  } finally {
    await mineAtOnce();
  }
});

test("what a re-organisation takes is owed, what was bought stays, and what comes back settles it", async () => {
  await mineNow();
  const hash = await payForDeck();
  const raw = await askNode<Hex>("eth_getRawTransactionByHash", hash);
  await mineNow(2);
  expect(await watchPayments()).toEqual({ lost: 0, found: 0, final: 0 });
  await stopMining();
  try {
    // Blocks without the payment take the place of those that had it.
    await askNode("anvil_rollback", 3);
    await askNode("anvil_dropTransaction", hash);
    await askNode("anvil_setNextBlockBaseFeePerGas", "0x1");
    await mineNow(5);
    expect(await watchPayments()).toEqual({ lost: 1, found: 0, final: 0 });
    expect(await watchPayments()).toEqual({ lost: 0, found: 0, final: 0 });
    expect(await balance()).toBe(-DECK);
    expect(await isBought(db(), { brandId, feature: "deck" })).toBe(true);
    expect((await listPayments({ state: "lost", limit: 9 })).payments).toMatchObject([{ hash }]);
    const missing = await db().$transaction((tx) =>
      buyFromBalance(tx, accountId, { item: "variants", brandId }),
    );
    expect(missing).toEqual({ isBought: false, missing: DECK + parseEther("0.005") });
    await askNode("eth_sendRawTransaction", raw);
    await mineNow(2);
    expect((await watchPayments()).found).toBe(1);
    expect(await balance()).toBe(0n);
  } finally {
    await mineAtOnce();
  }
});

test("a payment that is deep enough is final", async () => {
  await payForDeck();
  await mineNow(40);
  expect((await watchPayments()).final).toBeGreaterThan(0);
  expect(await db().payment.findFirst({ where: { accountId } })).toMatchObject({ state: "final" });
});

test("a refund is looked at on the network, and takes back what was bought when that is said", async () => {
  await payForDeck();
  const payment = await db().payment.findFirstOrThrow({ where: { accountId } });
  const to = payment.payer as Hex;
  const owner = { ...payer.wallet, account: signerOf(LOCAL_SIGNER_KEY) };
  const send = async (value: bigint) => {
    const hash = await payer.wallet.sendTransaction({ account: owner.account, to, value, chain: null });
    await payer.network.waitForTransactionReceipt({ hash });
    return hash;
  };
  const hash = await send(DECK);
  const refund = (given: object) => refundPayment(payment.id, { hash, takeBack: false, ...given });
  await expect(refund({})).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(refund({ hash: payment.txHash })).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  expect(await refund({ takeBack: true, note: "by mail" })).toEqual({ value: DECK.toString() });
  await expect(refund({ takeBack: true })).rejects.toMatchObject({ code: "CONFLICT" });
  expect([await balance(), await isBought(db(), { brandId, feature: "deck" })]).toEqual([0n, false]);
  const entries = await listEntries(accountId, 9);
  expect(entries.map(({ reason }) => reason).sort()).toEqual(["deck", "payment", "refund", "taken-back"]);
  expect((await listPayments({ accountId, limit: 9 })).payments).toMatchObject([
    { refunded: DECK.toString() },
  ]);
});

test("the table for spreadsheets quotes what must be, and holds no formula", async () => {
  await db().brand.update({ where: { id: brandId }, data: { name: '=Harbour, "Bread"' } });
  await payForDeck();
  const { payments } = await listPayments({ accountId, limit: 9 });
  const [head, row] = paymentsCsv(payments, "ETH").split("\r\n");
  expect(head).toBe("time,for,brand,amount,refunded,token,chain id,transaction,paid by,state");
  expect(row).toContain(`,Pitch deck,"'=Harbour, ""Bread""",0.01,0,ETH,31337,0x`);
});
