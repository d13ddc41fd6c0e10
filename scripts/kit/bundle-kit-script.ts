import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, transform } from "esbuild";
import { minify } from "vite";
import { kitCatalog } from "@/lib/kit/catalog";

const BEHAVIOURS = path.resolve("lib/kit/templates/shared/behaviours");

const HEAD = `/* The components' behaviours for pages without a framework.
   Load it with <script src="kit.js" defer></script>; the elements of the kit come to life by themselves.
   Later markup: kit.start(element); before you remove markup: kit.stop(element). A message: kit.toast({ title: "Saved" }). */`;

/** The text of `kit.js`: readable, one classic script, because pages that are opened from disk may not load modules. */
export async function bundleKitScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry(), resolveDir: BEHAVIOURS, loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    banner: { js: HEAD },
    legalComments: "none",
  });
  return (outputFiles[0]?.text ?? "").replace(/^ *\/\/ (?:lib\/|<stdin>).*\n/gm, "");
}

/** The same script for pages that many people load; Vite's minifier leaves a twentieth less of it than esbuild's. */
export async function minifiedScript(script: string): Promise<string> {
  const { code, errors } = await minify("kit.js", script, { compress: true, mangle: { toplevel: true } });
  if (errors.length > 0) throw new Error(`kit.js cannot be minified: ${errors[0]?.message}`);
  return `/* kit.js, minified */\n${code.trim()}\n`;
}

export async function minifiedStyle(css: string): Promise<string> {
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
    legalComments: "none",
  });
  return `/* kit.css, minified */\n${code.trim()}\n`;
}

/** Each behaviour that exports `enhance<Name>` belongs to the elements with the component's first class. */
function entry(): string {
  const live = kitCatalog.filter(({ id, name }) => {
    const file = path.join(BEHAVIOURS, `${id}.ts`);
    return existsSync(file) && readFileSync(file, "utf8").includes(`export function enhance${name}(`);
  });
  return `import { startPage } from "./page";
${live.map(({ id, name }) => `import { enhance${name} } from "./${id}";`).join("\n")}

startPage({
${live.map(({ name, parts }) => `  ".${parts[0]?.className}": enhance${name},`).join("\n")}
});
`;
}
