import { describe, expect, test } from "vitest";
import { STYLES } from "@/lib/model/brief.schema";
import { ICON_GRID, iconSet, iconStyle } from "./icon-set";

describe("icons", () => {
  test("take their stroke from the style and their corners from the controls", () => {
    expect(STYLES.map((style) => iconStyle(style, 8))).toEqual([
      { stroke: 1.75, radius: 2, ends: "round" },
      { stroke: 1.5, radius: 2, ends: "round" },
      { stroke: 2.5, radius: 2, ends: "round" },
      { stroke: 1.25, radius: 2, ends: "round" },
    ]);
    expect(iconStyle("minimal", 0)).toMatchObject({ radius: 0, ends: "butt" });
    expect(iconStyle("bold", 999).radius).toBe(4);
  });

  test.each([0, 1.5, 4])(
    "are twelve with names of their own, inside the grid, with corners of %d",
    (radius) => {
      const icons = iconSet({ stroke: 2, radius, ends: "round" });
      expect(new Set(icons.map(({ name }) => name)).size).toBe(12);
      for (const { name, strokes, wash } of icons) {
        for (const d of [strokes, wash]) {
          expect(d, name).toMatch(/^M[-\d.MLHVCAZ ]+$/);
          const points = d.match(/-?\d+(\.\d+)?/g)!.map(Number);
          expect(Math.min(...points), name).toBeGreaterThanOrEqual(0);
          expect(Math.max(...points), name).toBeLessThanOrEqual(ICON_GRID - 2);
        }
      }
    },
  );
});
