import { setTimeout as sleep } from "node:timers/promises";
import { Challenge } from "mppx";
import type { Hex } from "viem";
import { seededRandom } from "@/lib/model/random";
import { transferData } from "@/lib/payments/native-charge";
import { type NativeChargeOptions, nativeChargeClient } from "@/lib/payments/native-charge-client";
import type { PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { priceOf } from "@/lib/payments/prices";
import { copyBrand } from "@/test-support/copied-brand";
import { drawSeed } from "@/test-support/draw-seed";
import type { ApiAccount } from "../api-caller";
import {
  barPayer,
  openPaymentWorld,
  paymentFacts,
  reasonOf,
  requestFor,
  sellingAccount,
  soldFeatures,
  type Wanted,
} from "../payment-world";

export const seed = drawSeed();
export const random = seededRandom(seed, "bar/payment-attacks");
export const world = await openPaymentWorld();
export const features = soldFeatures();
/** How often a payment was refused, by the reason that was given. */
export const refusals = new Map<string, number>();
const { expect, server } = world;

export interface Buyer {
  account: ApiAccount;
  feature: PremiumFeature;
  wanted: Wanted;
  price: bigint;
}

/** An account that wants a feature of a brand of its own. */
export async function buyer(): Promise<Buyer> {
  const feature = random.pick(features);
  const account = await sellingAccount();
  const { brandId } = await copyBrand(server, world.original, account);
  return { account, feature, wanted: requestFor(feature, brandId), price: priceOf(feature) };
}

/** The proof of a payment, made and sent by a wallet of its own. */
export async function pay(refused: Response, options: Partial<NativeChargeOptions> = {}): Promise<string> {
  const challenge = Challenge.fromResponse(refused);
  const payer = await barPayer(world);
  return nativeChargeClient({ ...payer, ...options }).createCredential({ challenge } as never);
}

/** Sends some other amount than what is asked for, and proves it. */
export async function payAmount(refused: Response, value: bigint): Promise<string> {
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

export async function refused(what: string, answer: Response, reason: string, status = 402): Promise<void> {
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
export async function boughtOnce(what: string, account: ApiAccount, left = 0n): Promise<void> {
  const { payments, purchases, balance } = await paymentFacts(account);
  expect(
    `${what}: ${purchases} purchases, ${payments} payments, ${balance} wei left`,
    purchases === 1 && payments === 1 && balance === left,
  );
}

export function recipientOf({ request }: { request: unknown }): Hex {
  return (request as { recipient: Hex }).recipient;
}

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    if (await holds()) return;
    await sleep(250);
  }
  expect(what, false);
}
