"use client";

import { useEffect } from "react";
import { loadScriptFonts } from "@/components/ui/script-fonts";
import { SvgImage } from "@/components/ui/svg-image";
import type { BrandPreview } from "@/lib/brand/preview.schema";

/** Roles worth seeing first, widest first. */
const SHOWN = ["primary", "secondary", "accent", "primary-soft", "surface-2", "text"] as const;

/** Name, colors and mark on one proof, each as soon as its step is done. */
export function FirstResults({ preview }: { preview: BrandPreview }) {
  const { name, tagline, direction, palette, iconSvg, wordmarkSvg } = preview;
  // The proof takes on the brand's own paper and ink as soon as there are any.
  const ground = palette ? { background: palette.light.background, color: palette.light.text } : undefined;
  useEffect(() => loadScriptFonts(`${name ?? ""}${tagline ?? ""}`), [name, tagline]);

  return (
    <section aria-labelledby="first-results" className="ticket crop-marks grid md:grid-rows-[1fr_auto]">
      <h2 id="first-results" className="sr-only">
        First results
      </h2>
      <div className="grid md:grid-cols-2">
        <div
          className="cell flex min-h-36 flex-col justify-center border-ink max-md:border-b md:min-h-72 md:border-r"
          style={ground}
        >
          {name ? (
            <div dir={direction ?? "auto"} data-result="name" className="inked min-w-0">
              {wordmarkSvg ? (
                <SvgImage svg={wordmarkSvg} label={name} className="max-h-20 w-auto max-w-full" />
              ) : (
                <p className="font-display text-5xl leading-none font-bold tracking-[-0.03em] break-words">
                  {name}
                </p>
              )}
              {tagline && <p className="mt-4 text-lg text-pretty">{tagline}</p>}
            </div>
          ) : (
            <Waiting>The name comes first.</Waiting>
          )}
        </div>
        <div className="cell grid min-h-36 place-items-center md:min-h-72" style={ground}>
          {iconSvg ? (
            <p className="inked" data-result="mark">
              <SvgImage svg={iconSvg} label="The mark" className="size-40" />
            </p>
          ) : (
            <p>The mark follows the colors.</p>
          )}
        </div>
      </div>
      <div className="border-t border-ink">
        {palette ? (
          <ul aria-label="Colors" className="inked flex h-28" data-result="palette">
            {SHOWN.map((role, index) => (
              <li key={role} style={{ background: palette.light[role], flexGrow: SHOWN.length - index }}>
                <span className="sr-only">
                  {role} {palette.light[role]}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <div className="cell grid min-h-28 items-center">
            <Waiting>Colors follow from the mood of the idea.</Waiting>
          </div>
        )}
      </div>
    </section>
  );
}

function Waiting({ children }: { children: string }) {
  return <p className="text-ink-soft">{children}</p>;
}
