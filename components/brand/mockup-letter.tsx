import type { BoardData } from "@/lib/brand/board.schema";
import { weightOf } from "./board-hero";
import type { BrandFonts } from "./brand-fonts";
import { LogoDrawing } from "./logo-drawing";
import { MockupGround } from "./mockup-ground";

/** A letter on its envelope. Where lines would be written there are rules: nobody's words are made up. */
export function MockupLetter({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const { palette, logo, strategy, typography } = board;
  const { roles } = palette.light;
  return (
    <MockupGround
      board={board}
      fonts={fonts}
      className="relative overflow-hidden px-[8%] pt-[7%]"
      dir={strategy.direction}
    >
      <div
        className="mx-auto flex h-full min-h-[26rem] w-full max-w-[26rem] flex-col px-[9%] pt-[9%] shadow-[0_1px_2px_rgb(0_0_0/.2),0_18px_40px_-18px_rgb(0_0_0/.4)]"
        style={{ background: roles.background.hex, color: roles.text.hex }}
      >
        <LogoDrawing
          logo={logo}
          variation="combination"
          version="color"
          label=""
          className="h-auto max-h-10 w-[58%] self-start"
        />
        <p
          lang={strategy.language}
          className="mt-[14%] text-lg leading-snug text-balance"
          style={{ fontFamily: fonts.heading, fontWeight: weightOf(typography.heading.faces) }}
        >
          {strategy.tagline}
        </p>
        <div className="mt-[8%] grid gap-3">
          {LINES.map((width) => (
            <span key={width} className="h-px" style={{ width, background: roles.border.hex }} />
          ))}
        </div>
      </div>
      <div
        className="absolute right-[8%] bottom-0 left-[30%] flex h-[26%] items-center justify-between px-[6%] shadow-[0_-1px_2px_rgb(0_0_0/.12),0_-14px_34px_-18px_rgb(0_0_0/.35)]"
        style={{ background: roles.surface.hex }}
      >
        <LogoDrawing logo={logo} variation="icon" version="color" label="" className="h-[46%] w-auto" />
        <span className="grid w-[38%] gap-3">
          {LINES.slice(0, 3).map((width) => (
            <span key={width} className="h-px" style={{ width, background: roles.border.hex }} />
          ))}
        </span>
      </div>
    </MockupGround>
  );
}

const LINES = ["100%", "94%", "98%", "88%", "96%", "52%"];
