import { Challenge } from "mppx";
import type { Hex } from "viem";
import { expect, test } from "vitest";
import { mineAtOnce, mineNow, stopMining } from "@/lib/chain/chain-test-kit";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { transferData } from "@/lib/payments/native-charge";
import {
  ask,
  balance,
  buyer,
  DECK,
  entries,
  errorOf,
  generate,
  newBrand,
  payAmount,
  payFor,
  sellDeck,
  useBuyer,
} from "./charge-test-kit";

useBuyer();

test("too little is kept, and the next challenge asks for what is missing", async () => {
  const first = await payAmount(await ask(sellDeck), DECK / 4n);
  const short = await ask(sellDeck, { payment: first });
  const { message, details } = await errorOf(short.clone());
  expect([short.status, details.reason, details.missing]).toEqual([
    402,
    "underpaid",
    ((DECK / 4n) * 3n).toString(),
  ]);
  expect(message).toContain("0.0075 ETH is missing");
  expect(await balance()).toBe(DECK / 4n);
  const rest = await payFor(sellDeck, short);
  expect((await ask(sellDeck, { payment: rest })).status).toBe(200);
  expect(await balance()).toBe(0n);
});

test("too much is kept, and the next purchase takes it", async () => {
  const payment = await payAmount(await ask(sellDeck), DECK * 2n);
  expect((await ask(sellDeck, { payment })).status).toBe(200);
  expect(await balance()).toBe(DECK);
  buyer.brandId = await newBrand(buyer.accountId);
  expect((await ask(sellDeck)).status).toBe(200);
  expect(await balance()).toBe(0n);
});

test("a transfer after the challenge's time is balance, and buys from there", async () => {
  const refused = await ask(sellDeck);
  const id = transferData(Challenge.fromResponse(refused.clone()).id);
  await db().paymentChallenge.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() - 3_600_000) },
  });
  const payment = await payFor(sellDeck, refused);
  expect((await ask(sellDeck, { payment })).status).toBe(200);
  expect(await db().payment.findFirst({ where: { accountId: buyer.accountId } })).toMatchObject({
    isLate: true,
  });
  expect(await entries()).toHaveLength(2);
});

test("a payment that was not needed any more is kept", async () => {
  const [one, two] = [await ask(sellDeck), await ask(sellDeck, { body: '{"again":1}' })];
  const [first, second] = [await payFor(sellDeck, one), await payFor(sellDeck, two)];
  expect((await ask(sellDeck, { payment: first })).status).toBe(200);
  const again = await ask(sellDeck, { payment: second, body: '{"again":1}' });
  expect([again.status, again.headers.has("payment-receipt")]).toEqual([200, true]);
  expect(await balance()).toBe(DECK);
});

test("a transfer that is not final is waited for without another challenge", async () => {
  const refused = await ask(sellDeck);
  await stopMining();
  try {
    const challenge = Challenge.fromResponse(refused.clone());
    const hash = await buyer.payer.wallet.sendTransaction({
      to: (challenge.request as { recipient: Hex }).recipient,
      value: DECK,
      data: transferData(challenge.id),
      chain: null,
    });
    const patient = {
      ...buyer.payer.network,
      waitForTransactionReceipt: async () => ({ status: "success", transactionHash: hash }),
    };
    const payment = await payFor(sellDeck, refused, {
      network: patient as never,
      sent: new Map([[challenge.id, hash]]),
    });
    const waiting = await ask(sellDeck, { payment });
    expect([waiting.status, (await errorOf(waiting)).details.reason]).toEqual([409, "pending"]);
    expect(waiting.headers.has("www-authenticate")).toBe(false);
    expect(waiting.headers.get("retry-after")).toBe("1");
    await mineNow();
    expect((await ask(sellDeck, { payment })).status).toBe(200);
  } finally {
    await mineAtOnce();
  }
});

test("a paid credit is used at once, and the lost answer is given again", async () => {
  const refused = await ask(generate);
  expect(refused.status).toBe(402);
  const payment = await payFor(generate, refused);
  const first = await ask(generate, { payment });
  const again = await ask(generate, { payment });
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(await again.text()).toBe(await first.text());
  expect([again.headers.get("idempotent-replayed"), again.headers.has("payment-receipt")]).toEqual([
    "true",
    true,
  ]);
  const ledger = await readLedger(buyer.accountId);
  expect(ledger.entries.map(({ reason }) => reason).sort()).toEqual(["generation", "purchase"]);
  expect(ledger.balance).toBe(0);
  expect((await ask(generate, { payment, body: '{"a":1}' })).status).toBe(422);
});
