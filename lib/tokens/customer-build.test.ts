import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { compile } from "tailwindcss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { cssVariableNames } from "./brand-css";
import { makeTokens } from "./make-tokens";
import { sampleStrategy } from "./sample-strategy";
import { tokenFiles } from "./token-files";

const run = promisify(execFile);
const BROKEN = /\[object Object\]|\bundefined\b|\bNaN\b|-(?:value|unit):/;
const strategy = sampleStrategy();
const palette = makePalette({ strategy, style: "modern", seed: 1 });
const tokens = makeTokens({
  strategy,
  palette,
  typography: makeTypography({ strategy, style: "modern", seed: 1 }),
});
const files = tokenFiles(tokens);
const textOf = (path: string) => new TextDecoder().decode(files.find((file) => file.path === path)!.bytes);
const CONFIG = "tokens/style-dictionary.config.mjs";
/** A project is of one of these; what an ".js" means in it, the config must not depend on. */
const PACKAGE_TYPES = ["module", "commonjs"] as const;
const folders = new Map<string, string>();

beforeAll(async () => {
  for (const type of PACKAGE_TYPES) {
    const folder = await mkdtemp(join(tmpdir(), "tokens-"));
    folders.set(type, folder);
    await writeFile(join(folder, "package.json"), JSON.stringify({ name: "customer", type }));
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  }
});
afterAll(async () => {
  for (const folder of folders.values()) await rm(folder, { recursive: true });
});

describe.each(PACKAGE_TYPES)("in a project of type %s", (type) => {
  test("a style-dictionary build gives our CSS, and every other file whole", async () => {
    const folder = folders.get(type)!;
    const command = join(folder, "node_modules/style-dictionary/bin/style-dictionary.js");
    await run(process.execPath, [command, "build", "--config", CONFIG], { cwd: folder });
    const built = await readdir(join(folder, "build"));
    expect(built.sort()).toEqual(["_brand.scss", "brand.css", "brand.less", "brand.mjs"]);
    for (const name of built)
      expect(await readFile(join(folder, "build", name), "utf8"), name).not.toMatch(BROKEN);
    expect(await readFile(join(folder, "build/brand.css"), "utf8")).toBe(textOf("tokens/brand.css"));
  });

  test("the Tailwind 3 preset is required and imported", async () => {
    const folder = folders.get(type)!;
    const required = 'console.log(require("./tokens/tailwind.config.cjs").darkMode[0])';
    const imported = 'import preset from "./tokens/tailwind.config.cjs"; console.log(preset.darkMode[0])';
    await writeFile(join(folder, "required.cjs"), required);
    await writeFile(join(folder, "imported.mjs"), imported);
    for (const file of ["required.cjs", "imported.mjs"])
      expect((await run(process.execPath, [file], { cwd: folder })).stdout.trim()).toBe("variant");
  });
});

describe("with Style Dictionary's own groups and formats, and nothing of ours", () => {
  const MADE = [
    ["css", "css/variables"],
    ["web", "css/variables"],
    ["scss", "scss/variables"],
    ["scss", "scss/map-flat"],
    ["scss", "scss/map-deep"],
    ["less", "less/variables"],
    ["css", "stylus/variables"],
    ["js", "javascript/es6"],
    ["js", "javascript/module-flat"],
    ["js", "json/nested"],
    ["js", "json/flat"],
    ["react-native", "javascript/es6"],
    ["android", "android/resources"],
    ["compose", "compose/object"],
    ["ios", "ios/macros"],
    ["ios-swift", "ios-swift/class.swift"],
    ["flutter", "flutter/class.dart"],
  ] as const;
  const nameOf = ([group, format]: readonly [string, string]) => `${group}-${format.replaceAll("/", "-")}`;
  const built = (name: string) => readFile(join(folders.get("commonjs")!, "stock", name), "utf8");

  beforeAll(async () => {
    const files = MADE.map(([group, format]) => ({
      transformGroup: group,
      files: [{ destination: `stock/${nameOf([group, format])}`, format, options: { className: "Brand" } }],
    }));
    const script = `
      import StyleDictionary from "style-dictionary";
      const platforms = ${JSON.stringify(Object.fromEntries(MADE.map((made, at) => [nameOf(made), files[at]])))};
      await new StyleDictionary({ source: ["tokens/style-dictionary.json"], platforms }).buildAllPlatforms();
      const dark = {
        transformGroup: "css",
        files: [{ destination: "stock/dark.css", format: "css/variables", filter: (token) => token.isSource }],
      };
      await new StyleDictionary({
        include: ["tokens/style-dictionary.json"],
        source: ["tokens/theme-dark.tokens.json"],
        log: { warnings: "disabled" },
        platforms: { dark },
      }).buildAllPlatforms();
    `;
    await writeFile(join(folders.get("commonjs")!, "stock.mjs"), script);
    await run(process.execPath, ["stock.mjs"], { cwd: folders.get("commonjs")! });
  }, 60_000);

  test.each(MADE)("%s, %s", async (group, format) => {
    const text = await built(nameOf([group, format]));
    expect(text.split("\n").filter((line) => BROKEN.test(line))).toEqual([]);
    expect(text.length).toBeGreaterThan(10_000);
  });

  test("each type of token is written as CSS", async () => {
    const css = await built("css-css-variables");
    expect(css).toContain(`--color-brand-primary: ${palette.light.roles.primary.hex};`);
    expect(css).toMatch(/--motion-duration-hover: \d+ms;/);
    expect(css).toMatch(/--motion-transition-hover: \d+ms cubic-bezier\(0\.2, 0, 0, 1\) 0ms;/);
    expect(css).toMatch(/--gradient-brand: #[0-9a-f]{6} 0%, #[0-9a-f]{6} 100%;/);
    expect(css).toMatch(/--border-control: 1px solid #[0-9a-f]{6};/);
    expect(css).toMatch(/--elevation-low: 0px 1px 2px 0px rgba\([^)]*\), /);
    expect(css).toMatch(/--typography-style-h1: \d+ [\d.]+rem\/[\d.]+ [^;]+, (?:sans-)?serif;/);
  });

  test("the dark theme lies over it", async () => {
    expect(await built("dark.css")).toContain(`--color-brand-primary: ${palette.dark.roles.primary.hex};`);
  });
});

test("Tailwind 4 makes utilities of the theme, whose names never meet those of brand.css", async () => {
  const theme = textOf("tokens/tailwind.css").replace('@import "./brand.css";', "");
  const { build } = await compile(`${theme}\n@tailwind utilities;`);
  const css = build([
    "bg-action",
    "text-on-action",
    "font-heading",
    "text-h1",
    "rounded-card",
    "shadow-low",
    "ease-enter",
    "dark:bg-page",
    "high-contrast:bg-raised",
  ]);
  expect(css).toContain("background-color: var(--color-action-fill)");
  expect(css).toContain("font-family: var(--typography-font-family-heading)");
  expect(css).toContain("font-size: var(--typography-font-size-h1)");
  expect(css).toContain("border-radius: var(--shape-radius-card)");
  expect(css).toContain("--elevation-low");
  expect(css).toContain('[data-theme="dark"]');
  expect(css).toContain("prefers-color-scheme: dark");
  expect(css).toContain('[data-contrast="more"]');
  expect(css).toContain("prefers-contrast: more");
  const names = [...theme.matchAll(/^ {2}(--[a-z0-9-]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => cssVariableNames(tokens).includes(name!))).toEqual([]);
});

test("the Tailwind 3 preset is a module that names existing variables", async () => {
  const preset = createRequire(import.meta.url)(join(folders.get("module")!, "tokens/tailwind.config.cjs"));
  const { colors, fontSize } = preset.theme.extend;
  expect(colors.primary).toBe("var(--color-solid-primary)");
  expect(fontSize.h1[0]).toBe("var(--typography-font-size-h1)");
  const variants = new Map<string, string[]>([["dark", preset.darkMode[1]]]);
  for (const plugin of preset.plugins)
    plugin({ addVariant: (name: string, forms: string[]) => variants.set(name, forms) });
  expect([...variants].map(([name, [attribute]]) => `${name} ${attribute}`)).toEqual([
    'dark &:where([data-theme="dark"], [data-theme="dark"] *)',
    'high-contrast &:where([data-contrast="more"], [data-contrast="more"] *)',
  ]);
  const css = textOf("tokens/brand.css");
  for (const [, name] of JSON.stringify(preset).matchAll(/var\((--[a-z0-9-]+)\)/g))
    expect(css).toContain(`  ${name}: `);
});
