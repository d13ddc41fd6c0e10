import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import { LogoDrawing } from "./logo-drawing";
import { MockupGround } from "./mockup-ground";

/** The house: the name over the door, the mark on a sign that hangs out into the street. */
export function MockupSign({ board }: { board: BoardData }) {
  const { palette, logo } = board;
  const { roles } = palette.light;
  const line = roles.border.hex;
  return (
    <MockupGround board={board} className="relative flex flex-col">
      <div
        className="relative z-10 grid h-[30%] min-h-28 place-items-center px-[9%]"
        style={{ background: roles.primary.hex }}
      >
        <LogoDrawing
          logo={logo}
          variation="combination"
          version={onPrimaryVersion(palette)}
          label=""
          className="h-auto max-h-[54%] w-full max-w-96"
        />
      </div>
      <div className="grid grow grid-cols-[1fr_7rem_1fr] gap-[6%] px-[9%] pt-[5%]">
        <Pane color={roles["primary-soft"].hex} line={line} />
        <span
          className="block border-x-2 border-t-2"
          style={{ borderColor: line, background: roles.background.hex }}
        />
        <Pane color={roles["primary-soft"].hex} line={line} />
      </div>
      <div className="h-3 shrink-0" style={{ background: line }} />
      <div className="absolute top-[38%] right-[4%] z-20 grid justify-items-center">
        <span className="h-3 w-24 border-t-2 border-r-2" style={{ borderColor: roles.text.hex }} />
        <span
          className="grid size-24 place-items-center rounded-full shadow-[0_10px_24px_-10px_rgb(0_0_0/.5)]"
          style={{ background: roles.background.hex }}
        >
          <LogoDrawing logo={logo} variation="icon" version="color" label="" className="size-[54%]" />
        </span>
      </div>
    </MockupGround>
  );
}

function Pane({ color, line }: { color: string; line: string }) {
  return <span className="mb-[18%] block border-2" style={{ background: color, borderColor: line }} />;
}
