"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { makeAgain } from "@/components/brand/directions/brand-requests";
import { newIdempotencyKey } from "@/components/brand/submit-brief";
import { showToast } from "@/components/ui/toast-store";

/** Makes a brand whose first version failed again, from its brief as it was. */
export function TryAgain({ brandId }: { brandId: string }) {
  const router = useRouter();
  const [key] = useState(newIdempotencyKey);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const answer = await makeAgain(brandId, key);
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
