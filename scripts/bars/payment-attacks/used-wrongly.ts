import { setTimeout as sleep } from "node:timers/promises";
import { Challenge, Credential } from "mppx";
import type { Hex } from "viem";
import { db } from "@/lib/db/client";
import { proofToSign } from "@/lib/payments/native-charge";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";
import { copyBrand } from "@/test-support/copied-brand";
import { type ApiAccount, SAMPLE_BRIEF, statusCounts } from "../api-caller";
import {
  askWithKey,
  barPayer,
  paymentFacts,
  requestFor,
  sellingAccount,
  type Wanted,
} from "../payment-world";
import { boughtOnce, buyer, pay, refused, world } from "./attacked-shop";

export const AT_ONCE = 100;
const { expect, server } = world;

export async function twice(): Promise<void> {
  const { account, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const first = await askWithKey(server, account, { ...wanted, payment });
  const second = await askWithKey(server, account, { ...wanted, payment });
  expect(`twice: ${first.status}, ${second.status}`, first.ok && second.ok);
  expect("twice: the second has the receipt too", second.headers.has("payment-receipt"));
  await boughtOnce("twice", account);
}

export async function elsewhere(): Promise<void> {
  const { account, feature, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const { brandId } = await copyBrand(server, world.original, account);
  await refused(
    "another path",
    await askWithKey(server, account, { ...requestFor(feature, brandId), payment }),
    "other-request",
  );
  // The same fields with a space behind them are another body.
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
  expect("elsewhere: it is still good", (await askWithKey(server, account, { ...wanted, payment })).ok);
  await boughtOnce("elsewhere", account);
}

export async function changed(): Promise<void> {
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

export async function copied(): Promise<void> {
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

export async function atOnce(): Promise<void> {
  const { account, wanted } = await buyer();
  const payment = await pay(await askWithKey(server, account, wanted));
  const answers = await askAtOnce(AT_ONCE, account, { ...wanted, payment });
  expect(
    `at once: ${statusCounts(answers)}`,
    answers.every(({ ok }) => ok),
  );
  await boughtOnce("at once", account);
}

export async function credit(): Promise<void> {
  const account = await sellingAccount();
  const wanted: Wanted = { path: "/v1/brands", body: SAMPLE_BRIEF };
  const payment = await pay(await askWithKey(server, account, wanted));
  const answers = await askAtOnce(20, account, { ...wanted, payment });
  const ids = new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).data?.id)));
  expect(`a credit: ${statusCounts(answers)}, ${ids.size} brands`, ids.size === 1);
  const { payments, credits, balance } = await paymentFacts(account);
  expect(
    `a credit: ${payments} payments, ${credits} left`,
    payments === 1 && credits === 0 && balance === 0n,
  );
  expect("a credit: one brand", (await db().brand.count({ where: { accountId: account.accountId } })) === 1);
}

/**
 * Sends the same request so many times at once. Each is sent again while the first is still being answered (409), or while as
 * many as may be are drawn for the account (429 with Retry-After: the account itself has no limit).
 */
function askAtOnce(times: number, account: ApiAccount, request: Parameters<typeof askWithKey>[2]) {
  const ask = async () => {
    for (;;) {
      const answer = await askWithKey(server, account, request);
      if (answer.status !== 409 && !answer.headers.has("retry-after")) return answer;
      await sleep(200);
    }
  };
  return Promise.all(Array.from({ length: times }, ask));
}
