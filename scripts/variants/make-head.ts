import { build } from "esbuild";

export const HEAD_FILE = "lib/variants/templates/html/variants.js";

/** The script for a page's head, of its sources: no imports, readable, for browsers of the last three years. */
export async function makeHead(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["lib/variants/templates/html/head.ts"],
    bundle: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  return outputFiles[0]!.text;
}
