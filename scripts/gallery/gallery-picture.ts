import { Resvg } from "@resvg/resvg-js";
import { place } from "@/lib/logo/export/place-drawing";
import type { Logo } from "@/lib/logo/logo.schema";
import type { GalleryEntry } from "@/lib/model/gallery-briefs";
import { COLOR_ROLES, type Palette } from "@/lib/palette/palette.schema";
import { makeBrandHere } from "@/lib/render/engine-here";

/** Where the last accepted pictures stand, one for each brand of the gallery. */
export const picturePath = ({ slug }: GalleryEntry) => `docs/gallery/${slug}.png`;

/** A brand of the gallery as a PNG of 720 × 360 px: mark, lockups on light and dark, every role of the palette. */
export async function galleryPicture({ brief, seed }: GalleryEntry): Promise<Uint8Array> {
  const until = ["palette", "logos"] as const;
  const { outputs } = await makeBrandHere({ brief, seed, until }, { files: false });
  return new Resvg(picture(outputs.logos, outputs.palette), { font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

function picture({ variations, versions }: Logo, { light, dark }: Palette): string {
  const { icon, combination, stacked } = variations;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="360">',
    field(0, 0, 320, 320, light.roles.primary.hex),
    place(icon, versions.white.fills, 90, 90, 140, 140),
    field(320, 0, 400, 160, light.roles.background.hex),
    place(combination, versions.color.fills, 360, 50, 320, 60),
    field(320, 160, 400, 160, dark.roles.background.hex),
    place(stacked, versions.reversed.fills, 440, 180, 160, 120),
    ...[light, dark].flatMap(({ roles }, row) =>
      COLOR_ROLES.map((role, index) => field(index * 48, 320 + row * 20, 48, 20, roles[role].hex)),
    ),
    "</svg>",
  ].join("");
}

function field(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${color}"/>`;
}
