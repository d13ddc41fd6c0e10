import type { BoardData } from "@/lib/brand/board.schema";
import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import type { ColorVersion, LogoVariation } from "@/lib/logo/logo.schema";
import { capitalize } from "@/lib/model/letter-case";
import { LogoDrawing } from "./logo-drawing";

const SIZES = [16, 24, 32, 48, 96, 192] as const;

/** Every lockup on the grounds it is meant for, and the icon from favicon to poster. */
export function BoardLogos({ board }: { board: BoardData }) {
  const { logo, palette, strategy } = board;
  const light = palette.light.roles.background.hex;
  const dark = palette.dark.roles.background.hex;
  const primary = palette.light.roles.primary.hex;
  const onPrimary = onPrimaryVersion(palette);
  const tiles: {
    variation: LogoVariation;
    version: ColorVersion;
    ground: string;
    on: string;
    wide?: boolean;
  }[] = [
    { variation: "combination", version: "color", ground: light, on: "light", wide: true },
    { variation: "stacked", version: onPrimary, ground: primary, on: "the primary color" },
    { variation: "stacked", version: "color", ground: light, on: "light" },
    { variation: "combination", version: "reversed", ground: dark, on: "dark", wide: true },
    { variation: "wordmark", version: "color", ground: light, on: "light" },
    { variation: "wordmark", version: "reversed", ground: dark, on: "dark" },
    { variation: "wordmark", version: onPrimary, ground: primary, on: "the primary color" },
    { variation: "icon", version: "black", ground: "#ffffff", on: "white, in black" },
    { variation: "icon", version: "white", ground: "#000000", on: "black, in white" },
    { variation: "icon", version: "reversed", ground: dark, on: "dark" },
  ];
  return (
    <section id="logos" aria-labelledby="logos-title" className="sheet-width scroll-mt-6 pt-14">
      <div className="grid gap-x-12 gap-y-3 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <h2 id="logos-title" className="section-title">
          Logos
        </h2>
        <p className="max-w-[62ch] self-end text-lg text-pretty text-ink-soft">{capitalize(logo.concept)}.</p>
      </div>
      <ul className="grid grid-cols-1 border-t border-l border-rule sm:grid-cols-3">
        {tiles.map(({ variation, version, ground, on, wide }) => (
          <li
            key={`${variation}${version}${ground}`}
            className={`grid place-items-center border-r border-b border-rule px-[12%] py-12 ${
              wide ? "min-h-64 sm:col-span-2 lg:min-h-96" : "min-h-56"
            }`}
            style={{ background: ground }}
          >
            <LogoDrawing
              logo={logo}
              variation={variation}
              version={version}
              label={`${strategy.name}, ${variation} on ${on}`}
              className={LIMITS[variation]}
            />
          </li>
        ))}
      </ul>
      <SizeRow board={board} />
    </section>
  );
}

const LIMITS: Record<LogoVariation, string> = {
  combination: "h-auto max-h-40 w-full max-w-[36rem]",
  stacked: "h-auto max-h-48 w-full max-w-64",
  wordmark: "h-auto max-h-20 w-full max-w-72",
  icon: "size-32",
};

/** The icon at the sizes in which people meet it, in real pixels. */
function SizeRow({ board: { logo, palette, strategy } }: { board: BoardData }) {
  const ground = palette.light.roles.background.hex;
  return (
    <div
      className="border-x border-b border-rule"
      style={{ background: ground, color: palette.light.roles.text.hex }}
    >
      <ul
        aria-label="The icon in its sizes"
        className="flex flex-wrap items-end justify-between gap-x-6 gap-y-8 px-[clamp(1rem,4vw,4rem)] py-8"
      >
        {SIZES.map((size) => (
          <li key={size} className="grid justify-items-center gap-3">
            <span style={{ width: size, height: size }}>
              <LogoDrawing
                logo={logo}
                variation="icon"
                version="color"
                label={`${strategy.name}, icon at ${size} pixels`}
                className="size-full"
              />
            </span>
            <span className="text-sm tabular-nums">{size} px</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
