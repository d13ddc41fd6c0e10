import { aliasesIn, flattenTokens, type PlacedToken } from "./token-tree";
import type { TokenDocument } from "./tokens.schema";

/**
 * The tokens of one or more overlays and everything that depends on them, in the order of the base document and with
 * the values that hold when the overlays lie on it.
 */
export function changedTokens(
  base: readonly PlacedToken[],
  overlays: readonly TokenDocument[],
): PlacedToken[] {
  const own = new Map(
    overlays.flatMap((overlay) => flattenTokens(overlay).map(({ path, token }) => [path, token])),
  );
  const merged = base.map(({ path, token }) => ({ path, token: own.get(path) ?? token }));
  const changed = new Set(own.keys());
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    for (const { path, token } of merged) {
      if (aliasesIn(token.$value).some((target) => changed.has(target))) changed.add(path);
    }
  }
  return merged.filter(({ path }) => changed.has(path));
}
