import { changedTokens } from "./changed-tokens";
import { cssValue } from "./css-value";
import type { BrandTokens } from "./make-tokens";
import { aliasOf, flattenTokens } from "./token-tree";
import type { Token } from "./tokens.schema";

const HEAD = `// Design tokens as Sass variables. Made from brand.tokens.json; change them there.
// A typography token is a map (Sass would divide inside a font shorthand): map.get($typography-style-h1, font-size).
// The maps at the end hold what changes in a context, by token name: map.get($dark, "color-text-default").`;

/** The maps, each with the overlays that are in force. */
const MAPS: readonly (readonly [name: string, files: readonly string[]])[] = [
  ["dark", ["theme-dark.tokens.json"]],
  ["high-contrast-light", ["contrast-more.tokens.json"]],
  ["high-contrast-dark", ["theme-dark.tokens.json", "contrast-more.tokens.json"]],
  ["p3-light", ["gamut-p3.tokens.json"]],
  ["p3-dark", ["theme-dark.tokens.json", "gamut-p3.tokens.json"]],
  ["reduced", ["motion-reduced.tokens.json"]],
];

/** `tokens/_brand.scss`: one variable per token with its resolved value, and a map per context. */
export function brandScss({ document, overlays }: BrandTokens): string {
  const base = flattenTokens(document);
  const tokens = new Map(base.map(({ path, token }) => [path, token]));
  const variables = base.map(({ path, token }) => `$${nameOf(path)}: ${scssValue(token, tokens)};`);
  const maps = MAPS.map(([name, files]) => {
    const laid = overlays.filter(({ file }) => files.includes(file)).map((overlay) => overlay.document);
    const changed = changedTokens(base, laid);
    const merged = new Map([...tokens, ...changed.map(({ path, token }) => [path, token] as const)]);
    const lines = changed
      .filter(({ path }) => !path.startsWith("primitive."))
      .map(({ path, token }) => `  "${nameOf(path)}": ${wrapped(scssValue(token, merged))},`);
    return `$${name}: (\n${lines.join("\n")}\n);`;
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
