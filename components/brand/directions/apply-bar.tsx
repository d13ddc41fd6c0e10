import type { ChosenPart } from "@/lib/model/choices.schema";
import { PART_LABELS } from "./directions-draft";
import { joined } from "./version-list";

interface ApplyBarProps {
  changed: readonly (ChosenPart | "words")[];
  canApply: boolean;
  onApply: () => void;
}

/** Where there is no room for the comparison beside the parts, the way to it and the step behind it stay at hand. */
export function ApplyBar({ changed, canApply, onApply }: ApplyBarProps) {
  const isReady = canApply && changed.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be of a form
    <div
      role="group"
      aria-label="Your changes"
      className="sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,4rem)] mt-8 flex items-center gap-3 border-t border-ink bg-sheet px-[clamp(1rem,4vw,4rem)] py-2.5 xl:hidden"
    >
      <p className="line-clamp-2 min-w-0 grow text-sm text-ink-soft">
        {changed.length === 0
          ? "Nothing changed yet"
          : `Other ${joined(changed.map((part) => PART_LABELS[part]))}`}
      </p>
      <a href="#compare-title" className="button shrink-0 px-4!">
        Compare
      </a>
      <button
        type="button"
        className="button button-primary shrink-0 px-4!"
        aria-disabled={!isReady}
        onClick={() => isReady && onApply()}
      >
        Apply
      </button>
    </div>
  );
}
