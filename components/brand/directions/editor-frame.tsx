import { type ReactNode, useEffect, useRef } from "react";
import type { DirectionsState } from "./use-directions";

interface EditorFrameProps {
  state: DirectionsState;
  isOpen: boolean;
  isBusy: boolean;
  onRerollRest: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The head of the tools: what concerns all parts, and what the service says. */
export function EditorFrame({ state, isOpen, isBusy, onRerollRest, onClose, children }: EditorFrameProps) {
  const { base, drawing, problem, locks } = state;
  const head = useRef<HTMLParagraphElement>(null);
  // The button that opened the tools is gone; the reader goes on here.
  useEffect(() => {
    if (isOpen) head.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const isIdle = base !== undefined && drawing === null && !isBusy;
  return (
    <div data-editor={base ? "ready" : "loading"}>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-ink bg-sheet px-4 py-3">
        <p ref={head} tabIndex={-1} role="status" className="min-w-0 grow basis-60 outline-none">
          {message(state)}
        </p>
        <div className="flex flex-wrap gap-2">
          {problem && (
            <button type="button" className="button button-ink" onClick={state.retry}>
              Try again
            </button>
          )}
          <button
            type="button"
            className="button"
            aria-disabled={!isIdle || locks.size === 4}
            onClick={() => isIdle && locks.size < 4 && onRerollRest()}
          >
            {locks.size === 0 ? "Try others for everything" : "Try others for all that is not locked"}
          </button>
          <button type="button" className="button" onClick={onClose}>
            Close the tools
          </button>
        </div>
      </div>
      {!base && !problem && <Waiting />}
      {children}
    </div>
  );
}

function message({ base, drawing, problem, locks }: DirectionsState): string {
  if (problem) return problem;
  if (!base) return "Drawing the directions of this brand…";
  if (drawing) return "Drawing…";
  if (locks.size > 0) return `${locks.size} of 4 parts locked. They stay as they are.`;
  return "Choose among the candidates, or lock what is right and try others. Nothing changes until you apply it.";
}

/** As large as what is coming, so that the page below does not move far. */
function Waiting() {
  return (
    <div aria-hidden="true" className="drawing grid gap-3 min-[30rem]:grid-cols-3 lg:grid-cols-6">
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <span key={place} className="aspect-square bg-well" />
      ))}
    </div>
  );
}
