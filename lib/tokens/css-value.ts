import { aliasOf } from "./token-tree";
import { type ColorValue, EXTENSION, type Token } from "./tokens.schema";

/** How an alias is written: "var(--…)" in CSS, the resolved value in SCSS. */
export type WriteAlias = (path: string) => string;

/** "--color-brand-primary" for "color.brand.primary". */
export function cssVariableName(path: string): string {
  return `--${path.replaceAll(".", "-")}`;
}

/**
 * A token's value as CSS. A typography token becomes a `font` shorthand, a gradient its list of stops (to be put into
 * any gradient function), a transition "duration easing delay", a shadow and a border their CSS shorthand.
 */
export function cssValue(token: Token, writeAlias: WriteAlias): string {
  const own = token.$extensions?.[EXTENSION];
  if (typeof own === "object" && own !== null && "css" in own && typeof own.css === "string") return own.css;
  return printValue(token.$type, token.$value, writeAlias);
}

/** The CSS of a value of that type, whatever its token says beside it. */
export function printValue(type: Token["$type"], value: unknown, writeAlias: WriteAlias): string {
  const alias = aliasOf(value);
  if (alias) return writeAlias(alias);
  const part = (partType: Token["$type"], name: string) =>
    printValue(partType, (value as Record<string, unknown>)[name], writeAlias);
  switch (type) {
    case "color":
      return printColor(value as ColorParts);
    case "dimension":
    case "duration": {
      const measure = value as { value: number; unit: string };
      return `${printNumber(measure.value)}${measure.unit}`;
    }
    case "number":
    case "fontWeight":
      return printNumber(value as number);
    case "fontFamily":
      return [value]
        .flat()
        .map((name) => printFamily(String(name)))
        .join(", ");
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).map(printNumber).join(", ")})`;
    case "strokeStyle":
      return typeof value === "string" ? value : "dashed";
    case "border":
      return `${part("dimension", "width")} ${part("strokeStyle", "style")} ${part("color", "color")}`;
    case "transition":
      return `${part("duration", "duration")} ${part("cubicBezier", "timingFunction")} ${part("duration", "delay")}`;
    case "shadow":
      return [value]
        .flat()
        .map((layer) => printShadow(layer, writeAlias))
        .join(", ");
    case "gradient":
      return (value as GradientStop[])
        .map(
          ({ color, position }) =>
            `${printValue("color", color, writeAlias)} ${printNumber(position * 100)}%`,
        )
        .join(", ");
    case "typography":
      return `${part("fontWeight", "fontWeight")} ${part("dimension", "fontSize")}/${part("number", "lineHeight")} ${part("fontFamily", "fontFamily")}`;
  }
}

type ColorParts = Pick<ColorValue, "colorSpace" | "components" | "hex" | "alpha">;
type GradientStop = { color: unknown; position: number };

/** sRGB with commas and no slash, so that every Sass reads it too. */
function printColor({ colorSpace, components, hex, alpha }: ColorParts): string {
  const opaque = alpha === undefined || alpha === 1;
  if (colorSpace === "display-p3") {
    const parts = components.map(printNumber).join(" ");
    return `color(display-p3 ${parts}${opaque ? "" : ` / ${printNumber(alpha)}`})`;
  }
  if (opaque) return hex;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${channels.join(", ")}, ${printNumber(alpha)})`;
}

function printShadow(layer: unknown, writeAlias: WriteAlias): string {
  const alias = aliasOf(layer);
  if (alias) return writeAlias(alias);
  const parts = layer as Record<string, unknown>;
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((name) =>
    printValue("dimension", parts[name], writeAlias),
  );
  return [parts.inset === true ? "inset" : "", ...lengths, printValue("color", parts.color, writeAlias)]
    .join(" ")
    .trim();
}

/** Names that CSS knows stay bare, all others are strings. */
function printFamily(name: string): string {
  const generic = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|emoji|math)$/;
  return generic.test(name) ? name : JSON.stringify(name);
}

/** At most five decimals, none that say nothing. */
function printNumber(value: number): string {
  return String(Number(value.toFixed(5)));
}
