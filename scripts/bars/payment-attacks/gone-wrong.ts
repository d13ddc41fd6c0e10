import { Challenge, Credential } from "mppx";
import type { Hex } from "viem";
import { db } from "@/lib/db/client";
import { transferData } from "@/lib/payments/native-charge";
import type { ApiAccount } from "../api-caller";
import { askNode, askWithKey, barPayer, paymentFacts } from "../payment-world";
import {
  boughtOnce,
  buyer,
  pay,
  payAmount,
  random,
  recipientOf,
  refused,
  until,
  world,
} from "./attacked-shop";

const { expect, server, node } = world;

export async function amounts(): Promise<void> {
  const little = await buyer();
  const part = (little.price * BigInt(random.int(1, 9))) / 10n;
  const short = await askWithKey(server, little.account, {
    ...little.wanted,
    payment: await payAmount(await askWithKey(server, little.account, little.wanted), part),
  });
  await refused("too little", short.clone(), "underpaid");
  const rest = Challenge.fromResponse(short).request as { amount: string };
  expect("too little: the rest is asked for", BigInt(rest.amount) === little.price - part);
  const payment = await pay(short);
  expect("too little: paid up", (await askWithKey(server, little.account, { ...little.wanted, payment })).ok);
  const { payments, balance } = await paymentFacts(little.account);
  expect("too little: both are counted", payments === 2 && balance === 0n);

  const much = await buyer();
  const extra = BigInt(random.int(1, 1e9));
  const over = await payAmount(await askWithKey(server, much.account, much.wanted), much.price + extra);
  expect("too much: taken", (await askWithKey(server, much.account, { ...much.wanted, payment: over })).ok);
  await boughtOnce("too much", much.account, extra);

  const late = await buyer();
  const asked = await askWithKey(server, late.account, late.wanted);
  const id = transferData(Challenge.fromResponse(asked).id);
  await db().paymentChallenge.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - 3_600_000) },
  });
  const lateProof = await pay(asked);
  expect(
    "too late: taken",
    (await askWithKey(server, late.account, { ...late.wanted, payment: lateProof })).ok,
  );
  const counted = await db().payment.findFirst({ where: { accountId: late.account.accountId } });
  expect("too late: marked", counted?.isLate === true);
  await boughtOnce("too late", late.account);
}

/** The client dies between transfer and proof: its next try finds the same challenge, and what it had sent. */
export async function lostProof(): Promise<void> {
  const { account, wanted, price } = await buyer();
  const { wallet, network } = await barPayer(world);
  const asked = await askWithKey(server, account, wanted);
  const challenge = Challenge.fromResponse(asked);
  const hash = await wallet.sendTransaction({
    to: recipientOf(challenge),
    value: price,
    data: transferData(challenge.id),
  });
  await network.waitForTransactionReceipt({ hash });
  const again = await askWithKey(server, account, wanted);
  expect("lost proof: the same challenge", Challenge.fromResponse(again).id === challenge.id);
  const payment = await pay(again, { wallet, network, sent: new Map([[challenge.id, hash]]) });
  expect("lost proof: taken", (await askWithKey(server, account, { ...wanted, payment })).ok);
  await boughtOnce("lost proof", account);
}

export async function reorganisation(): Promise<void> {
  const { account, wanted, price } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  expect("re-org: granted", (await askWithKey(server, account, { ...wanted, payment })).ok);
  const { payload } = Credential.deserialize<{ hash: Hex }>(payment);
  const raw = await askNode(node, "eth_getRawTransactionByHash", payload.hash);
  const { blockNumber } = await node.getTransactionReceipt({ hash: payload.hash });
  const depth = Number((await node.getBlockNumber()) - blockNumber) + 1;
  await askNode(node, "evm_setAutomine", false);
  await askNode(node, "anvil_rollback", depth);
  await askNode(node, "anvil_dropTransaction", payload.hash);
  await askNode(node, "anvil_mine", depth + 2);
  await askNode(node, "evm_setAutomine", true);
  await until("re-org: it is marked", async () => (await stateOf(account)) === "lost");
  const { purchases, balance } = await paymentFacts(account);
  expect(`re-org: the feature stays, and ${balance} wei are owed`, purchases === 1 && balance === -price);
  await askNode(node, "eth_sendRawTransaction", raw);
  await until("re-org: it is back", async () => (await stateOf(account)) === "watched");
  await boughtOnce("re-org", account);
}

/** Each balance is the sum of its ledger, and every counted transfer is on the chain for that amount. */
export async function sums(): Promise<void> {
  const wrong = await db().$queryRaw<{ id: string }[]>`
    SELECT accounts.id FROM accounts LEFT JOIN balance_entries AS entry ON entry.account_id = accounts.id
    GROUP BY accounts.id HAVING accounts.balance_wei <> coalesce(sum(entry.delta), 0)`;
  expect(`${wrong.length} balances are not the sum of their ledger`, wrong.length === 0);
  const payments = await db().payment.findMany();
  for (const { txHash, value } of payments) {
    const transaction = await node.getTransaction({ hash: txHash as Hex }).catch(() => null);
    expect(`${txHash} is on the chain for ${value}`, transaction?.value === BigInt(value.toFixed(0)));
  }
  console.log(
    `  ${payments.length} payments are on the chain, each counted once; balances are the sums of their ledgers`,
  );
}

async function stateOf({ accountId }: ApiAccount) {
  return (await db().payment.findFirst({ where: { accountId } }))?.state;
}
