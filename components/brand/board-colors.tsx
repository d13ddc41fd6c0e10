"use client";

import { useState } from "react";
import { CopyButton, CopyLabel } from "@/components/ui/copy-button";
import type { ColorRole, ContrastPair, Palette, Theme } from "@/lib/palette/palette.schema";
import { BoardSection } from "./board-section";

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
            <span className="choice-dot" />
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
      <details className="fold mt-8 border-y border-rule">
        <summary className="flex min-h-12 items-center font-semibold">
          All {palette.pairs.length} measured pairs
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section className="overflow-x-auto pb-4" aria-label="Measured pairs" tabIndex={0}>
          <PairTable pairs={palette.pairs} />
        </section>
      </details>
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

function PairTable({ pairs }: { pairs: readonly ContrastPair[] }) {
  return (
    <table className="w-full min-w-[40rem] border-collapse text-left text-sm tabular-nums">
      <thead>
        <tr>
          {["Theme", "Sample", "In front", "Behind", "Ratio", "Needed"].map((heading) => (
            <th key={heading} scope="col" className="border-b border-ink py-2 pr-4 font-semibold">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.theme}${pair.foreground}${pair.background}`} className="border-b border-rule">
            <td className="py-1.5 pr-4">{pair.theme}</td>
            <td className="py-1.5 pr-4">
              <span
                aria-hidden="true"
                className="grid h-7 w-12 place-items-center border border-rule"
                style={{ background: pair.backgroundHex }}
              >
                <span className="size-3 rounded-full" style={{ background: pair.foregroundHex }} />
              </span>
            </td>
            <td className="py-1.5 pr-4">{pair.foreground}</td>
            <td className="py-1.5 pr-4">{pair.background}</td>
            <td className="py-1.5 pr-4 font-semibold">{pair.ratio.toFixed(2)}</td>
            <td className="py-1.5">{pair.required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
