import { picked, rerolled } from "./directions-draft";
import { drawSeed } from "./draw-seed";
import type { Look } from "./look";
import { familyOf } from "./pair-fonts";
import { PartFrame } from "./part-frame";
import type { DirectionsState } from "./use-directions";

/** Four pairs of typefaces at work on the brand's own words. */
export function PairPart({ state, look }: { state: DirectionsState; look: Look }) {
  const { base, shown, draft, change } = state;
  if (!base || !shown) return null;
  const selected = draft.pair ?? shown.design.pair;
  return (
    <PartFrame
      part="typography"
      title="Typefaces"
      state={state}
      onReroll={() => change(rerolled(draft, ["typography"], drawSeed), "typography")}
      own={null}
    >
      <div className="grid gap-3 min-[40rem]:grid-cols-2">
        {shown.pairs.map(({ id, heading, body }) => (
          <label key={id} className="choice flex min-w-0 flex-col">
            <span
              className="block min-h-40 grow overflow-hidden px-4 pt-4 pb-5"
              dir={look.direction}
              lang={look.language}
              aria-hidden="true"
            >
              <span
                className="block text-[1.75rem] leading-[1.1] text-balance break-words"
                style={{ fontFamily: familyOf(heading), fontWeight: heading.weight }}
              >
                {look.tagline}
              </span>
              <span className="mt-3 line-clamp-3 leading-relaxed" style={{ fontFamily: familyOf(body) }}>
                {look.oneLiner}
              </span>
            </span>
            <span className="flex items-center gap-2.5 border-t border-rule p-3">
              <input
                type="radio"
                name="direction-pair"
                value={id}
                className="choice-input"
                checked={selected === id}
                onChange={() => change(picked(draft, base, "pair", id), "typography")}
              />
              <span className="text-sm">
                {heading.family} with {body.family}
              </span>
            </span>
          </label>
        ))}
      </div>
    </PartFrame>
  );
}
