/** A token document as DTCG 2025.10 lays it out: groups of groups and leaves; a leaf has `$value`. */
export interface Token {
  /** Dotted path, e.g. "color.brand.primary". */
  path: string;
  type: unknown;
  value: unknown;
}

/** Every leaf of a token document in the order it stands there. What is no leaf and no group is left out. */
export function readTokens(document: unknown, path = ""): Token[] {
  if (!isObject(document)) return [];
  if ("$value" in document) return [{ path, type: document.$type, value: document.$value }];
  return Object.entries(document)
    .filter(([name]) => !name.startsWith("$"))
    .flatMap(([name, child]) => readTokens(child, path ? `${path}.${name}` : name));
}

const COMMON_PROPERTIES = ["$description", "$extensions", "$deprecated"];
const TOKEN_PROPERTIES = ["$type", "$value", ...COMMON_PROPERTIES];
const NAME = /^[^${}.][^{}.]*$/;

/**
 * What a document holds beside groups and tokens with the properties and names of DTCG 2025.10, chapters 5 and 6. A group's
 * `$type` is refused although the format has it: here each token names its own, so that a group with one is a token that
 * lost its value.
 */
export function structureProblems(node: unknown, path = ""): string[] {
  const label = path || "the document";
  if (!isObject(node)) return [`${label} is neither a group nor a token`];
  const isToken = "$value" in node;
  const known = isToken ? TOKEN_PROPERTIES : path ? COMMON_PROPERTIES : ["$schema", ...COMMON_PROPERTIES];
  return Object.entries(node).flatMap(([name, child]) => {
    if (known.includes(name))
      return isProperty(name, child) ? [] : [`${label} has a ${name} of another kind`];
    if (isToken || name.startsWith("$")) return [`${label} has ${name}, which DTCG does not have there`];
    const own = path ? `${path}.${name}` : name;
    return NAME.test(name) ? structureProblems(child, own) : [`${own} has a name that DTCG forbids`];
  });
}

function isProperty(name: string, value: unknown): boolean {
  if (name === "$description" || name === "$schema") return typeof value === "string";
  if (name === "$extensions") return isObject(value);
  return name !== "$deprecated" || typeof value === "boolean" || typeof value === "string";
}

/** The path inside "{color.brand.primary}", or null for any other value. */
export function aliasOf(value: unknown): string | null {
  return typeof value === "string" ? (/^\{([^{}]+)\}$/.exec(value)?.[1] ?? null) : null;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
