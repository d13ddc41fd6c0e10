"use client";

import { useState } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import { Fold } from "@/components/ui/fold";
import type { ColorRole, ContrastPair, Palette, Theme } from "@/lib/palette/palette.schema";
import { BoardSection } from "./board-section";
import { PairTable } from "./pair-table";

/** The palette in both themes. A click copies the hex value; the ratio is the one that was measured for its main use. */
export function BoardColors({ palette }: { palette: Palette }) {
  const [theme, setTheme] = useState<Theme>("light");
  const colors = palette[theme];
  const pairs = palette.pairs.filter((pair) => pair.theme === theme);
  const roles = Object.entries(colors.roles) as [ColorRole, { hex: string }][];
  return (
    <BoardSection
      id="colors"
      title="Colors"
      lead={
        <>
          <p>{palette.reasons.primary}</p>
          {palette.seed.given && <p className="mt-2">{palette.seed.note}</p>}
        </>
      }
    >
      <fieldset className="mb-5 flex gap-2">
        <legend className="sr-only">Theme of the palette</legend>
        {(["light", "dark"] as const).map((name) => (
          <label key={name} className="choice flex min-h-11 items-center gap-2 px-3.5">
            <input
              type="radio"
              name="palette-theme"
              className="choice-input"
              checked={theme === name}
              onChange={() => setTheme(name)}
            />
            <span className="font-medium">{name === "light" ? "Light" : "Dark"}</span>
          </label>
        ))}
      </fieldset>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 lg:grid-cols-5">
        {roles.map(([role, { hex }]) => (
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
            <span className="block text-sm text-ink-soft">{ratioOf(role, pairs)}</span>
          </li>
        ))}
      </ul>
      <Fold
        className="mt-8 border-y border-rule"
        summary={<span className="font-semibold">All {palette.pairs.length} measured pairs</span>}
        content={() => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          <section className="overflow-x-auto pb-4" aria-label="Measured pairs" tabIndex={0}>
            <PairTable pairs={palette.pairs} />
          </section>
        )}
      />
    </BoardSection>
  );
}

/** What a person wants to know of a role: text on it if it carries text, else itself on the page. */
function ratioOf(role: ColorRole, pairs: readonly ContrastPair[]): string {
  const carries = pairs.find((pair) => pair.foreground === `on-${role}` && pair.background === role);
  if (carries) return `Text on it ${carries.ratio.toFixed(2)} : 1`;
  const shows = pairs.find((pair) => pair.foreground === role && pair.background === "background");
  if (shows) return `On background ${shows.ratio.toFixed(2)} : 1`;
  const ground = pairs.find((pair) => pair.foreground === "text" && pair.background === role);
  return ground ? `Text on it ${ground.ratio.toFixed(2)} : 1` : "";
}
