import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parseSync } from "oxc-parser";

export interface Import {
  /** File that imports, relative to the project, with forward slashes. */
  from: string;
  /** File of the project, or the name of a package or builtin (`node:fs`) as written. */
  to: string;
  isOurs: boolean;
  /** Of types alone: nothing is loaded. */
  isType?: boolean;
}

const SOURCE = /\.tsx?$/;

/** Every TypeScript file of the project, but for folders that are hidden, and those that Git ignores: installed, built, generated. */
export function sourceFiles(root = process.cwd()): string[] {
  const ignored = new Set(readFileSync(".gitignore", "utf8").match(/^.+(?=\/$)/gm));
  const isOurs = (name: string, file = name) =>
    !name.startsWith(".") && !ignored.has(name) && !ignored.has(file);
  const entries = readdirSync(root, { withFileTypes: true }).filter(({ name }) => isOurs(name));
  const loose = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [...loose.filter(isSource), ...folders.flatMap(walk)].sort();

  function walk(folder: string): string[] {
    return readdirSync(path.join(root, folder)).flatMap((name) => {
      const file = `${folder}/${name}`;
      if (!isOurs(name, file)) return [];
      if (statSync(path.join(root, file)).isDirectory()) return walk(file);
      return isSource(name) ? [file] : [];
    });
  }
}

const isSource = (name: string) => SOURCE.test(name) && !name.endsWith(".d.ts");

/** What the files import, types included. One that is imported for types and for values counts as a value. */
export function readImports(files: string[], root = process.cwd()): Import[] {
  const imports = new Map<string, Import>();
  for (const from of files) {
    for (const { name, isType } of written(readFileSync(path.join(root, from), "utf8"), from)) {
      const ours = ownFile(name, path.join(root, path.dirname(from)), root);
      const to = ours ?? name;
      const known = imports.get(`${from} ${to}`);
      const isOfTypes = isType && (known?.isType ?? true);
      imports.set(`${from} ${to}`, { from, to, isOurs: ours !== undefined, isType: isOfTypes });
    }
  }
  return [...imports.values()];
}

/** The imports of one file as they are written: statements, again-exports, and calls with a name that stands there. */
function written(text: string, file: string): { name: string; isType: boolean }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const allTypes = (entries: { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: allTypes(entries),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(start, end))?.[1];
      return name === undefined ? [] : [{ name, isType: false }];
    }),
  ];
}

/** Undefined for packages and builtins. What is not there is for the type check to tell. */
function ownFile(name: string, resolveDir: string, root: string): string | undefined {
  if (!name.startsWith("@/") && !name.startsWith(".")) return undefined;
  const base = name.startsWith("@/") ? path.join(root, name.slice(2)) : path.resolve(resolveDir, name);
  const candidates = ["", ".ts", ".tsx", "/index.ts", ".mjs", ".json"].map((ending) => base + ending);
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
  return path.relative(root, found ?? base).replaceAll("\\", "/");
}
