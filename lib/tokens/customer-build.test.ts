import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { compile } from "tailwindcss";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { cssVariableNames } from "./brand-css";
import { makeTokens } from "./make-tokens";
import { sampleStrategy } from "./sample-strategy";
import { tokenFiles } from "./token-files";

const run = promisify(execFile);
const strategy = sampleStrategy();
const palette = makePalette({ strategy, style: "modern", seed: 1 });
const tokens = makeTokens({
  strategy,
  palette,
  typography: makeTypography({ strategy, style: "modern", seed: 1 }),
});
const files = tokenFiles(tokens);
const textOf = (path: string) => new TextDecoder().decode(files.find((file) => file.path === path)!.bytes);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tokens-"));
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  await symlink(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a customer's style-dictionary build gives our CSS", async () => {
  const command = join(folder, "node_modules/style-dictionary/bin/style-dictionary.js");
  const config = "tokens/style-dictionary.config.js";
  await run(process.execPath, [command, "build", "--config", config], { cwd: folder });
  expect(await readFile(join(folder, "build/brand.css"), "utf8")).toBe(textOf("tokens/brand.css"));
});

test("the shipped transforms make Style Dictionary's own CSS format print every value", async () => {
  const script = `
    import StyleDictionary from "style-dictionary";
    import config from "./tokens/style-dictionary.config.js";
    const css = { transformGroup: "marque/css", buildPath: "plain/", files: [{ destination: "brand.css", format: "css/variables" }] };
    const dictionary = new StyleDictionary({ ...config, platforms: { css } });
    await dictionary.buildAllPlatforms();
  `;
  await writeFile(join(folder, "build.mjs"), script);
  await run(process.execPath, ["build.mjs"], { cwd: folder });
  const css = await readFile(join(folder, "plain/brand.css"), "utf8");
  expect(css).not.toMatch(/\[object Object\]|undefined|-(?:value|unit):/);
  expect(css).toContain(`--color-brand-primary: ${palette.light.roles.primary.hex};`);
  expect(css).toMatch(/--motion-transition-hover: \d+ms cubic-bezier\(0\.2, 0, 0, 1\) 0ms;/);
  expect(css).toMatch(/--gradient-brand: #[0-9a-f]{6} 0%, #[0-9a-f]{6} 100%;/);
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
  await writeFile(join(folder, "preset.cjs"), textOf("tokens/tailwind.config.js"));
  const preset = createRequire(import.meta.url)(join(folder, "preset.cjs"));
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
