import type { BrandTokens, TokenOverlay } from "./make-tokens";
import { EXTENSION, RESOLVER_SCHEMA_URL } from "./tokens.schema";

/** What each modifier is for, and the context that the base document stands for. */
const MODIFIERS: Record<string, { description: string; base: string }> = {
  theme: { description: "Light or dark surroundings", base: "light" },
  gamut: { description: "Colors that the screen can show", base: "srgb" },
  contrast: { description: "How much contrast the person asks for", base: "standard" },
  motion: { description: "How much may move", base: "full" },
};

/**
 * The resolver document (DTCG Resolver Module 2025.10): one set, and a modifier per group of overlays. How a context is
 * told in CSS stands in the modifier's extension, where our style-dictionary format reads it.
 */
export function resolverDocument({ overlays }: BrandTokens) {
  const names = [...new Set(overlays.map(({ modifier }) => modifier))];
  return {
    $schema: RESOLVER_SCHEMA_URL,
    name: "Brand",
    version: "2025.10",
    description: "One set of design tokens; a modifier lets meanings point at other values.",
    sets: {
      brand: {
        description: "Everything, as in the light theme with standard contrast",
        sources: [{ $ref: "brand.tokens.json" }],
      },
    },
    modifiers: Object.fromEntries(
      names.map((name) => [
        name,
        modifierOf(
          name,
          overlays.filter(({ modifier }) => modifier === name),
        ),
      ]),
    ),
    resolutionOrder: [{ $ref: "#/sets/brand" }, ...names.map((name) => ({ $ref: `#/modifiers/${name}` }))],
  };
}

function modifierOf(name: string, overlays: readonly TokenOverlay[]) {
  const known = MODIFIERS[name];
  if (!known)
    throw new Error(
      `The modifier "${name}" has no description; known are ${Object.keys(MODIFIERS).join(", ")}`,
    );
  return {
    description: known.description,
    contexts: Object.fromEntries([
      [known.base, []],
      ...overlays.map(({ context, file }) => [context, [{ $ref: file }]]),
    ]),
    default: known.base,
    $extensions: {
      [EXTENSION]: { css: Object.fromEntries(overlays.map(({ context, css }) => [context, css])) },
    },
  };
}
