import { describe, expect, test } from "vitest";
import { textFile } from "@/lib/model/generated-file";
import { contrastRatio } from "./contrast-ratio";
import { allFailures, failuresOf, good, having, palette, textOf, useGoodFiles } from "./verify-test-kit";

useGoodFiles();

const SHEET = "tokens/brand.css";
/** The style sheet with a declaration of one of its blocks changed, whatever it was. */
const recolored = (selector: string, property: string, value: string) => {
  const text = textOf(SHEET);
  const at = text.indexOf(`  ${property}:`, text.indexOf(`\n${selector} {`));
  return having(
    textFile(SHEET, `${text.slice(0, at)}  ${property}: ${value};${text.slice(text.indexOf(";", at) + 1)}`),
  );
};

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

  test("too little in one theme of the delivered style sheet, though every color of the palette is still in it", async () => {
    const { background } = palette.dark.roles;
    const files = recolored('[data-theme="dark"]', "--color-text-muted", background.hex);
    const failures = await allFailures(files);
    expect(failures["contrast-dark"]).toContain(
      "text-muted on background (light system: dark): 1:1 instead of 4.5:1",
    );
    expect(failures["palette-tokens"]).toContain(
      `light system: dark: --color-text-muted is ${background.hex}, text-muted is ${palette.dark.roles["text-muted"].hex}`,
    );
    expect(failures["contrast-light"]).toBeUndefined();
  });

  test("a theme that the system's setting shows, and no attribute", async () => {
    const text = textOf(SHEET);
    const at = text.indexOf("@media (prefers-color-scheme: dark)");
    const changed =
      text.slice(0, at) +
      text.slice(at).replace("--color-text-default: var(", "--color-text-default: #000000; --x: var(");
    const failures = await allFailures(having(textFile(SHEET, changed)));
    expect(Object.keys(failures)).toEqual(expect.arrayContaining(["contrast-dark", "palette-tokens"]));
    expect(failures["contrast-dark"]!.join()).toContain("(dark system)");
    expect(failures["contrast-dark"]!.join()).not.toContain("light system");
  });

  test("high contrast whose text only reaches what the usual themes need", async () => {
    const files = recolored('[data-contrast="more"]', "--primitive-color-light-text-muted", "#6e6e6e");
    expect((await allFailures(files))["contrast-more"]).toContainEqual(
      expect.stringMatching(
        /^text-muted on background \(light system: light, more\): [45]\.\d+:1 instead of 7:1$/,
      ),
    );
  });

  test("a ratio or a value that the palette misstates", async () => {
    const ratio = structuredClone(palette);
    ratio.pairs.find(({ theme, foreground }) => theme === "light" && foreground === "text-muted")!.ratio = 9;
    expect((await failuresOf("contrast-light", good, { palette: ratio }))[0]).toMatch(/says 9:1, it is/);
    const value = structuredClone(palette);
    Object.assign(value.pairs[0]!, { foregroundHex: "#000001" });
    expect((await failuresOf("contrast-light", good, { palette: value }))[0]).toContain(
      `says #000001, text shows as ${palette.light.roles.text.hex}`,
    );
  });

  test("a style sheet that is cut off, or has what nobody resolves", async () => {
    expect(Object.keys(await allFailures(having(textFile(SHEET, textOf(SHEET).slice(0, 9000)))))).toContain(
      "style-sheet",
    );
    const odd = textFile(SHEET, `${textOf(SHEET)}\nbody > * { --color-text-default: #fff; }\n`);
    expect((await allFailures(having(odd)))["style-sheet"]).toEqual([
      `${SHEET}: it has the selector body > *`,
    ]);
  });
});
