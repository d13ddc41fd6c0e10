import { randomBytes } from "node:crypto";
import { Challenge } from "mppx";
import { paymentSecret } from "@/lib/accounts/server-secret";
import { db } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import { AppError, type Sale } from "@/lib/errors";
import type { AskedRequest } from "./asked-payment";
import { CREDENTIAL_HEADER, nativeCharge, transferData } from "./native-charge";
import type { PaymentsOpen } from "./payment-network";
import { SALE_TITLES } from "./prices";

/** Challenges of an account that can be paid at one time: each other body is another one. */
const MOST_OPEN = 500;
/** How long a challenge that nobody has paid can be claimed by its transfer. */
const KEPT_DAYS = 90;
/** How long a challenge may be paid. */
export const CHALLENGE_MINUTES = 15;
/** Who asks again gets the same challenge for as long as this much of its time is left. */
const REUSE_MINUTES = 5;

export interface Due {
  sale: Sale;
  /** Wei. */
  amount: bigint;
  network: PaymentsOpen;
}

/**
 * Asks for a payment: a challenge for this very request and nobody else's. Its id is a MAC over everything in it.
 * @returns the value of `WWW-Authenticate`
 */
export async function issueChallenge(asked: AskedRequest, due: Due): Promise<string> {
  const { sale, amount, network } = due;
  const bound = {
    accountId: asked.accountId,
    method: asked.method,
    path: asked.path,
    digest: asked.digest,
    item: sale.item,
    brandId: "brandId" in sale ? sale.brandId : null,
    amount: amount.toString(),
    chainId: network.chainId,
    recipient: network.recipient,
  };
  const known = await db().paymentChallenge.findFirst({
    where: { ...bound, state: "open", expiresAt: { gt: new Date(Date.now() + REUSE_MINUTES * 60_000) } },
    orderBy: { expiresAt: "desc" },
    select: { header: true },
  });
  if (known) return known.header;
  await refuseTooMany(asked.accountId);
  const expiresAt = new Date(Date.now() + CHALLENGE_MINUTES * 60_000);
  const challenge = Challenge.fromMethod(nativeCharge, {
    secretKey: await paymentSecret(),
    realm: new URL(appUrl()).hostname,
    description: SALE_TITLES[sale.item],
    digest: asked.digest,
    expires: expiresAt.toISOString(),
    header: CREDENTIAL_HEADER,
    meta: {
      account: asked.accountId,
      method: asked.method,
      path: asked.path,
      item: sale.item,
      // Two challenges never have one id, whatever they ask for.
      nonce: randomBytes(12).toString("base64url"),
    },
    request: {
      amount: bound.amount,
      currency: network.symbol,
      recipient: network.recipient,
      methodDetails: { chainId: network.chainId, decimals: 18, confirmations: network.confirmations },
    },
  });
  const header = Challenge.serialize(challenge);
  await db().paymentChallenge.create({
    data: { ...bound, id: transferData(challenge.id), header, expiresAt },
  });
  return header;
}

async function refuseTooMany(accountId: string): Promise<void> {
  const open = await db().paymentChallenge.count({
    where: { accountId, state: "open", expiresAt: { gt: new Date() } },
  });
  if (open < MOST_OPEN) return;
  throw new AppError(
    "RATE_LIMIT_EXCEEDED",
    `Your account has ${MOST_OPEN} challenges that it has not paid.`,
    {
      retryAfterSeconds: CHALLENGE_MINUTES * 60,
    },
  );
}

/** Forgets challenges that nobody has paid in a long time. */
export async function forgetOldChallenges(): Promise<number> {
  const before = new Date(Date.now() - KEPT_DAYS * 86_400_000);
  const { count } = await db().paymentChallenge.deleteMany({
    where: { state: "open", expiresAt: { lt: before }, payments: { none: {} } },
  });
  return count;
}
