import { type Dichromacy, SEEN_BY } from "@/lib/model/dichromacy";
import { type Lab, linearToLab } from "./color-difference";
import { hexToLinear, type Triple } from "./color-space";

export type Vision = "normal" | Dichromacy;

/** How a colour looks to full dichromats, as linear-light sRGB clipped to what a screen can show. */
export function simulateVision(hex: string, vision: Vision): Triple {
  const color = hexToLinear(hex);
  if (vision === "normal") return color;
  const [red, green, blue] = SEEN_BY[vision];
  return [mix(red, color), mix(green, color), mix(blue, color)];
}

/** The same in CIE L*a*b*, for distances. */
export function labAsSeenBy(hex: string, vision: Vision): Lab {
  return linearToLab(simulateVision(hex, vision));
}

function mix(row: Readonly<Triple>, color: Triple): number {
  return Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2]));
}
