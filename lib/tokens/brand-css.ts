import { changedTokens } from "./changed-tokens";
import { cssValue, cssVariableName } from "./css-value";
import type { BrandTokens, CssRule, TokenOverlay } from "./make-tokens";
import { flattenTokens, type PlacedToken } from "./token-tree";

const HEAD = `/* Design tokens as custom properties. Made from brand.tokens.json; change them there.
   data-theme="light" or "dark" on any element sets its theme; without it the system decides.
   data-contrast="more" or "standard" on the root, or beside data-theme on any element, sets its contrast; without it
   the system decides. Screens with the Display P3 gamut get its colors. */`;

/** `tokens/brand.css`: every token, then where the base values hold again, then what each overlay changes. */
export function brandCss({ document, overlays }: BrandTokens): string {
  const base = flattenTokens(document);
  return `${HEAD}\n\n${[
    block(":root", ["color-scheme: light", ...base.map(declaration)]),
    ...overlays.flatMap((overlay) => resetBlock(overlay, base)),
    ...overlays.flatMap((overlay) => overlayBlocks(overlay, base)),
  ].join("\n\n")}\n`;
}

/** Names of all custom properties of `brand.css`, in its order. */
export function cssVariableNames({ document }: Pick<BrandTokens, "document">): string[] {
  return flattenTokens(document).map(({ path }) => cssVariableName(path));
}

function resetBlock(overlay: TokenOverlay, base: readonly PlacedToken[]): string[] {
  const { reset } = overlay.css;
  if (!reset) return [];
  const changed = new Set(declared(overlay, base).map(({ path }) => path));
  const original = base.filter(({ path }) => changed.has(path));
  return [block(reset.selector, [...(reset.declarations ?? []), ...original.map(declaration)])];
}

function overlayBlocks(overlay: TokenOverlay, base: readonly PlacedToken[]): string[] {
  const lines = [...(overlay.css.declarations ?? []), ...declared(overlay, base).map(declaration)];
  return overlay.css.rules.map((rule) => conditionBlock(rule, lines));
}

function declared({ document, css }: TokenOverlay, base: readonly PlacedToken[]): PlacedToken[] {
  return css.dependents ? changedTokens(base, [document]) : flattenTokens(document);
}

function declaration({ path, token }: PlacedToken): string {
  return `${cssVariableName(path)}: ${cssValue(token, (target) => `var(${cssVariableName(target)})`)}`;
}

function conditionBlock({ selector, media, supports }: CssRule, lines: readonly string[]): string {
  const inner = block(selector, lines);
  const supported = supports ? `@supports ${supports} {\n${indent(inner)}\n}` : inner;
  return media ? `@media ${media} {\n${indent(supported)}\n}` : supported;
}

function block(selector: string, declarations: readonly string[]): string {
  return `${selector} {\n${declarations.map((line) => `  ${line};`).join("\n")}\n}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, "  ");
}
