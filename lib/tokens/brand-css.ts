import { cssValue, cssVariableName } from "./css-value";
import type { BrandTokens, CssCondition, TokenOverlay } from "./make-tokens";
import { aliasesIn, flattenTokens, type PlacedToken } from "./token-tree";

const HEAD = `/* Design tokens as custom properties. Made from brand.tokens.json; change them there.
   data-theme="light" or "dark" on any element sets its theme; without it the system decides. */`;

/** `tokens/brand.css`: every token, then what each overlay changes. */
export function brandCss({ document, overlays }: BrandTokens): string {
  const base = flattenTokens(document);
  const blocks = [block(':root, [data-theme="light"]', ["color-scheme: light", ...base.map(declaration)])];
  for (const overlay of overlays) {
    const declarations = [...(overlay.css.declarations ?? []), ...changedBy(overlay, base).map(declaration)];
    blocks.push(...conditionBlocks(overlay.css, declarations));
  }
  return `${HEAD}\n\n${blocks.join("\n\n")}\n`;
}

/** Names of all custom properties of `brand.css`, in its order. */
export function cssVariableNames({ document }: Pick<BrandTokens, "document">): string[] {
  return flattenTokens(document).map(({ path }) => cssVariableName(path));
}

/**
 * The overlay's tokens and everything that depends on them. A custom property is resolved where it is declared, so what
 * points at a changed token has to be declared again in the same place.
 */
function changedBy({ document }: TokenOverlay, base: readonly PlacedToken[]): PlacedToken[] {
  const own = new Map(flattenTokens(document).map(({ path, token }) => [path, token]));
  const changed = new Set(own.keys());
  for (let before = -1; before !== changed.size; ) {
    before = changed.size;
    for (const { path, token } of base) {
      if (aliasesIn(token.$value).some((target) => changed.has(target))) changed.add(path);
    }
  }
  return base
    .filter(({ path }) => changed.has(path))
    .map(({ path, token }) => ({ path, token: own.get(path) ?? token }));
}

function declaration({ path, token }: PlacedToken): string {
  return `${cssVariableName(path)}: ${cssValue(token, (target) => `var(${cssVariableName(target)})`)}`;
}

function conditionBlocks({ selector, media }: CssCondition, declarations: readonly string[]): string[] {
  return [
    ...(selector ? [block(selector, declarations)] : []),
    ...(media ? [`@media ${media.query} {\n${indent(block(media.selector, declarations))}\n}`] : []),
  ];
}

function block(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join("\n")}\n}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, "  ");
}
