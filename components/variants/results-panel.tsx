import { type ReactNode, useCallback, useEffect, useState } from "react";
import { send } from "@/components/account/send";
import { AXIS_TITLES } from "@/lib/variants/axes";
import type { ExperimentResults } from "@/lib/variants/variant-set.schema";
import { percent, signed } from "./variants-words";

const EVERY_MS = 30_000;

interface ResultsPanelProps {
  /** Of the results in the interface of the page. */
  address: string;
  isRunning: boolean;
  /** What else can be done while it runs. */
  children: ReactNode;
}

/** What was counted so far, and what may be said of it. */
export function ResultsPanel({ address, isRunning, children }: ResultsPanelProps) {
  const [results, setResults] = useState<ExperimentResults>();
  const [problem, setProblem] = useState<string>();
  const read = useCallback(async () => {
    const answer = await send<ExperimentResults>("GET", address);
    if (answer.ok) setResults(answer.value);
    setProblem(answer.ok ? undefined : answer.message);
  }, [address]);
  useEffect(() => {
    void read();
    if (!isRunning) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void read(), EVERY_MS);
    return () => clearInterval(timer);
  }, [read, isRunning]);

  if (!results) {
    if (!problem) return <p role="status">Counting…</p>;
    return (
      <div>
        <p role="alert">{problem}</p>
        <button type="button" className="button mt-3" onClick={() => void read()}>
          Look again
        </button>
      </div>
    );
  }
  const { arms, sampleRatio, isFull } = results;
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  return (
    <>
      {problem && (
        <p role="alert" className="mb-5">
          These are the figures of the last look. {problem}
        </p>
      )}
      {sampleRatio.alarm && (
        <p role="alert" className="mb-5 border-[1.5px] border-ink p-4">
          <strong>Trust no figure here yet.</strong> Visitors do not fall evenly to the designs: one of them
          loses events. Look for a page that fails, a redirect or a cache that serves one design to all.
        </p>
      )}
      {visitors === 0 && (
        <p className="mb-5">No visitor has been counted yet. The first one shows here within a minute.</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" aria-label="Results by design" tabIndex={0}>
        <table className="w-full min-w-[38rem] border-collapse text-left">
          <thead>
            <tr className="border-b border-ink">
              {["Design", "Visitors", "Conversions", "Rate", "Against A", "Says"].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-semibold">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {arms.map((arm) => (
              <tr key={arm.arm} className="border-b border-rule align-baseline">
                <th scope="row" className="py-3 pr-4 font-semibold">
                  {arm.arm.toUpperCase()}{" "}
                  <span className="font-normal text-ink-soft">
                    {arm.axis ? AXIS_TITLES[arm.axis] : "Control"}
                  </span>
                </th>
                <td className="py-3 pr-4">{arm.visitors}</td>
                <td className="py-3 pr-4">{arm.conversions}</td>
                <td className="py-3 pr-4">
                  {percent(arm.rate)}
                  <span className="block text-sm text-ink-soft">
                    {percent(arm.rateInterval.low)} to {percent(arm.rateInterval.high)}
                  </span>
                </td>
                <td className="py-3 pr-4">{arm.comparison && <Lift {...arm.comparison} />}</td>
                <td className="py-3 pr-4 font-semibold">
                  {arm.comparison && !sampleRatio.alarm && VERDICTS[arm.comparison.verdict]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="field-hint mt-3">
        Intervals hold at every look at once. Visitors among the designs: p ={" "}
        {sampleRatio.p.toFixed(sampleRatio.p < 0.01 ? 4 : 2)}, χ² = {sampleRatio.chiSquare.toFixed(1)}.
        {isFull && " As many visitors were counted as one experiment may have."}
      </p>
      {isRunning && (
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => void read()}>
            Look again
          </button>
          {children}
        </div>
      )}
    </>
  );
}

const VERDICTS = { better: "Better", worse: "Worse", open: "Still open" } as const;

function Lift({
  lift,
  liftInterval: { low, high },
}: NonNullable<ExperimentResults["arms"][number]["comparison"]>) {
  if (lift === null) return <span className="text-ink-soft">not known yet</span>;
  return (
    <>
      {signed(lift)}
      <span className="block text-sm text-ink-soft">
        {signed(low)} to {high === null ? "anything" : signed(high)}
      </span>
    </>
  );
}
