import { useNow } from "@/components/ui/use-now";
import { duration } from "./duration";
import type { BriefProblem } from "./use-brief-form";

/** What the server said when it did not take the brief, and what to do about it. */
export function BriefProblemNotice({ problem }: { problem: BriefProblem | undefined }) {
  return (
    <div role="alert">
      {problem && (
        <div className="border-l-4 border-accent bg-accent-wash px-4 py-3">
          <p className="font-semibold">{TITLES[problem.kind]}</p>
          <p className="mt-1">{explanation(problem)}</p>
          {problem.kind === "unpaid" && (
            <p className="mt-1">
              <a href="/credits" className="text-link font-medium">
                What credits are and how to get more
              </a>
            </p>
          )}
          {"retryAt" in problem && <RetryTime retryAt={problem.retryAt} />}
          {problem.kind === "failed" && problem.requestId && (
            <p className="mt-1 text-sm">
              Request <code className="font-mono">{problem.requestId}</code>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const TITLES: Record<BriefProblem["kind"], string> = {
  unpaid: "No credits left",
  limited: "Not yet",
  unavailable: "The service is not available right now",
  unreachable: "The service could not be reached",
  failed: "The brief was not taken",
};

function explanation(problem: BriefProblem): string {
  if (problem.kind === "unreachable")
    return "Check your connection and send the brief again. It can't make a second brand.";
  return problem.message;
}

/** The clock time is read out once with the alert; the countdown is for the eyes only. */
function RetryTime({ retryAt }: { retryAt: number }) {
  const now = useNow(true) ?? Date.now();
  const at = new Date(retryAt).toLocaleTimeString(undefined, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return (
    <p className="mt-1">
      You can try again at {at}
      <span aria-hidden="true" className="tabular-nums">
        {now < retryAt ? `, in ${duration(retryAt - now)}` : ": that is now"}
      </span>
      .
    </p>
  );
}
