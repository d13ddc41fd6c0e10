import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast-ratio";
import { failuresOf, good, palette, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", 21],
    ["#777777", "#ffffff", 4.48],
    ["#767676", "#ffffff", 4.54],
    ["#ff0000", "#ffffff", 4.0],
    ["#1a1a1a", "#1a1a1a", 1],
  ])("of %s on %s is %d", (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  test("too little on a pair that the palette does not list", () => {
    const weak = structuredClone(palette);
    weak.dark.onSolid.info = "#90caf8";
    weak.pairs = weak.pairs.filter((pair) => pair.foreground !== "on-info");
    expect(failuresOf("contrast-dark", good, { palette: weak })).toEqual([
      expect.stringMatching(/^on-info on info: 1(\.\d+)?:1 instead of 4.5:1$/),
    ]);
  });

  test("a ratio, a value or a demand that the palette misstates", () => {
    const false1 = structuredClone(palette);
    const pair = false1.pairs.find(
      ({ theme, foreground }) => theme === "light" && foreground === "text-muted",
    )!;
    pair.ratio = 9;
    expect(failuresOf("contrast-light", good, { palette: false1 })[0]).toMatch(/says 9:1, it is/);
    const false2 = structuredClone(palette);
    Object.assign(false2.pairs[0]!, { foregroundHex: "#000000", ratio: 20.6 });
    expect(failuresOf("contrast-light", good, { palette: false2 })[0]).toContain(
      "the palette has #1a1d1b for text",
    );
    const false3 = structuredClone(palette);
    false3.pairs.push({
      theme: "light",
      foreground: "border",
      background: "background",
      foregroundHex: "#868c88",
      backgroundHex: "#fdfdfc",
      ratio: 3.41,
      required: 1,
      use: "text",
    });
    expect(failuresOf("contrast-light", good, { palette: false3 })).toContainEqual(
      expect.stringContaining("border on background: 3.3"),
    );
  });

  test("high contrast whose text only reaches what the usual themes need", () => {
    const weak = structuredClone(palette);
    weak.highContrast.light = weak.light;
    const found = failuresOf("contrast-more", good, { palette: weak });
    expect(found).toContainEqual(
      expect.stringMatching(/^light: text-muted on background: 6\.\d+:1 instead of 7:1$/),
    );
    expect(found.filter((failure) => failure.startsWith("dark"))).toEqual([]);
  });
});
