"use client";

import { useState } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";

export interface SwatchSheet {
  readonly name: string;
  readonly swatches: readonly { role: string; hex: string; ratio: string }[];
}

/** One theme's colors at a time. A click copies the hex value; the ratio is the one measured for its main use. */
export function ColorSwatches({ sheets }: { sheets: readonly SwatchSheet[] }) {
  const [shown, show] = useState(0);
  return (
    <>
      <fieldset className="mb-5 flex flex-wrap gap-2">
        <legend className="sr-only">Theme of the palette</legend>
        {sheets.map(({ name }, index) => (
          <label key={name} className="choice flex min-h-11 items-center gap-2 px-3.5">
            <input
              type="radio"
              name="palette-theme"
              className="choice-input"
              checked={shown === index}
              onChange={() => show(index)}
            />
            <span className="font-medium">{name}</span>
          </label>
        ))}
      </fieldset>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {sheets[shown]?.swatches.map(({ role, hex, ratio }) => (
          <li key={role} className="min-w-0">
            <CopyButton text={hex} className="group block w-full text-left">
              <span className="sr-only">Copy </span>
              <span
                className="block h-28 border border-rule group-hover:border-ink"
                style={{ background: hex }}
              />
              <span className="mt-2 block font-semibold break-words">{role}</span>
              <CopyLabel className="font-mono text-sm">{hex}</CopyLabel>
            </CopyButton>
            <span className="block text-sm text-ink-soft">{ratio}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
