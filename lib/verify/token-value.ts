import { aliasOf, isObject } from "./read-tokens";

type Rule = (value: unknown) => string | null;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

const measure =
  (units: readonly string[]): Rule =>
  (value) =>
    isObject(value) && isNumber(value.value) && isOneOf(units, value.unit)
      ? null
      : `must be {value, unit} with unit ${units.join(" or ")}`;

const dimension = measure(["px", "rem"]);
const duration = measure(["ms", "s"]);
const number: Rule = (value) => (isNumber(value) ? null : "must be a number");

/** Of the fourteen that the format has, the two that are written. */
const COLOR_SPACES = ["srgb", "display-p3"];

const color: Rule = (value) => {
  if (!isObject(value) || typeof value.colorSpace !== "string") return "must be a color object";
  const { components, hex, colorSpace, alpha = 1 } = value;
  if (!COLOR_SPACES.includes(colorSpace)) return `must be in ${COLOR_SPACES.join(" or ")}`;
  if (!inUnit(alpha)) return "must have an alpha within 0 and 1";
  if (!Array.isArray(components) || components.length !== 3) return "must have three components";
  if (!components.every(inUnit)) return "must have components within 0 and 1";
  if (hex === undefined) return null;
  if (typeof hex !== "string" || !/^#[0-9a-f]{6}$/i.test(hex)) return "has a hex that is not #rrggbb";
  const own = `#${components.map((part) => byte(Number(part))).join("")}`;
  return colorSpace !== "srgb" || own === hex.toLowerCase()
    ? null
    : `has components of ${own} and the hex ${hex}`;
};

const fontFamily: Rule = (value) => {
  const names = Array.isArray(value) ? value : [value];
  return names.length > 0 && names.every((name) => typeof name === "string" && name !== "")
    ? null
    : "must be names";
};

/** The format has words for weights too, which nobody writes here. */
const fontWeight: Rule = (value) =>
  isNumber(value) && value >= 1 && value <= 1000 ? null : "must be a weight within 1 and 1000";

const cubicBezier: Rule = (value) =>
  Array.isArray(value) && value.length === 4 && value.every(isNumber) && inUnit(value[0]) && inUnit(value[2])
    ? null
    : "must be four numbers, the x of both points within 0 and 1";

const LINES = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"];
const LINE_CAPS = ["round", "butt", "square"];

const strokeStyle: Rule = (value) => {
  if (isOneOf(LINES, value)) return null;
  if (!isObject(value) || !isOneOf(LINE_CAPS, value.lineCap)) return "must be a stroke style";
  return listOf(dimension)(value.dashArray);
};

/** A composite: every named part must be there and be valid, or be an alias. */
const parts =
  (rules: Record<string, Rule>): Rule =>
  (value) => {
    if (!isObject(value)) return `must have ${Object.keys(rules).join(", ")}`;
    for (const [name, rule] of Object.entries(rules)) {
      if (!(name in value)) return `lacks ${name}`;
      const problem = aliasOf(value[name]) ? null : rule(value[name]);
      if (problem) return `${name} ${problem}`;
    }
    return null;
  };

function listOf(rule: Rule): Rule {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return "must be a list of one or more";
    const problems = value.map((entry) => (aliasOf(entry) ? null : rule(entry)));
    return problems.find((problem) => problem !== null) ?? null;
  };
}

const oneOrMore =
  (rule: Rule): Rule =>
  (value) =>
    listOf(rule)(Array.isArray(value) ? value : [value]);

const RULES: Record<string, Rule> = {
  color,
  dimension,
  duration,
  number,
  fontFamily,
  fontWeight,
  cubicBezier,
  strokeStyle,
  border: parts({ color, width: dimension, style: strokeStyle }),
  transition: parts({ duration, delay: duration, timingFunction: cubicBezier }),
  shadow: oneOrMore(
    parts({ color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
  ),
  gradient: listOf(parts({ color, position: (value) => (inUnit(value) ? null : "must be within 0 and 1") })),
  typography: parts({
    fontFamily,
    fontSize: dimension,
    fontWeight,
    letterSpacing: dimension,
    lineHeight: number,
  }),
};

/**
 * What is wrong with a token's value by the Design Tokens Format Module 2025.10, chapters 8 and 9; null when nothing is.
 * Aliases are resolved elsewhere and count as valid here.
 */
export function tokenValueProblem(type: unknown, value: unknown): string | null {
  if (typeof type !== "string") return "has no $type";
  const rule = RULES[type];
  if (!rule) return `has the unknown type ${type}`;
  return aliasOf(value) ? null : rule(value);
}

function isOneOf(words: readonly unknown[], value: unknown): boolean {
  return words.includes(value);
}

function inUnit(value: unknown): boolean {
  return isNumber(value) && value >= 0 && value <= 1;
}

function byte(component: number): string {
  return Math.round(Math.min(1, Math.max(0, component)) * 255)
    .toString(16)
    .padStart(2, "0");
}
