import { describe, expect, test } from "vitest";
import { jsonFile, textFile } from "@/lib/model/generated-file";
import { allFailures, failuresOf, having, palette, textOf, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

describe("tokens", () => {
  const BASE = "tokens/brand.tokens.json";
  const withTokens = (change: (tokens: Record<string, unknown>) => void) => {
    const tokens = JSON.parse(textOf(BASE)) as Record<string, unknown>;
    change(tokens);
    return having(jsonFile(BASE, tokens));
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
    ["an alias to another type", { $type: "color", $value: "{space.sm}" }, "which is a dimension"],
    ["an alias to itself", { $type: "color", $value: "{x}" }, "refers to itself"],
    ["a missing part", { $type: "shadow", $value: { color: "{color.brand.primary}" } }, "lacks offsetX"],
    [
      "a part that refers to nothing",
      { $type: "border", $value: { color: "{gone}", width: "{space.sm}", style: "solid" } },
      "refers to {gone}",
    ],
    ["a curve outside its bounds", { $type: "cubicBezier", $value: [2, 0, 0, 1] }, "within 0 and 1"],
  ])("%s", async (_, token, problem) => {
    const all = await allFailures(withTokens((tokens) => Object.assign(tokens, { x: token })));
    const failures = all["token-schema"]!;
    expect(failures).toEqual([expect.stringContaining(problem)]);
    expect(failures[0]).toMatch(/^tokens\/brand.tokens.json: x /);
  });

  test("an export that prints an object", async () => {
    const scss = textFile(
      "tokens/brand.scss",
      "$transition: [object Object];\n/* undefined is a word here */",
    );
    expect((await allFailures(having(scss)))["token-schema"]).toEqual([
      'tokens/brand.scss: holds "[object Object]"',
    ]);
  });

  test("a color that one export alone says otherwise", async () => {
    const { hex } = palette.light.roles.secondary;
    const sass = textFile(
      "tokens/_brand.scss",
      textOf("tokens/_brand.scss").replace(`brand-secondary: ${hex}`, "brand-secondary: #123456"),
    );
    expect(await failuresOf("palette-tokens", having(sass))).toEqual([
      `tokens/_brand.scss: color.brand.secondary is ${hex}, $color-brand-secondary is #123456`,
    ]);
    const figma = JSON.parse(textOf("tokens/figma-variables.json"));
    const color = figma.variableModeValues.find(
      ({ value }: { value: unknown }) => typeof value === "object" && value !== null && "r" in value,
    );
    Object.assign(color.value, { r: 0.0039215686, g: 1, b: 0.007843137, a: 1 });
    expect(await failuresOf("token-outputs", having(jsonFile("tokens/figma-variables.json", figma)))).toEqual(
      ["tokens/figma-variables.json: has the color #01ff02, which brand.css does not declare"],
    );
  });

  test("a primary of another color", async () => {
    const files = withTokens((tokens) => {
      (tokens.color as { brand: Record<string, unknown> }).brand.primary = {
        $type: "color",
        $value: "{primitive.color.dark.primary}",
      };
    });
    expect((await failuresOf("palette-tokens", files))[0]).toBe(
      `color.brand.primary is ${palette.dark.roles.primary.hex}, --color-brand-primary is ${palette.light.roles.primary.hex}`,
    );
  });

  test("a resolver, a preset and a style sheet that lead nowhere or end early", async () => {
    const outputs = async (path: string, change: (text: string) => string) =>
      (await allFailures(having(textFile(path, change(textOf(path))))))["token-outputs"];
    const resolver = "tokens/brand.resolver.json";
    expect(
      await outputs(resolver, (text) => text.replace("theme-dark.tokens.json", "gone.tokens.json")),
    ).toEqual([`${resolver}: refers to gone.tokens.json, which is not there`]);
    const sheet = "tokens/tailwind.css";
    expect(
      await outputs(sheet, (text) => text.replace("var(--color-background-page)", "var(--gone)")),
    ).toEqual([`${sheet}: refers to --gone, which brand.css does not declare`]);
    expect(await outputs(sheet, (text) => text.slice(0, -4))).toEqual([`${sheet}: ends before { is closed`]);
  });
});
