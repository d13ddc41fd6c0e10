import type { ChosenPart } from "@/lib/model/choices.schema";
import { BrandMockup } from "./brand-mockup";
import { PART_LABELS } from "./directions-draft";
import type { Look } from "./look";
import { Regeneration } from "./regeneration";
import { joined } from "./version-list";

interface ApplyPanelProps {
  now: Look;
  /** With the draft. */
  then: Look;
  changed: readonly (ChosenPart | "words")[];
  isDrawing: boolean;
  isSending: boolean;
  problem: string;
  jobId: string | null;
  onApply: () => void;
  onDiscard: () => void;
  onCompleted: () => void;
  onFailed: (message: string) => void;
}

/** Before and after beside each other, and the step from one to the other. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { now, then, changed, isDrawing, isSending, problem, jobId } = props;
  const isChanged = changed.length > 0;
  const canApply = isChanged && !isDrawing && !isSending;
  return (
    <section
      aria-labelledby="compare-title"
      className="min-w-0 self-start border-t border-ink pt-4 xl:sticky xl:top-16"
    >
      <h3 id="compare-title" className="scroll-mt-6 text-2xl font-bold tracking-[-0.01em]">
        Compare
      </h3>
      <div className="mt-4 grid grid-cols-2 gap-3" data-compare="">
        <BrandMockup look={now} title="Now" />
        <div className={`min-w-0 ${isDrawing ? "drawing" : ""}`}>
          <BrandMockup look={then} title="With your changes" />
        </div>
      </div>
      <p role="status" className="mt-4 min-h-12 text-ink-soft">
        {isChanged
          ? `Other ${joined(changed.map((part) => PART_LABELS[part]))}. Only what depends on that is made again.`
          : "Nothing is changed yet: both sides are the same."}
      </p>
      <p role="alert" className="field-error empty:hidden" data-problem="">
        {problem}
      </p>
      {jobId === null ? (
        <div className="mt-3 flex flex-wrap gap-3">
          <button
            type="button"
            className="button button-primary"
            aria-disabled={!canApply}
            onClick={() => canApply && props.onApply()}
          >
            {isSending ? "Sending…" : "Apply as a new version"}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={!isChanged}
            onClick={() => isChanged && props.onDiscard()}
          >
            Discard
          </button>
        </div>
      ) : (
        <div className="mt-3">
          <Regeneration jobId={jobId} onCompleted={props.onCompleted} onFailed={props.onFailed} />
        </div>
      )}
    </section>
  );
}
