import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildOptions, OutputFile } from "esbuild";
import { checkKit } from "./check-kit.ts";
import { SetupError } from "./setup-error.ts";

/** What the service runs on: its entry, which starts the threads first, the service itself, and what a thread runs. */
export const SERVICE = {
  server: "server.ts",
  serve: "serve.ts",
  "render-worker": "lib/render/render-worker.ts",
};

/** Options for everything that runs outside Next: `entries` are {name: file}, written to dist/<name>.mjs. */
export function bundleOptions(
  entries: Record<string, string>,
  root = process.cwd(),
): BuildOptions & { write: false } {
  return {
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, path.join(root, file)]),
    ),
    outdir: path.join(root, "dist"),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    write: false,
    platform: "node",
    target: "node22",
    format: "esm",
    jsx: "automatic",
    packages: "external",
    alias: { "@": root },
    sourcemap: "linked",
    logLevel: "silent",
  };
}

/**
 * Bundles the entries that exist. A render worker delivers components only when they were checked.
 * @throws SetupError with the places that do not compile
 */
export async function bundle(entries: Record<string, string>): Promise<void> {
  if ("render-worker" in entries) await checkKit();
  const there = Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file)));
  const esbuild = await import("esbuild");
  try {
    const result = await esbuild.build(bundleOptions(there));
    writeBundles(result.outputFiles);
  } catch (error) {
    throw new SetupError((error as Error).message);
  } finally {
    await esbuild.stop();
  }
}

/** Writes what changed, each file whole: a running process may be reading it. Returns the changed files. */
export function writeBundles(files: OutputFile[]): string[] {
  const changed = files.filter(
    ({ path: file, text }) => !existsSync(file) || readFileSync(file, "utf8") !== text,
  );
  for (const { path: file, contents } of changed) {
    const draft = `${file}.${process.pid}`;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, contents);
    renameSync(draft, file);
  }
  return changed.map(({ path: file }) => path.basename(file));
}
