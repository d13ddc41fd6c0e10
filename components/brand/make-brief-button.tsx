"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { BrandBriefInput } from "@/lib/model/brief.schema";
import { toDraft } from "./brief-draft";
import { newRecentBrand, rememberBrand } from "./recent-brands-store";
import { newIdempotencyKey, type SubmitOutcome, submitBrief } from "./submit-brief";

type Problem = Exclude<SubmitOutcome, { kind: "accepted" }>;

/** Sends a ready brief, as the form would, and goes on to its progress. */
export function MakeBriefButton({ brief, name }: { brief: BrandBriefInput; name: string }) {
  const router = useRouter();
  const key = useRef("");
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  const send = async () => {
    if (isSending) return;
    setSending(true);
    setProblem(undefined);
    key.current ||= newIdempotencyKey();
    const outcome = await submitBrief(brief, key.current);
    if (outcome.kind === "accepted") {
      rememberBrand(newRecentBrand(outcome.jobId, toDraft(brief)));
      router.push(`/jobs/${outcome.jobId}`);
      return;
    }
    setProblem(outcome);
    setSending(false);
  };
  return (
    <div>
      <button
        type="button"
        className="button"
        aria-busy={isSending}
        aria-label={`Make the whole package of ${name}`}
        onClick={() => void send()}
      >
        {isSending ? "Sending …" : "Make the whole package"}
      </button>
      <p role="status" className="field-hint mt-2">
        {problem && messageOf(problem)}
      </p>
    </div>
  );
}

function messageOf(problem: Problem): string {
  return problem.kind === "unreachable"
    ? "Marque can't be reached. Check the connection and press again."
    : problem.message;
}
