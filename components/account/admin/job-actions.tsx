"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { showToast } from "@/components/ui/toast-store";
import type { JobRow } from "@/lib/admin/admin.schema";
import { cancelJob, retryJob } from "./admin-requests";

/** Stops a running job after a question, and makes a failed one again. */
export function JobActions({ job }: { job: Pick<JobRow, "id" | "brandName" | "status"> }) {
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const act = async (run: typeof cancelJob, done: string) => {
    setAsking(false);
    setBusy(true);
    const answer = await run(job.id);
    setBusy(false);
    if (!answer.ok) return showToast({ text: answer.message, kind: "problem" });
    router.refresh();
    showToast({ text: done });
  };
  if (job.status === "completed") return null;
  if (job.status === "failed") {
    return (
      <button
        type="button"
        className="text-link min-h-11 font-semibold"
        aria-label={`Retry ${job.brandName}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void act(retryJob, `${job.brandName} is made again, at nobody’s cost.`)}
      >
        Retry
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="text-link min-h-11 font-semibold"
        aria-label={`Cancel ${job.brandName}`}
        aria-disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        Cancel
      </button>
      <ConfirmDialog
        open={isAsking}
        title={`Stop making ${job.brandName}?`}
        confirmLabel="Stop it"
        dismissLabel="Go on"
        onConfirm={() => void act(cancelJob, `${job.brandName} is stopped; its credit is back.`)}
        onDismiss={() => setAsking(false)}
      >
        <p>What has been made so far is thrown away. Its owner sees that it was cancelled.</p>
      </ConfirmDialog>
    </>
  );
}
