"use client";

import { useRouter } from "next/navigation";
import { useState, useSyncExternalStore } from "react";
import { toBriefInput } from "./brief-draft";
import { BriefProblemNotice } from "./brief-problem-notice";
import type { JobView } from "./job-view";
import {
  newRecentBrand,
  noRecentBrands,
  readRecentBrands,
  rememberBrand,
  subscribeToRecentBrands,
} from "./recent-brands-store";
import { StepList } from "./step-list";
import { newIdempotencyKey, submitBrief } from "./submit-brief";
import type { BriefProblem } from "./use-brief-form";

/** A job that ended without a brand: why, and the way on with the same brief. */
export function JobFailure({
  jobId,
  view,
  hasBoard,
}: {
  jobId: string;
  view: JobView;
  /** An earlier version is there, as it was. */
  hasBoard: boolean;
}) {
  const router = useRouter();
  const brands = useSyncExternalStore(subscribeToRecentBrands, readRecentBrands, noRecentBrands);
  const draft = brands.find((brand) => brand.jobId === jobId)?.draft;
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<BriefProblem>();
  const isCancelled = view.error?.code === "CANCELLED";

  const retry = async () => {
    if (!draft || isSending) return;
    setSending(true);
    const outcome = await submitBrief(toBriefInput(draft), idempotencyKey);
    if (outcome.kind === "accepted") {
      rememberBrand(newRecentBrand(outcome.jobId, draft));
      router.push(`/jobs/${outcome.jobId}`);
      return;
    }
    setSending(false);
    setProblem(
      outcome.kind === "invalid"
        ? { kind: "failed", message: outcome.message, requestId: undefined }
        : outcome,
    );
  };

  return (
    <div className="sheet-width pt-6 pb-10">
      <h1 className="section-title">{isCancelled ? "Cancelled" : "The brand was not finished"}</h1>
      <p role="alert" className="mt-5 max-w-prose text-lg text-pretty">
        {isCancelled
          ? hasBoard
            ? "Nothing of the new version was kept. The brand is as it was."
            : "Nothing was kept. The same brief can be made again at any time."
          : (view.error?.message ?? "A step failed, and the service could not say why.")}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {draft && (
          <button type="button" className="button button-primary" aria-disabled={isSending} onClick={retry}>
            {isSending ? "Sending the brief…" : "Try again with the same brief"}
          </button>
        )}
        {hasBoard ? (
          <a href={`/brands/${jobId}`} className="button button-primary">
            Back to the board
          </a>
        ) : (
          <a href={draft ? `/?brief=${jobId}` : "/"} className={`button ${draft ? "" : "button-primary"}`}>
            {draft ? "Change the brief" : "Start a new brand"}
          </a>
        )}
      </div>
      <div className="mt-4 max-w-prose">
        <BriefProblemNotice problem={problem} />
      </div>
      <div className="mt-10 max-w-2xl">
        <h2 className="mb-3 font-text text-base font-semibold">How far it came</h2>
        <StepList steps={view.steps} serverNow={view.heardAt} />
      </div>
    </div>
  );
}
