import type { Token, TokenDocument, TokenGroup } from "./tokens.schema";

/** A token and where it stands, e.g. "color.brand.primary". */
export interface PlacedToken {
  readonly path: string;
  readonly token: Token;
}

/** Builds the groups that the dotted paths name. Order is kept; a path that is a group and a token at once is refused. */
export function nestTokens(placed: readonly PlacedToken[]): TokenGroup {
  const root: TokenGroup = {};
  for (const { path, token } of placed) {
    const names = path.split(".");
    const last = names.pop()!;
    let group = root;
    for (const name of names) {
      const next = group[name] ?? {};
      group[name] = next;
      if (typeof next === "string" || "$value" in next) throw new Error(`${path} lies below a token`);
      group = next as TokenGroup;
    }
    if (last in group) throw new Error(`${path} is there twice`);
    group[last] = token;
  }
  return root;
}

/** Every token of a document in document order. */
export function flattenTokens(document: TokenDocument, prefix = ""): PlacedToken[] {
  return Object.entries(document).flatMap(([name, child]) => {
    if (name.startsWith("$") || typeof child === "string") return [];
    const path = prefix ? `${prefix}.${name}` : name;
    return isToken(child) ? [{ path, token: child }] : flattenTokens(child, path);
  });
}

function isToken(node: TokenGroup | Token): node is Token {
  return "$value" in node;
}

/** The path inside "{color.brand.primary}", or null for any other value. */
export function aliasOf(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null;
}

/** Every path that a value refers to, as a whole or in one of its parts. */
export function aliasesIn(value: unknown): string[] {
  const alias = aliasOf(value);
  if (alias) return [alias];
  if (Array.isArray(value)) return value.flatMap(aliasesIn);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
}
