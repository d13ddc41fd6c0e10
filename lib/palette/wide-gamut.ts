import { hexToLinear, hexToOklch, maxChroma, oklchToLinear, type Triple } from "./color-space";
import {
  type ContrastPair,
  type P3Channels,
  type PaletteTheme,
  SOLID_ROLES,
  type WideTheme,
} from "./palette.schema";

/** Shares of the possible gain in chroma that are tried, the largest first; none at all is the sRGB colour itself. */
const GAINS = [1, 0.75, 0.5, 0.25] as const;

/**
 * The theme for Display P3: colours that stand for something keep hue and lightness, and take the same share of the
 * larger gamut's chroma as of sRGB's. A gain that would cost any measured pair its ratio is reduced. Neutrals and the
 * soft tint are quiet on purpose and stay, and so does a customer's own colour.
 */
export function wideTheme(
  theme: PaletteTheme,
  pairs: readonly ContrastPair[],
  given: string | null,
): WideTheme {
  const wide = new Map<string, P3Channels>();
  const luminanceOf = (name: string, hex: string) => p3Luminance(wide.get(name) ?? p3OfHex(hex));
  const holds = (name: string) =>
    pairs
      .filter(({ foreground, background }) => foreground === name || background === name)
      .every(({ foreground, background, foregroundHex, backgroundHex, required }) => {
        const a = luminanceOf(foreground, foregroundHex);
        const b = luminanceOf(background, backgroundHex);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= required;
      });
  const extend = (name: string, hex: string, isRing: boolean): P3Channels => {
    const { l, c, h } = hexToOklch(hex);
    const room = c < 0.02 || hex === given ? 0 : maxP3Chroma(l, h) / Math.max(maxChroma(l, h), c) - 1;
    for (const gain of room > 0 ? GAINS : []) {
      const channels = rounded(encode(toLinearP3(oklchToLinear(l, c * (1 + room * gain), h))));
      wide.set(name, channels);
      if (isRing) wide.set("focus-ring", channels);
      if (holds(name) && (!isRing || holds("focus-ring"))) return channels;
    }
    wide.set(name, p3OfHex(hex));
    if (isRing) wide.set("focus-ring", p3OfHex(hex));
    return p3OfHex(hex);
  };

  const vivid: ReadonlySet<string> = new Set(SOLID_ROLES);
  const roles = Object.fromEntries(
    Object.entries(theme.roles).map(([role, { hex }]) => [
      role,
      vivid.has(role) ? extend(role, hex, hex === theme.focusRing) : p3OfHex(hex),
    ]),
  ) as WideTheme["roles"];
  const hover = Object.fromEntries(
    SOLID_ROLES.map((role) => [role, extend(`${role}-hover`, theme.hover[role], false)]),
  ) as WideTheme["hover"];
  return { roles, hover, focusRing: wide.get("focus-ring") ?? p3OfHex(theme.focusRing) };
}

/** An sRGB colour in Display P3: the same colour, other numbers. */
export function p3OfHex(hex: string): P3Channels {
  return rounded(encode(toLinearP3(hexToLinear(hex))));
}

/** "color(display-p3 0.1 0.2 0.3)". */
export function p3Css(channels: P3Channels): string {
  return `color(display-p3 ${channels.join(" ")})`;
}

/** WCAG's relative luminance for Display P3: the Y row of its RGB-to-XYZ matrix (D65). */
export function p3Luminance(channels: P3Channels): number {
  const [r, g, b] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2289745641 * r + 0.6917385218 * g + 0.0792869141 * b;
}

/** Linear sRGB to linear Display P3; both have the same white. */
function toLinearP3([r, g, b]: Triple): Triple {
  return [
    0.8224619687 * r + 0.1775380313 * g,
    0.0331941989 * r + 0.9668058011 * g,
    0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b,
  ];
}

/** Display P3 has sRGB's transfer function. */
function encode(linear: Triple): Triple {
  const [r, g, b] = linear.map((value) => {
    const light = Math.min(1, Math.max(0, value));
    return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  }) as [number, number, number];
  return [r, g, b];
}

/** Four decimals are finer than any screen. */
function rounded([r, g, b]: Triple): P3Channels {
  return [Number(r.toFixed(4)), Number(g.toFixed(4)), Number(b.toFixed(4))];
}

function maxP3Chroma(l: number, h: number): number {
  let low = 0;
  let high = 0.45;
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    const fits = toLinearP3(oklchToLinear(l, middle, h)).every((value) => value >= 0 && value <= 1);
    if (fits) low = middle;
    else high = middle;
  }
  return low;
}
