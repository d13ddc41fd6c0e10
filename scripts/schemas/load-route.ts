import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "@/scripts/setup/bundle";

/** Loads a route by its file, out of a bundle of all of them: Node cannot import them as they are. */
export async function loadRoute(): Promise<(file: string) => Promise<Record<string, unknown>>> {
  const files = globSync("app/**/route.ts").sort();
  const entry = path.join("dist", "all-routes.entry.ts");
  const entries = files.map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`@/${file}`)})`,
  );
  writeFileSync(entry, `export const routes = {\n${entries.join(",\n")}\n};\n`);
  await bundle({ "all-routes": entry });
  const made = (await import(pathToFileURL(path.resolve("dist", "all-routes.mjs")).href)) as {
    routes: Record<string, () => Promise<Record<string, unknown>>>;
  };
  return (file) => made.routes[file]!();
}
