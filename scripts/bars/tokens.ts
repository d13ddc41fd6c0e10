import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { makeBrandHere } from "@/lib/render/engine-here";
import { checkTokens } from "@/lib/tokens/check-tokens";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { tokenFiles } from "@/lib/tokens/token-files";
import { flattenTokens } from "@/lib/tokens/token-tree";
import { TOKEN_TYPES } from "@/lib/tokens/tokens.schema";
import { checkContrast, checkHighContrast } from "@/lib/verify/check-contrast";
import { checkPaletteTokens } from "@/lib/verify/check-palette-tokens";
import { checkTokenOutputs } from "@/lib/verify/check-token-outputs";
import { checkTokenSchema } from "@/lib/verify/check-tokens";
import { colorContexts } from "@/lib/verify/color-contexts";
import { drawSeed } from "@/test-support/draw-seed";
import { openChromium } from "@/test-support/open-chromium";
import { temporaryFolder } from "@/test-support/temporary-folder";
import { report } from "./report";
import { TOKEN_BRANDS } from "./token-brands";
import { tokenContexts, wideContexts } from "./token-contexts";
import { tokenValidators } from "./token-json-schema";

/**
 * Tokens of brands that have little in common, as their customers get them: documents by three readers (JSON Schema,
 * the package's verification, Terrazzo), Style Dictionary's build against our CSS, every context of the style sheet in
 * Chromium, and the processor time that all files take (the clock would measure what else the machine does).
 */
const LIMIT_MS = 300;
const ROUNDS = 5;
const run = promisify(execFile);
const BROKEN = /\[object Object\]|\bundefined\b|\bNaN\b/;
const TERRAZZO_CONFIG = [
  'import { defineConfig } from "@terrazzo/cli";',
  'export default defineConfig({ tokens: ["./tokens/brand.resolver.json"], outDir: "./terrazzo" });',
].join("\n");

const firstSeed = drawSeed();
const faults: string[] = [];
const durationsMs: number[] = [];
const validate = tokenValidators();
const folder = temporaryFolder();
const browser = await openChromium();
const wideScreen = await openChromium(["--force-color-profile=display-p3-d65"]);
let tokenCount = 0;
let declarations = 0;
try {
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  for (const [index, { label, brief }] of TOKEN_BRANDS.entries()) {
    const seed = firstSeed + index;
    const note = (fault: string) => faults.push(`${label}: ${fault}`);
    const until = ["strategy", "palette", "typography"] as const;
    const { outputs } = await makeBrandHere({ brief, seed, until }, { files: false });
    const { strategy, palette, typography } = outputs;
    for (let round = 0; round < ROUNDS; round++) {
      const before = process.cpuUsage();
      tokenFiles(makeTokens({ strategy, palette, typography }));
      const { user, system } = process.cpuUsage(before);
      if (index > 0 || round > 0) durationsMs.push((user + system) / 1000);
    }
    const tokens = makeTokens({ strategy, palette, typography });
    const files = tokenFiles(tokens);
    const sheet = files.find(({ path: name }) => name === "tokens/brand.css")!;
    const contexts = colorContexts(new TextDecoder().decode(sheet.bytes));
    const all = flattenTokens(tokens.document);
    tokenCount = Math.max(tokenCount, all.length);

    const types = new Set(all.map(({ token }) => token.$type));
    for (const type of TOKEN_TYPES) if (!types.has(type)) note(`no token has the type ${type}`);
    for (const { failures } of [
      checkTokens(tokens.document),
      ...tokens.overlays.map(({ document }) => checkTokens(document, tokens.document)),
      checkTokenSchema(files),
      checkPaletteTokens(palette, contexts, files),
      checkTokenOutputs(files, contexts),
      checkContrast(palette, contexts, "light"),
      checkContrast(palette, contexts, "dark"),
      checkHighContrast(palette, contexts),
    ])
      failures.forEach(note);
    for (const file of files) {
      const content = new TextDecoder().decode(file.bytes);
      const json = file.path.endsWith(".json") ? JSON.parse(content) : null;
      const check = file.path.endsWith(".tokens.json")
        ? validate.document
        : file.path.endsWith("resolver.json")
          ? validate.resolver
          : null;
      if (check && !check(json)) note(`${file.path} ${JSON.stringify(check.errors?.slice(0, 3))}`);
      if (!/\.[cm]?js$/.test(file.path) && BROKEN.test(content))
        note(`${file.path}: ${BROKEN.exec(content)?.[0]}`);
    }

    write(files);
    const ours = readFileSync(path.join(folder, "tokens/brand.css"), "utf8");
    declarations = Math.max(declarations, ours.match(/^\s+--/gm)?.length ?? 0);
    const terrazzo = await tool("@terrazzo/cli/bin/cli.js", ["check", "--config", "terrazzo.config.mjs"]);
    if (!terrazzo.ok || /warn|error(?!s)|✗/i.test(terrazzo.output.replace("No errors", "")))
      note(`tz check: ${terrazzo.output.slice(0, 400)}`);
    const built = await tool("style-dictionary/bin/style-dictionary.js", [
      "build",
      "--config",
      "tokens/style-dictionary.config.mjs",
    ]);
    if (!built.ok) note(`style-dictionary: ${built.output.slice(0, 400)}`);
    else if (readFileSync(path.join(folder, "build/brand.css"), "utf8") !== ours)
      note("style-dictionary's CSS is not ours");
    for (const name of ["_brand.scss", "brand.less", "brand.mjs"]) {
      const text = built.ok ? readFileSync(path.join(folder, "build", name), "utf8") : "";
      if (BROKEN.test(text)) note(`style-dictionary's ${name}: ${BROKEN.exec(text)?.[0]}`);
    }
    (await tokenContexts(browser, ours, palette)).forEach(note);
    (await wideContexts(wideScreen, ours, palette)).forEach(note);
  }
} finally {
  await browser.close();
  await wideScreen.close();
  rmSync(folder, { recursive: true, force: true });
}

const sorted = durationsMs.toSorted((a, b) => a - b);
const median = sorted[Math.floor(sorted.length / 2)]!;
const worst = sorted.at(-1)!;
console.log(
  `${TOKEN_BRANDS.length} brands: up to ${tokenCount} tokens of ${TOKEN_TYPES.length} types, ${declarations} declarations in brand.css`,
);
console.log(
  `processor time of all files of a brand, warm: median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
);
for (const fault of faults.slice(0, 30)) console.log(`  ${fault}`);
report(
  faults.length === 0 && worst <= LIMIT_MS,
  "tokens",
  `${faults.length} faults in ${TOKEN_BRANDS.length} brands; ${worst.toFixed(0)} ms at worst, limit ${LIMIT_MS} ms`,
);

function write(files: readonly GeneratedFile[]): void {
  for (const name of ["tokens", "build"]) rmSync(path.join(folder, name), { recursive: true, force: true });
  for (const file of files) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.bytes);
  }
  writeFileSync(path.join(folder, "terrazzo.config.mjs"), TERRAZZO_CONFIG);
}

/** Runs a package's command with the customer's folder as its own. */
async function tool(entry: string, args: readonly string[]): Promise<{ ok: boolean; output: string }> {
  try {
    const command = path.join(folder, "node_modules", entry);
    const { stdout, stderr } = await run(process.execPath, [command, ...args], { cwd: folder });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    return { ok: false, output: `${stdout}${stderr}` || message };
  }
}
