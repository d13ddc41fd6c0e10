import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import { LogoDrawing } from "./logo-drawing";
import { MockupGround } from "./mockup-ground";

/** The side of a van, which most people see of those who come to them. */
export function MockupVan({ board }: { board: BoardData }) {
  const { palette, logo } = board;
  const { roles } = palette.light;
  const dark = palette.dark.roles;
  return (
    <MockupGround board={board} className="grid place-items-center overflow-hidden px-[6%]">
      <div className="relative w-full max-w-[38rem]">
        <svg viewBox="0 0 600 300" aria-hidden="true" className="block h-auto w-full">
          <path d="M0 262H600" stroke={roles.border.hex} strokeWidth="3" />
          <path d="M20 44A14 14 0 0 1 34 30H424V246H34A14 14 0 0 1 20 232Z" fill={roles.primary.hex} />
          <path
            d="M424 70H492A26 26 0 0 1 514 83L560 158 576 170A12 12 0 0 1 582 180V232A14 14 0 0 1 568 246H424Z"
            fill={roles["primary-strong"].hex}
          />
          <path d="M446 92H486A14 14 0 0 1 498 99L532 158H446Z" fill={dark["surface-2"].hex} />
          <path d="M562 196H582V214H562Z" fill={roles.background.hex} />
          {[118, 488].map((x) => (
            <g key={x}>
              <circle cx={x} cy="240" r="38" fill={dark.background.hex} />
              <circle cx={x} cy="240" r="17" fill={roles.border.hex} />
            </g>
          ))}
        </svg>
        <div className="absolute top-[16%] left-[9%] grid h-[44%] w-[56%] place-items-center">
          <LogoDrawing
            logo={logo}
            variation="combination"
            version={onPrimaryVersion(palette)}
            label=""
            className="h-auto max-h-[76%] w-full"
          />
        </div>
      </div>
    </MockupGround>
  );
}
