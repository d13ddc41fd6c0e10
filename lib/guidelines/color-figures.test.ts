import { describe, expect, it } from "vitest";
import { asSeenBy, colorFigures } from "./color-figures";

describe("colorFigures", () => {
  it("writes a colour in every notation", () => {
    expect(colorFigures({ hex: "#ff8000", oklch: [0.7319, 0.1858, 52.98] })).toEqual({
      hex: "#FF8000",
      rgb: "255 128 0",
      oklch: "73.2% 0.186 53.0",
      cmyk: "0 50 100 0",
    });
  });

  it("knows black", () => {
    expect(colorFigures({ hex: "#000000", oklch: [0, 0, 0] }).cmyk).toBe("0 0 0 100");
  });
});

describe("asSeenBy", () => {
  it("keeps white, and takes red and green towards brown", () => {
    for (const vision of ["protan", "deutan", "tritan"] as const)
      expect(asSeenBy("#ffffff", vision)).toBe("#ffffff");
    const blueOf = (hex: string) => Number.parseInt(hex.slice(5), 16);
    const [red, green] = [asSeenBy("#c00000", "deutan"), asSeenBy("#008000", "deutan")];
    // Both are brownish: red and green channels within a third of each other, hardly any blue.
    for (const hex of [red, green]) expect(blueOf(hex)).toBeLessThan(60);
    expect(asSeenBy("#c00000", "protan")).not.toBe("#c00000");
  });
});
