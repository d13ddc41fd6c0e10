import { wcagContrast } from "culori";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STYLES } from "@/lib/model/brief.schema";
import { COLOR_MOODS, type ColorMood } from "@/lib/strategy/strategy.schema";
import { checkPalette } from "./check-palette";
import { makePalette } from "./make-palette";
import { isWithinMood } from "./mood-colors";
import { paletteSchema } from "./palette.schema";

const strategy = (mood: ColorMood) => ({ colorMood: { mood, why: "because" } });

test.each(STYLES.flatMap((style) => COLOR_MOODS.map((mood) => [style, mood] as const)))(
  "%s × %s holds every gate, with a primary inside the mood's ranges",
  (style, mood) => {
    const palette = makePalette({ strategy: strategy(mood), style, seed: 11 });
    expect(checkPalette(palette).failures).toEqual([]);
    expect(paletteSchema.safeParse(palette).success).toBe(true);
    expect(isWithinMood(palette.light.roles.primary.hex, mood)).toBe(true);
  },
);

test("any customer's color keeps every gate and stays as it is", () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(
      hex,
      fc.constantFrom(...STYLES),
      fc.constantFrom(...COLOR_MOODS),
      fc.nat(),
      (seedColor, style, mood, seed) => {
        const palette = makePalette({ strategy: strategy(mood), style, seedColor, seed });
        expect(checkPalette(palette).failures).toEqual([]);
        expect(palette.light.roles.primary.hex).toBe(seedColor);
      },
    ),
    { numRuns: 40 },
  );
});

describe("colors that cannot lead alone", () => {
  test.each(["#000000", "#ffffff", "#ffff00", "#808080", "#c0c0c0", "#00ffff"])(
    "%s holds every gate",
    (seedColor) => {
      for (const style of STYLES) {
        const palette = makePalette({ strategy: strategy("trust"), style, seedColor, seed: 3 });
        expect(checkPalette(palette).failures).toEqual([]);
        expect(palette.seed.given).toBe(seedColor);
      }
    },
  );

  test("yellow stays for shapes, and the note says what carries text instead", () => {
    const palette = makePalette({
      strategy: strategy("energy"),
      style: "bold",
      seedColor: "#FFFF00",
      seed: 3,
    });
    expect(palette.light.roles.primary.hex).toBe("#ffff00");
    expect(palette.seed.carriesText).toBe(false);
    expect(palette.seed.note).toContain(palette.light.roles["primary-strong"].hex);
    expect(palette.seed.note).toContain("4.5:1");
  });

  test("black turns to near-white on dark surfaces, and the note says so", () => {
    const palette = makePalette({
      strategy: strategy("luxury"),
      style: "minimal",
      seedColor: "#000000",
      seed: 3,
    });
    expect(palette.seed.carriesText).toBe(true);
    expect(palette.dark.roles.primary.oklch[0]).toBeGreaterThan(0.9);
    expect(palette.seed.note).toContain(palette.dark.roles.primary.hex);
  });
});

test("same arguments, same palette; another seed, another one", () => {
  const request = { strategy: strategy("play"), style: "modern", seed: 5 } as const;
  expect(makePalette(request)).toEqual(makePalette(request));
  expect(makePalette({ ...request, seed: 6 }).light.roles.primary.hex).not.toBe(
    makePalette(request).light.roles.primary.hex,
  );
});

test("the colors of one brief stay what they are until the engine's version is raised", () => {
  const { light } = makePalette({ strategy: strategy("trust"), style: "modern", seed: 1 });
  const colors = Object.entries(light.roles).map(([role, { hex }]) => `${role} ${hex}`);
  expect(colors).toMatchInlineSnapshot(`
    [
      "primary #3162d8",
      "primary-strong #1a47bb",
      "primary-soft #d5e3ff",
      "secondary #4c1675",
      "accent #fb9437",
      "background #f8faff",
      "surface #f0f3f9",
      "surface-2 #e8eaf0",
      "border #84868b",
      "text #212327",
      "text-muted #606267",
      "success #2b7746",
      "warning #8a5b00",
      "danger #a20028",
      "info #007092",
    ]
  `);
});

test("the reason of the primary color cites the words that speak for its mood, and no others", () => {
  const reason = (words?: string[]) =>
    makePalette({
      strategy: { colorMood: { mood: "calm", why: "", words }, keywords: ["croissant", "remote"] },
      style: "modern",
      seed: 3,
    }).reasons.primary;
  expect(reason(["slow", "linen"])).toContain("which “slow” and “linen” ask for");
  expect(reason(["slow"])).toContain("which “slow” asks for");
  expect(reason()).not.toMatch(/[“”]|for ,/);
});

test.each(STYLES)("%s: secondary and accent say plainly when they are not for text", (style) => {
  for (const mood of COLOR_MOODS) {
    const { light, reasons } = makePalette({ strategy: strategy(mood), style, seed: 4 });
    const { background, surface, "surface-2": raised } = light.roles;
    for (const role of ["secondary", "accent"] as const) {
      const { hex } = light.roles[role];
      const least = Math.min(...[background, surface, raised].map((ground) => wcagContrast(hex, ground.hex)));
      expect(reasons[role].includes("Not for text"), `${role} ${hex} at ${least}`).toBe(least < 4.5);
    }
  }
});
