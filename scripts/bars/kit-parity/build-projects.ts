import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { kitFiles } from "@/lib/kit/kit-files";
import { TECH_STACKS, type TechStack } from "@/lib/model/brief.schema";
import { type GeneratedFile, textFile } from "@/lib/model/generated-file";
import { makePalette } from "@/lib/palette/make-palette";
import { kitTemplates } from "@/lib/render/kit-templates";
import { makeTokens } from "@/lib/tokens/make-tokens";
import { sampleStrategy } from "@/lib/tokens/sample-strategy";
import { tokenFiles } from "@/lib/tokens/token-files";
import { makeTypography } from "@/lib/typography/make-typography";
import { serveFolder } from "../kit-project";

const run = promisify(execFile);

export interface OpenProject {
  readonly stack: TechStack;
  readonly folder: string;
  /** Address of a component's stories, or of one of them. */
  readonly storyUrl: (component: string, story?: string) => string;
  readonly close: () => void;
}

/**
 * One brand's component project in each stack, below `root`, built and served on loopback; with the packages of the clone,
 * and without typefaces, which no key and no accessible tree needs.
 */
export async function openProjects(root: string): Promise<OpenProject[]> {
  writeStackProjects(root);
  return Promise.all(TECH_STACKS.map((stack) => openProject(root, stack)));
}

/** Builds a stack's project below `root/components`, and serves what it shows. */
export async function openProject(root: string, stack: TechStack): Promise<OpenProject> {
  const folder = path.join(root, "components", stack);
  if (stack !== "html") await buildStack(root, stack);
  const { url, close } = await serveFolder(stack === "html" ? folder : path.join(folder, "dist-example"));
  const storyUrl = (component: string, story?: string) =>
    stack === "html"
      ? `${url}example-${component}.html${story ? `?story=${story}` : ""}`
      : `${url}?component=${component}${story ? `&story=${story}` : ""}`;
  return { stack, folder, storyUrl, close };
}

/** Builds a page of a stack's project: by default the example app into `dist-example`. */
export async function buildStack(
  root: string,
  stack: Exclude<TechStack, "html">,
  { input = "index.html", outDir = "dist-example" } = {},
): Promise<void> {
  const vite = path.resolve("node_modules/vite/bin/vite.js");
  const args = ["build", "--logLevel", "error"];
  // The example app of React is built as the project says.
  if (stack === "vue" || input !== "index.html") {
    const config = path.join(root, `vite.${stack}.${outDir}.mjs`);
    writeFileSync(
      config,
      VITE_CONFIGS[stack].replace("BUILD", JSON.stringify({ outDir, rollupOptions: { input } })),
    );
    args.push("--config", config);
  }
  await run(process.execPath, [vite, ...args], { cwd: path.join(root, "components", stack) });
}

/** Writes one sample brand's project in each stack below `root/components`, with the packages of the clone. */
export function writeStackProjects(root: string): void {
  const files = sampleFiles();
  linkPackages(root);
  for (const stack of TECH_STACKS) {
    for (const file of kitFiles({ ...sample(), stack, files, templates: kitTemplates() })) {
      mkdirSync(path.dirname(path.join(root, file.path)), { recursive: true });
      writeFileSync(path.join(root, file.path), file.bytes);
    }
  }
}

export function linkPackages(root: string): void {
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
}

/** Vue's compiler reads imported types through TypeScript 5, which a project has; the clone's TypeScript 7 has no such API. */
const VITE_CONFIGS = {
  react: `import react from "@vitejs/plugin-react";
export default { base: "./", plugins: [react()], build: BUILD };
`,
  vue: `import { existsSync, readFileSync, realpathSync } from "node:fs";
import vue from "@vitejs/plugin-vue";
const fs = { fileExists: existsSync, readFile: (file) => readFileSync(file, "utf8"), realpath: realpathSync };
export default { base: "./", plugins: [vue({ script: { fs } })], build: BUILD };
`,
};

function sample() {
  const strategy = sampleStrategy();
  return { strategy, typography: makeTypography({ strategy, style: "modern", seed: 1 }) };
}

function sampleFiles(): GeneratedFile[] {
  const { strategy, typography } = sample();
  const palette = makePalette({ strategy, style: "modern", seed: 1 });
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';
  return [
    ...tokenFiles(makeTokens({ strategy, palette, typography })),
    ...["color", "reversed"].map((name) => textFile(`logos/icon/brewly-icon-${name}.svg`, icon)),
    ...[typography.heading, typography.body, typography.mono].flatMap(({ faces, license }) => [
      ...faces.map((face) => ({ path: face.path, bytes: new Uint8Array(8) })),
      textFile(license, "OFL"),
    ]),
  ];
}
