import { scale, translate } from "@/lib/geometry/outline";
import { fromPathData, toPathData } from "@/lib/geometry/path-data";
import type { Palette } from "@/lib/palette/palette.schema";
import type { Drawing, Logo } from "../logo.schema";
import { inOneColor } from "./join-touching";
import { onPrimaryVersion } from "./on-primary-version";
import { paintOpaquePng, rasterizeDrawing } from "./render-png";

export interface LogoPictureInput {
  readonly logo: Pick<Logo, "variations" | "versions">;
  readonly palette: Pick<Palette, "light">;
}

const SIDE = 1024;

/**
 * The logo as a square PNG of 1024 px: the mark over the name, in one color on the brand's primary. It is shown as small
 * as 64 px, where the mark alone can be read, so the mark is much larger than in the stacked logo.
 */
export function drawLogoPicture({ logo, palette }: LogoPictureInput): Uint8Array {
  const { icon, wordmark } = logo.variations;
  const shapes = [
    ...placed(inOneColor(icon), { x: 232, y: 148, width: 560, height: 500 }),
    ...placed(inOneColor(wordmark), { x: 152, y: 720, width: 720, height: 148 }),
  ];
  const drawing = { width: SIDE, height: SIDE, shapes };
  const { fills } = logo.versions[onPrimaryVersion(palette)];
  return paintOpaquePng(rasterizeDrawing(drawing, SIDE), fills, palette.light.roles.primary.hex);
}

/** The drawing as large as fits in the box, in its middle. */
function placed(
  { width, height, shapes }: Drawing,
  box: { x: number; y: number; width: number; height: number },
): Drawing["shapes"] {
  const factor = Math.min(box.width / width, box.height / height);
  const left = box.x + (box.width - width * factor) / 2;
  const top = box.y + (box.height - height * factor) / 2;
  return shapes.map((shape) => ({
    ...shape,
    d: toPathData(translate(scale(fromPathData(shape.d), factor), left, top)),
  }));
}
