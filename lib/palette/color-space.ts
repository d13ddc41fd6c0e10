/** OKLCH: l 0–1, c ≥ 0, h in degrees 0–360. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
export type Triple = readonly [number, number, number];

/** sRGB transfer function (IEC 61966-2-1), tabulated for the 256 values that a hex digit pair can hold. */
const LINEAR_OF_BYTE = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Linear-light sRGB, 0–1, of "#rrggbb". */
export function hexToLinear(hex: string): Triple {
  const bits = Number.parseInt(hex.slice(1), 16);
  return [
    LINEAR_OF_BYTE[(bits >> 16) & 255]!,
    LINEAR_OF_BYTE[(bits >> 8) & 255]!,
    LINEAR_OF_BYTE[bits & 255]!,
  ];
}

/** Björn Ottosson's OKLab (2020), in polar form. Greys (c < .0005) have hue 0. */
export function hexToOklch(hex: string): Oklch {
  const bits = Number.parseInt(hex.slice(1), 16);
  return bytesToOklch((bits >> 16) & 255, (bits >> 8) & 255, bits & 255);
}

/** The same for three channels of 0–255. */
export function bytesToOklch(red: number, green: number, blue: number): Oklch {
  const r = LINEAR_OF_BYTE[red]!;
  const g = LINEAR_OF_BYTE[green]!;
  const b = LINEAR_OF_BYTE[blue]!;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const c = Math.sqrt(a * a + bb * bb);
  return c < 0.0005 ? { l, c: 0, h: 0 } : { l, c, h: wrapHue((Math.atan2(bb, a) * 180) / Math.PI) };
}

/** Linear-light sRGB of an OKLCH colour; values outside 0–1 are outside the gamut. */
export function oklchToLinear(l: number, c: number, h: number): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Half an 8-bit step of slack, so that rounding and not mapping decides at the very edge. */
const GAMUT_SLACK = 0.0006;

function isInGamut(l: number, c: number, h: number): boolean {
  return oklchToLinear(l, c, h).every((value) => value >= -GAMUT_SLACK && value <= 1 + GAMUT_SLACK);
}

/** The largest chroma that sRGB holds at this lightness and hue (to ± .0005). */
export function maxChroma(l: number, h: number): number {
  let low = 0;
  let high = 0.4;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isInGamut(l, middle, h)) low = middle;
    else high = middle;
  }
  return low;
}

/** The nearest "#rrggbb": lightness and hue are kept, chroma is lowered until the colour fits sRGB. */
export function oklchToHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  const chroma = isInGamut(lightness, c, h) ? c : maxChroma(lightness, h);
  const digits = oklchToLinear(lightness, chroma, h).map((value) =>
    toByte(value).toString(16).padStart(2, "0"),
  );
  return `#${digits.join("")}`;
}

function toByte(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

/** A hue in 0–360. */
export function wrapHue(h: number): number {
  return ((h % 360) + 360) % 360;
}

/** Unsigned angle between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const distance = Math.abs(wrapHue(a) - wrapHue(b));
  return Math.min(distance, 360 - distance);
}

/** The lightness at which a hue is most colourful in sRGB: yellow is light, blue is dark. */
export function vividLightness(h: number): number {
  let best = 0.5;
  let bestChroma = 0;
  for (let l = 0.4; l <= 0.96; l += 0.02) {
    const chroma = maxChroma(l, h);
    if (chroma > bestChroma) [best, bestChroma] = [l, chroma];
  }
  return best;
}
