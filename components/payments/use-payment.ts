"use client";

import { Challenge } from "mppx";
import { useState } from "react";
import { getChainId, waitForTransactionReceipt } from "viem/actions";
import { useConfig } from "wagmi";
import { getWalletClient } from "wagmi/actions";
import { walletFailure } from "@/components/certificate/wallet-failure";
import { CREDENTIAL_HEADER, nativeCharge } from "@/lib/payments/native-charge";
import { nativeChargeClient } from "@/lib/payments/native-charge-client";
import type { PremiumFeature } from "@/lib/payments/premium-feature.schema";
import { forgetTransfer, keepTransfer, keptTransfer } from "./kept-transfer";
import { isUnderWay, type PaymentState } from "./payment-state";

interface Payment {
  brandId: string;
  feature: PremiumFeature;
  onPaid: () => void;
}

/** How often a transfer that is not final yet is presented again. */
const MAX_TRIES = 60;

/** Pays for a feature of a brand by the connected wallet: what is due, the transfer, the proof. */
export function usePayment({ brandId, feature, onPaid }: Payment) {
  const config = useConfig();
  const [state, setState] = useState<PaymentState>({ kind: "idle" });

  const ask = (payment?: string) =>
    fetch(`/api/brands/${brandId}/purchases`, {
      method: "POST",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        ...(payment ? { [CREDENTIAL_HEADER]: payment } : {}),
      },
      body: JSON.stringify({ feature }),
    });

  const done = (hash: string | null) => {
    forgetTransfer(brandId, feature);
    setState({ kind: "paid", hash });
    onPaid();
  };

  async function present(payment: string, hash: string | null): Promise<void> {
    for (let tried = 0; tried < MAX_TRIES; tried++) {
      setState({ kind: "checking" });
      const answer = await ask(payment);
      if (answer.ok) return done(hash);
      const seconds = Number(answer.headers.get("retry-after"));
      if (answer.status !== 409 || !seconds) {
        // Refused for good: what was sent is the account's balance, or can be claimed by its hash.
        if (answer.status === 402) forgetTransfer(brandId, feature);
        return setState({ kind: "failed", message: await messageOf(answer) });
      }
      setState({ kind: "confirming", hash: hash ?? "" });
      await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    }
    setState({ kind: "failed", message: "The network takes long. Go on later: what was sent is kept." });
  }

  async function payChallenge(header: string): Promise<void> {
    const challenge = Challenge.deserialize(header, { methods: [nativeCharge] });
    const wallet = await getWalletClient(config);
    // Asked by way of the connected wallet: the page may speak to no node.
    const network = {
      getChainId: () => getChainId(wallet),
      waitForTransactionReceipt: (wanted: Parameters<typeof waitForTransactionReceipt>[1]) =>
        waitForTransactionReceipt(wallet, wanted),
    };
    const kept = keptTransfer(brandId, feature);
    const sent = new Map(kept?.challenge === header ? [[challenge.id, kept.hash]] : []);
    let hash: string | null = kept?.hash ?? null;
    const method = nativeChargeClient({
      wallet,
      network,
      sent: {
        get: (id) => sent.get(id),
        set: (id, sentHash) => {
          keepTransfer(brandId, feature, { challenge: header, hash: sentHash });
          return sent.set(id, sentHash);
        },
        delete: (id) => {
          forgetTransfer(brandId, feature);
          return sent.delete(id);
        },
      },
      onStep(step, stepHash) {
        hash = stepHash ?? hash;
        setState(step === "sending" ? { kind: step } : { kind: step, hash: stepHash ?? "" });
      },
    });
    const payment = await method.createCredential({ challenge: challenge as never });
    await present(payment, hash);
  }

  /** What was sent before is presented first. */
  async function pay(): Promise<void> {
    if (isUnderWay(state)) return;
    setState({ kind: "asking" });
    try {
      const kept = keptTransfer(brandId, feature);
      if (kept) return await payChallenge(kept.challenge);
      const answer = await ask();
      if (answer.ok) return done(null);
      const header = answer.status === 402 ? answer.headers.get("www-authenticate") : null;
      if (!header) return setState({ kind: "failed", message: await messageOf(answer) });
      await payChallenge(header);
    } catch (error) {
      setState(
        error instanceof TypeError
          ? { kind: "failed", message: "The service can’t be reached. What was sent is kept: go on later." }
          : walletFailure(error),
      );
    }
  }

  return { state, pay };
}

async function messageOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? "The service gave an answer that this page does not understand.";
}
