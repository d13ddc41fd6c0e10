import type { ReactNode } from "react";
import type { ChosenPart } from "@/lib/model/choices.schema";
import { PART_LABELS } from "./directions-draft";
import type { DirectionsState } from "./use-directions";

interface PartFrameProps {
  part: ChosenPart;
  title: string;
  state: DirectionsState;
  /** Other candidates for this part. */
  onReroll: () => void;
  /** The choices: one radio group. */
  children: ReactNode;
  /** The person's own, below the choices. */
  own: ReactNode;
}

/** One part of the brand: its candidates, a lock, and others at a click. */
export function PartFrame({ part, title, state, onReroll, children, own }: PartFrameProps) {
  const { locks, drawing } = state;
  const isLocked = locks.has(part);
  const isDrawing = drawing === part || drawing === "all";
  const id = `part-${part}`;
  return (
    // Not by its heading alone: the board has parts of the same titles.
    <section
      aria-label={`Candidates for the ${PART_LABELS[part]}`}
      className="border-t border-ink pt-4"
      data-part={part}
      aria-busy={isDrawing}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-2xl font-bold tracking-[-0.01em]">
          {title}
        </h3>
        <div className="flex flex-wrap gap-2">
          <button
            type="button"
            className="button lock-button"
            aria-pressed={isLocked}
            aria-label={`Lock the ${PART_LABELS[part]}`}
            onClick={() => state.toggleLock(part)}
          >
            <LockSign isClosed={isLocked} />
            <span aria-hidden="true" className="inline-grid text-left">
              <span className={`col-start-1 row-start-1 ${isLocked ? "invisible" : ""}`}>Lock</span>
              <span className={`col-start-1 row-start-1 ${isLocked ? "" : "invisible"}`}>Locked</span>
            </span>
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={isLocked || isDrawing}
            onClick={() => !isLocked && !isDrawing && onReroll()}
          >
            Try others<span className="sr-only"> for the {PART_LABELS[part]}</span>
          </button>
        </div>
      </div>
      <fieldset
        disabled={isLocked}
        className={`mt-4 min-w-0 ${isDrawing ? "drawing" : ""}`}
        aria-labelledby={id}
      >
        {children}
        <div className="mt-4">{own}</div>
      </fieldset>
    </section>
  );
}

function LockSign({ isClosed }: { isClosed: boolean }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2.5 7H13.5V15H2.5Z" fill="currentColor" />
      <path
        d={isClosed ? "M5 7V4.5A3 3 0 0 1 11 4.5V7" : "M5 7V3.5A3 3 0 0 1 11 2.6"}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  );
}
