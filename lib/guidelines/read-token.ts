import type { TokenDocument } from "@/lib/tokens/tokens.schema";

/** The value of a token with aliases followed. @throws when the document has no such token, or aliases go in circles. */
export function readToken(document: TokenDocument, path: string, depth = 0): unknown {
  if (depth > 8) throw new Error(`${path}: aliases go in circles`);
  let node: unknown = document;
  for (const name of path.split(".")) node = (node as Record<string, unknown> | undefined)?.[name];
  const value = (node as { $value?: unknown } | undefined)?.$value;
  if (value === undefined) throw new Error(`the tokens hold no ${path}`);
  const alias = typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
  return alias ? readToken(document, alias, depth + 1) : value;
}

/** A length token in px, 1 rem = 16 px. */
export function readPx(document: TokenDocument, path: string): number {
  const { value, unit } = readToken(document, path) as { value: number; unit: "px" | "rem" };
  return unit === "rem" ? Math.round(value * 1600) / 100 : value;
}

/** Names of the tokens of a group, in the document's order. */
export function tokenNames(document: TokenDocument, group: string): string[] {
  let node: unknown = document;
  for (const name of group.split(".")) node = (node as Record<string, unknown> | undefined)?.[name];
  return Object.keys((node as object | undefined) ?? {}).filter((name) => !name.startsWith("$"));
}
