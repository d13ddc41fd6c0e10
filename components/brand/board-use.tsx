import type { ReactNode } from "react";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardSection } from "./board-section";
import type { BrandFonts } from "./brand-fonts";
import { MockupAppIcon } from "./mockup-app-icon";
import { MockupCard } from "./mockup-card";
import { MockupSite } from "./mockup-site";

/** The brand where people meet it: card, home screen, site. */
export function BoardUse({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  return (
    <BoardSection id="use" title="In use">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Figure label="Business card, front and back">
          <MockupCard board={board} fonts={fonts} />
        </Figure>
        <Figure label="App icon on a home screen">
          <MockupAppIcon board={board} />
        </Figure>
        <div className="lg:col-span-2">
          <Figure label="Landing page in a browser">
            <MockupSite board={board} fonts={fonts} />
          </Figure>
        </div>
      </div>
    </BoardSection>
  );
}

/** A picture made of HTML: one image to screen readers, which have met its words above. */
function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="flex h-full flex-col">
      <div role="img" aria-label={label} className="grow overflow-hidden border border-rule">
        {children}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{label}</figcaption>
    </figure>
  );
}
