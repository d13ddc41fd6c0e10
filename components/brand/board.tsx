import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LayOutBelowFold } from "@/components/ui/lay-out-below-fold";
import type { BoardData } from "@/lib/brand/board.schema";
import { BoardColors } from "./board-colors";
import { BoardComponents } from "./board-components";
import { BoardFiles } from "./board-files";
import { BoardHero } from "./board-hero";
import { BoardLogos } from "./board-logos";
import { BoardPremium } from "./board-premium";
import { BoardSectionBar } from "./board-section-bar";
import { BoardType } from "./board-type";
import { BoardUse } from "./board-use";
import { BoardVerification } from "./board-verification";
import { BoardVisit } from "./board-visit";
import { BoardWords } from "./board-words";
import { brandFonts } from "./brand-fonts";
import { BoardDirections } from "./directions/board-directions";
import { fileUrl } from "./file-url";
import { LogoSymbols } from "./logo-drawing";

interface BoardProps {
  board: BoardData;
  /** Id of the job in the page's address: of any version of the brand. */
  address: string;
  /** Whether this browser made the brand. */
  isOwner: boolean;
  /** Nobody but its owner sees it. */
  isPrivate: boolean;
  /** Address where its owner manages it, when that is an account. */
  managedAt: string | null;
  /** The job of a version that is being made, for its owner. */
  runningJobId: string | null;
  /** The section about its certificate. */
  certificate: ReactNode;
  /** Hex values of the palettes that would suit, the brand's own seed first. */
  palettes: Promise<string[][]>;
}

/** A finished brand on one sheet. Everything it shows comes from `board`; it loads the brand's fonts and pictures. */
export function Board(props: BoardProps) {
  const { board, address, isOwner, isPrivate, managedAt, runningJobId, palettes, certificate } = props;
  const { strategy, typography } = board;
  const fonts = brandFonts(board.jobId, typography);
  // The tagline is the first thing set in it.
  const headline = typography.heading.faces.reduce((a, b) => (b.weight > a.weight ? b : a));
  preload(fileUrl(board.jobId, headline.path), { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <article className="true-colors">
      <style>{fonts.css}</style>
      <LogoSymbols logo={board.logo} />
      <LayOutBelowFold />
      <BoardVisit jobId={address} name={strategy.name} text={textOf(board)} />
      <BoardHero
        board={board}
        fonts={fonts}
        isPrivate={isPrivate}
        managedAt={managedAt}
        changeAt={isOwner ? `/brands/${address}/brief` : null}
      />
      <BoardSectionBar />
      <BoardLogos board={board} />
      <BoardDirections
        board={board}
        fonts={fonts}
        isOwner={isOwner}
        runningJobId={runningJobId}
        palettes={palettes}
      />
      <BoardColors jobId={board.jobId} palette={board.palette} />
      <BoardType board={board} fonts={fonts} />
      <BoardUse board={board} />
      <BoardComponents board={board} />
      <BoardWords strategy={strategy} />
      <BoardVerification
        verification={board.verification}
        merkleRoot={board.merkleRoot}
        statementUrl={board.download.statementUrl}
      />
      {certificate}
      <BoardFiles
        jobId={board.jobId}
        files={board.files.map(({ path, bytes }) => ({ path, bytes }))}
        download={board.download}
      />
      {isOwner && <BoardPremium brandId={board.brandId} isManaged={managedAt !== null} />}
    </article>
  );
}

/** The letters of what the board sets in the application's own typeface. */
const textOf = ({ brief, strategy }: BoardData): string => {
  const { name, mission, values, voice, nameIdeas } = strategy;
  return [...new Set(JSON.stringify([brief.businessIdea, name, mission, values, voice, nameIdeas]))].join("");
};
