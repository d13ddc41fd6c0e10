import { cssValue } from "./css-value";
import type { BrandTokens } from "./make-tokens";
import { aliasOf, flattenTokens, type PlacedToken } from "./token-tree";
import type { Token } from "./tokens.schema";

const HEAD = `// Design tokens as Sass variables. Made from brand.tokens.json; change them there.
// A typography token is a map (Sass would divide inside a font shorthand): map.get($typography-style-h1, font-size).
// $dark and $reduced hold what changes in that context, by token name.`;

/** `tokens/_brand.scss`: one variable per token with its resolved value, and a map per overlay. */
export function brandScss({ document, overlays }: BrandTokens): string {
  const base = flattenTokens(document);
  const tokens = new Map(base.map(({ path, token }) => [path, token]));
  const variables = base.map(({ path, token }) => `$${nameOf(path)}: ${scssValue(token, tokens)};`);
  const maps = overlays.map((overlay) => {
    const own = flattenTokens(overlay.document);
    const merged = new Map(tokens);
    for (const { path, token } of own) merged.set(path, token);
    const lines = own.map(
      ({ path, token }: PlacedToken) => `  "${nameOf(path)}": ${wrapped(scssValue(token, merged))},`,
    );
    return `$${overlay.context}: (\n${lines.join("\n")}\n);`;
  });
  return `${HEAD}\n\n${variables.join("\n")}\n\n${maps.join("\n\n")}\n`;
}

function nameOf(path: string): string {
  return path.replaceAll(".", "-");
}

function scssValue(token: Token, tokens: ReadonlyMap<string, Token>): string {
  const resolve = (path: string): string => {
    const target = tokens.get(path);
    if (!target) throw new Error(`{${path}} leads to no token`);
    return scssValue(target, tokens);
  };
  if (token.$type !== "typography" || typeof token.$value === "string") return cssValue(token, resolve);
  const parts = Object.entries(token.$value as Record<string, string>).map(([name, alias]) => {
    const value = resolve(aliasOf(alias) ?? "");
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${wrapped(value)}`;
  });
  return `(${parts.join(", ")})`;
}

/** A comma outside brackets would end the entry of a map. */
function wrapped(value: string): string {
  const bare = value.replace(/"[^"]*"/g, "").replace(/\([^()]*\)/g, "");
  return bare.includes(",") ? `(${value})` : value;
}
