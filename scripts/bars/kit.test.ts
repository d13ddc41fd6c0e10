import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kitFiles } from "@/lib/kit/kit-files";
import { TECH_STACKS, type TechStack } from "@/lib/model/brief.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { makePalette } from "@/lib/palette/make-palette";
import { kitTemplates } from "@/lib/render/kit-templates";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { tokenFiles } from "@/lib/tokens/token-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { workByKeys } from "./kit-keys";
import { markupFaults } from "./kit-markup";
import { serveFolder } from "./kit-project";
import { usedPairs } from "./used-pairs";

/** A sample of the bar "kit": one brand, with no npm install and without typefaces, which no key and no color needs. */
const run = promisify(execFile);
const strategy = sampleStrategy();
const choice = { strategy, style: "modern", seed: 1 } as const;
const typography = makeTypography(choice);
const palette = makePalette(choice);
const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
const fonts = [typography.heading, typography.body, typography.mono];
const files: GeneratedFile[] = [
  ...tokenFiles(makeTokens({ strategy, palette, typography })),
  ...["color", "reversed"].map((name) => textFile(`logos/icon/brewly-icon-${name}.svg`, icon)),
  ...fonts.flatMap(({ faces, license }) => [
    ...faces.map((face) => ({ path: face.path, bytes: new Uint8Array(8) })),
    textFile(license, "OFL"),
  ]),
];
let root: string;
let browser: Browser;

beforeAll(async () => {
  root = temporaryFolder();
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  for (const stack of TECH_STACKS) {
    for (const file of kitFiles({ stack, strategy, typography, files, templates: kitTemplates() })) {
      mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
      writeFileSync(path.join(root, file.path), file.bytes);
    }
  }
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  rmSync(root, { recursive: true, force: true });
});

test("vue-tsc finds nothing in the Vue project", async () => {
  // vue-tsc needs TypeScript's JavaScript API, which version 7 does not have.
  const script =
    'const { createRequire } = require("node:module"); const here = createRequire(process.cwd() + "/package.json");' +
    'here("vue-tsc").run(here.resolve("typescript-5/lib/tsc"));';
  writeFileSync(path.join(root, "vue-tsc.cjs"), script);
  const { stdout } = await run(process.execPath, [path.join(root, "vue-tsc.cjs"), "--noEmit"], {
    cwd: path.join(root, "components/vue"),
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toBe("");
});

test("html-validate finds nothing in the HTML project", async () => {
  const folder = path.join(root, "components/html");
  expect(await markupFaults(folder)).toEqual([]);
  const spoiled = path.join(root, "spoiled");
  mkdirSync(spoiled);
  const page = readFileSync(path.join(folder, "index.html"), "utf8");
  writeFileSync(path.join(spoiled, "index.html"), page.replace('for="input-email"', 'for="nothing"'));
  expect((await markupFaults(spoiled)).join()).toContain("no-missing-references");
});

test.each(TECH_STACKS)(
  "%s: built, every pattern works by keyboard; HTML: every pair of colors reaches AA",
  async (stack) => {
    const { url, close } = await openProject(stack);
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    try {
      const { faults, count } = await workByKeys(page, url, stack);
      expect(faults).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(8);
      if (stack !== "html") return;
      await page.goto(url);
      const pairs = await usedPairs(page);
      expect(pairs.length).toBeGreaterThan(25);
      expect(pairs.filter(({ ratio, required }) => ratio < required)).toEqual([]);
    } finally {
      await context.close();
      close();
    }
  },
);

async function openProject(stack: TechStack): Promise<{ url: string; close: () => void }> {
  const folder = path.join(root, "components", stack);
  if (stack === "html") return { url: pathToFileURL(path.join(folder, "index.html")).href, close: () => {} };
  await run(process.execPath, [path.resolve("node_modules/vite/bin/vite.js"), "build"], { cwd: folder });
  return serveFolder(path.join(folder, "dist"));
}
