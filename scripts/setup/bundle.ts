import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { BuildOptions, OutputFile, Plugin } from "esbuild";
import { COMPILED_CODE } from "../../lib/process/compiled-code.ts";
import { checkKit } from "./check-kit.ts";
import { SetupError } from "./setup-error.mjs";
import { sourceHash } from "./source-hash.ts";

/** What a render thread runs. */
export const RENDER_WORKER = { "render-worker": "lib/render/render-worker.ts" };

/** What the service runs on: its entry, which starts the threads first, the service itself, and what a thread runs. */
export const SERVICE = { server: "server.ts", serve: "serve.ts", ...RENDER_WORKER };

/** What a bundle is made of. */
const SOURCES = [
  "app",
  "components",
  "inngest",
  "lib",
  "prisma/schema.prisma",
  "scripts",
  "test-support",
  "bun.lock",
  "server.ts",
  "serve.ts",
  "tsconfig.json",
];

/** Packages that a thread loads from node_modules: they hold native code, or read files that lie beside their own. */
const READ_THEIR_FILES = [
  "@resvg/resvg-js",
  "canvaskit-wasm",
  "fontverter",
  "pdfjs-dist",
  "pdfkit",
  "subset-font",
];

type Entries = Record<string, string>;
type Bundling = BuildOptions & { write: false };

/**
 * Options for everything that runs outside Next: `entries` are {name: file}, written to dist/<name>.mjs. Packages stay in
 * node_modules, but for those of a render thread: each thread of each start loads them, and reads one file sooner than 900.
 */
export function bundlings(entries: Entries, root = process.cwd()): Bundling[] {
  const inThread = (name: string) => Object.hasOwn(RENDER_WORKER, name);
  const names = Object.keys(entries);
  const pick = (chosen: string[]) => Object.fromEntries(chosen.map((name) => [name, entries[name]!]));
  const main = pick(names.filter((name) => !inThread(name)));
  const threads = pick(names.filter(inThread));
  return [
    { ...options(main, root), packages: "external" as const },
    {
      ...options(threads, root),
      external: READ_THEIR_FILES,
      // Node would take two thirds of a thread's heap to read it; `nameSources` needs none.
      sourcemap: false as const,
      plugins: [asciiOnly],
      // As threads run: what packages keep for development is left out.
      define: { "process.env.NODE_ENV": '"production"' },
      banner: {
        js: 'import { createRequire as $require } from "node:module"; const require = $require(import.meta.url);',
      },
    },
  ].filter(({ entryPoints }) => Object.keys(entryPoints).length > 0);
}

/**
 * Escapes what esbuild leaves in regular expressions and templates: a heap keeps a text of ASCII letters alone in one byte
 * each, any other in two, and each thread keeps all 13 MB of its code.
 */
const asciiOnly: Plugin = {
  name: "ascii-only",
  setup({ onEnd }) {
    onEnd(({ outputFiles = [] }) => {
      for (const file of outputFiles) file.contents = Buffer.from(escapeNonAscii(file.text));
    });
  },
};

/** @throws where a letter stands behind a backslash, which would escape the escape */
function escapeNonAscii(code: string): string {
  const [, escaped] = /(?<!\\)(?:\\\\)*(\\[^\x00-\x7F])/.exec(code) ?? [];
  if (escaped) throw new Error(`write ${escaped} without its backslash`);
  return code.replaceAll(/[^\x00-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function options(entries: Entries, root: string) {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    outdir: path.join(root, "dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    write: false as const,
    platform: "node" as const,
    target: "node22",
    format: "esm" as const,
    jsx: "automatic" as const,
    alias: { "@": root },
    sourcemap: "linked" as const,
    // The sources lie beside it.
    sourcesContent: false,
    logLevel: "silent" as const,
  };
}

/**
 * Bundles those of the entries that exist and are not up to date. A render worker delivers components only when they were
 * checked.
 * @throws SetupError with the places that do not compile
 */
export async function bundle(entries: Entries): Promise<void> {
  if ("render-worker" in entries) await checkKit();
  const hash = sourceHash(SOURCES);
  const stale = Object.entries(entries).filter(([name, file]) => existsSync(file) && !isStamped(name, hash));
  if (stale.length === 0) return;
  const esbuild = await import("esbuild");
  try {
    const builds = bundlings(Object.fromEntries(stale)).map((build) => esbuild.build(build));
    for (const { outputFiles } of await Promise.all(builds)) writeBundles(outputFiles);
    await compileThreads(stale.map(([name]) => name).filter((name) => Object.hasOwn(RENDER_WORKER, name)));
  } catch (error) {
    throw new SetupError((error as Error).message);
  } finally {
    await esbuild.stop();
  }
  for (const [name] of stale) writeFileSync(stampOf(name), hash);
}

/** Loads what threads run, once, so that its compiled code is there at the first start. */
async function compileThreads(names: string[]): Promise<void> {
  for (const name of names) {
    const file = pathToFileURL(path.resolve("dist", `${name}.mjs`)).href;
    const env = { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: COMPILED_CODE } as const;
    await promisify(execFile)(process.execPath, ["--eval", `import(${JSON.stringify(file)})`], { env });
  }
}

const stampOf = (name: string) => path.join("dist", `${name}.made-of`);

function isStamped(name: string, hash: string): boolean {
  const bundled = path.join("dist", `${name}.mjs`);
  return existsSync(bundled) && existsSync(stampOf(name)) && readFileSync(stampOf(name), "utf8") === hash;
}

/** Writes what changed, each file whole: a running process may be reading it. Returns the changed files. */
export function writeBundles(files: OutputFile[]): string[] {
  const changed = files.filter(
    ({ path: file, contents }) => !existsSync(file) || !readFileSync(file).equals(contents),
  );
  for (const { path: file, contents } of changed) {
    const draft = `${file}.${process.pid}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, contents);
    // `npm run dev` writes bundles of sources that it takes no hash of.
    rmSync(stampOf(path.basename(file, ".mjs")), { force: true });
    renameSync(draft, file);
  }
  return changed.map(({ path: file }) => path.basename(file));
}
