"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { showToast } from "@/components/ui/toast-store";
import { replayDelivery } from "./webhook-requests";

/** Sends a delivery again, with the same id and payload. */
export function ReplayDelivery({ webhookId, deliveryId }: { webhookId: string; deliveryId: string }) {
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const replay = async () => {
    setBusy(true);
    const answer = await replayDelivery(webhookId, deliveryId);
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({ text: "It is sent again." });
  };
  return (
    <button
      type="button"
      className="text-link min-h-11 font-semibold"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void replay()}
    >
      Send it again
    </button>
  );
}
