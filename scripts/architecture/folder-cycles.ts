import type { Import } from "./read-imports";

type FolderOf = (file: string) => string;

/** `lib/http` of "lib/http/endpoint.ts", `inngest` of "inngest/client.ts". */
const secondLevel: FolderOf = (file) => file.split("/").slice(0, -1).slice(0, 2).join("/");
/** `lib/logo/judge` of "lib/logo/judge/gates.ts". */
const innermost: FolderOf = (file) => file.split("/").slice(0, -1).join("/");

/**
 * The folders that import each other in a circle, one line for each circle, with a file for each of its imports: those of the
 * second level, to which belongs what is below them; and those of any level that stand side by side.
 */
export function folderCycles(imports: readonly Import[]): string[] {
  return [...new Set([...circles(imports, secondLevel), ...circles(imports, innermost)])];
}

function circles(imports: readonly Import[], folderOf: FolderOf): string[] {
  const edges = new Map<string, Map<string, Import>>();
  for (const edge of imports) {
    const [from, to] = [folderOf(edge.from), folderOf(edge.to)];
    if (!edge.isOurs || isWithin(from, to) || isWithin(to, from) || to.startsWith("node_modules")) continue;
    edges.set(from, (edges.get(from) ?? new Map()).set(to, edge));
  }
  const found = new Map<string, string>();
  for (const folder of [...edges.keys()].sort()) {
    const way = wayBack(folder, edges);
    if (!way) continue;
    const name = [...way.map(({ from }) => folderOf(from))].sort().join();
    if (!found.has(name)) found.set(name, way.map(({ from, to }) => `${from} imports ${to}`).join(", "));
  }
  return [...found.values()];
}

const isWithin = (folder: string, other: string) => `${folder}/`.startsWith(`${other}/`);

/** The shortest way from a folder back to itself. */
function wayBack(
  start: string,
  edges: ReadonlyMap<string, ReadonlyMap<string, Import>>,
): Import[] | undefined {
  const seen = new Set<string>();
  let ways: { at: string; way: Import[] }[] = [{ at: start, way: [] }];
  while (ways.length > 0) {
    const next: typeof ways = [];
    for (const { at, way } of ways) {
      for (const [to, edge] of edges.get(at) ?? []) {
        if (to === start) return [...way, edge];
        if (seen.has(to)) continue;
        seen.add(to);
        next.push({ at: to, way: [...way, edge] });
      }
    }
    ways = next;
  }
  return undefined;
}
