import { z } from "zod";
import { fieldNote } from "./field-notes";

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  default?: unknown;
  [key: string]: unknown;
}

/** No text of an answer is longer, and no list has more entries: bodies are bounded by what a package holds. */
export const MAX_TEXT = 4_194_304;
export const MAX_LIST = 100_000;

interface ToJsonSchema {
  /** Under which the document knows it: what is known about its fields is added. */
  name: string;
  /** "input": what may be sent; "output": what is answered. */
  io: "input" | "output";
  /** Objects of an answer are closed. Published they are open, because fields may be added; tests want to know. */
  isClosed?: boolean;
}

/**
 * JSON Schema 2020-12 of a zod schema, as the published document has it: every text, list and whole number with its
 * bounds, ids and times by their format alone.
 */
export function toJsonSchema(schema: z.ZodType, { name, io, isClosed = false }: ToJsonSchema): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as JsonSchema;
  delete made.$schema;
  const result = bounded(made, isClosed);
  const { properties = {} } = result.items ?? result;
  for (const [field, inner] of Object.entries(properties)) {
    const description = fieldNote(name, field);
    if (description) properties[field] = { ...inner, description };
  }
  return result;
}

function bounded(schema: JsonSchema, isClosed: boolean): JsonSchema {
  const inner = (value: JsonSchema) => bounded(value, isClosed);
  const { additionalProperties, ...rest } = schema;
  const result: JsonSchema = { ...rest };
  for (const key of ["items", "propertyNames"] as const) {
    if (rest[key]) result[key] = inner(rest[key]);
  }
  for (const key of ["anyOf", "oneOf", "allOf", "prefixItems"] as const) {
    if (rest[key]) result[key] = rest[key].map(inner);
  }
  if (rest.properties) {
    result.properties = Object.fromEntries(
      Object.entries(rest.properties).map(([name, value]) => [name, inner(value)]),
    );
  }
  if (typeof additionalProperties === "object") result.additionalProperties = inner(additionalProperties);
  else if (additionalProperties === false && isClosed) result.additionalProperties = false;
  return withBounds(result);
}

function withBounds(schema: JsonSchema): JsonSchema {
  const is = (type: string) =>
    schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
  const isFixed = schema.enum !== undefined || schema.const !== undefined;
  if (is("string") && !isFixed) {
    // The patterns that zod gives ids and times say no more than their format.
    if (schema.format === "uuid" || schema.format === "date-time") delete schema.pattern;
    schema.maxLength ??= FORMAT_LENGTHS[schema.format ?? ""] ?? fixedLength(schema.pattern) ?? MAX_TEXT;
  }
  if (is("array")) schema.maxItems ??= schema.prefixItems?.length ?? MAX_LIST;
  if (is("integer")) {
    schema.minimum ??= Number.MIN_SAFE_INTEGER;
    schema.maximum ??= Number.MAX_SAFE_INTEGER;
    schema.format ??= "int64";
  }
  return schema;
}

const FORMAT_LENGTHS: Record<string, number> = { uuid: 36, "date-time": 40, uri: 2048, email: 254 };

/** Length of every text that a pattern without choices and open ends matches. */
function fixedLength(pattern: string | undefined): number | undefined {
  if (!pattern?.startsWith("^") || !pattern.endsWith("$")) return undefined;
  let rest = pattern.slice(1, -1);
  let length = 0;
  while (rest !== "") {
    const unit = /^(\[[^\]]*\]|\\.|[^\\[\](){}*+?|.])(?:\{(\d+)\})?/.exec(rest);
    if (!unit) return undefined;
    length += Number(unit[2] ?? 1);
    rest = rest.slice(unit[0].length);
  }
  return length;
}
