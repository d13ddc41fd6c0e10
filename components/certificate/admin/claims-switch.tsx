"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import type { ClaimsState } from "@/lib/certificate/claims-state.schema";
import { pauseClaims } from "./mint-requests";

/** Stops claims that wallets hand in, or lets them go on: a transaction, and so a question before it. */
export function ClaimsSwitch({ claims: { isPaused, changing } }: { claims: ClaimsState }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isOff = isBusy || changing !== null;
  const change = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await pauseClaims(!isPaused);
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    const { changing: onItsWay, isPaused: isNowPaused } = answer.value;
    showToast({
      text: onItsWay
        ? "It is on its way to the network."
        : isNowPaused
          ? "Claims are paused."
          : "Claims go on.",
    });
  };
  return (
    <div data-claims={isPaused ? "paused" : "open"}>
      <p className={`text-2xl font-bold ${isPaused ? "text-accent-strong" : "text-good"}`}>
        {isPaused ? "Paused" : "Open"}
      </p>
      {changing && (
        <p className="text-sm text-ink-soft">
          {changing === "pause" ? "A pause" : "An end of the pause"} is on its way to the network.
        </p>
      )}
      <button
        type="button"
        className="button mt-3"
        aria-disabled={isOff}
        onClick={() => !isOff && setAsking(true)}
      >
        {isPaused ? "Let claims go on" : "Pause claims"}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={isPaused ? "Let wallets claim again?" : "Pause claims by wallets?"}
        confirmLabel={isPaused ? "Let them" : "Pause them"}
        dismissLabel="Leave it so"
        onConfirm={() => void change()}
        onDismiss={() => setAsking(false)}
      >
        <p>
          {isPaused
            ? "Vouchers that are out and have not run out can be used again. The service pays the network’s fee of this change."
            : "No wallet can hand in a voucher until you let it, not even one that is out. Certificates at our cost are minted all the same. The service pays the network’s fee of this change."}
        </p>
      </ConfirmDialog>
    </div>
  );
}
