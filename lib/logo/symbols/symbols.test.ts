import { describe, expect, test } from "vitest";
import { boundingBox } from "@/lib/geometry/outline";
import { fill } from "@/lib/geometry/placement";
import { rasterize } from "@/lib/geometry/raster";
import { seededRandom } from "@/lib/model/random";
import { rankSymbols, SYMBOLS, symbolNamed } from "./find-symbols";

describe("symbols", () => {
  test("have a name of their own and words", () => {
    expect(new Set(SYMBOLS.map(({ id }) => id)).size).toBe(SYMBOLS.length);
    for (const { id, words } of SYMBOLS) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(words.length, id).toBeGreaterThanOrEqual(3);
      for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
    }
  });

  test("draw bold forms within their square, the same for the same seed", () => {
    for (const { id, draw } of SYMBOLS) {
      const outline = draw(seededRandom(7, id));
      const box = boundingBox(outline)!;
      expect(Math.max(-box.minX, -box.minY, box.maxX, box.maxY), id).toBeLessThan(62);
      expect(Math.max(box.maxX - box.minX, box.maxY - box.minY), id).toBeGreaterThan(70);
      const ink = rasterize(fill(outline), 32, 50).ink.reduce((sum, pixel) => sum + pixel, 0) / 32 ** 2;
      expect(ink, id).toBeGreaterThan(0.08);
      expect(outline.flat().length, id).toBeLessThanOrEqual(90);
      expect(draw(seededRandom(7, id)), id).toEqual(outline);
    }
  });
});

describe("rankSymbols", () => {
  test.each([
    ["bread", "bread"],
    ["coffee-bean", "bean"],
    ["map-pin", "pin"],
    ["bakeries", "bread"],
    ["lightning", "bolt"],
    ["cats", "cat"],
    ["hiking", "mountain"],
    ["law", "scales"],
  ])("%s is shown by %s among the first three", (word, id) => {
    expect(
      rankSymbols([word])
        .slice(0, 3)
        .map(({ symbol }) => symbol.id),
    ).toContain(id);
  });

  test("the first word weighs most; unknown words give nothing", () => {
    const [first] = rankSymbols(["bicycle", "bread"]);
    expect(first).toMatchObject({ symbol: { id: "bicycle" }, weight: 1 });
    expect(rankSymbols(["quux", ""])).toEqual([]);
  });

  test("an unknown id is refused with those there are", () => {
    expect(() => symbolNamed("no-such")).toThrow(/one of leaf/);
  });
});
