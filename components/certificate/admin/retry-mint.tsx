"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import { retryMint } from "./mint-requests";

interface RetryMintProps {
  brandId: string;
  name: string;
  recipient: string;
}

/** Mints a certificate that failed once more, after a question: it costs the service gas. */
export function RetryMint({ brandId, name, recipient }: RetryMintProps) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setAsking(false);
    setBusy(true);
    const answer = await retryMint(brandId);
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({ text: `The certificate of ${name} is minted again.` });
  };
  return (
    <>
      <button
        type="button"
        className="text-link min-h-11 justify-self-start font-semibold"
        aria-label={`Retry the certificate of ${name}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && setAsking(true)}
      >
        Retry
      </button>
      <ConfirmDialog
        open={isAsking}
        title={`Mint the certificate of ${name} again?`}
        confirmLabel="Mint it"
        dismissLabel="Leave it"
        onConfirm={() => void retry()}
        onDismiss={() => setAsking(false)}
      >
        <p>
          It goes to <span className="font-mono text-sm break-all">{recipient}</span>, and the service pays
          the network’s fee.
        </p>
      </ConfirmDialog>
    </>
  );
}
