import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import { LogoDrawing } from "./logo-drawing";

/** The icon as an app: on the primary color, on light and on dark, with the corner that phones cut. */
export function MockupAppIcon({ board: { palette, logo, strategy } }: { board: BoardData }) {
  const dark = palette.dark.roles;
  const light = palette.light.roles;
  const icons = [
    { ground: light.primary.hex, version: onPrimaryVersion(palette), size: "w-[44%] max-w-60" },
    { ground: light.background.hex, version: "color", size: "w-[20%] max-w-28" },
    { ground: dark["surface-2"].hex, version: "reversed", size: "w-[20%] max-w-28" },
  ] as const;
  return (
    <div
      className="flex h-full min-h-96 items-center justify-center gap-[5%] px-6 py-10"
      style={{ background: dark.background.hex, color: dark.text.hex }}
    >
      {icons.map(({ ground, version, size }, index) => (
        <div key={ground} className={`${size} text-center`}>
          <div
            className="grid aspect-square place-items-center rounded-[22.5%]"
            style={{ background: ground }}
          >
            <LogoDrawing logo={logo} variation="icon" version={version} label="" className="size-[58%]" />
          </div>
          {index === 0 && (
            <p dir="auto" className="mt-3 truncate text-sm">
              {strategy.name}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
