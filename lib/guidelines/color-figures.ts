import { type Dichromacy, SEEN_BY } from "@/lib/model/dichromacy";

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

/** How a colour looks to a full dichromat. */
export function asSeenBy(hex: string, vision: Dichromacy): string {
  const linear = channels(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const digits = SEEN_BY[vision].map((row) => {
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

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function cmykOf(rgb: readonly number[]): number[] {
  const key = 1 - Math.max(...rgb) / 255;
  const inks = rgb.map((byte) => (key === 1 ? 0 : (1 - byte / 255 - key) / (1 - key)));
  return [...inks, key].map((ink) => Math.round(ink * 100));
}
