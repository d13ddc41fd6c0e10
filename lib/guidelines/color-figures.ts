/** Figures of a colour as a designer writes them. CMYK is the plain conversion without a profile: a start for a proof. */
export interface ColorFigures {
  readonly hex: string;
  readonly rgb: string;
  readonly oklch: string;
  readonly cmyk: string;
}

export function colorFigures({ hex, oklch }: { hex: string; oklch: readonly number[] }): ColorFigures {
  const rgb = channels(hex);
  const [l = 0, c = 0, h = 0] = oklch;
  return {
    hex: hex.toUpperCase(),
    rgb: rgb.join(" "),
    oklch: `${(l * 100).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)}`,
    cmyk: cmykOf(rgb).join(" "),
  };
}

export const VISIONS = ["protan", "deutan", "tritan"] as const;
export type Vision = (typeof VISIONS)[number];

/** How a colour looks to a full dichromat: Machado, Oliveira & Fernandes (2009), severity 1, on linear-light sRGB. */
export function asSeenBy(hex: string, vision: Vision): string {
  const linear = channels(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const digits = MACHADO[vision].map((row) => {
    const value = Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * linear[at]!, 0),
      ),
    );
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

const MACHADO: Record<Vision, readonly (readonly number[])[]> = {
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

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function cmykOf(rgb: readonly number[]): number[] {
  const key = 1 - Math.max(...rgb) / 255;
  const inks = rgb.map((byte) => (key === 1 ? 0 : (1 - byte / 255 - key) / (1 - key)));
  return [...inks, key].map((ink) => Math.round(ink * 100));
}
