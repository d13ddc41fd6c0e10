"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { regenerate } from "@/components/brand/directions/brand-requests";
import { newIdempotencyKey } from "@/components/brand/submit-brief";
import { showToast } from "@/components/ui/toast-store";

/** Makes a brand whose first version failed again, from the same brief: all of it, since there is nothing to keep. */
export function TryAgain({ brandId }: { brandId: string }) {
  const router = useRouter();
  const [key] = useState(newIdempotencyKey);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const answer = await regenerate(brandId, { assets: ["documentation"] }, key);
    if (answer.ok) return router.push(`/jobs/${answer.value.jobId}`);
    setBusy(false);
    showToast({ text: answer.message, kind: "problem" });
  };
  return (
    <button
      type="button"
      className="button button-primary"
      aria-disabled={isBusy}
      onClick={() => !isBusy && void retry()}
    >
      {isBusy ? "One moment…" : "Try again"}
    </button>
  );
}
