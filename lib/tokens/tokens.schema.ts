import { z } from "zod";

/** The thirteen types of the Design Tokens Format Module 2025.10. */
export const TOKEN_TYPES = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "duration",
  "cubicBezier",
  "number",
  "strokeStyle",
  "border",
  "transition",
  "shadow",
  "gradient",
  "typography",
] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];

export const FORMAT_SCHEMA_URL = "https://www.designtokens.org/schemas/2025.10/format.json";
export const RESOLVER_SCHEMA_URL = "https://www.designtokens.org/schemas/2025.10/resolver.json";

const NAME = /^[^${}.][^{}.]*$/;
export const aliasSchema = z.string().regex(/^\{[^${}.][^{}.]*(?:\.[^${}.][^{}.]*)*\}$/, {
  error: "must be an alias of the form {group.token}",
});

const finite = z.number().refine(Number.isFinite, { error: "must be a finite number" });
const unit = z.number().min(0).max(1);
const orAlias = <T extends z.ZodType>(schema: T) => z.union([schema, aliasSchema]);

/**
 * Two color spaces are written, so only these are let through. In sRGB `hex` has to be the same color as `components`;
 * in Display P3 it is what a screen without that gamut shows.
 */
const color = z
  .strictObject({
    colorSpace: z.enum(["srgb", "display-p3"]),
    components: z.tuple([unit, unit, unit]),
    alpha: unit.optional(),
    hex: z.string().regex(/^#[0-9a-f]{6}$/),
  })
  .refine(({ colorSpace, components, hex }) => colorSpace !== "srgb" || hexOf(components) === hex, {
    error: "components and hex must be the same color",
  });
const dimension = z.strictObject({ value: finite, unit: z.enum(["px", "rem"]) });
const duration = z.strictObject({ value: finite.min(0), unit: z.enum(["ms", "s"]) });
const fontFamily = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);
const fontWeight = z.number().min(1).max(1000);
const cubicBezier = z.tuple([unit, finite, unit, finite]);
const strokeStyle = z.union([
  z.enum(["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]),
  z.strictObject({
    dashArray: z.array(orAlias(dimension)).min(1),
    lineCap: z.enum(["round", "butt", "square"]),
  }),
]);
const shadow = z.strictObject({
  color: orAlias(color),
  offsetX: orAlias(dimension),
  offsetY: orAlias(dimension),
  blur: orAlias(dimension),
  spread: orAlias(dimension),
  inset: z.boolean().optional(),
});

const VALUES = {
  color,
  dimension,
  fontFamily,
  fontWeight,
  duration,
  cubicBezier,
  number: finite,
  strokeStyle,
  border: z.strictObject({
    color: orAlias(color),
    width: orAlias(dimension),
    style: orAlias(strokeStyle),
  }),
  transition: z.strictObject({
    duration: orAlias(duration),
    delay: orAlias(duration),
    timingFunction: orAlias(cubicBezier),
  }),
  shadow: z.union([shadow, z.array(orAlias(shadow)).min(1)]),
  gradient: z.array(orAlias(z.strictObject({ color: orAlias(color), position: orAlias(unit) }))).min(1),
  typography: z.strictObject({
    fontFamily: orAlias(fontFamily),
    fontSize: orAlias(dimension),
    fontWeight: orAlias(fontWeight),
    letterSpacing: orAlias(dimension),
    lineHeight: orAlias(finite),
  }),
} satisfies Record<TokenType, z.ZodType>;

/** What CSS can say and DTCG cannot, e.g. "clamp(…)" for a size that grows with the viewport. */
export const EXTENSION = "app.marque";
const extensionsSchema = z.record(z.string(), z.unknown());

function tokenOf<T extends TokenType>(type: T) {
  return z.strictObject({
    $type: z.literal(type),
    $value: orAlias(VALUES[type]),
    $description: z.string().optional(),
    $extensions: extensionsSchema.optional(),
    $deprecated: z.union([z.boolean(), z.string()]).optional(),
  });
}

/** One token: every one names its own type, whatever its group says. */
export const tokenSchema = z.discriminatedUnion("$type", [
  tokenOf("color"),
  tokenOf("dimension"),
  tokenOf("fontFamily"),
  tokenOf("fontWeight"),
  tokenOf("duration"),
  tokenOf("cubicBezier"),
  tokenOf("number"),
  tokenOf("strokeStyle"),
  tokenOf("border"),
  tokenOf("transition"),
  tokenOf("shadow"),
  tokenOf("gradient"),
  tokenOf("typography"),
]);
export type Token = z.infer<typeof tokenSchema>;
export type ColorValue = z.infer<typeof color>;

export type TokenGroup = { [name: string]: TokenGroup | Token | string };
/** Groups of groups and tokens; only the root may name a schema. */
export type TokenDocument = TokenGroup;

/** A name of a token or group. It never begins with $, so `$root` is none. */
export const tokenNameSchema = z.string().regex(NAME, {
  error: "a name must not be empty, begin with $ or hold {, } or a period",
});
/** Properties that a group may have beside its children; `$extends` and `$root` are not used here. */
export const GROUP_PROPERTIES = new Set(["$schema", "$description", "$extensions", "$deprecated"]);

function hexOf(components: readonly number[]): string {
  return `#${components
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
