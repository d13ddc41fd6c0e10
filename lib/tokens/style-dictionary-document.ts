import { printValue, type WriteAlias } from "./css-value";
import { aliasOf, flattenTokens, nestTokens } from "./token-tree";
import type { Token, TokenDocument } from "./tokens.schema";

/** Numbers and lists of names, which every transform group of Style Dictionary prints. */
const AS_IT_IS: ReadonlySet<Token["$type"]> = new Set(["number", "fontWeight", "fontFamily"]);

/**
 * `tokens/style-dictionary.json`: the base document for Style Dictionary's own transform groups. Version 5 prints a
 * duration, a transition and a gradient of DTCG 2025.10 as "[object Object]" in every group, and the other composites in
 * groups that do not write CSS. So every value that is an object there is its CSS text here; aliases stay aliases, also
 * inside such a text, lengths aside: the group react-native makes objects of them. The dark theme, which holds aliases
 * only, can be laid over it.
 */
export function styleDictionaryDocument(document: TokenDocument): TokenDocument {
  const placed = flattenTokens(document);
  const tokens = new Map(placed.map(({ path, token }) => [path, token]));
  const writeAlias: WriteAlias = (path) => {
    const target = tokens.get(path);
    return target?.$type === "dimension" ? printValue("dimension", target.$value, writeAlias) : `{${path}}`;
  };
  const textOf = ({ $type, $value }: Token) =>
    aliasOf($value) || AS_IT_IS.has($type) ? $value : printValue($type, $value, writeAlias);
  return nestTokens(
    placed.map(({ path, token }) => ({ path, token: { ...token, $value: textOf(token) } as Token })),
  );
}
