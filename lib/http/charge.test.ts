import { Challenge, Credential, Receipt } from "mppx";
import type { Hex } from "viem";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { refreshEnv } from "@/lib/env";
import { CREDENTIAL_HEADER } from "@/lib/payments/native-charge";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";
import { newPayer } from "@/lib/payments/payer-fixture";
import {
  type Ask,
  ask,
  balance,
  buyer,
  client,
  DECK,
  entries,
  errorOf,
  newAccount,
  noParams,
  payFor,
  request,
  sellDeck,
  useBuyer,
} from "./charge-test-kit";

useBuyer();

test("a client with our method pays by itself: 402, a transfer, 200 with a receipt; asked again it is not charged again", async () => {
  const mppx = client(sellDeck);
  const paid = await mppx.fetch("http://localhost:3000/v2/deck", request());
  expect(paid.status).toBe(200);
  const receipt = Receipt.fromResponse(paid);
  expect(receipt).toMatchObject({ method: "native", status: "success" });
  const [payment] = await db().payment.findMany({ where: { accountId: buyer.accountId } });
  expect(payment).toMatchObject({ txHash: receipt.reference, state: "watched", isLate: false });
  expect((await ask(sellDeck)).status).toBe(200);
  expect(await entries()).toEqual([
    ["payment", DECK.toString()],
    ["deck", (-DECK).toString()],
  ]);
});

test("the challenge binds the request, and who asks again gets the same one", async () => {
  const refused = await ask(sellDeck);
  expect(refused.status).toBe(402);
  const challenge = Challenge.fromResponse(refused);
  expect(challenge).toMatchObject({
    method: "native",
    intent: "charge",
    realm: "localhost",
    header: CREDENTIAL_HEADER,
    digest: expect.stringMatching(/^sha-256=/),
    request: { amount: DECK.toString(), currency: "ETH", methodDetails: { chainId: 31_337, decimals: 18 } },
  });
  const left = new Date(challenge.expires ?? 0).getTime() - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(Challenge.fromResponse(await ask(sellDeck)).id).toBe(challenge.id);
  const others = [{ path: "/v2/other" }, { body: '{"a":1}' }, { account: await newAccount() }];
  for (const other of others) {
    expect(Challenge.fromResponse(await ask(sellDeck, other)).id).not.toBe(challenge.id);
  }
  expect((await errorOf(refused)).details).toMatchObject({ feature: "deck", amount: DECK.toString() });
});

test("401 comes before 402", async () => {
  const anonymous = new Request("http://localhost:3000/v2/deck", { method: "POST" });
  expect((await sellDeck(anonymous, noParams)).status).toBe(401);
});

test("the same proof twenty times at once is one grant and one charge", async () => {
  const payment = await payFor(sellDeck, await ask(sellDeck));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(sellDeck, { payment })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balance()).toBe(0n);
  expect(await entries()).toHaveLength(2);
});

test("a proof is refused with the reason on another body, path and account, and is still good where it belongs", async () => {
  const payment = await payFor(sellDeck, await ask(sellDeck));
  const stranger = await newAccount();
  const attempts: [Ask, string][] = [
    [{ payment, body: '{"a":1}' }, "other-body"],
    [{ payment, path: "/v2/other" }, "other-request"],
    [{ payment, account: stranger }, "other-account"],
    [{ payment: "Payment e30" }, "malformed"],
  ];
  for (const [attempt, reason] of attempts) {
    const refused = await ask(sellDeck, attempt);
    expect([refused.status, (await errorOf(refused)).details.reason]).toEqual([402, reason]);
    expect(refused.headers.get("www-authenticate")).toMatch(/^Payment id=/);
  }
  expect(await db().payment.count({ where: { accountId: { in: [buyer.accountId, stranger] } } })).toBe(0);
  expect((await ask(sellDeck, { payment })).status).toBe(200);
});

test("the same transaction in other letters is the same payment", async () => {
  const payment = await payFor(sellDeck, await ask(sellDeck));
  const { challenge, payload } = Credential.deserialize<{ hash: Hex; signature: Hex; type: string }>(payment);
  const hash = `0x${payload.hash.slice(2).toUpperCase()}` as Hex;
  const shouted = Credential.serialize({ challenge, payload: { ...payload, hash } });
  for (const one of [shouted, payment, shouted])
    expect((await ask(sellDeck, { payment: one })).status).toBe(200);
  expect([await db().payment.count({ where: { accountId: buyer.accountId } }), await balance()]).toEqual([
    1,
    0n,
  ]);
});

test("what is changed in a challenge, and a proof of somebody else's transfer, is refused", async () => {
  const payment = await payFor(sellDeck, await ask(sellDeck));
  const credential = Credential.deserialize(payment);
  const cheaper = structuredClone(credential);
  (cheaper.challenge.request as { amount: string }).amount = "1";
  const changed = await ask(sellDeck, { payment: Credential.serialize(cheaper) });
  expect((await errorOf(changed)).details.reason).toBe("unknown-challenge");

  const thief = await newPayer();
  const { hash } = credential.payload as { hash: Hex };
  const sent = new Map([[credential.challenge.id, hash]]);
  const copied = await nativeChargeClient({ ...thief, sent }).createCredential({
    challenge: credential.challenge,
  } as never);
  expect((await errorOf(await ask(sellDeck, { payment: copied }))).details.reason).toBe("other-payer");

  // A transfer that carries another challenge.
  const other = await ask(sellDeck, { path: "/v2/other" });
  const foreign = await payFor(sellDeck, other, {
    sent: new Map([[Challenge.fromResponse(other.clone()).id, hash]]),
  });
  expect((await errorOf(await ask(sellDeck, { path: "/v2/other", payment: foreign }))).details.reason).toBe(
    "other-data",
  );
  expect(await balance()).toBe(0n);
  expect((await ask(sellDeck, { payment })).status).toBe(200);
});

test("where nobody is paid, the 402 says so and fakes no challenge", async () => {
  vi.stubEnv("MARQUE_ENV", "production");
  vi.stubEnv("CHAIN_ID", "8453");
  vi.stubEnv("RPC_URL", "http://127.0.0.1:1");
  refreshEnv();
  const refused = await ask(sellDeck);
  expect([refused.status, refused.headers.has("www-authenticate")]).toEqual([402, false]);
  expect((await errorOf(refused)).message).toContain("Payments are not open: PAYMENT_RECIPIENT must be set.");
});
