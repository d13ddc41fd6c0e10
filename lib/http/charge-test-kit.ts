import { Challenge } from "mppx";
import { Mppx } from "mppx/client";
import { type Hex, parseEther } from "viem";
import { afterEach, beforeEach, vi } from "vitest";
import { z } from "zod";
import { accountName } from "@/lib/accounts/principal";
import { useLocalChain } from "@/lib/chain/chain-test-kit";
import { debitCredit } from "@/lib/credits/debit-credit";
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

const Output = z.object({ done: z.boolean() });
const Body = z.looseObject({});
export const DECK = parseEther("0.01");

/** Who asks in a test, for which brand, and with whose wallet. */
export const buyer = {} as { accountId: string; brandId: string; payer: Payer };

/** Gives each test a buyer of its own, a database and a network. */
export function useBuyer(): void {
  useTestDatabase();
  useLocalChain();
  beforeEach(async () => {
    buyer.accountId = await newAccount();
    buyer.brandId = await newBrand(buyer.accountId);
    buyer.payer = await newPayer();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    refreshEnv();
  });
}

export async function newAccount(): Promise<string> {
  const id = newId();
  await db().account.create({ data: { id } });
  return id;
}

export async function newBrand(owner: string): Promise<string> {
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

export const sellDeck = endpoint({
  authenticate: byHeader,
  body: Body,
  bodyOptional: true,
  output: Output,
  handle: async () => {
    await requirePurchase(db(), { brandId: buyer.brandId, feature: "deck" });
    return { done: true };
  },
});

export const generate = endpoint({
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
export const noParams = { params: Promise.resolve({}) };

export interface Ask {
  path?: string;
  account?: string;
  body?: string;
  payment?: string;
}

export function ask(
  route: Route,
  { path = "/v2/deck", account = buyer.accountId, body = "{}", payment }: Ask = {},
) {
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
export function client(route: Route, options: Partial<NativeChargeOptions> = {}) {
  return Mppx.create({
    polyfill: false,
    methods: [nativeChargeClient({ ...buyer.payer, ...options })],
    fetch: (async (input, init) =>
      route(new Request(input as string, init), noParams)) as typeof globalThis.fetch,
  });
}

export const payFor = (route: Route, refused: Response, options?: Partial<NativeChargeOptions>) =>
  client(route, options).createCredential(refused);

export const request = (body = "{}") => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json", "x-account": buyer.accountId },
});
export const errorOf = async (response: Response) => (await response.json()).error;
export const balance = () => readBalance(db(), buyer.accountId);
export const entries = async () =>
  (
    await db().balanceEntry.findMany({
      where: { accountId: buyer.accountId },
      orderBy: [{ createdAt: "asc" }, { delta: "desc" }],
    })
  ).map(({ reason, delta }) => [reason, delta.toFixed(0)]);

/** Sends what a challenge asks for, or less or more of it, and proves it. */
export async function payAmount(refused: Response, value: bigint): Promise<string> {
  const challenge = Challenge.fromResponse(refused);
  const hash = await buyer.payer.wallet.sendTransaction({
    to: (challenge.request as { recipient: Hex }).recipient,
    value,
    data: transferData(challenge.id),
    chain: null,
  });
  const sent = new Map([[challenge.id, hash]]);
  return payFor(sellDeck, refused, { sent });
}
