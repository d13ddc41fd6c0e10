import type { z } from "zod";

/** As zod keeps it: what a schema is made of, by its kind. */
interface Definition {
  type: string;
  checks?: {
    _zod: { def: { check: string; format?: string; maximum?: number; length?: number; value?: unknown } };
  }[];
  format?: string;
  coerce?: boolean;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  items?: z.ZodType[];
  rest?: z.ZodType | null;
  options?: z.ZodType[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  innerType?: z.ZodType;
  getter?: () => z.ZodType;
}

/** Of one length, or of one of two, by their pattern. */
const FIXED_FORMATS = new Set(["uuid", "guid"]);
const FIXED = new Set(["enum", "literal", "boolean", "null", "undefined", "never", "void", "nan", "date"]);
const WRAPPERS = new Set(["optional", "nullable", "default", "prefault", "nonoptional", "readonly", "catch"]);

/**
 * The places of a schema that take a text, a list, a record or a number without bounds, or anything at all. What a
 * transform makes of a value is not looked at: only what is sent.
 */
export function unboundedParts(schema: z.ZodType, place = ""): string[] {
  const def = (schema as unknown as { _zod: { def: Definition } })._zod.def;
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const has = (...names: string[]) => checks.some(({ check }) => names.includes(check));
  const inner = (part: z.ZodType | null | undefined, name: string) =>
    part ? unboundedParts(part, place === "" ? name : `${place}.${name}`) : [];
  if (FIXED.has(def.type)) return [];
  if (WRAPPERS.has(def.type)) return unboundedParts(def.innerType!, place);
  switch (def.type) {
    case "string": {
      const format = def.format ?? checks.find(({ format }) => format !== undefined)?.format;
      return has("max_length", "length_equals") || FIXED_FORMATS.has(format ?? "") ? [] : [`${place}: text`];
    }
    case "number": {
      const isInteger = def.format === "safeint" || has("number_format");
      return isInteger || (has("less_than") && has("greater_than")) ? [] : [`${place}: number`];
    }
    case "array":
      return [...(has("max_length", "length_equals") ? [] : [`${place}: list`]), ...inner(def.element, "[]")];
    case "tuple":
      return [
        ...(def.rest ? [`${place}: list`] : []),
        ...def.items!.flatMap((item, index) => inner(item, String(index))),
      ];
    case "object":
      return [
        ...(def.catchall && kindOf(def.catchall) !== "never" ? [`${place}: further fields`] : []),
        ...Object.entries(def.shape!).flatMap(([name, part]) => inner(part, name)),
      ];
    case "record":
      return [...(kindOf(def.keyType!) === "enum" ? [] : [`${place}: record`]), ...inner(def.valueType, "*")];
    case "union":
      return def.options!.flatMap((option) => unboundedParts(option, place));
    case "intersection":
      return [...unboundedParts(def.left!, place), ...unboundedParts(def.right!, place)];
    case "pipe":
      // What a transform comes before is the first to look at what was sent.
      return unboundedParts(kindOf(def.in!) === "transform" ? def.out! : def.in!, place);
    default:
      return [`${place}: ${def.type}`];
  }
}

function kindOf(schema: z.ZodType): string {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def.type;
}
