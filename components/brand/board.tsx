import type { BoardData } from "./board.schema";
import { BoardColors } from "./board-colors";
import { BoardFiles } from "./board-files";
import { BoardHero } from "./board-hero";
import { BoardLogos } from "./board-logos";
import { BoardType } from "./board-type";
import { BoardUse } from "./board-use";
import { BoardVerification } from "./board-verification";
import { BoardWords } from "./board-words";
import { brandFonts } from "./brand-fonts";

/** A finished brand on one sheet. Everything it shows comes from `board`; it loads nothing but the brand's fonts. */
export function Board({ board }: { board: BoardData }) {
  const fonts = brandFonts(board.jobId, board.typography);
  return (
    <article>
      <style>{fonts.css}</style>
      <BoardHero board={board} fonts={fonts} />
      <BoardLogos board={board} />
      <BoardColors palette={board.palette} />
      <BoardType board={board} fonts={fonts} />
      <BoardUse board={board} fonts={fonts} />
      <BoardWords strategy={board.strategy} />
      <BoardVerification verification={board.verification} merkleRoot={board.merkleRoot} />
      <BoardFiles board={board} />
    </article>
  );
}
