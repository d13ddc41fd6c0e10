import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import type { BrandFonts } from "./brand-fonts";
import { LogoDrawing } from "./logo-drawing";
import { MockupGround } from "./mockup-ground";

/** What the goods come in: a bag with the mark large on it, and a box that is closed with a label. */
export function MockupLabel({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const { palette, logo, strategy } = board;
  const { roles } = palette.light;
  return (
    <MockupGround board={board} fonts={fonts} className="flex items-end justify-center gap-[7%] px-[8%]">
      <div className="flex h-[84%] w-[40%] flex-col items-center">
        <span
          className="h-[12%] w-[42%] rounded-t-full border-[5px] border-b-0"
          style={{ borderColor: roles["primary-strong"].hex }}
        />
        <div
          className="flex w-full grow flex-col items-center justify-center gap-[9%] shadow-[0_20px_40px_-20px_rgb(0_0_0/.5)]"
          style={{ background: roles.primary.hex }}
        >
          <LogoDrawing
            logo={logo}
            variation="icon"
            version={onPrimaryVersion(palette)}
            label=""
            className="h-auto w-[46%]"
          />
          <LogoDrawing
            logo={logo}
            variation="wordmark"
            version={onPrimaryVersion(palette)}
            label=""
            className="h-auto max-h-[8%] w-[62%]"
          />
        </div>
      </div>
      <div
        className="flex h-[46%] w-[38%] flex-col shadow-[0_20px_40px_-20px_rgb(0_0_0/.4)]"
        style={{ background: roles["primary-soft"].hex }}
      >
        <span className="h-3" style={{ background: roles.border.hex }} />
        <div
          className="mx-auto flex h-full w-[70%] flex-col items-center justify-center gap-[8%] px-[6%] text-center"
          style={{ background: roles.background.hex, color: roles.text.hex }}
        >
          <LogoDrawing
            logo={logo}
            variation="stacked"
            version="color"
            label=""
            className="h-auto max-h-[52%] w-[80%]"
          />
          <p
            lang={strategy.language}
            dir={strategy.direction}
            className="line-clamp-3 text-xs leading-snug text-balance"
          >
            {strategy.tagline}
          </p>
        </div>
      </div>
    </MockupGround>
  );
}
