import { describe, expect, test } from "vitest";
import { STYLES } from "@/lib/model/brief.schema";
import { PALETTE_ALTERNATIVES } from "@/lib/model/choices.schema";
import { COLOR_MOODS, type ColorMood } from "@/lib/strategy/strategy.schema";
import { checkPalette } from "./check-palette";
import { deltaE2000, hexToLab } from "./color-difference";
import { makePalette, makePalettes } from "./make-palette";
import { isWithinMood } from "./mood-colors";
import type { Palette } from "./palette.schema";

const strategy = (mood: ColorMood) => ({ colorMood: { mood, why: "because" } });
const BRAND_ROLES = ["primary", "secondary", "accent"] as const;

/** How far two palettes are apart for a person who compares them: the sum over the three brand colours. */
function distance(a: Palette, b: Palette): number {
  const steps = BRAND_ROLES.map((role) =>
    deltaE2000(hexToLab(a.light.roles[role].hex), hexToLab(b.light.roles[role].hex)),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}

function leastDistance(palettes: readonly Palette[]): number {
  return Math.min(
    ...palettes.flatMap((palette, index) =>
      palettes.slice(index + 1).map((other) => distance(palette, other)),
    ),
  );
}

describe.each(STYLES.flatMap((style) => COLOR_MOODS.map((mood) => [style, mood] as const)))(
  "%s × %s",
  (style, mood) => {
    const palettes = makePalettes({ strategy: strategy(mood), style, seed: 21 });

    test("has four palettes that hold every gate and are clearly different", () => {
      expect(palettes).toHaveLength(PALETTE_ALTERNATIVES);
      for (const palette of palettes) expect(checkPalette(palette).failures).toEqual([]);
      expect(leastDistance(palettes)).toBeGreaterThan(30);
    });

    test("the first three stay within the mood, the last one leads on to a kindred one", () => {
      const moods = palettes.map(({ light }) => isWithinMood(light.roles.primary.hex, mood));
      expect(moods).toEqual([true, true, true, false]);
    });
  },
);

test("the first is the palette without an alternative; each can be had alone", () => {
  const request = { strategy: strategy("trust"), style: "modern", seed: 5 } as const;
  const palettes = makePalettes(request);
  expect(palettes[0]).toEqual(makePalette(request));
  expect(palettes[2]).toEqual(makePalette({ ...request, alternative: 2 }));
});

test.each(["#7a1f2b", "#ffff00", "#000000", "#808080", "#00a88f"])(
  "a customer's %s leads every alternative, the rest varies",
  (seedColor) => {
    for (const style of STYLES) {
      const palettes = makePalettes({ strategy: strategy("growth"), style, seedColor, seed: 8 });
      for (const palette of palettes) {
        expect(palette.light.roles.primary.hex).toBe(seedColor);
        expect(checkPalette(palette).failures).toEqual([]);
      }
      expect(leastDistance(palettes)).toBeGreaterThan(20);
    }
  },
);

test("an alternative that does not exist is refused", () => {
  const request = { strategy: strategy("trust"), style: "modern", seed: 5 } as const;
  expect(() => makePalette({ ...request, alternative: 4 })).toThrow("valid are 0 to 3");
});
