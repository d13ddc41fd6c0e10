import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";

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

/** Marks what was an import of types when it reaches the bundler. */
const TYPES = "type:";

/** What the files import, types included, by the parser that bundles them. */
export async function readImports(files: string[], root = process.cwd()): Promise<Import[]> {
  const imports = new Map<string, Import>();
  const collect: Plugin = {
    name: "collect-imports",
    setup(setup) {
      setup.onResolve({ filter: /.*/ }, ({ kind, importer, path: written, resolveDir }) => {
        if (kind === "entry-point") return undefined;
        const isType = written.startsWith(TYPES);
        const name = isType ? written.slice(TYPES.length) : written;
        const from = path.relative(root, importer).replaceAll("\\", "/");
        const ours = ownFile(name, resolveDir, root);
        const to = ours ?? name;
        const known = imports.get(`${from} ${to}`);
        imports.set(`${from} ${to}`, {
          from,
          to,
          isOurs: ours !== undefined,
          isType: isType && (known?.isType ?? true),
        });
        return { path: name, external: true };
      });
      // A type's import would be dropped before anybody resolves it.
      setup.onLoad({ filter: SOURCE }, ({ path: file }) => ({
        contents: readFileSync(file, "utf8")
          .replace(/^(\s*(?:import|export)) type((?: [{*]| \w+ from )[^;"']*["'])/gm, `$1$2${TYPES}`)
          .replace(/^(\s*(?:import|export)) type(?= [{*]| \w+ from )/gm, "$1")
          .replace(/([{,]\s*)type (?=[\w$]+(?:\s*[,}]| as ))/g, "$1"),
        loader: file.endsWith("x") ? "tsx" : "ts",
      }));
    },
  };
  await build({
    entryPoints: files.map((file) => path.join(root, file)),
    outdir: path.join(root, "dist"),
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    plugins: [collect],
  });
  return [...imports.values()];
}

/** Undefined for packages and builtins. What is not there is for the type check to tell. */
function ownFile(name: string, resolveDir: string, root: string): string | undefined {
  if (!name.startsWith("@/") && !name.startsWith(".")) return undefined;
  const base = name.startsWith("@/") ? path.join(root, name.slice(2)) : path.resolve(resolveDir, name);
  const candidates = ["", ".ts", ".tsx", "/index.ts", ".mjs", ".json"].map((ending) => base + ending);
  const found = candidates.find((file) => existsSync(file) && statSync(file).isFile());
  return path.relative(root, found ?? base).replaceAll("\\", "/");
}
