"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/** Cancels the job after a question. The page hears of the end by its own connection. */
export function CancelJob({ jobId }: { jobId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState("");
  const cancel = async () => {
    setAsking(false);
    setProblem("");
    const response = await fetch(`/api/status/${jobId}`, { method: "DELETE" }).catch(() => null);
    // 409: it has ended in the meantime, and the page is about to say so.
    if (!response?.ok && response?.status !== 409)
      setProblem("It could not be cancelled. Check your connection and try again.");
  };
  return (
    <div className="mt-6">
      <button type="button" className="button" onClick={() => setAsking(true)}>
        Cancel
      </button>
      <p role="alert" className="mt-2 text-accent-strong empty:hidden">
        {problem}
      </p>
      <ConfirmDialog
        open={isAsking}
        title="Stop making this brand?"
        confirmLabel="Stop it"
        dismissLabel="Go on"
        onConfirm={cancel}
        onDismiss={() => setAsking(false)}
      >
        <p>
          What has been made so far is thrown away, and you can start again with the same brief. Its credit
          comes back only if no logo of it has been shown yet.
        </p>
      </ConfirmDialog>
    </div>
  );
}
