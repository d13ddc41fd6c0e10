import { Challenge, Credential, Receipt } from "mppx";
import { Mppx } from "mppx/client";
import { type Hex, parseEther } from "viem";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { accountName } from "@/lib/accounts/principal";
import { mineAtOnce, mineNow, stopMining, useLocalChain } from "@/lib/chain/chain-test-kit";
import { debitCredit } from "@/lib/credits/debit-credit";
import { readLedger } from "@/lib/credits/read-ledger";
import { db } from "@/lib/db/client";
import { useTestDatabase } from "@/lib/db/test-database";
import { refreshEnv } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { readBalance } from "@/lib/payments/balance";
import { CREDENTIAL_HEADER, transferData } from "@/lib/payments/native-charge";
import { type NativeChargeOptions, nativeChargeClient } from "@/lib/payments/native-charge-client";
import { newPayer, type Payer } from "@/lib/payments/payer-fixture";
import { requirePurchase } from "@/lib/payments/require-purchase";
import type { Caller } from "./caller";
import { endpoint } from "./endpoint";

useTestDatabase();
useLocalChain();

const Output = z.object({ done: z.boolean() });
const Body = z.looseObject({});
const DECK = parseEther("0.01");

let accountId: string;
let brandId: string;
let payer: Payer;

beforeEach(async () => {
  accountId = await newAccount();
  brandId = await newBrand(accountId);
  payer = await newPayer();
});
afterEach(() => {
  vi.unstubAllEnvs();
  refreshEnv();
});

async function newAccount(): Promise<string> {
  const id = newId();
  await db().account.create({ data: { id } });
  return id;
}

async function newBrand(owner: string): Promise<string> {
  const id = newId();
  await db().brand.create({
    data: {
      id,
      accountId: owner,
      name: "Harbour",
      businessIdea: "Bread by bicycle",
      targetAudience: "Old town",
      style: "modern",
      techStack: "react",
    },
  });
  return id;
}

/** As the doors know who asks: by a header of the test. */
async function byHeader(request: Request): Promise<Caller<string>> {
  const payerId = request.headers.get("x-account");
  if (!payerId) throw new AppError("UNAUTHORIZED", "Sign in first.");
  const names = [accountName(payerId)];
  return { principal: payerId, subjects: names, requestsPerHour: null, idempotencyScopes: names, payerId };
}

const sellDeck = endpoint({
  authenticate: byHeader,
  body: Body,
  bodyOptional: true,
  output: Output,
  handle: async () => {
    await requirePurchase(db(), { brandId, feature: "deck" });
    return { done: true };
  },
});

const generate = endpoint({
  authenticate: byHeader,
  body: Body,
  bodyOptional: true,
  output: Output,
  status: 202,
  transaction: true,
  idempotent: true,
  handle: async ({ tx, principal }) => {
    await debitCredit(tx, principal, newId());
    return { done: true };
  },
});

type Route = typeof sellDeck;
const noParams = { params: Promise.resolve({}) };

interface Ask {
  path?: string;
  account?: string;
  body?: string;
  payment?: string;
}

function ask(route: Route, { path = "/v2/deck", account = accountId, body = "{}", payment }: Ask = {}) {
  const request = new Request(`http://localhost:3000${path}`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "x-account": account,
      ...(payment && { [CREDENTIAL_HEADER]: payment }),
    },
  });
  return route(request, noParams);
}

/** A client of mppx that knows our method and asks a route. */
function client(route: Route, options: Partial<NativeChargeOptions> = {}) {
  return Mppx.create({
    polyfill: false,
    methods: [nativeChargeClient({ ...payer, ...options })],
    fetch: (async (input, init) =>
      route(new Request(input as string, init), noParams)) as typeof globalThis.fetch,
  });
}

const payFor = (route: Route, refused: Response, options?: Partial<NativeChargeOptions>) =>
  client(route, options).createCredential(refused);

const request = (body = "{}") => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json", "x-account": accountId },
});
const errorOf = async (response: Response) => (await response.json()).error;
const balance = () => readBalance(db(), accountId);
const entries = async () =>
  (
    await db().balanceEntry.findMany({
      where: { accountId },
      orderBy: [{ createdAt: "asc" }, { delta: "desc" }],
    })
  ).map(({ reason, delta }) => [reason, delta.toFixed(0)]);

/** Sends what a challenge asks for, or less or more of it, and proves it. */
async function payAmount(refused: Response, value: bigint): Promise<string> {
  const challenge = Challenge.fromResponse(refused);
  const hash = await payer.wallet.sendTransaction({
    to: (challenge.request as { recipient: Hex }).recipient,
    value,
    data: transferData(challenge.id),
    chain: null,
  });
  const sent = new Map([[challenge.id, hash]]);
  return payFor(sellDeck, refused, { sent });
}

test("a client with our method pays by itself: 402, a transfer, 200 with a receipt; asked again it is not charged again", async () => {
  const mppx = client(sellDeck);
  const paid = await mppx.fetch("http://localhost:3000/v2/deck", request());
  expect(paid.status).toBe(200);
  const receipt = Receipt.fromResponse(paid);
  expect(receipt).toMatchObject({ method: "native", status: "success" });
  const [payment] = await db().payment.findMany({ where: { accountId } });
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
  expect(await db().payment.count({ where: { accountId: { in: [accountId, stranger] } } })).toBe(0);
  expect((await ask(sellDeck, { payment })).status).toBe(200);
});

test("the same transaction in other letters is the same payment", async () => {
  const payment = await payFor(sellDeck, await ask(sellDeck));
  const { challenge, payload } = Credential.deserialize<{ hash: Hex; signature: Hex; type: string }>(payment);
  const hash = `0x${payload.hash.slice(2).toUpperCase()}` as Hex;
  const shouted = Credential.serialize({ challenge, payload: { ...payload, hash } });
  for (const one of [shouted, payment, shouted])
    expect((await ask(sellDeck, { payment: one })).status).toBe(200);
  expect([await db().payment.count({ where: { accountId } }), await balance()]).toEqual([1, 0n]);
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
  brandId = await newBrand(accountId);
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
  expect(await db().payment.findFirst({ where: { accountId } })).toMatchObject({ isLate: true });
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
    const hash = await payer.wallet.sendTransaction({
      to: (challenge.request as { recipient: Hex }).recipient,
      value: DECK,
      data: transferData(challenge.id),
      chain: null,
    });
    const patient = {
      ...payer.network,
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
  const ledger = await readLedger(accountId);
  expect(ledger.entries.map(({ reason }) => reason).sort()).toEqual(["generation", "purchase"]);
  expect(ledger.balance).toBe(0);
  expect((await ask(generate, { payment, body: '{"a":1}' })).status).toBe(422);
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
