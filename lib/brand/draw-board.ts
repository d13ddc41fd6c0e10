import { onPrimaryVersion } from "@/lib/logo/export/on-primary-version";
import { place } from "@/lib/logo/export/place-drawing";
import type { ColorRole } from "@/lib/palette/palette.schema";
import type { GalleryBrand } from "./gallery.schema";

const STRIP: readonly ColorRole[] = ["primary", "primary-soft", "secondary", "accent", "surface-2", "text"];

/**
 * A brand's board in small, as an SVG of 640 × 400: the logo on its color, the mark by day and by night, the palette.
 * Outlines and rectangles alone: it loads nothing and needs no font.
 */
export function drawBoard({ logo, palette }: GalleryBrand): string {
  const { icon, combination } = logo.variations;
  const { light, dark } = palette;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" width="640" height="400">',
    field(0, 0, 450, 352, light.roles.primary.hex),
    place(combination, logo.versions[onPrimaryVersion(palette)].fills, 60, 96, 330, 160),
    field(450, 0, 190, 176, light.roles.background.hex),
    place(icon, logo.versions.color.fills, 501, 44, 88, 88),
    field(450, 176, 190, 176, dark.roles.background.hex),
    place(icon, logo.versions.reversed.fills, 501, 220, 88, 88),
    ...STRIP.map((role, at) =>
      field((at * 640) / STRIP.length, 352, 640 / STRIP.length, 48, light.roles[role].hex),
    ),
    "</svg>",
  ].join("");
}

function field(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="${height}" fill="${color}"/>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
