import { describe, expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { sampleTokens } from "./sample-files";
import { failuresOf, good, having, palette, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

describe("tokens", () => {
  const withTokens = (change: (tokens: Record<string, unknown>) => void) => {
    const tokens: Record<string, unknown> = structuredClone(sampleTokens(palette));
    change(tokens);
    return having(jsonFile("tokens/brand.tokens.json", tokens));
  };

  test.each<[string, unknown, string]>([
    ["no type", { $value: 1 }, "has no $type"],
    ["an unknown type", { $type: "colour", $value: "#fff" }, "has the unknown type colour"],
    ["a hex string for a color", { $type: "color", $value: "#ffffff" }, "must be a color object"],
    [
      "a hex that is not its components",
      { $type: "color", $value: { colorSpace: "srgb", components: [1, 1, 1], hex: "#fffffe" } },
      "has components of #ffffff and the hex #fffffe",
    ],
    [
      "a dimension as text",
      { $type: "dimension", $value: "8px" },
      "must be {value, unit} with unit px or rem",
    ],
    ["a unit that is none", { $type: "duration", $value: { value: 1, unit: "min" } }, "with unit ms or s"],
    [
      "an alias to nothing",
      { $type: "color", $value: "{color.gone}" },
      "refers to {color.gone}, which does not exist",
    ],
    ["an alias to another type", { $type: "color", $value: "{space.s}" }, "which is a dimension"],
    ["an alias to itself", { $type: "color", $value: "{x}" }, "refers to itself"],
    ["a missing part", { $type: "shadow", $value: { color: "{color.brand.primary}" } }, "lacks offsetX"],
    [
      "a part that refers to nothing",
      { $type: "border", $value: { color: "{gone}", width: "{space.s}", style: "solid" } },
      "refers to {gone}",
    ],
    ["a curve outside its bounds", { $type: "cubicBezier", $value: [2, 0, 0, 1] }, "within 0 and 1"],
  ])("%s", (_, token, problem) => {
    const failures = failuresOf(
      "token-schema",
      withTokens((tokens) => Object.assign(tokens, { x: token })),
    );
    expect(failures).toEqual([expect.stringContaining(problem)]);
    expect(failures[0]).toMatch(/^tokens\/brand.tokens.json: x /);
  });

  test("an export that prints an object", () => {
    const scss = textFile(
      "tokens/brand.scss",
      "$transition: [object Object];\n/* undefined is a word here */",
    );
    expect(failuresOf("token-schema", having(scss))).toEqual(['tokens/brand.scss: holds "[object Object]"']);
  });

  test("a color of the palette that the tokens or the CSS do not have", () => {
    const css = new TextDecoder().decode(good.find((file) => file.path === "tokens/brand.css")!.bytes);
    const changed = textFile("tokens/brand.css", css.replace("#7a3e9d", "#7a3e9c"));
    expect(failuresOf("palette-tokens", having(changed))).toEqual(["light secondary #7a3e9d is in no CSS"]);
    const other = structuredClone(palette);
    other.dark.roles.border.hex = "#6f7a75";
    expect(failuresOf("palette-tokens", good, { palette: other })).toHaveLength(2);
  });

  test("a primary of another color", () => {
    const files = withTokens((tokens) => {
      (tokens.color as { brand: object }).brand = {
        primary: { $type: "color", $value: "{color.dark.primary}" },
      };
    });
    expect(failuresOf("palette-tokens", files)).toEqual([
      "color.brand.primary is #5cc4a0 instead of #1f6f54",
    ]);
  });
});
