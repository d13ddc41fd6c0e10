import { Resvg } from "@resvg/resvg-js";
import type { FontSource } from "@/lib/fonts/font-source";
import { setLines } from "@/lib/fonts/set-lines";
import { textDirection } from "@/lib/fonts/text-direction";
import { openTypesetter } from "@/lib/fonts/typesetter";
import { scale } from "@/lib/geometry/outline";
import { toPathData } from "@/lib/geometry/path-data";
import type { Drawing, Logo } from "@/lib/logo/logo.schema";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Strategy } from "@/lib/strategy/strategy.schema";
import type { Typography } from "@/lib/typography/typography.schema";

export interface ShareImageInput {
  readonly strategy: Pick<Strategy, "name" | "tagline" | "direction">;
  readonly palette: Pick<Palette, "light">;
  readonly typography: Pick<Typography, "heading" | "scriptFallbacks">;
  readonly logo: Pick<Logo, "variations">;
}

/** What networks ask for (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const STRIP_PX = 28;
const STRIP = ["primary-strong", "secondary", "accent", "primary-soft", "background", "text"] as const;

/**
 * The picture that networks show with a link to the showcase: the logo and the tagline on the brand's color, over a strip
 * of its palette. Satori lays it out. Its text is set by our own typesetter, in the brand's faces: satori 0.63 moves the
 * dots of Arabic letters and sets a paragraph that runs from the right beyond its box.
 */
export async function drawShareImage(
  { strategy, palette, typography, logo }: ShareImageInput,
  fonts: FontSource,
): Promise<Uint8Array> {
  const { roles, onSolid } = palette.light;
  const ink = onSolid.primary;
  const { icon, combination } = logo.variations;
  const tagline = await setText(strategy.tagline, { typography, fonts, ink });
  const isRtl = strategy.direction === "rtl";
  const mark = 880;
  const logoSize = sizeWithin(combination, 620, 132);
  const picture = box({ width: WIDTH, height: HEIGHT, position: "relative", background: roles.primary.hex }, [
    image(plainSvg(icon, ink), {
      ...sizeWithin(icon, mark, mark),
      position: "absolute",
      top: (HEIGHT - mark) / 2,
      ...(isRtl ? { left: -mark * 0.22 } : { right: -mark * 0.22 }),
      opacity: 0.1,
    }),
    box(
      {
        position: "absolute",
        top: MARGIN,
        left: MARGIN,
        width: WIDTH - 2 * MARGIN,
        height: HEIGHT - STRIP_PX - 2 * MARGIN + 16,
        flexDirection: "column",
        justifyContent: "space-between",
        alignItems: isRtl ? "flex-end" : "flex-start",
      },
      [
        image(plainSvg(combination, ink), logoSize),
        image(tagline.svg, { width: tagline.width, height: tagline.height }),
      ],
    ),
    box(
      { position: "absolute", left: 0, bottom: 0, width: WIDTH, height: STRIP_PX },
      STRIP.map((role) => box({ flexGrow: 1, height: STRIP_PX, background: roles[role].hex }, [])),
    ),
  ]);
  // Loaded with the first picture: two megabytes of it are WebAssembly, and most threads never draw one.
  const { default: satori } = await import("satori");
  const svg = await satori(picture as never, { width: WIDTH, height: HEIGHT, fonts: [] });
  return new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

interface TextSetting {
  typography: ShareImageInput["typography"];
  fonts: FontSource;
  ink: string;
}

/** Lines of a text as outlines, as large as they fit. */
async function setText(text: string, { typography, fonts, ink }: TextSetting) {
  const { heading, scriptFallbacks } = typography;
  const direction = textDirection(text);
  const setter = await openTypesetter(text, {
    fonts,
    families: [heading.family, ...scriptFallbacks.map(({ family }) => family)],
    weight: Math.max(...heading.faces.map(({ weight }) => weight)),
    direction,
    opticalSize: heading.opticalSize,
  });
  const widthOf = (line: string) => {
    const last = setter.setLine(line).at(-1);
    return last ? last.x + last.advance : 0;
  };
  const width = WIDTH - 2 * MARGIN - 60;
  const large = setLines(text, widthOf, { width, size: 104, minSize: 76, maxLines: 2 });
  const isWhole = large.lines.join("").replace(/\s/g, "") === text.replace(/\s/g, "");
  const { lines, size } = isWhole
    ? large
    : setLines(text, widthOf, { width, size: 76, minSize: 36, maxLines: 3 });
  const leading = size * 1.16;
  const paths = lines.map((line, row) => {
    const start = direction === "rtl" ? width - widthOf(line) * size : 0;
    const baseline = size * 1.02 + row * leading;
    return setter
      .setLine(line)
      .filter(({ outline }) => outline.length > 0)
      .map(
        ({ outline, x, offsetY }) =>
          `<path transform="translate(${round(start + x * size)} ${round(baseline + offsetY * size)})" d="${toPathData(scale(outline, size))}"/>`,
      )
      .join("");
  });
  const height = Math.ceil(lines.length * leading + size * 0.25);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${ink}">${paths.join("")}</svg>`;
  return { svg, width, height };
}

/** The drawing in one color. */
function plainSvg({ width, height, shapes }: Drawing, ink: string): string {
  const paths = shapes.map(({ d }) => `<path d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${ink}">${paths}</svg>`;
}

function sizeWithin({ width, height }: Drawing, mostWidth: number, mostHeight: number) {
  const factor = Math.min(mostWidth / width, mostHeight / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}

function image(svg: string, style: { width: number; height: number } & Record<string, unknown>) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
  return { type: "img", props: { src, width: style.width, height: style.height, style } };
}

function box(style: Record<string, unknown>, children: readonly object[]) {
  return { type: "div", props: { style: { display: "flex", ...style }, children } };
}

const round = (value: number): number => Math.round(value * 100) / 100;
