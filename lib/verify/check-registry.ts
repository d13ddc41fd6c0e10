import { posix } from "node:path";
import type { GeneratedFile } from "@/lib/model/generated-file";
import { countOf, makeCheck } from "@/lib/model/make-check";
import type { VerificationCheck } from "@/lib/model/verification.schema";
import { textOf } from "./text-of";

interface Item {
  readonly name?: unknown;
  readonly registryDependencies?: unknown;
  readonly files?: unknown;
}

const INDEX = /^registry\/(?:.*\/)?registry\.json$/;
const ADDRESS = /^\{REGISTRY_BASE\}\/((?:[a-z0-9-]+\/)*[a-z0-9-]+\.json)$/;

/**
 * The registry is whole: every item that a list names is there under its name, whatever an item needs is another item
 * by a whole address, every file has its source, and every relative import of a source is a file of the item or of what it needs.
 */
export function checkRegistry(files: readonly GeneratedFile[]): VerificationCheck {
  const registry = files.filter(({ path }) => path.startsWith("registry/"));
  const failures: string[] = [];
  const items = new Map<string, Item>();
  for (const file of registry) {
    try {
      items.set(file.path.slice("registry/".length), JSON.parse(textOf(file)));
    } catch {
      failures.push(`${file.path}: is no JSON`);
    }
  }
  const lists = registry.filter(({ path }) => INDEX.test(path));
  if (lists.length === 0) failures.push("there is no registry.json");
  for (const { path } of lists) {
    const folder = path.slice("registry/".length, -"registry.json".length);
    const list = items.get(`${folder}registry.json`) as { items?: { name?: unknown }[] } | undefined;
    const names = list?.items?.map(({ name }) => String(name)) ?? [];
    if (names.length === 0) failures.push(`${path}: names nothing`);
    failures.push(
      ...names
        .filter((name) => items.get(`${folder}${name}.json`)?.name !== name)
        .map((name) => `registry/${folder}${name}.json: missing, or another item`),
    );
  }
  for (const [path, item] of items) {
    if (path.endsWith("registry.json")) continue;
    failures.push(...itemFailures(item, items).map((failure) => `registry/${path}: ${failure}`));
  }
  const figure = `${countOf(items.size, "file")}, ${countOf(lists.length, "list")}`;
  return makeCheck(
    "registry-whole",
    "The registry holds every component with all that it needs",
    figure,
    failures,
  );
}

function itemFailures(item: Item, items: ReadonlyMap<string, Item>): string[] {
  const needed = Array.isArray(item.registryDependencies) ? item.registryDependencies.map(String) : [];
  const targets = needed.map((address) => ADDRESS.exec(address)?.[1]);
  const sources = sourcesOf(item);
  const reachable = new Set(
    [item, ...closure(targets, items)].flatMap((one) =>
      sourcesOf(one).map(({ path }) => withoutEnding(path)),
    ),
  );
  return [
    ...needed
      .filter((_, at) => !items.has(targets[at] ?? ""))
      .map((address) => `needs ${address}, which is not there`),
    ...sources.filter(({ content }) => content.length === 0).map(({ path }) => `${path} is empty`),
    ...sources.flatMap(({ path, content }) =>
      importsOf(content)
        .map((name) => withoutEnding(posix.join(posix.dirname(path), name)))
        .filter((target) => !reachable.has(target))
        .map((target) => `${path} imports ${target}, which does not come with it`),
    ),
  ];
}

/** The items at these paths, and all that they need. */
function closure(paths: readonly (string | undefined)[], items: ReadonlyMap<string, Item>): Item[] {
  const found = new Map<string, Item>();
  const visit = (path: string | undefined) => {
    const item = path === undefined ? undefined : items.get(path);
    if (!item || path === undefined || found.has(path)) return;
    found.set(path, item);
    const needed = Array.isArray(item.registryDependencies) ? item.registryDependencies.map(String) : [];
    for (const address of needed) visit(ADDRESS.exec(address)?.[1]);
  };
  paths.forEach(visit);
  return [...found.values()];
}

function sourcesOf({ files }: Item): { path: string; content: string }[] {
  if (!Array.isArray(files)) return [];
  return files.map((file: { path?: unknown; content?: unknown }) => ({
    path: String(file.path),
    content: typeof file.content === "string" ? file.content : "",
  }));
}

function importsOf(source: string): string[] {
  return [...source.matchAll(/(?:from|@?import) "(\.\.?\/[^"]+)"/g)].map(([, name = ""]) => name);
}

function withoutEnding(path: string): string {
  return path.replace(/\.(?:tsx?|vue|css)$/, "");
}
