import { type Lab, linearToLab } from "./color-difference";
import { hexToLinear, type Triple } from "./color-space";

export const VISIONS = ["normal", "protan", "deutan"] as const;
export type Vision = (typeof VISIONS)[number] | "tritan";

/** Rows of the severity-1 matrices of Machado, Oliveira & Fernandes (2009); they act on linear-light sRGB. */
const MACHADO: Record<Exclude<Vision, "normal">, readonly [Triple, Triple, Triple]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How a colour looks to full dichromats, as linear-light sRGB clipped to what a screen can show. */
export function simulateVision(hex: string, vision: Vision): Triple {
  const color = hexToLinear(hex);
  if (vision === "normal") return color;
  const [red, green, blue] = MACHADO[vision];
  return [mix(red, color), mix(green, color), mix(blue, color)];
}

/** The same in CIE L*a*b*, for distances. */
export function labAsSeenBy(hex: string, vision: Vision): Lab {
  return linearToLab(simulateVision(hex, vision));
}

function mix(row: Triple, color: Triple): number {
  return Math.min(1, Math.max(0, row[0] * color[0] + row[1] * color[1] + row[2] * color[2]));
}
