import { converter, differenceCiede2000, wcagContrast } from "culori";
import { expect, test } from "vitest";
import { STYLES } from "@/lib/model/brief.schema";
import { makePalette } from "@/lib/palette/make-palette";
import { COLOR_MOODS } from "@/lib/strategy/strategy.schema";
import { drawingToSvg } from "./export/render-svg";
import type { Drawing } from "./logo.schema";
import { logoColors } from "./logo-colors";

const oklch = converter("oklch");
const farApart = differenceCiede2000();
/** Rounding to 8 bits turns the hue of a dark colour by about this much. */
const HUE_SLACK = 5;
const GREY_CHROMA = 0.025;
const square = "M0 0L9 0L9 9L0 9Z";
const icon: Drawing = {
  width: 9,
  height: 9,
  shapes: [
    { d: square, fill: "primary" },
    { d: square, fill: "accent" },
  ],
};

/** The colours as they stand in the files. */
function fillsOf(palette: ReturnType<typeof makePalette>) {
  const { color, reversed } = logoColors(palette);
  const read = (fills: typeof color.fills) =>
    [...drawingToSvg(icon, fills).matchAll(/fill="(#[0-9a-f]{6})"/g)].map((match) => match[1]!);
  return { light: read(color.fills), dark: read(reversed.fills), ground: reversed.background! };
}

const palettes = STYLES.flatMap((style) =>
  COLOR_MOODS.flatMap((mood) =>
    [1, 2, 3].map((seed) => ({
      label: `${style}, ${mood}, seed ${seed}`,
      palette: makePalette({ strategy: { colorMood: { mood, why: "" } }, style, seed }),
    })),
  ),
);
const given = ["#d62828", "#0b1d51", "#ffd400", "#7ec8e3", "#111111"].map((seedColor) => ({
  label: seedColor,
  palette: makePalette({
    strategy: { colorMood: { mood: "trust", why: "" } },
    style: "modern",
    seed: 1,
    seedColor,
  }),
}));

test.each([...palettes, ...given])("the reversed logo keeps its hues: $label", ({ palette }) => {
  const { light, dark, ground } = fillsOf(palette);
  expect(dark).toHaveLength(light.length);
  dark.forEach((hex, index) => {
    expect(wcagContrast(hex, ground)).toBeGreaterThanOrEqual(3);
    const [before, after] = [oklch(light[index]!)!, oklch(hex)!];
    const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
    if (before.c < GREY_CHROMA) expect(after.c).toBeLessThan(GREY_CHROMA + 0.01);
    else expect(Math.min(turn, 360 - turn), `${light[index]} became ${hex}`).toBeLessThanOrEqual(HUE_SLACK);
  });
  if (dark.length === 2) expect(farApart(dark[0]!, dark[1]!)).toBeGreaterThanOrEqual(12);
});
