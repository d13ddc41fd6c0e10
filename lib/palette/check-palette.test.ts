import { converter, differenceCiede2000, wcagContrast } from "culori";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPalette } from "./check-palette";
import { deltaE2000, hexToLab } from "./color-difference";
import { hexToOklch, oklchToHex } from "./color-space";
import { contrastRatio, solveForRatio } from "./contrast";
import { makePalette } from "./make-palette";
import type { Palette } from "./palette.schema";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`);

test("contrast, OKLCH and CIEDE2000 agree with an independent implementation", () => {
  const toOklch = converter("oklch");
  const difference = differenceCiede2000();
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(contrastRatio(a, b)).toBeCloseTo(wcagContrast(a, b), 6);
      expect(deltaE2000(hexToLab(a), hexToLab(b))).toBeCloseTo(difference(a, b), 2);
      expect(hexToOklch(a).l).toBeCloseTo(toOklch(a)!.l, 5);
      expect(hexToOklch(a).c).toBeCloseTo(toOklch(a)!.c, 3);
      expect(oklchToHex(hexToOklch(a))).toBe(a);
    }),
  );
});

test.each([
  ["#000000", "#ffffff", 21],
  ["#777777", "#ffffff", 4.478],
  ["#767676", "#ffffff", 4.542],
])("%s on %s is %f:1", (a, b, ratio) => {
  expect(contrastRatio(a, b)).toBeCloseTo(ratio, 3);
});

test("a solved color reaches its ratio on the rounded hex, and hardly more", () => {
  fc.assert(
    fc.property(fc.nat(359), fc.double({ min: 0, max: 0.2, noNaN: true }), (hue, chroma) => {
      const solved = solveForRatio({ hue, chroma, grounds: ["#ffffff"], ratio: 4.5, side: "darker" });
      expect(contrastRatio(solved, "#ffffff")).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(solved, "#ffffff")).toBeLessThan(4.75);
    }),
  );
});

function broken(change: (palette: Palette) => void): readonly string[] {
  const palette = structuredClone(
    makePalette({
      strategy: { colorMood: { mood: "calm", why: "" } },
      style: "modern",
      seed: 2,
      seedColor: "#0f766e",
    }),
  );
  change(palette);
  return checkPalette(palette).failures;
}

test("the check sees every kind of damage", () => {
  expect(broken(() => {})).toEqual([]);
  expect(broken(({ light }) => (light.roles.text.hex = "#999999")).join()).toContain("text on background");
  expect(broken(({ pairs }) => (pairs[0]!.foregroundHex = "#c0c0c0")).join()).toContain("another color");
  expect(broken(({ pairs }) => (pairs[0]!.ratio = 20.99)).join()).toContain("claims 20.99:1");
  expect(broken(({ pairs }) => pairs.shift()).join()).toContain("text on background was not measured");
  expect(broken(({ light }) => (light.roles.success.hex = light.roles.info.hex)).join()).toContain(
    "success and info",
  );
  expect(broken(({ dark }) => (dark.roles.surface.hex = dark.roles.background.hex)).join()).toContain(
    "rise by",
  );
  expect(broken(({ light }) => (light.hover.accent = light.roles.accent.hex)).join()).toContain(
    "a hover moves",
  );
  expect(broken(({ light }) => (light.roles.background.hex = "#ffffff")).join()).toContain("neutral chroma");
  expect(broken(({ highContrast }) => (highContrast.dark.roles.text.hex = "#aaaaaa")).join()).toContain(
    "high contrast, dark: text on background",
  );
  expect(broken(({ p3 }) => (p3.light.roles["primary-strong"] = [0.6, 0.9, 0.7])).join()).toContain(
    "light, P3: primary-strong on background",
  );
  expect(broken(({ light }) => (light.roles.primary.hex = "#0f766d")).join()).toContain(
    "not the given #0f766e",
  );
});
