import { build } from "esbuild";

/** Relative to the root of the clone. */
export const KIT_SCRIPT_PATH = "lib/kit/templates/html/kit.js";

const HEAD = `/* The components' behaviours for pages without a framework: tabs, dialogs, accordions, messages, tables, menus.
   Load it with <script src="kit.js" defer></script>; elements with data-kit come to life by themselves.
   Later markup: kit.start(element). A message: kit.toast({ title: "Saved" }). */`;

/** The text of `kit.js`: readable, one classic script, for browsers of the last three years. */
export async function bundleKitScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["lib/kit/kit-script.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    banner: { js: HEAD },
    legalComments: "none",
  });
  return (outputFiles[0]?.text ?? "").replace(/^ *\/\/ lib\/.*\n/gm, "");
}
