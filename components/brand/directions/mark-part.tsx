import { type ChangeEvent, useState } from "react";
import { PlainDrawing } from "../plain-drawing";
import { picked, rerolled } from "./directions-draft";
import { drawSeed } from "./draw-seed";
import type { Look } from "./look";
import { PartFrame } from "./part-frame";
import type { DirectionsState } from "./use-directions";

/** Six marks in the colors that are chosen, and the person's own. */
export function MarkPart({ state, look }: { state: DirectionsState; look: Look }) {
  const { base, shown, draft, change } = state;
  const [problem, setProblem] = useState("");
  if (!base || !shown) return null;
  const selected = draft.ownMark ? OWN : (draft.mark ?? shown.design.mark);
  const marks =
    selected === OWN
      ? [...shown.marks, { id: OWN, concept: "your own mark", icon: shown.design.icon }]
      : shown.marks;

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (!file) return;
    setProblem("");
    try {
      const { readMarkFile } = await import("@/lib/logo/own-mark/read-mark-file");
      // What is too long is refused by its length; no more of it is read than shows that. The server settles the rest.
      const read = readMarkFile(await file.slice(0, MAX_READ_BYTES).text());
      if ("problem" in read) return setProblem(`${read.problem}.`);
      const { mark: _, ...rest } = draft;
      change({ ...rest, ownMark: read.mark }, "logos");
    } catch {
      setProblem("The file could not be read. Try again.");
    }
  };

  return (
    <PartFrame
      part="logos"
      title="Mark"
      state={state}
      onReroll={() => change(rerolled(draft, ["logos"], drawSeed), "logos")}
      own={
        <div>
          <label className="button relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent">
            Bring your own mark
            <input
              type="file"
              accept=".svg,image/svg+xml"
              className="absolute inset-0 cursor-pointer opacity-0"
              aria-describedby="own-mark-hint own-mark-problem"
              onChange={upload}
            />
          </label>
          <p id="own-mark-hint" className="field-hint mt-2 max-w-[60ch]">
            An SVG of filled shapes, at most 100 kB. It takes the brand’s colors. Convert strokes and text to
            outlines first.
          </p>
          <p id="own-mark-problem" role="alert" className="field-error empty:hidden">
            {problem}
          </p>
        </div>
      }
    >
      <div className="grid grid-cols-2 gap-3 min-[30rem]:grid-cols-3 lg:grid-cols-6">
        {marks.map(({ id, concept, icon }, index) => (
          <label
            key={id}
            className="choice choice-art relative block"
            style={{ background: look.background }}
          >
            <input
              type="radio"
              name="direction-mark"
              value={id}
              className="choice-input absolute top-2.5 left-2.5"
              checked={selected === id}
              onChange={() => change(picked(draft, base, "mark", id))}
            />
            <span className="grid aspect-square place-items-center">
              <PlainDrawing drawing={icon} fills={look.fills} label="" className="size-[54%]" />
            </span>
            <span className="sr-only">
              Mark {index + 1}: {concept}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 min-h-6 text-sm text-ink-soft first-letter:uppercase">
        {marks.find(({ id }) => id === selected)?.concept}
      </p>
    </PartFrame>
  );
}

const OWN = "customer/own";
const MAX_READ_BYTES = 1_000_000;
