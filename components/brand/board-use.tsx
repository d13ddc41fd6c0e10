import type { ComponentType, ReactNode } from "react";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardSection } from "./board-section";
import type { BrandFonts } from "./brand-fonts";
import { MockupAppIcon } from "./mockup-app-icon";
import { MockupCard } from "./mockup-card";
import { MockupLabel } from "./mockup-label";
import { MockupLetter } from "./mockup-letter";
import { MockupSign } from "./mockup-sign";
import { MockupSite } from "./mockup-site";
import { MockupVan } from "./mockup-van";
import { applicationOf, type TradeApplication } from "./trade-application";

/** The brand where people meet it: its card, what its trade is met on, its site. */
export function BoardUse({ board, fonts }: { board: BoardData; fonts: BrandFonts }) {
  const application = applicationOf(board.strategy);
  const Mockup = MOCKUPS[application];
  return (
    <BoardSection id="use" title="In use">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Figure label="Business card, front and back">
          <MockupCard board={board} fonts={fonts} />
        </Figure>
        <Figure label={LABELS[application]}>
          <Mockup board={board} fonts={fonts} />
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

const MOCKUPS: Record<TradeApplication, ComponentType<{ board: BoardData; fonts: BrandFonts }>> = {
  app: MockupAppIcon,
  label: MockupLabel,
  letter: MockupLetter,
  sign: MockupSign,
  van: MockupVan,
};
const LABELS: Record<TradeApplication, string> = {
  app: "App icon on a home screen",
  label: "Bag and box",
  letter: "Letter and envelope",
  sign: "Over the door",
  van: "Side of a van",
};

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
