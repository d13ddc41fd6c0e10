"use client";

import { useEffect, useState } from "react";
import { Fold } from "@/components/ui/fold";
import type { ContrastPair } from "@/lib/palette/palette.schema";
import { PairTable } from "./pair-table";

/** Every measured pair of the light and the dark theme: a long table, fetched when somebody opens it. */
export function MeasuredPairs({ jobId, count }: { jobId: string; count: number }) {
  return (
    <Fold
      className="mt-8 border-y border-rule"
      summary={<span className="font-semibold">All {count} measured pairs</span>}
      content={() => <FetchedPairs jobId={jobId} />}
    />
  );
}

function FetchedPairs({ jobId }: { jobId: string }) {
  const [attempt, setAttempt] = useState(0);
  const [pairs, setPairs] = useState<readonly ContrastPair[] | "failed" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt fetches again
  useEffect(() => {
    const visit = new AbortController();
    fetchPairs(jobId, visit.signal).then(setPairs, () => visit.signal.aborted || setPairs("failed"));
    return () => visit.abort();
  }, [jobId, attempt]);

  if (pairs === null)
    return (
      <p role="status" className="pb-4 text-ink-soft">
        Fetching the measurements …
      </p>
    );
  if (pairs === "failed")
    return (
      <p role="alert" className="pb-4">
        The measurements could not be fetched.{" "}
        <button
          type="button"
          className="text-link font-semibold"
          onClick={() => {
            setPairs(null);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="overflow-x-auto pb-4" aria-label="Measured pairs" tabIndex={0}>
      <PairTable pairs={pairs} />
    </section>
  );
}

async function fetchPairs(jobId: string, signal: AbortSignal): Promise<readonly ContrastPair[]> {
  const response = await fetch(`/api/jobs/${jobId}/board`, { signal });
  if (!response.ok) throw new Error(`The board answered ${response.status}`);
  return ((await response.json()) as { palette: { pairs: ContrastPair[] } }).palette.pairs;
}
