import { converter, differenceCiede2000, parse, wcagContrast } from "culori";
import { hexOfName, pairNames } from "./contrast-pairs";
import {
  COLOR_ROLES,
  type ColorRole,
  type Palette,
  type PaletteTheme,
  SOLID_ROLES,
  THEMES,
  type Theme,
} from "./palette.schema";

export interface ThemeFigures {
  pairs: number;
  lowestText: number;
  lowestControl: number;
  /** Least ΔE2000 among the seven colours that stand for something, by kind of eyes. */
  distance: { normal: number; protan: number; deutan: number; tritan: number };
  neutralChroma: { least: number; most: number };
  hoverStep: number;
  distinct: number;
  /** Least rise in OKLCH lightness from background to surface to surface-2; only required of the dark theme. */
  surfaceRise: number;
}

export interface PaletteCheck {
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly figures: Record<Theme, ThemeFigures>;
  readonly highContrast: Record<Theme, ThemeFigures>;
}

type Eyes = keyof ThemeFigures["distance"];

const SEVEN = ["primary", "secondary", "accent", "success", "warning", "danger", "info"] as const;
const NEUTRALS = ["background", "surface", "surface-2", "border", "text", "text-muted"] as const;
const LEAST_DISTANCE: Record<Theme, Record<Eyes, number>> = {
  light: { normal: 15, protan: 8, deutan: 8, tritan: 0 },
  dark: { normal: 15, protan: 12, deutan: 12, tritan: 0 },
};

/** Machado, Oliveira & Fernandes (2009), severity 1, row by row; for linear-light sRGB. */
const MACHADO: Record<Exclude<Eyes, "normal">, readonly number[]> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const toLinear = converter("lrgb");
const toOklch = converter("oklch");
const deltaE = differenceCiede2000();

/**
 * Measures a palette from its hex values alone, with another implementation of the colour mathematics (culori) than the
 * one that solved it, so that a mistake in either shows. `failures` says in words what does not hold.
 */
export function checkPalette(palette: Palette): PaletteCheck {
  const failures: string[] = [];
  const given = palette.seed.given;
  const measure = (level: Level, themes: Pick<Palette, Theme | "pairs">) =>
    Object.fromEntries(
      THEMES.map((name) => {
        const mustBeSeen = level === MORE || given === null || name === "dark";
        return [name, measureTheme({ name, level, mustBeSeen, ...themes }, failures)];
      }),
    ) as PaletteCheck["figures"];
  const figures = measure(NORMAL, palette);
  const highContrast = measure(MORE, palette.highContrast);
  for (const name of THEMES) checkP3(name, palette, failures);
  if (given !== null && palette.light.roles.primary.hex !== given) {
    failures.push(`light: primary is ${palette.light.roles.primary.hex}, not the given ${given}`);
  }
  return { ok: failures.length === 0, failures, figures, highContrast };
}

interface Level {
  readonly label: string;
  readonly text: number;
  readonly control: number;
}
const NORMAL: Level = { label: "", text: 4.5, control: 3 };
const MORE: Level = { label: "high contrast, ", text: 7, control: 4.5 };

interface Measured extends Pick<Palette, Theme | "pairs"> {
  readonly name: Theme;
  readonly level: Level;
  /** Whether the primary has to show against the surfaces. */
  readonly mustBeSeen: boolean;
}

function measureTheme(measured: Measured, failures: string[]): ThemeFigures {
  const { name, level } = measured;
  const theme = measured[name];
  const fail = (text: string) => failures.push(`${level.label}${name}: ${text}`);
  const hex = (role: (typeof COLOR_ROLES)[number]) => theme.roles[role].hex;

  const ratios = measurePairs(measured, fail);
  const distance = { normal: 0, protan: 0, deutan: 0, tritan: 0 };
  for (const eyes of Object.keys(distance) as Eyes[]) {
    const closest = closestPair(theme, eyes);
    distance[eyes] = closest.distance;
    if (closest.distance < LEAST_DISTANCE[name][eyes]) {
      fail(`${closest.pair} are ΔE ${closest.distance.toFixed(2)} apart for ${eyes} eyes`);
    }
  }

  const chromas = NEUTRALS.map((role) => toOklch(parse(hex(role)))!.c);
  const neutralChroma = { least: Math.min(...chromas), most: Math.max(...chromas) };
  if (neutralChroma.least < 0.004 || neutralChroma.most > 0.015) {
    fail(
      `neutral chroma ${neutralChroma.least.toFixed(4)}–${neutralChroma.most.toFixed(4)} leaves .004–.015`,
    );
  }
  const hoverSteps = SOLID_ROLES.map((role) => Math.abs(lightness(hex(role)) - lightness(theme.hover[role])));
  const hoverStep = Math.min(...hoverSteps);
  if (hoverStep < 0.03) fail(`a hover moves lightness by ${hoverStep.toFixed(4)} only`);
  const distinct = new Set(COLOR_ROLES.map(hex)).size;
  if (distinct < 12 || distinct > 15) fail(`${distinct} distinct colors instead of 12 to 15`);
  const [ground, first, second] = [hex("background"), hex("surface"), hex("surface-2")].map(lightness);
  const surfaceRise = Math.min(first! - ground!, second! - first!);
  if (name === "dark" && surfaceRise < 0.03) fail(`dark surfaces rise by ${surfaceRise.toFixed(4)} only`);

  return {
    pairs: ratios.count,
    lowestText: ratios.text,
    lowestControl: ratios.control,
    distance,
    neutralChroma,
    hoverStep,
    distinct,
    surfaceRise,
  };
}

/** Measures the listed pairs, and that none of the pairs that the product draws is missing from the list. */
function measurePairs(measured: Measured, fail: (text: string) => void) {
  const { name, level, mustBeSeen, pairs } = measured;
  const theme = measured[name];
  const listed = pairs.filter((pair) => pair.theme === name);
  const lowest = { text: 21, control: 21, count: listed.length };
  for (const pair of listed) {
    const label = `${pair.foreground} on ${pair.background}`;
    const ratio = wcagContrast(pair.foregroundHex, pair.backgroundHex);
    const kind = pair.use === "text" ? "text" : "control";
    const required = level[kind];
    lowest[kind] = Math.min(lowest[kind], ratio);
    if (ratio < required) fail(`${label} has ${ratio.toFixed(3)}:1, needs ${required}:1`);
    if (pair.ratio > ratio + 1e-6) fail(`${label} claims ${pair.ratio}:1, has ${ratio.toFixed(3)}:1`);
    if (hexOfName(theme, pair.foreground) !== pair.foregroundHex)
      fail(`${label}: the foreground is another color`);
    if (hexOfName(theme, pair.background) !== pair.backgroundHex)
      fail(`${label}: the background is another color`);
  }
  for (const [foreground, background] of pairNames(mustBeSeen)) {
    const isListed = listed.some((pair) => pair.foreground === foreground && pair.background === background);
    if (!isListed) fail(`${foreground} on ${background} was not measured`);
  }
  return lowest;
}

/** How far hue (degrees) and lightness of a P3 colour may be from its sRGB twin: four decimals and eight bits. */
const P3_HUE_SLACK = 1;
const P3_LIGHTNESS_SLACK = 0.003;

/** Measures every pair with the P3 channels, and that P3 changes nothing but chroma. */
function checkP3(name: Theme, palette: Palette, failures: string[]): void {
  const theme = palette[name];
  const wide = palette.p3[name];
  const p3 = (color: string, hex: string) => {
    const solid = color.replace(/-hover$/, "") as keyof typeof wide.hover;
    const channels = color.endsWith("-hover")
      ? wide.hover[solid]
      : color === "focus-ring"
        ? wide.focusRing
        : wide.roles[color as ColorRole];
    if (!channels) return parse(hex)!;
    return { mode: "p3" as const, r: channels[0], g: channels[1], b: channels[2] };
  };
  for (const { theme: of, foreground, background, foregroundHex, backgroundHex, required } of palette.pairs) {
    if (of !== name) continue;
    const ratio = wcagContrast(p3(foreground, foregroundHex), p3(background, backgroundHex));
    if (ratio < required - 1e-3) {
      failures.push(
        `${name}, P3: ${foreground} on ${background} has ${ratio.toFixed(3)}:1, needs ${required}:1`,
      );
    }
  }
  for (const role of COLOR_ROLES) {
    const before = toOklch(parse(theme.roles[role].hex))!;
    const after = toOklch(p3(role, theme.roles[role].hex))!;
    const turn = Math.abs((after.h ?? 0) - (before.h ?? 0));
    const isOther =
      Math.abs(after.l - before.l) > P3_LIGHTNESS_SLACK ||
      after.c < before.c - 0.002 ||
      (before.c > 0.04 && Math.min(turn, 360 - turn) > P3_HUE_SLACK);
    if (isOther) failures.push(`${name}, P3: ${role} is another color than ${theme.roles[role].hex}`);
  }
}

function closestPair(theme: PaletteTheme, eyes: Eyes): { pair: string; distance: number } {
  let closest = { pair: "", distance: Number.POSITIVE_INFINITY };
  SEVEN.forEach((first, index) => {
    for (const second of SEVEN.slice(index + 1)) {
      const distance = deltaE(asSeen(theme.roles[first].hex, eyes), asSeen(theme.roles[second].hex, eyes));
      if (distance < closest.distance) closest = { pair: `${first} and ${second}`, distance };
    }
  });
  return closest;
}

function asSeen(hex: string, eyes: Eyes) {
  const { r, g, b } = toLinear(parse(hex))!;
  if (eyes === "normal") return { mode: "lrgb" as const, r, g, b };
  const m = MACHADO[eyes];
  const row = (at: number) => Math.min(1, Math.max(0, m[at]! * r + m[at + 1]! * g + m[at + 2]! * b));
  return { mode: "lrgb" as const, r: row(0), g: row(3), b: row(6) };
}

function lightness(hex: string): number {
  return toOklch(parse(hex))!.l;
}
