import { defineConfig, Logger, parse } from "@terrazzo/parser";
import { expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { checkTokenSchema } from "@/lib/verify/check-tokens";
import { checkTokens } from "./check-tokens";
import { makeTokens } from "./make-tokens";
import { sampleStrategy } from "./sample-strategy";
import { tokenFiles } from "./token-files";

/**
 * A delivered document, whole and spoiled, before three readers: the check of tokens as they are made, the check of the
 * finished package, and Terrazzo, which knows nothing of either.
 */
const PATH = "tokens/brand.tokens.json";
const strategy = sampleStrategy();
const choice = { strategy, style: "modern", seed: 1 } as const;
const made = makeTokens({ strategy, palette: makePalette(choice), typography: makeTypography(choice) });
const delivered = new TextDecoder().decode(tokenFiles(made).find(({ path }) => path === PATH)!.bytes);

const red = { colorSpace: "srgb", components: [1, 0, 0], hex: "#ff0000" };
const color = (changes: object) => ({ $type: "color", $value: { ...red, ...changes } });
const stop = { color: red, position: 0 };

test("every reader accepts the document that is delivered", async () => {
  expect(ourFailures(delivered)).toEqual([[], []]);
  expect(await terrazzoFailure(delivered)).toBeNull();
});

test.each<[string, unknown, RegExp]>([
  ["a color that is text", { $type: "color", $value: "#ff0000" }, /valid-color/],
  ["a color space that is none", color({ colorSpace: "cmyk" }), /color/],
  ["a color of two components", color({ components: [1, 0] }), /components/],
  ["a dimension that is text", { $type: "dimension", $value: "8px" }, /valid-dimension/],
  ["a unit that is no length", { $type: "dimension", $value: { value: 8, unit: "kg" } }, /valid-dimension/],
  ["a duration without a unit", { $type: "duration", $value: { value: 200 } }, /valid-duration/],
  ["an alias to nowhere", { $type: "color", $value: "{color.nowhere}" }, /not resolve alias/],
  ["an alias to another type", { $type: "color", $value: "{space.sm}" }, /Cannot alias to \$type/],
  ["an alias to itself", { $type: "color", $value: "{spoiled}" }, /Circular alias/],
  ["a weight by a word that is none", { $type: "fontWeight", $value: "heavyish" }, /valid-font-weight/],
  ["a line that is none", { $type: "strokeStyle", $value: "wavy" }, /valid-stroke-style/],
  ["a curve of three numbers", { $type: "cubicBezier", $value: [0, 0, 1] }, /valid-cubic-bezier/],
  ["a transition of one part", { $type: "transition", $value: { duration: "{motion}" } }, /.+/],
  ["a stop at no number", { $type: "gradient", $value: [{ ...stop, position: "half" }] }, /valid-gradient/],
])("every reader refuses %s", async (_, spoiled, foreign) => {
  const text = JSON.stringify({ ...JSON.parse(delivered), spoiled });
  for (const failures of ourFailures(text)) expect(failures.join()).toContain("spoiled");
  expect(await terrazzoFailure(text)).toMatch(foreign);
});

test("every reader refuses a token without its value, to which others refer", async () => {
  const document = JSON.parse(delivered);
  delete document.color.brand.primary.$value;
  const text = JSON.stringify(document);
  for (const failures of ourFailures(text)) expect(failures.join()).toContain("color.brand.primary");
  expect(await terrazzoFailure(text)).toContain("{color.brand.primary}");
});

/**
 * What the format's JSON Schema (2025.10: tokenType, token, group, fontWeight, fontFamily, gradient, color) forbids and
 * Terrazzo overlooks. When it stops to do so, the case belongs above.
 */
test.each<[string, unknown]>([
  ["an unknown type", { $type: "colour", $value: red }],
  ["a unit that the format lacks", { $type: "dimension", $value: { value: 8, unit: "em" } }],
  ["a unit in a list", { $type: "duration", $value: { value: 8, unit: ["ms"] } }],
  ["a weight of 0", { $type: "fontWeight", $value: 0 }],
  ["no family", { $type: "fontFamily", $value: [] }],
  ["a stop behind the end", { $type: "gradient", $value: [{ ...stop, position: 2 }] }],
  ["a gradient that is no list", { $type: "gradient", $value: stop }],
  ["a token within a token", { $type: "number", $value: 4, child: { $type: "number", $value: 4 } }],
  ["a property that the format lacks", { $type: "number", $value: 4, $note: "x" }],
  ["a description that is no text", { $type: "number", $value: 4, $description: 4 }],
  ["a period in a name", { "a.b": { $type: "number", $value: 4 } }],
  ["a name that begins with $", { $a: { $type: "number", $value: 4 } }],
  ["what is neither group nor token", 4],
])("ours refuse %s", (_, spoiled) => {
  const text = JSON.stringify({ ...JSON.parse(delivered), spoiled });
  for (const failures of ourFailures(text)) expect(failures.join()).toContain("spoiled");
});

function ourFailures(text: string): (readonly string[])[] {
  const file = { path: PATH, bytes: new TextEncoder().encode(text) };
  return [checkTokens(JSON.parse(text)).failures, checkTokenSchema([file]).failures];
}

async function terrazzoFailure(text: string): Promise<string | null> {
  const logger = new Logger({ level: "silent" });
  const cwd = new URL("file:///customer/");
  try {
    const config = defineConfig({}, { logger, cwd });
    await parse([{ filename: new URL(PATH, cwd), src: text }], { config, logger });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
