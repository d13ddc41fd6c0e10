import { describe, expect, test } from "vitest";
import { makePalette } from "@/lib/palette/make-palette";
import { makeTypography } from "@/lib/typography/make-typography";
import { figmaVariables } from "./figma-variables";
import { makeTokens } from "./make-tokens";
import { sampleStrategy } from "./sample-strategy";
import { flattenTokens } from "./token-tree";

const strategy = sampleStrategy();
const palette = makePalette({ strategy, style: "modern", seed: 1 });
const typography = makeTypography({ strategy, style: "modern", seed: 1, pair: "fraunces-figtree" });
const tokens = makeTokens({ strategy, palette, typography });
const { variableCollections, variableModes, variables, variableModeValues } = figmaVariables(tokens);

const byId = new Map(variables.map((variable) => [variable.id, variable]));
const byCollection = new Map(variableCollections.map(({ id, initialModeId }) => [id, initialModeId]));
const valueIn = (id: string, modeId: string) =>
  variableModeValues.find((one) => one.variableId === id && one.modeId === modeId)?.value;
/** Follows aliases the way Figma does: a collection without that mode shows its first. */
function shown(id: string, mode: string): unknown {
  const collection = byId.get(id)!.variableCollectionId;
  const value = valueIn(id, `${collection}: ${mode}`) ?? valueIn(id, byCollection.get(collection)!);
  return typeof value === "object" && "id" in value ? shown(value.id, mode) : value;
}
const hexOf = (value: unknown) => {
  const { r, g, b } = value as { r: number; g: number; b: number };
  return `#${[r, g, b]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};

describe("Figma's variables", () => {
  test("have one value for each mode of their collection, and every id leads somewhere", () => {
    const collections = new Set(variableCollections.map(({ id }) => id));
    expect(byId.size).toBe(variables.length);
    for (const { initialModeId, id } of variableCollections)
      expect(variableModes.find((mode) => mode.id === initialModeId)).toMatchObject({
        action: "UPDATE",
        variableCollectionId: id,
      });
    for (const { id, variableCollectionId } of variables) {
      expect(collections).toContain(variableCollectionId);
      const modes = variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId);
      const values = variableModeValues.filter(({ variableId }) => variableId === id);
      expect(values.map(({ modeId }) => modeId)).toEqual(modes.map((mode) => mode.id));
      for (const { value } of values) {
        if (typeof value === "object" && "id" in value)
          expect(byId.get(value.id)?.resolvedType).toBe(byId.get(id)!.resolvedType);
      }
    }
  });

  test("names are allowed and unique in their collection", () => {
    const names = variables.map(({ variableCollectionId, name }) => `${variableCollectionId} ${name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { name } of variables) expect(name).toMatch(/^[^.{}]+$/);
  });

  test("keep aliases as aliases, and show the palette's four themes", () => {
    const meanings = variableModeValues.filter(({ variableId }) => /^(?:color|component)\./.test(variableId));
    expect(meanings.length).toBeGreaterThan(150);
    for (const { value } of meanings) expect(value).toMatchObject({ type: "VARIABLE_ALIAS" });
    const themes = {
      Light: palette.light,
      Dark: palette.dark,
      "High contrast light": palette.highContrast.light,
      "High contrast dark": palette.highContrast.dark,
    };
    for (const [mode, { roles, onSolid }] of Object.entries(themes)) {
      expect(hexOf(shown("color.brand.primary", mode))).toBe(roles.primary.hex);
      expect(hexOf(shown("color.text.muted", mode))).toBe(roles["text-muted"].hex);
      expect(hexOf(shown("color.text.on-danger", mode))).toBe(onSolid.danger);
      expect(hexOf(shown("component.card.background", mode))).toBe(roles.surface.hex);
    }
    expect(shown("shape.stroke-width.thick", "High contrast dark")).toBe(3);
    expect(shown("motion.duration.hover", "Reduced")).toBe(1);
  });

  test("hold every token that a variable can hold, in Figma's units and for the fitting properties", () => {
    const simple = flattenTokens(tokens.document).filter(({ token }) =>
      ["color", "dimension", "number", "fontWeight", "duration", "fontFamily", "cubicBezier"].includes(
        token.$type,
      ),
    );
    for (const { path } of simple) expect(byId.has(path)).toBe(true);
    const row = (id: string) => {
      const { name, variableCollectionId, scopes, codeSyntax } = byId.get(id)!;
      return `${variableCollectionId}: ${name} = ${shown(id, "Light")} ${scopes.join("+")} ${codeSyntax.WEB}`;
    };
    expect(
      [
        "space.md",
        "typography.font-family.heading",
        "typography.line-height.body",
        "opacity.disabled",
        "motion.easing.standard",
        "component.button.radius",
      ].map(row),
    ).toMatchInlineSnapshot(`
      [
        "Layout: space/md = 24 GAP var(--space-md)",
        "Typography: font-family/heading = Fraunces FONT_FAMILY var(--typography-font-family-heading)",
        "Typography: line-height/body = 28.08 LINE_HEIGHT var(--typography-line-height-body)",
        "Layout: opacity/disabled = 50 OPACITY var(--opacity-disabled)",
        "Motion: easing/standard = cubic-bezier(0.2, 0, 0, 1)  var(--motion-easing-standard)",
        "Components: button/radius = 8 CORNER_RADIUS var(--component-button-radius)",
      ]
    `);
    expect(byId.get("primitive.color.dark-high-contrast.text")).toMatchObject({
      scopes: [],
      hiddenFromPublishing: true,
      codeSyntax: { WEB: "var(--primitive-color-dark-text)" },
    });
  });
});
