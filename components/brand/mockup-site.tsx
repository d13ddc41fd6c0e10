import type { BoardData } from "@/lib/brand/board.schema";
import { weightOf } from "./board-hero";
import type { BrandFonts } from "./brand-fonts";
import { LogoDrawing } from "./logo-drawing";

/** A landing page built from nothing but the brand's words, colors, faces and mark. */
export function MockupSite({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const { palette, logo, strategy, typography, brief } = board;
  const { roles, onSolid } = palette.light;
  const headingWeight = weightOf(typography.heading.faces);
  const links = brief.features.slice(0, 3);
  return (
    <div
      dir={strategy.direction}
      lang={strategy.language}
      style={{ background: roles.background.hex, color: roles.text.hex, fontFamily: fonts.body }}
    >
      <div className="flex h-9 items-center gap-1.5 px-4" style={{ background: roles["surface-2"].hex }}>
        {["a", "b", "c"].map((dot) => (
          <span key={dot} className="size-2.5 rounded-full" style={{ background: roles.border.hex }} />
        ))}
      </div>
      <div className="flex items-center justify-between gap-6 px-[5%] py-5">
        <LogoDrawing
          logo={logo}
          variation="combination"
          version="color"
          label=""
          className="h-8 w-auto max-w-[60%]"
        />
        <p className="flex min-w-0 gap-6 text-sm max-md:hidden" dir="auto">
          {links.map((link) => (
            <span key={link} className="truncate">
              {link}
            </span>
          ))}
        </p>
      </div>
      <div className="grid items-stretch gap-8 px-[5%] pt-10 pb-14 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <p
            className="text-[clamp(2rem,1.2rem+3.4vw,4.25rem)] leading-[1.04] text-balance hyphens-auto"
            style={{ fontFamily: fonts.heading, fontWeight: headingWeight }}
          >
            {strategy.tagline}
          </p>
          <p className="mt-5 max-w-[46ch] text-lg leading-relaxed" style={{ color: roles["text-muted"].hex }}>
            {strategy.oneLiner}
          </p>
          {links[0] && (
            <p
              className="mt-8 inline-flex min-h-12 items-center px-6 font-semibold"
              style={{ background: roles["primary-strong"].hex, color: onSolid["primary-strong"] }}
            >
              {links[0]}
            </p>
          )}
        </div>
        <div
          className="grid min-h-56 place-items-center overflow-hidden"
          style={{ background: roles["primary-soft"].hex }}
        >
          <LogoDrawing logo={logo} variation="icon" version="color" label="" className="h-auto w-[58%]" />
        </div>
      </div>
      <div className="grid gap-px md:grid-cols-3" style={{ background: roles.border.hex }}>
        {strategy.values.slice(0, 3).map(({ title, text }) => (
          <div key={title} className="p-[6%] md:p-[9%]" style={{ background: roles.surface.hex }}>
            <p className="text-xl" style={{ fontFamily: fonts.heading, fontWeight: headingWeight }}>
              {title}
            </p>
            <p className="mt-1.5" style={{ color: roles["text-muted"].hex }}>
              {text}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}
