import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import type { BrandFonts } from "./brand-fonts";
import { LogoDrawing } from "./logo-drawing";
import { MockupGround } from "./mockup-ground";

/** Two cards of 85 × 55 mm on the brand's soft ground. The one line on the back is the brand's own. */
export function MockupCard({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const { palette, logo, strategy } = board;
  const { roles } = palette.light;
  return (
    <MockupGround board={board} fonts={fonts} className="grid place-items-center px-6 py-10">
      <div className="relative aspect-[100/66] w-full max-w-[34rem]">
        <div
          className="absolute top-0 left-0 aspect-[85/55] w-[66%] p-[6%] shadow-[0_1px_2px_rgb(0_0_0/.25),0_18px_40px_-18px_rgb(0_0_0/.45)]"
          style={{ background: roles.primary.hex }}
        >
          <LogoDrawing
            logo={logo}
            variation="icon"
            version={onPrimaryVersion(palette)}
            label=""
            className="h-[38%] w-auto"
          />
        </div>
        <div
          className="absolute right-0 bottom-0 flex aspect-[85/55] w-[66%] flex-col justify-between p-[6%] shadow-[0_1px_2px_rgb(0_0_0/.25),0_18px_40px_-18px_rgb(0_0_0/.45)]"
          style={{ background: roles.background.hex, color: roles.text.hex }}
          dir={strategy.direction}
        >
          <LogoDrawing
            logo={logo}
            variation="combination"
            version="color"
            label=""
            className="h-auto max-h-[30%] w-[62%] self-start"
          />
          <p
            className="text-[clamp(0.6875rem,1.3vw,1rem)] leading-snug hyphens-auto"
            lang={strategy.language}
          >
            {strategy.tagline}
          </p>
        </div>
      </div>
    </MockupGround>
  );
}
