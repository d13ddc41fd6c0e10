import { useState } from "react";
import { picked, rerolled } from "./directions-draft";
import { drawSeed } from "./draw-seed";
import type { Look } from "./look";
import { PartFrame } from "./part-frame";
import type { DirectionsState } from "./use-directions";

const MAX_NAME = 80;

/** Six names in the face that is chosen, and the person's own. */
export function NamePart({ state, look }: { state: DirectionsState; look: Look }) {
  const { base, shown, draft, change } = state;
  const [own, setOwn] = useState("");
  if (!base || !shown) return null;
  const selected = draft.name ?? shown.design.name;
  // The list stays while one of it is tried; it comes with other names only when others are asked for.
  const isListed = shown.names.some(({ name }) => name === selected);
  const names = isListed
    ? shown.names
    : [{ name: selected, why: "your own name" }, ...shown.names].slice(0, 7);
  const takeOwn = () => {
    const name = own.trim();
    if (name !== "" && name !== selected) change({ ...draft, name }, "name");
  };
  return (
    <PartFrame
      part="name"
      title="Name"
      state={state}
      onReroll={() => change(rerolled(draft, ["name"], drawSeed), "name")}
      own={
        <div className="flex max-w-[34rem] flex-wrap items-end gap-2">
          <div className="min-w-0 grow">
            <label htmlFor="own-name" className="field-label mb-1.5">
              Your own name
            </label>
            <input
              id="own-name"
              className="control"
              dir="auto"
              maxLength={MAX_NAME}
              autoComplete="off"
              value={own}
              onChange={({ target }) => setOwn(target.value)}
              onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && takeOwn()}
            />
          </div>
          <button type="button" className="button" onClick={takeOwn}>
            Use this name
          </button>
        </div>
      }
    >
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {names.map(({ name, why }) => (
          <label key={name} className="choice flex min-h-20 min-w-0 items-start gap-2.5 p-3">
            <input
              type="radio"
              name="direction-name"
              value={name}
              className="choice-input mt-1.5"
              checked={selected === name}
              onChange={() => change(picked(draft, base, "name", name), "name")}
            />
            <span className="min-w-0">
              <span
                dir="auto"
                className="block text-xl leading-tight break-words sm:text-2xl"
                style={{ fontFamily: look.headingFamily, fontWeight: look.headingWeight ?? 700 }}
              >
                {name}
              </span>
              <span className="mt-1 block text-sm text-ink-soft">{why}</span>
            </span>
          </label>
        ))}
      </div>
    </PartFrame>
  );
}
