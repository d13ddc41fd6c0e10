/** A token document as DTCG 2025.10 lays it out: groups of groups and leaves; a leaf has `$value`. */
export interface Token {
  /** Dotted path, e.g. "color.brand.primary". */
  path: string;
  type: unknown;
  value: unknown;
}

/** Every leaf of a token document in the order it stands there. Names that DTCG forbids are reported by the path. */
export function readTokens(document: unknown, path = ""): Token[] {
  if (!isObject(document)) return [];
  if ("$value" in document) return [{ path, type: document.$type, value: document.$value }];
  return Object.entries(document)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => readTokens(child, path ? `${path}.${name}` : name));
}

/** The path inside "{color.brand.primary}", or null for any other value. */
export function aliasOf(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
