import { useState } from "react";
import { picked, rerolled } from "./directions-draft";
import { drawSeed } from "./draw-seed";
import { PartFrame } from "./part-frame";
import { SwatchStrip } from "./swatch-strip";
import type { DirectionsState } from "./use-directions";

const SHOWN = ["primary", "secondary", "accent", "primary-soft", "surface-2", "text"] as const;

/** Four palettes, light over dark, and the person's own color. */
export function PalettePart({ state }: { state: DirectionsState }) {
  const { base, shown, draft, change } = state;
  const [typed, setTyped] = useState<string>();
  if (!base || !shown) return null;
  const selected = draft.palette ?? shown.design.palette;
  const given = draft.seedColor === undefined ? base.design.seedColor : draft.seedColor;
  const takeColor = (text: string) => {
    setTyped(text);
    const hex = /^#?[0-9a-f]{6}$/i.test(text.trim())
      ? `#${text.trim().replace("#", "").toLowerCase()}`
      : null;
    if (hex === null || hex === given) return;
    const { palette: _, ...rest } = draft;
    change({ ...rest, seedColor: hex }, "palette", true);
  };
  const isWrong = typed !== undefined && typed.trim() !== "" && !/^#?[0-9a-f]{6}$/i.test(typed.trim());
  return (
    <PartFrame
      part="palette"
      title="Colors"
      state={state}
      onReroll={() => change(rerolled(draft, ["palette"], drawSeed), "palette")}
      own={
        <div>
          <label htmlFor="own-color" className="field-label mb-1.5">
            Your own color
          </label>
          <div className="flex max-w-[34rem] flex-wrap gap-2">
            <span
              className="relative size-12 shrink-0 border border-control focus-within:outline-3 focus-within:outline-accent"
              style={given ? { background: given } : undefined}
            >
              <input
                type="color"
                aria-label="Pick your own color"
                className="absolute inset-0 size-full cursor-pointer opacity-0"
                value={given ?? "#cb0048"}
                onChange={({ target }) => takeColor(target.value)}
              />
            </span>
            <input
              id="own-color"
              className="control max-w-40 font-mono text-sm"
              placeholder="#rrggbb"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={typed ?? given ?? ""}
              aria-invalid={isWrong}
              aria-describedby="own-color-hint"
              onChange={({ target }) => takeColor(target.value)}
            />
            {given && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setTyped("");
                  const { palette: _, ...rest } = draft;
                  change({ ...rest, seedColor: null }, "palette");
                }}
              >
                Choose for me
              </button>
            )}
          </div>
          <p
            id="own-color-hint"
            className={`mt-2 text-sm ${isWrong ? "text-accent-strong" : "text-ink-soft"}`}
          >
            {isWrong
              ? "Six hexadecimal digits, such as #1f6feb."
              : "It becomes the primary color; the others are solved around it."}
          </p>
        </div>
      }
    >
      <div className="grid gap-3 min-[30rem]:grid-cols-2 xl:grid-cols-4">
        {shown.palettes.map(({ light, dark, reason }, index) => (
          <label key={reason} className="choice flex flex-col">
            <span aria-hidden="true" className="block">
              {[light, dark].map(({ roles }, row) => (
                <SwatchStrip
                  key={row === 0 ? "light" : "dark"}
                  colors={SHOWN.map((role) => roles[role])}
                  className="h-11 sm:h-14"
                />
              ))}
            </span>
            <span className="flex items-start gap-2.5 border-t border-rule p-3">
              <input
                type="radio"
                name="direction-palette"
                value={index}
                className="choice-input mt-1"
                checked={selected === index}
                onChange={() => change(picked(draft, base, "palette", index))}
              />
              <span className="text-sm leading-snug">
                <span className="sr-only">Palette {index + 1}: </span>
                {reason}
              </span>
            </span>
          </label>
        ))}
      </div>
    </PartFrame>
  );
}
