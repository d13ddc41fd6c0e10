import { readFileSync } from "node:fs";
import path from "node:path";

let known: Record<string, string> | undefined;

/** Versions of the installed typefaces' npm packages, by their names, as our own package.json pins them. Read once a process. */
export function fontVersions(): Readonly<Record<string, string>> {
  known ??= read();
  return known;
}

function read(): Record<string, string> {
  const file = path.resolve(/*turbopackIgnore: true*/ "package.json");
  const { dependencies } = JSON.parse(readFileSync(file, "utf8")) as { dependencies: Record<string, string> };
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => name.startsWith("@fontsource")));
}
