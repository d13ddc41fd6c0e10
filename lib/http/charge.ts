import { Receipt } from "mppx";
import { formatEther, type Hex } from "viem";
import { db } from "@/lib/db/client";
import { AppError, isAppError, type Sale } from "@/lib/errors";
import { logger } from "@/lib/log/logger";
import { type AskedRequest, askedRequest } from "@/lib/payments/asked-payment";
import { buyFromBalance, readBalance } from "@/lib/payments/balance";
import { issueChallenge } from "@/lib/payments/issue-challenge";
import { CREDENTIAL_HEADER, nativeCharge } from "@/lib/payments/native-charge";
import { type PaymentsOpen, readPayments } from "@/lib/payments/payment-network";
import { presentPayment, readPresented } from "@/lib/payments/present-payment";
import { priceOf } from "@/lib/payments/prices";
import { PAYMENT_KEY } from "./idempotency";

/** How a request is paid for: what `endpoint` does about its handler's 402. */
export interface Charge {
  /**
   * Does the work; where that is refused because something has not been bought, takes the request's payment or the account's
   * balance for it and does it once more.
   * @throws what the work throws; AppError PAYMENT_REQUIRED with its challenge, CONFLICT for a payment that is not final yet
   */
  chargeFor<T>(work: () => Promise<T>): Promise<T>;
  /** Under which key the answer to a paid request is kept: the same payment gets the first answer again. Null without one. */
  idempotencyKey: string | null;
  /** Of the payment that was taken; goes with the answer. */
  receipt(): [string, string] | null;
}

export interface Charged {
  request: Request;
  rawBody: Uint8Array;
  /** Account of the caller. */
  payerId: string | undefined;
}

export function chargeOf({ request, rawBody, payerId }: Charged): Charge {
  const header = request.headers.get(CREDENTIAL_HEADER);
  let receipt: string | null = null;

  async function take(sale: Sale | null, asked: AskedRequest, network: PaymentsOpen): Promise<void> {
    if (header === null) return;
    const { hash, at, missing, isBought } = await presentPayment(readPresented(header), asked, sale, network);
    receipt = receiptOf(hash, at);
    if (sale && !isBought) throw underpaid(missing, network);
  }

  return {
    idempotencyKey: header === null ? null : paymentKey(header),
    receipt: () => (receipt === null ? null : ["Payment-Receipt", receipt]),
    async chargeFor(work) {
      try {
        const done = await work();
        if (header !== null && payerId) await keepUnneeded(askedRequest(request, rawBody, payerId), take);
        return done;
      } catch (error) {
        const sale = saleOf(error);
        if (!sale) throw error;
        if (!payerId)
          throw new AppError("UNAUTHORIZED", "Sign in first: what is bought belongs to an account.");
        const network = readPayments();
        if (network.kind === "closed") throw closedTo(error, network.reason);
        const asked = askedRequest(request, rawBody, payerId);
        try {
          if (header !== null) await take(sale, asked, network);
          else if (!(await takeFromBalance(asked, sale))) throw error;
          return await work();
        } catch (refusal) {
          throw await withChallenge(refusal, asked, sale, network);
        }
      }
    },
  };
}

/** A payment that was not needed for the answer is money of the account all the same. */
async function keepUnneeded(
  asked: AskedRequest,
  take: (sale: null, asked: AskedRequest, network: PaymentsOpen) => Promise<void>,
): Promise<void> {
  const network = readPayments();
  if (network.kind === "closed") return;
  try {
    await take(null, asked, network);
  } catch (error) {
    // The answer is right without it; what was sent can be claimed by its hash.
    logger().warn({ err: error }, "a payment that was not needed could not be kept");
  }
}

/** Reading something must not spend money that nobody has offered for it. */
async function takeFromBalance({ accountId, method }: AskedRequest, sale: Sale): Promise<boolean> {
  if (method === "GET" || method === "HEAD") return false;
  const { isBought } = await db().$transaction((tx) => buyFromBalance(tx, accountId, sale));
  return isBought;
}

async function withChallenge(
  refusal: unknown,
  asked: AskedRequest,
  sale: Sale,
  network: PaymentsOpen,
): Promise<unknown> {
  if (!isAppError(refusal) || refusal.code !== "PAYMENT_REQUIRED") return refusal;
  const price = priceOf(sale.item);
  const balance = await readBalance(db(), asked.accountId);
  // Where the balance would do, the request did not spend it: it asks for the whole.
  const amount = balance < price ? price - balance : price;
  const challenge = await issueChallenge(asked, { sale, amount, network });
  return new AppError("PAYMENT_REQUIRED", refusal.message, {
    cause: refusal.cause,
    details: {
      ...refusal.details,
      amount: amount.toString(),
      balance: balance.toString(),
      currency: network.symbol,
      chainId: network.chainId,
      recipient: network.recipient,
    },
    headers: [["WWW-Authenticate", challenge]],
  });
}

function underpaid(missing: bigint, { symbol }: PaymentsOpen): AppError {
  return new AppError(
    "PAYMENT_REQUIRED",
    `${formatEther(missing)} ${symbol} is missing. What you have paid is kept as your balance.`,
    { details: { reason: "underpaid", missing: missing.toString() } },
  );
}

function closedTo(error: unknown, reason: string): AppError {
  const { message, details } = error as AppError;
  return new AppError("PAYMENT_REQUIRED", `${message} ${reason}`, {
    details: { ...details, reason: "closed" },
  });
}

const saleOf = (error: unknown): Sale | undefined => (isAppError(error) ? error.sale : undefined);

/** Null for what is no credential: that is refused where the payment is needed. */
function paymentKey(header: string): string | null {
  try {
    return PAYMENT_KEY + readPresented(header).challengeId;
  } catch {
    return null;
  }
}

function receiptOf(hash: Hex, at: Date): string {
  return Receipt.serialize({
    method: nativeCharge.name,
    status: "success",
    reference: hash,
    timestamp: at.toISOString(),
  });
}
