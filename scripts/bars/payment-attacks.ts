import { setTimeout as sleep } from "node:timers/promises";
import { Challenge, Credential } from "mppx";
import type { Hex } from "viem";
import { closeDb, db } from "@/lib/db/client";
import { seededRandom } from "@/lib/model/random";
import { proofToSign, transferData } from "@/lib/payments/native-charge";
import { type NativeChargeOptions, nativeChargeClient } from "@/lib/payments/native-charge-client";
import type { PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { priceOf } from "@/lib/payments/prices";
import { copyBrand } from "@/test-support/copied-brand";
import { drawSeed } from "@/test-support/draw-seed";
import { type ApiAccount, SAMPLE_BRIEF, statusCounts } from "./api-caller";
import {
  askNode,
  askWithKey,
  barPayer,
  openPaymentWorld,
  paymentFacts,
  reasonOf,
  requestFor,
  sellingAccount,
  soldFeatures,
  type Wanted,
} from "./payment-world";
import { report } from "./report";

/**
 * Payments that somebody tries to use twice, elsewhere, or that are not theirs, and payments that go wrong: one grant, one charge,
 * nothing lost, and each refusal says why. Which feature is attacked, and how, is drawn anew.
 */
const ROUNDS = 3;
const AT_ONCE = 100;

const seed = drawSeed();
const random = seededRandom(seed, "bar/payment-attacks");
const world = await openPaymentWorld();
const features = soldFeatures();
const { expect, server, node } = world;
const refusals = new Map<string, number>();
let attacks = 0;

interface Buyer {
  account: ApiAccount;
  feature: PremiumFeature;
  wanted: Wanted;
  price: bigint;
}

try {
  for (let round = 0; round < ROUNDS; round++) {
    await attack("twice, and the answer lost", twice);
    await attack("on another body, path, account", elsewhere);
    await attack("a changed challenge, another chain", changed);
    await attack("somebody else's transfer", copied);
    await attack(`${AT_ONCE} at once`, atOnce);
    await attack("a credit, twice and at once", credit);
    await attack("too little, too much, too late", amounts);
    await attack("a transfer whose proof was lost", lostProof);
    await attack("a re-organisation after the grant", reorganisation);
  }
  await sums();
} finally {
  await closeDb();
  await server.stop();
}
const reasons = [...refusals].map(([reason, count]) => `${count} × ${reason}`).join(", ");
report(
  world.problems.length === 0,
  "payment-attacks",
  `${attacks} attacks on ${features.join(", ")} (seed ${seed}); refused: ${reasons}; ${world.problems.length} problems`,
);

async function attack(name: string, run: () => Promise<void>): Promise<void> {
  const before = world.problems.length;
  attacks++;
  await run();
  console.log(`  ${world.problems.length === before ? "✓" : "✗"} ${name}`);
}

async function buyer(): Promise<Buyer> {
  const feature = random.pick(features);
  const account = await sellingAccount();
  const { brandId } = await copyBrand(server, world.original, account);
  return { account, feature, wanted: requestFor(feature, brandId), price: priceOf(feature) };
}

/** The proof of a payment, made and sent by a wallet of its own. */
async function pay(refused: Response, options: Partial<NativeChargeOptions> = {}): Promise<string> {
  const challenge = Challenge.fromResponse(refused);
  const payer = await barPayer(world);
  return nativeChargeClient({ ...payer, ...options }).createCredential({ challenge } as never);
}

/** Sends some other amount than what is asked for, and proves it. */
async function payAmount(refused: Response, value: bigint): Promise<string> {
  const { wallet, network } = await barPayer(world);
  const challenge = Challenge.fromResponse(refused);
  const hash = await wallet.sendTransaction({
    to: recipientOf(challenge),
    value,
    data: transferData(challenge.id),
  });
  await network.waitForTransactionReceipt({ hash });
  return pay(refused, { wallet, network, sent: new Map([[challenge.id, hash]]) });
}

async function refused(what: string, answer: Response, reason: string, status = 402): Promise<void> {
  const found = await reasonOf(answer);
  expect(
    `${what}: ${answer.status} ${found}, not ${status} ${reason}`,
    answer.status === status && found === reason,
  );
  const hasChallenge = /^Payment id="/.test(answer.headers.get("www-authenticate") ?? "");
  expect(
    `${what}: a challenge goes with 402 and with nothing else`,
    hasChallenge === (answer.status === 402),
  );
  refusals.set(reason, (refusals.get(reason) ?? 0) + 1);
}

/** One grant, one charge. */
async function boughtOnce(what: string, account: ApiAccount, left = 0n): Promise<void> {
  const { payments, purchases, balance } = await paymentFacts(account);
  expect(
    `${what}: ${purchases} purchases, ${payments} payments, ${balance} wei left`,
    purchases === 1 && payments === 1 && balance === left,
  );
}

async function twice(): Promise<void> {
  const { account, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const first = await askWithKey(server, account, { ...wanted, payment });
  const second = await askWithKey(server, account, { ...wanted, payment });
  expect(`twice: ${first.status}, ${second.status}`, first.ok && second.ok);
  expect("twice: the second has the receipt too", second.headers.has("payment-receipt"));
  await boughtOnce("twice", account);
}

async function elsewhere(): Promise<void> {
  const { account, feature, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const { brandId } = await copyBrand(server, world.original, account);
  await refused(
    "another path",
    await askWithKey(server, account, { ...requestFor(feature, brandId), payment }),
    "other-request",
  );
  // The same fields in another order of bytes are another body.
  const spaced = { ...wanted, payment };
  const other = await fetch(server.url + wanted.path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${account.key}`,
      "content-type": "application/json",
      "payment-authorization": payment,
    },
    body: `${JSON.stringify(wanted.body)} `,
  });
  await refused("another body", other, "other-body");
  const thief = await sellingAccount();
  const stolen = await copyBrand(server, world.original, thief);
  await refused(
    "another account",
    await askWithKey(server, thief, { ...requestFor(feature, stolen.brandId), payment }),
    "other-account",
  );
  expect("elsewhere: it is still good", (await askWithKey(server, account, spaced)).ok);
  await boughtOnce("elsewhere", account);
}

async function changed(): Promise<void> {
  const { account, wanted } = await buyer();
  const answer = await askWithKey(server, account, wanted);
  const payment = await pay(answer);
  const { challenge, payload } = Credential.deserialize<{ hash: Hex; signature: Hex }>(payment);
  const forge = (change: (copy: typeof challenge) => void) => {
    const copy = structuredClone(challenge);
    change(copy);
    return Credential.serialize({ challenge: copy, payload: { type: "transaction", ...payload } });
  };
  const request = (copy: typeof challenge) =>
    copy.request as { amount: string; recipient: string; methodDetails: { chainId: number } };
  const forgeries = [
    forge((copy) => (request(copy).amount = "1")),
    forge((copy) => (request(copy).methodDetails.chainId = 1)),
    forge((copy) => (request(copy).recipient = `0x${"1".repeat(40)}`)),
    forge((copy) => (copy.expires = new Date(Date.now() + 1e9).toISOString())),
  ];
  for (const forged of forgeries) {
    await refused(
      "changed",
      await askWithKey(server, account, { ...wanted, payment: forged }),
      "unknown-challenge",
    );
  }
  // Signed for another chain, with the challenge as it was.
  const { wallet } = await barPayer(world);
  const proof = proofToSign({ chainId: 1, challengeId: challenge.id, hash: payload.hash });
  const signature = await wallet.account.signTypedData!(proof);
  const foreign = Credential.serialize({
    challenge,
    payload: { type: "transaction", hash: payload.hash, signature },
  });
  await refused(
    "another chain",
    await askWithKey(server, account, { ...wanted, payment: foreign }),
    "other-payer",
  );
  await refused(
    "no credential",
    await askWithKey(server, account, { ...wanted, payment: "Payment bm9uc2Vuc2U" }),
    "malformed",
  );
  expect("changed: the true one is good", (await askWithKey(server, account, { ...wanted, payment })).ok);
  await boughtOnce("changed", account);
}

async function copied(): Promise<void> {
  const [victim, thief] = [await buyer(), await buyer()];
  const answer = await askWithKey(server, victim.account, victim.wanted);
  const payment = await pay(answer);
  const { payload } = Credential.deserialize<{ hash: Hex }>(payment);
  // The thief's own challenge, paid with the victim's transfer.
  const asked = await askWithKey(server, thief.account, thief.wanted);
  const { id } = Challenge.fromResponse(asked);
  const stolen = await pay(asked, { sent: new Map([[id, payload.hash]]) });
  await refused(
    "a copied transfer",
    await askWithKey(server, thief.account, { ...thief.wanted, payment: stolen }),
    "other-data",
  );
  // The victim's challenge and transfer, signed by another wallet.
  const original = Challenge.fromResponse(answer);
  const { wallet, network } = await barPayer(world);
  const signed = await nativeChargeClient({
    wallet,
    network,
    sent: new Map([[original.id, payload.hash]]),
  }).createCredential({ challenge: original } as never);
  await refused(
    "a copied transfer, signed anew",
    await askWithKey(server, victim.account, { ...victim.wanted, payment: signed }),
    "other-payer",
  );
  expect(
    "copied: the victim's own is good",
    (await askWithKey(server, victim.account, { ...victim.wanted, payment })).ok,
  );
  await boughtOnce("copied", victim.account);
  const { payments, purchases } = await paymentFacts(thief.account);
  expect("copied: the thief has nothing", payments === 0 && purchases === 0);
}

async function atOnce(): Promise<void> {
  const { account, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const ask = async () => {
    for (;;) {
      const answer = await askWithKey(server, account, { ...wanted, payment });
      if (answer.status !== 409) return answer;
      await sleep(200);
    }
  };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(
    `at once: ${statusCounts(answers)}`,
    answers.every(({ ok }) => ok),
  );
  await boughtOnce("at once", account);
}

async function credit(): Promise<void> {
  const account = await sellingAccount();
  const wanted: Wanted = { path: "/v1/brands", body: SAMPLE_BRIEF };
  const payment = await pay(await askWithKey(server, account, wanted));
  const ask = async () => {
    for (;;) {
      const answer = await askWithKey(server, account, { ...wanted, payment });
      if (answer.status !== 409) return answer;
      await sleep(200);
    }
  };
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).data?.id)));
  expect(`a credit: ${statusCounts(answers)}, ${ids.size} brands`, ids.size === 1);
  const { payments, credits, balance } = await paymentFacts(account);
  expect(
    `a credit: ${payments} payments, ${credits} left`,
    payments === 1 && credits === 0 && balance === 0n,
  );
  expect("a credit: one brand", (await db().brand.count({ where: { accountId: account.accountId } })) === 1);
}

async function amounts(): Promise<void> {
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
async function lostProof(): Promise<void> {
  const { account, wanted } = await buyer();
  const { wallet, network } = await barPayer(world);
  const asked = await askWithKey(server, account, wanted);
  const challenge = Challenge.fromResponse(asked);
  const hash = await wallet.sendTransaction({
    to: recipientOf(challenge),
    value: priceOf(featureOf(wanted)),
    data: transferData(challenge.id),
  });
  await network.waitForTransactionReceipt({ hash });
  const again = await askWithKey(server, account, wanted);
  expect("lost proof: the same challenge", Challenge.fromResponse(again).id === challenge.id);
  const payment = await pay(again, { wallet, network, sent: new Map([[challenge.id, hash]]) });
  expect("lost proof: taken", (await askWithKey(server, account, { ...wanted, payment })).ok);
  await boughtOnce("lost proof", account);
}

async function reorganisation(): Promise<void> {
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

async function stateOf({ accountId }: ApiAccount) {
  return (await db().payment.findFirst({ where: { accountId } }))?.state;
}

/** Each balance is the sum of its ledger, and every counted transfer is on the chain for that amount. */
async function sums(): Promise<void> {
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

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (await holds()) return;
    await sleep(250);
  }
  expect(what, false);
}

function recipientOf({ request }: { request: unknown }): Hex {
  return (request as { recipient: Hex }).recipient;
}

function featureOf({ path }: Wanted): PremiumFeature {
  return features.find((feature) => path.includes(`/${feature}`)) ?? "domain";
}
