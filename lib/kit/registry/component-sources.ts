import { posix } from "node:path";
import type { TechStack } from "@/lib/model/brief.schema";
import { kitCatalog } from "../catalog";
import { type KitTemplates, oncePerTemplates } from "../template-files";

export type RegistryStack = Exclude<TechStack, "html">;

/** A source file as an application gets it, by its path in the brand's folder. */
export interface SourceFile {
  readonly path: string;
  readonly content: string;
}

/** A component with the files that it needs beside itself, and the ids of the components that it uses. */
export interface ComponentSources {
  readonly files: readonly SourceFile[];
  readonly uses: readonly string[];
}

/** Style sheets that every component needs: the first rules of the kit. They come with the tokens. */
export const GROUND_SHEETS = ["ground", "settings"];

/** Sources of every component by its id, for each stack. */
export const componentSources = oncePerTemplates(
  (templates): Record<RegistryStack, ReadonlyMap<string, ComponentSources>> => {
    const of = (stack: RegistryStack) => {
      const text = textsOf(stack, templates);
      return new Map(kitCatalog.map(({ id }) => [id, sourcesOf(id, stack, text)]));
    };
    return { react: of("react"), vue: of("vue") };
  },
);

/** The text of a template below `src/` of the stack or among the shared ones; undefined where there is none. */
type TextOf = (path: string) => string | undefined;

function textsOf(stack: RegistryStack, templates: KitTemplates): TextOf {
  const own = new Map(templates[stack].map(({ path, bytes }) => [path, bytes]));
  const shared = new Map(templates.shared.map(({ path, bytes }) => [path, bytes]));
  return (path) => {
    const bytes = own.get(`src/${path}`) ?? shared.get(path);
    return bytes && new TextDecoder().decode(bytes);
  };
}

const IDS: ReadonlySet<string> = new Set(kitCatalog.map(({ id }) => id));

/**
 * Everything that one component consists of, moved to one folder: `button.tsx`, `props/button.ts`, `behaviours/…`,
 * `styles/button.css`. The component imports its own style sheet, so that an application loads what it uses.
 * @throws when a template is missing
 */
function sourcesOf(id: string, stack: RegistryStack, text: TextOf): ComponentSources {
  const files = new Map<string, string>();
  const uses = new Set<string>();

  const take = (path: string) => {
    const target = path.replace(/^components\//, "");
    if (files.has(target)) return;
    const source = text(path);
    if (source === undefined) throw new Error(`The kit's templates have no ${path}.`);
    files.set(target, "");
    for (const found of importsOf(source)) {
      const inner = resolve(path, found, text);
      const other = idOf(inner);
      if (other !== undefined && other !== id && IDS.has(other)) uses.add(other);
      else take(inner);
    }
    files.set(target, withLocalImports(source, path));
  };
  const main = stack === "vue" ? `components/kit-${id}.vue` : `components/${id}.tsx`;
  take(main);

  const sheets = sheetsOf(id, [...files.values()].join("\n"), text);
  for (const sheet of sheets) files.set(`styles/${sheet}.css`, text(`styles/parts/${sheet}.css`) ?? "");
  const target = main.replace(/^components\//, "");
  files.set(target, withSheets(files.get(target) ?? "", ["brand", ...GROUND_SHEETS, ...sheets], stack));
  return { files: [...files].map(([path, content]) => ({ path, content })), uses: [...uses].sort() };
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|import) "(\.\.?\/[^"]+)"/g)].map(([, found = ""]) => found);
}

/** The template that an import names. */
function resolve(from: string, name: string, text: TextOf): string {
  const path = posix.join(posix.dirname(from), name);
  const found = ["", ".ts", ".tsx"].map((ending) => path + ending).find((file) => text(file) !== undefined);
  if (!found) throw new Error(`${from} imports ${name}, which the kit's templates do not have.`);
  return found;
}

/** The component's id: "button" for "components/kit-button.vue" and for "components/button.tsx". */
function idOf(path: string): string | undefined {
  return /^components\/(?:kit-)?([a-z0-9-]+)\.(?:tsx|vue)$/.exec(path)?.[1];
}

/** All files of a brand stand in one folder, with behaviours, properties and styles below it. */
function withLocalImports(source: string, path: string): string {
  return path.startsWith("components/props/")
    ? source.replaceAll('"../../behaviours/', '"../behaviours/')
    : path.startsWith("components/")
      ? source.replaceAll('"../behaviours/', '"./behaviours/')
      : source;
}

/** Style sheets whose parts more than one component uses, by what shows it. */
const SHARED_SHEETS: Readonly<Record<string, RegExp>> = {
  field: /\bkit-(?:field|label|hint|error|input)\b/,
  float: /\bkit-float\b/,
  button: /\bkit-button\b/,
  badge: /\bkit-badge\b/,
  skeleton: /\bkit-skeleton\b/,
  modal: /\bkit-(?:modal-[a-z]+|toast-close)\b/,
};

/** The component's own style sheet, and those of the parts of others that its markup uses. */
function sheetsOf(id: string, source: string, text: TextOf): string[] {
  const shared = Object.keys(SHARED_SHEETS).filter((name) => SHARED_SHEETS[name]?.test(source));
  return [...new Set([...shared, id])].filter((name) => text(`styles/parts/${name}.css`) !== undefined);
}

function withSheets(source: string, sheets: readonly string[], stack: RegistryStack): string {
  const imports = sheets.map((name) => `import "./styles/${name}.css";`).join("\n");
  return stack === "vue"
    ? source.replace(/^<script setup lang="ts">\n/, (head) => `${head}${imports}\n`)
    : // Components hold state: a server component of Next may use them only as the client's.
      `"use client";\n\n${imports}\n${source}`;
}
