"use client";

import { useEffect, useRef, useState } from "react";
import { showToast } from "@/components/ui/toast-store";
import type { Visibility } from "@/lib/brand/brand-list.schema";
import { setVisibility } from "./brand-changes";

const CHOICES: readonly { value: Visibility; label: string; hint: string }[] = [
  {
    value: "unlisted",
    label: "By link",
    hint: "Whoever has the link sees and downloads it. It is listed nowhere.",
  },
  { value: "private", label: "Only me", hint: "The link opens for you alone, while you are signed in." },
  {
    value: "public",
    label: "Everybody",
    hint: "As by link, and it is listed among the showcases, where search engines find it.",
  },
];

/** Who may see a brand. A choice holds at once; a toast has the way back. */
export function VisibilityField({ brandId, visibility }: { brandId: string; visibility: Visibility }) {
  const [chosen, setChosen] = useState(visibility);
  const [isBusy, setBusy] = useState(false);
  const choose = async (next: Visibility, before: Visibility, canUndo: boolean) => {
    setChosen(next);
    setBusy(true);
    const answer = await setVisibility(brandId, next);
    setBusy(false);
    if (!answer.ok) {
      setChosen(before);
      return showToast({ text: answer.message, kind: "problem" });
    }
    showToast({
      text: `Who may see it: ${labelOf(next).toLowerCase()}.`,
      action: canUndo ? { label: "Undo", run: () => void choose(before, next, false) } : undefined,
    });
  };
  const group = useRef<HTMLFieldSetElement>(null);
  // What was chosen while the page's scripts were still on their way shows, but nobody has been told of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts are there
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>("input:checked")?.value as Visibility;
    if (early !== visibility) void choose(early, visibility, true);
  }, []);

  return (
    <fieldset ref={group} aria-busy={isBusy}>
      <legend className="sr-only">Who may see it</legend>
      <div className="grid gap-3 md:grid-cols-3">
        {CHOICES.map(({ value, label, hint }) => (
          <label key={value} className="choice flex gap-3 p-4">
            <input
              type="radio"
              name="visibility"
              value={value}
              checked={chosen === value}
              onChange={() => void choose(value, chosen, true)}
              className="choice-input mt-1.5"
            />
            <span>
              <span className="font-semibold">{label}</span>
              <span className="field-hint block">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const labelOf = (visibility: Visibility) => CHOICES.find(({ value }) => value === visibility)?.label ?? "";
