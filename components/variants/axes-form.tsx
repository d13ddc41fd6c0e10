import { useState } from "react";
import { AXES, AXIS_TITLES, type Axis } from "@/lib/variants/axes";
import { AXIS_HINTS } from "./variants-words";

interface AxesFormProps {
  isBusy: boolean;
  /** Nothing has been drawn yet. */
  isFirst: boolean;
  onMake: (axes: readonly Axis[]) => void;
}

const WANTED = 3;

/** Which three things the designs differ on, and the button that has them drawn. */
export function AxesForm({ isBusy, isFirst, onMake }: AxesFormProps) {
  const [axes, setAxes] = useState<readonly Axis[]>(AXES.slice(0, WANTED));
  const isComplete = axes.length === WANTED;
  const toggle = (axis: Axis) =>
    setAxes((chosen) => AXES.filter((one) => (one === axis ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && !isBusy) onMake(axes);
      }}
    >
      <fieldset aria-describedby="axes-rule">
        <legend className="field-label mb-1.5">What differs</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {AXES.map((axis) => (
            <label key={axis} className="choice flex gap-3 p-4">
              <input
                type="checkbox"
                checked={axes.includes(axis)}
                onChange={() => toggle(axis)}
                className="mt-1.5 size-5 shrink-0 accent-[var(--accent)]"
              />
              <span>
                <span className="font-semibold">{AXIS_TITLES[axis]}</span>
                <span className="field-hint block">{AXIS_HINTS[axis]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id="axes-rule" className={`mt-3 ${isComplete ? "text-ink-soft" : "field-error"}`} aria-live="polite">
        {isComplete
          ? "Drawn in less than a minute."
          : `Choose three, one for each design; ${axes.length} ${axes.length === 1 ? "is" : "are"} chosen.`}
      </p>
      <button type="submit" className="button button-primary mt-4" aria-disabled={isBusy || !isComplete}>
        {isBusy ? "One moment…" : isFirst ? "Draw the designs" : "Draw these designs"}
      </button>
    </form>
  );
}
