"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useNow } from "@/components/ui/use-now";
import { CancelJob } from "./cancel-job";
import { duration } from "./duration";
import { FirstResults } from "./first-results";
import { JobFailure } from "./job-failure";
import { JobUnknown } from "./job-unknown";
import { isTerminal, type JobView } from "./job-view";
import { ProgressStrip } from "./progress-strip";
import { readRecentBrands, rememberBrand } from "./recent-brands-store";
import { StepList } from "./step-list";
import { useJob } from "./use-job";
import { usePreview } from "./use-preview";
import type { JobLink } from "./watch-job";

/** Silence after which a running job is called stalled. */
const STALLED_AFTER_MS = 15_000;

/** A brand being made, from the first second to the board. One of which an earlier version is there has a board already. */
export function JobProgress({ jobId, hasBoard }: { jobId: string; hasBoard: boolean }) {
  const router = useRouter();
  const { view, link, isUnknown } = useJob(jobId);
  const preview = usePreview(jobId, view);
  const now = useNow(!isTerminal(view));
  const isCompleted = view.status === "completed";

  useEffect(() => {
    if (!preview.name) return;
    const known = readRecentBrands().find((brand) => brand.jobId === jobId);
    rememberBrand({ jobId, name: preview.name, createdAt: known?.createdAt ?? new Date().toISOString() });
  }, [jobId, preview.name]);
  // The button that led here stood far down another page.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, []);
  useEffect(() => {
    if (isCompleted) router.replace(`/brands/${jobId}`);
  }, [isCompleted, jobId, router]);

  if (isUnknown) return <JobUnknown />;
  if (view.status === "failed") return <JobFailure jobId={jobId} view={view} hasBoard={hasBoard} />;

  const heading = isCompleted ? "Your brand is ready" : view.currentStep || "Waiting for the first word";
  return (
    <div className="sheet-width pt-6 pb-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h1 className="min-w-0 text-[clamp(2.25rem,1.4rem+3.6vw,5rem)] leading-[0.95] font-extrabold tracking-[-0.035em]">
          {heading}
        </h1>
        <p
          aria-hidden="true"
          className="text-[clamp(2.25rem,1.4rem+3.6vw,5rem)] leading-[0.95] tracking-[-0.05em] tabular-nums"
        >
          {Math.floor(view.progress)} %
        </p>
      </div>
      <div className="mt-6">
        <ProgressStrip progress={view.progress} label={heading} />
        <p className="mt-3 min-h-6 text-ink-soft tabular-nums">{remaining(view)}</p>
      </div>
      <LinkNotice view={view} link={link} now={now} />
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <div>
          <h2 className="sr-only">Steps</h2>
          <StepList steps={view.steps} serverNow={now === null ? null : now + view.clockOffsetMs} />
          {!isCompleted && <CancelJob jobId={jobId} />}
        </div>
        <div className="max-lg:order-first lg:p-5">
          <FirstResults preview={preview} />
        </div>
      </div>
      <p role="status" className="sr-only" data-testid="announcement">
        {preview.name ? `${heading}. The name is ${preview.name}.` : heading}
      </p>
    </div>
  );
}

function remaining({ status, estimatedTimeRemaining, heardAt }: JobView): string {
  if (heardAt === null) return "";
  if (status === "completed") return "Opening the board.";
  if (estimatedTimeRemaining < 1) return "Ready in a moment";
  return `Ready in about ${duration(estimatedTimeRemaining * 1_000)}`;
}

/** Says when there is no fresh news, and that this is not a failure. */
function LinkNotice({ view, link, now }: { view: JobView; link: JobLink; now: number | null }) {
  const silentMs = now === null || view.heardAt === null ? 0 : now - view.heardAt;
  const text = notice(link, silentMs);
  return (
    <div role="status" className="min-h-0">
      {text && !isTerminal(view) && (
        <p className="mt-2 border-l-4 border-accent bg-accent-wash px-4 py-2.5" data-notice={text.kind}>
          {text.words}
          {text.kind === "stalled" && (
            <span aria-hidden="true" className="tabular-nums">
              {" "}
              ({duration(silentMs)})
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function notice(link: JobLink, silentMs: number): { kind: string; words: string } | null {
  if (link === "offline")
    return {
      kind: "offline",
      words:
        "The service can't be reached from here. Your brand goes on being made; this page connects again by itself.",
    };
  if (silentMs >= STALLED_AFTER_MS)
    return {
      kind: "stalled",
      words:
        "No news for a while. Nothing has failed: the step takes longer than usual, or the service is restarting.",
    };
  if (link === "connecting" && silentMs > 3_000)
    return { kind: "reconnecting", words: "The connection was lost. Connecting again." };
  return null;
}
