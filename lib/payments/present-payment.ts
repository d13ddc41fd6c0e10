import { Credential, Errors } from "mppx";
import { Mppx } from "mppx/server/core";
import type { Address, Hex } from "viem";
import { paymentSecret } from "@/lib/accounts/server-secret";
import { db, type Tx } from "@/lib/db/client";
import { appUrl } from "@/lib/env";
import type { Sale } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { AskedRequest } from "./asked-payment";
import { type Bought, buyFromBalance, changeBalance } from "./balance";
import { nativeCharge, transferData } from "./native-charge";
import { nativeChargeServer } from "./native-charge-server";
import { askPaymentNetwork, type PaymentsOpen } from "./payment-network";
import { refusePayment } from "./refuse-payment";
import { type Transfer, verifyTransfer } from "./verify-transfer";

/** A payment that came with a request, as far as it says itself. */
export interface Presented {
  credential: ReturnType<typeof Credential.deserialize>;
  /** Data of the transfer. */
  challengeId: Hex;
  hash: Hex;
}

/** What was counted. */
export interface Counted extends Bought {
  hash: Hex;
  /** When this server first took it. */
  at: Date;
}

/** Reads the value of `Payment-Authorization`. @throws AppError PAYMENT_REQUIRED for what is none */
export function readPresented(header: string): Presented {
  try {
    const credential = Credential.deserialize(header);
    const { hash } = nativeCharge.schema.credential.payload.parse(credential.payload);
    return {
      credential,
      challengeId: transferData(credential.challenge.id),
      hash: hash.toLowerCase() as Hex,
    };
  } catch {
    throw refusePayment(
      "malformed",
      "Payment-Authorization must be Payment and the credential that answers a challenge of the method native, in base64url.",
    );
  }
}

/**
 * Takes a payment for the request that it belongs to: what was transferred goes to the account's balance, once, and from that
 * the sale is bought. All of it happens or nothing. The same payment again finds what it has done.
 * @param sale null when the request has been answered without it: then it is kept as balance
 * @throws AppError PAYMENT_REQUIRED for a payment that is not good here, CONFLICT for one that is not final yet
 */
export async function presentPayment(
  presented: Presented,
  asked: AskedRequest,
  sale: Sale | null,
  network: PaymentsOpen,
): Promise<Counted> {
  const challenge = await findChallenge(presented, asked);
  const counted = await findCounted(db(), network.chainId, presented.hash);
  const transfer = counted ? null : await proveTransfer(presented, challenge, network);
  return db().$transaction(
    async (tx) => {
      const payment =
        (transfer && (await countTransfer(tx, transfer, challenge))) ??
        (await findCounted(tx, network.chainId, presented.hash));
      if (!payment) throw new Error("a payment vanished between two statements");
      refuseForeign(payment, challenge, presented.hash);
      const isNew = transfer !== null && payment.isNew;
      const result = await buy(tx, asked.accountId, sale, isNew);
      return { ...result, hash: presented.hash, at: payment.createdAt };
    },
    { maxWait: 10_000, timeout: 15_000 },
  );
}

/** A credit is bought once by a payment; a feature is there or not, whoever asks how often. */
function buy(tx: Tx, accountId: string, sale: Sale | null, isNew: boolean): Promise<Bought> {
  if (!sale) return Promise.resolve({ isBought: false, missing: 0n });
  if (sale.item === "credit" && !isNew) {
    throw refusePayment("already-used", "This payment has bought its credit, and that has been used.");
  }
  return buyFromBalance(tx, accountId, sale);
}

export interface StoredChallenge {
  id: string;
  accountId: string;
  chainId: number;
  recipient: string;
  expiresAt: Date;
}

/** The challenge that is answered. @throws AppError PAYMENT_REQUIRED unless it was for this very request */
async function findChallenge({ challengeId }: Presented, asked: AskedRequest): Promise<StoredChallenge> {
  const challenge = await db().paymentChallenge.findUnique({ where: { id: challengeId } });
  if (!challenge) throw refusePayment("unknown-challenge", "This server has not issued this challenge.");
  if (challenge.accountId !== asked.accountId) {
    throw refusePayment("other-account", "This payment answers a challenge that was for another account.");
  }
  if (challenge.method !== asked.method || challenge.path !== asked.path) {
    throw refusePayment(
      "other-request",
      `This payment is for ${challenge.method} ${challenge.path}: send it there.`,
    );
  }
  if (challenge.digest !== asked.digest) {
    throw refusePayment(
      "other-body",
      "This payment is for the same address with another body: send it with the body that was refused.",
    );
  }
  return challenge;
}

/** Has the proof checked by mppx with our method. The time of the transfer counts, and not the time of the proof. */
async function proveTransfer(
  { credential }: Presented,
  challenge: StoredChallenge,
  network: PaymentsOpen,
): Promise<Transfer> {
  if (challenge.chainId !== network.chainId) {
    throw refusePayment("other-chain", `Payments are taken on chain ${network.chainId} now.`);
  }
  let transfer: Transfer | undefined;
  const method = nativeChargeServer({
    async findTransfer({ id, hash }) {
      const expected = {
        hash,
        chainId: challenge.chainId,
        recipient: challenge.recipient as Address,
        data: transferData(id),
        confirmations: network.confirmations,
        blockMs: network.blockMs,
        mayCome: challenge.expiresAt.getTime() > Date.now(),
      };
      transfer = await askPaymentNetwork(network, (node) => verifyTransfer(node, expected));
      return transfer;
    },
  });
  const payments = Mppx.create({
    methods: [method],
    secretKey: await paymentSecret(),
    realm: new URL(appUrl()).hostname,
    requiresAuth: true,
  });
  try {
    await payments.verifyCredential(credential);
  } catch (error) {
    if (error instanceof Errors.PaymentExpiredError) {
      // It was recognised as ours before its time was looked at.
      await method.verify({ credential, request: credential.challenge.request } as never);
    } else if (error instanceof Errors.PaymentError) {
      throw refusePayment("unknown-challenge", error.message);
    } else throw error;
  }
  if (!transfer) throw new Error("the method has said nothing about the transfer");
  return transfer;
}

interface CountedPayment {
  accountId: string;
  challengeId: string;
  createdAt: Date;
  isNew: boolean;
}

async function findCounted(
  tx: Pick<Tx, "payment">,
  chainId: number,
  txHash: string,
): Promise<CountedPayment | null> {
  const payment = await tx.payment.findUnique({
    where: { chainId_txHash: { chainId, txHash } },
    select: { accountId: true, challengeId: true, createdAt: true },
  });
  return payment && { ...payment, isNew: false };
}

/** Counts a transfer for its challenge; null when that has been done. */
export async function countTransfer(
  tx: Tx,
  transfer: Transfer,
  challenge: StoredChallenge,
): Promise<CountedPayment | null> {
  const { accountId, id: challengeId, chainId } = challenge;
  const id = newId();
  const createdAt = new Date();
  const { count } = await tx.payment.createMany({
    data: [
      {
        id,
        challengeId,
        accountId,
        chainId,
        txHash: transfer.hash,
        payer: transfer.payer,
        value: transfer.value.toString(),
        blockNumber: transfer.blockNumber,
        blockHash: transfer.blockHash,
        paidAt: transfer.paidAt,
        isLate: transfer.paidAt > challenge.expiresAt,
        createdAt,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) return null;
  // A second transfer for one challenge finds it paid, and is balance all the same.
  await tx.paymentChallenge.updateMany({
    where: { id: challengeId, state: "open" },
    data: { state: "paid" },
  });
  await changeBalance(tx, { accountId, delta: transfer.value, reason: "payment", paymentId: id });
  return { accountId, challengeId, createdAt, isNew: true };
}

function refuseForeign(
  payment: Pick<CountedPayment, "accountId" | "challengeId">,
  challenge: StoredChallenge,
  hash: Hex,
): void {
  if (payment.challengeId === challenge.id && payment.accountId === challenge.accountId) return;
  throw refusePayment("other-data", `The transaction ${hash} has paid another challenge.`);
}
