import { Suspense } from "react";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardSection } from "../board-section";
import type { BrandFonts } from "../brand-fonts";
import { PlainDrawing } from "../plain-drawing";
import { DirectionsOpener } from "./directions-opener";
import { SwatchStrip } from "./swatch-strip";

interface BoardDirectionsProps {
  board: BoardData;
  fonts: BrandFonts;
  isOwner: boolean;
  runningJobId: string | null;
  palettes: Promise<string[][]>;
}

/** The ways that the brand could go: seen by everybody, changed by its owner. */
export function BoardDirections({ board, fonts, isOwner, runningJobId, palettes }: BoardDirectionsProps) {
  return (
    <BoardSection
      id="directions"
      title="Directions"
      lead="Other marks, names, colors and typefaces that fit the same idea. Keep what is right, try the rest again: only what depends on a change is made anew, and every version can be had back."
    >
      {isOwner ? (
        <DirectionsOpener
          brandId={board.brandId}
          version={board.version}
          runningJobId={runningJobId}
          fonts={{ heading: fonts.heading, body: fonts.body }}
        >
          <Overview board={board} palettes={palettes} />
        </DirectionsOpener>
      ) : (
        <>
          <Overview board={board} palettes={palettes} />
          <p
            className="mt-6 max-w-[62ch] border-l-4 border-accent bg-accent-wash px-4 py-3"
            data-note="guest"
          >
            You are looking at this brand by its link. Only the browser that made it can change it.{" "}
            <a href="/" className="text-link font-semibold">
              Describe your own business
            </a>{" "}
            to get a brand that you can change.
          </p>
        </>
      )}
    </BoardSection>
  );
}

function Overview({ board, palettes }: Pick<BoardDirectionsProps, "board" | "palettes">) {
  const { logo, strategy } = board;
  const { fills, background } = logo.versions.color;
  const ground = background ?? "#ffffff";
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ul
        aria-label="Marks that were drawn"
        className="grid grid-cols-3 border-t border-l border-rule sm:grid-cols-6 lg:grid-cols-3"
      >
        {logo.directions.map(({ id, concept, icon }) => (
          <li
            key={id}
            className="grid aspect-square place-items-center border-r border-b border-rule"
            style={{ background: ground }}
          >
            <PlainDrawing drawing={icon} fills={fills} label={concept} className="size-1/2" />
          </li>
        ))}
      </ul>
      <div className="grid content-start gap-8">
        <ul
          aria-label="Names that were found"
          lang={strategy.language}
          className="grid grid-cols-2 gap-x-8 border-t border-ink"
        >
          {strategy.nameIdeas.map(({ name }) => (
            <li
              key={name}
              dir="auto"
              className="border-b border-rule py-2 font-display text-xl font-bold tracking-[-0.01em]"
            >
              {name}
            </li>
          ))}
        </ul>
        <Suspense fallback={<div className="h-50" />}>
          <PaletteStrips palettes={palettes} />
        </Suspense>
      </div>
    </div>
  );
}

/** Four strips of a height that is known before their colors are. */
async function PaletteStrips({ palettes }: { palettes: Promise<string[][]> }) {
  // The board is whole without them.
  const all = await palettes.catch(() => []);
  return (
    <ul aria-label="Palettes that would suit" className="grid min-h-50 content-start gap-2">
      {all.map((colors) => (
        <li key={colors.join()} className="border border-rule">
          <SwatchStrip colors={colors} className="h-11" />
          <span className="sr-only">{colors.slice(0, 3).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
